// Bullets come: placing, hits, going down; and patterns are drawn.
#pragma once

#include "bullet/play.h"

namespace bullet {

// The next bullet of her current, as Place Bullets does it: it falls, or waits for her decision
// (BUL-075, BUL-351, BUL-365).
void draw_and_place(Play& play, Seat seat);
// The same when her time is out: nothing is left to decide (BUL-202).
void draw_and_place_blindly(Play& play, Seat seat);
// A bullet from the center, by an effect; a special one is Jane's affair (BUL-357).
void place_from_center(Play& play, Seat seat);
// By the placing rule into her sight (BUL-075 .. BUL-082).
void place(Play& play, Seat seat, Type type, Source source);
// The bullet that hit `seat` goes onto the life of `holder`.
void put_hit(Play& play, Seat seat, Seat holder, Type type);
// Jane's special bullet has done its work and goes to her incoming.
void settle_special(Play& play, Seat seat, Type type, std::uint8_t column);

void gain_points(Play& play, Seat seat, int points);
// False if there is none (BUL-144).
bool draw_pattern(Play& play, Seat seat);
// A card that was used or discarded comes to its pile.
void lay_aside(State& state, Seat seat, PatternId id);
void discard_pattern(Play& play, Seat seat, std::size_t place_in_hand);

}  // namespace bullet
