// The frame around actions: payment, the end of a turn, the end of the game.
#pragma once

#include "love/state.h"

namespace love {

// Something to pay for: LOV-038
bool may_duel(const State& state);
bool may_claim(const State& state);

// An action of the turn begins; the second one is paid for: LOV-037
void begin_action(State& state, kit::Events& events);
// An action is done: the turn goes on, or it ends by itself (LOV-040, LOV-041).
void end_action(State& state, kit::Events& events);
// Scores, and passes the turn chip on or ends the game: LOV-042
void end_turn(State& state, kit::Events& events);

}  // namespace love
