// The Option Phase (BUL-074): placing, actions, patterns, powerups, team actions, passing, ending.
#pragma once

#include "bullet/play.h"

namespace bullet {

// Of the active heroine, while nothing is pending; kinds up to `end_round`.
void list_options(const State& state, kit::Actions& out);
kit::Verdict may_option(const State& state, kit::Action action);
// With some choice or other: of an action, a powerup, or a team action with this ally. `b` and `c`
// of the others do not matter.
kit::Verdict may_use(const State& state, kit::Action action);
void do_option(Play& play, kit::Action action);

}  // namespace bullet
