// What a thing comes to as it lies there: what Y says before what is true of it always.
#pragma once

#include "bullet_scene/advice.h"
#include "bullet_scene/boss_strip.h"
#include "bullet_scene/layout.h"

namespace bullet_scene {

// In 22 x 6 letters; `risk`: of the next bullet, in a hundred.
void add_standing(const State& state, Seat seat, const Spot& spot, const Advice& advice,
                  const Gaps& gaps, int risk, kit::TextOut& out);

}  // namespace bullet_scene
