// The position while it is told: runs behind the rules, event by event.
#pragma once

#include "bullet/state.h"
#include "kit/event.h"

namespace bullet_scene {

// What an event takes from its place when it begins, and what it brings when it ends.
void leave(bullet::State& state, const kit::Event& event);
void arrive(bullet::State& state, const kit::Event& event);

}  // namespace bullet_scene
