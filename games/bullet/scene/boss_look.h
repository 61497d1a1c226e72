// The boss, as large as the screen: who it is, what it does, all its slots and patterns.
#pragma once

#include "bullet_scene/boss_strip.h"

namespace bullet_scene {

void draw_boss_look(Canvas& canvas, const State& state, const Gaps& gaps);

}  // namespace bullet_scene
