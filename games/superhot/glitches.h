// The System's turn: it draws from the Obstacles Discard and pays glitches with what it drew.
#pragma once

#include "superhot/state.h"

namespace superhot {

void begin_system_turn(State& state, kit::Events& events);
void end_system_turn(State& state, kit::Events& events);

kit::Verdict may_glitch(const State& state, int which, int slot, int paid_fighting);
void list_glitches(const State& state, kit::Actions& out);
void play_glitch(State& state, Glitch which, int slot, int paid_fighting, kit::Events& events);

}  // namespace superhot
