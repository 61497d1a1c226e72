// The boss in the strip below the table, and its pattern over the sight.
#pragma once

#include "bullet_scene/boss_gap.h"

namespace bullet_scene {

using Gaps = kit::FixedList<Gap, 2>;
Gaps gaps_of(const State& state, Seat seat);

// From the left: its picture, its shields and what breaks the next one, its active patterns. Words
// have what the others leave, if that is enough.
void draw_boss_strip(Canvas& canvas, const State& state, const Gaps& gaps);
Rect gap_area(const bullet::ActivePattern& active, const Gap& gap);
// What of the pattern is there and what is missing, in the sight.
void draw_gap(Canvas& canvas, const bullet::ActivePattern& active, const Gap& gap);
// Five of them; what is broken is only an outline.
void draw_shields(Canvas& canvas, Point at, int left);
// A tick or a cross.
void draw_done(Canvas& canvas, Point at, bool done);

}  // namespace bullet_scene
