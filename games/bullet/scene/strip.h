// The strip below: the own heroine, and everybody else as a small sight.
#pragma once

#include "bullet_scene/boss_strip.h"
#include "stage/match_view.h"

namespace bullet_scene {

// `lit`: seats that something happens to; `gaps`: of the boss's patterns.
void draw_strip(Canvas& canvas, const State& state, const stage::MatchView& view, Seat me,
                unsigned lit, const Gaps& gaps);
// Is there room for a sentence about what she can do?
bool shows_ability(const State& state, Seat me);
// 3 pixels a space, 15 x 18.
void draw_dots(Canvas& canvas, const Board& board, Point at);
// Where bullets fly to that are sent to a seat; nobody: the track.
Point target_point(const State& state, Seat me, Seat to);

}  // namespace bullet_scene
