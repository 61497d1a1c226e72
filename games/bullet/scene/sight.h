// The sight of one heroine with all that tells what would happen there: heads, ghosts, the hitbox.
#pragma once

#include "bullet_scene/layout.h"

namespace bullet_scene {

// The numbers of a column's colour that would hit her, one bit each: bit 0 is number 1.
unsigned deadly_numbers(const State& state, Seat seat, int column);
// Of the bullets that nobody sees, how many in a hundred would hit her now; 1 at least if any
// would. PLACE and what is said of a hint show it.
int risk_of(const State& state, Seat seat);

// `away`: bullets that are elsewhere at the moment; `ghosts`: where each number would land.
void draw_sight(Canvas& canvas, const State& state, Seat seat, Spaces away, bool ghosts,
                Point shake = {});
void draw_head(Canvas& canvas, int column, unsigned deadly, const Rect& area);
void draw_heads(Canvas& canvas, const State& state, Seat seat);
void draw_hitbox(Canvas& canvas, const State& state, Seat seat);
// Round, next round, lives, modifiers: one line over everything.
void draw_info(Canvas& canvas, const State& state, Seat seat);

// Marks on cells: what may be chosen, and the cursor.
void draw_price(Canvas& canvas, Space space, int price);
// The same as a small plate, where the bullet itself is seen.
void draw_price_tag(Canvas& canvas, Space space, int price);
void draw_arrow(Canvas& canvas, Space from, Space to);
void draw_target(Canvas& canvas, Space space);
// What a pattern asks for here and clears.
void draw_aimed_cell(Canvas& canvas, Space space, const bullet::Cell& cell, bool bullet_there);
void draw_cursor(Canvas& canvas, const Rect& around, stage::Colour colour);

}  // namespace bullet_scene
