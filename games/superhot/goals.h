// Goals: what counts towards them, when they are met, how they are drawn and vetoed.
#pragma once

#include "superhot/state.h"

namespace superhot {

// Is the condition met, with this Normal player as the active one? (2.5)
bool goal_met(const State& state, Goal goal, int player);
void count(State& state, Goal goal, int by, kit::Events& events);
void count_defeat(State& state, Card card, Method method, kit::Events& events);
// At the end of Maneuvers (G08, G09) and of a Wait (G07, G09).
void count_move(State& state, kit::Events& events);
void count_wait(State& state, kit::Events& events);

// Phase 5: turns what is met; true if the level is complete (HOT-136, HOT-138).
bool check_goals(State& state, kit::Events& events);

int goals_of_level(const State& state, int level);   // HOT-040, HOT-234, HOT-260, HOT-291, HOT-317
void draw_goals(State& state, kit::Events& events);  // into an empty row
// HOT-182
void return_goals(State& state);

bool may_veto(const State& state, Goal goal);
// Opens the veto, or skips it (HOT-198 .. HOT-200); true if there is something to decide.
bool open_veto(State& state);
void carry_out_veto(State& state, Goal goal, kit::Events& events);

}  // namespace superhot
