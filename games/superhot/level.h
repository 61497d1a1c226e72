// The frame around turns: setup, from level to level, and the end of a leg.
#pragma once

#include "superhot/state.h"

namespace superhot {

void begin_leg(State& state, kit::Events& events);
// All goals of the level are done: HOT-138
void complete_level(State& state, kit::Events& events);
// After an action: writes down how the leg ended, and begins the second one of a Revenge match.
void close_leg(State& state, kit::Events& events);
// The veto is decided: the first turn of the level.
void begin_level_turns(State& state, kit::Events& events);

// 3 levels, against the System 2.
constexpr int levels_of(bool with_system) { return with_system ? 2 : 3; }
inline int campaign_levels(const State& state) { return levels_of(state.has_system()); }

}  // namespace superhot
