// What a boss does, in words.
#pragma once

#include "bullet_scene/layout.h"

namespace bullet_scene {

// "1 AP less, 1 card goes"
void add_effect(const bullet::Effect& effect, kit::TextOut& out);
// What happens to whoever has not completed this pattern.
void add_penalty(const bullet::ActivePattern& active, kit::TextOut& out);
// What the next slot will do when its shield breaks.
void add_next_slot(const State& state, kit::TextOut& out);

}  // namespace bullet_scene
