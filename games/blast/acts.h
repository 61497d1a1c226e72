// What a player does in the own turn: movements, bombs, buying, cards (RULES.md, from Acting to
// Cards).
#pragma once

#include "blast/events.h"
#include "blast/state.h"

namespace blast {

// May this be done in the Action Phase? Judged directly, without a list.
kit::Verdict may_act(const State& state, kit::Action action);
void list_acts(const State& state, kit::Actions& out);
// Does what may be done. END and the end of a turn are not here: turn.h.
void act(State& state, kit::Action action, kit::Events& events);

// The bomb that `roll_bomb` takes, and where it lies; none if there is none to take.
BombNumber rolled_bomb(const State& state, Source source, Direction way);
// The bomb that stands beside the figure in a direction and may be pushed or rolled; none if there
// is none: BLA-130, BLA-147
BombNumber bomb_beside(const State& state, Direction way);
// The bomb under the own figure: none if there is none.
BombNumber bomb_underfoot(const State& state);

}  // namespace blast
