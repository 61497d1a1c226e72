// Destroy or knock out: what the goals that are still open ask for.
#pragma once

#include "superhot/state.h"

namespace superhot_scene {

struct Wish {
    superhot::Method method = superhot::destroy;
    superhot::Goal goal = superhot::no_goal;  // that asks for it; none: it is just as usual
};

// What is to be done to the card in a slot. Where goals ask for both, what more of them ask for.
Wish wish_for(const superhot::State& state, int slot);

}  // namespace superhot_scene
