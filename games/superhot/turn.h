// A Normal player's turn around phase 2: Wait, refill the hand, Maneuvers, goals, abilities, refill
// The Line, and who comes next.
#pragma once

#include "superhot/state.h"

namespace superhot {

void begin_turn(State& state, kit::Events& events);

// Phase 1
void go_on_waiting(State& state, kit::Events& events);  // step 2 of a Wait, then phase 6

// After phase 2
void end_use_phase(State& state, kit::Events& events);
void give_aid(State& state, Card card, kit::Events& events);  // no_card: none
void finish_turn(State& state, kit::Events& events);          // phases 3 and on

// Phase 4. For players that look ahead, too.
void maneuver(State& state, kit::Events& events);

// Phase 6
bool may_act(const State& state, int slot);
void act_on(State& state, int slot, kit::Events& events);
void act_on_rest(State& state, kit::Events& events);
void drop_card(State& state, Card card, kit::Events& events);

// The unused aid card goes back to its giver: HOT-242, HOT-243
void return_aid(State& state, Card& card, int giver, kit::Events& events);

}  // namespace superhot
