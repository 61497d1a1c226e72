// What is pending: who answers it, with what, and how it goes on from there.
#pragma once

#include "bullet/play.h"

namespace bullet {

// Of the last frame of the stack.
void list_answers(const State& state, kit::Actions& out);
kit::Verdict may_answer(const State& state, kit::Action action);
void give_answer(Play& play, kit::Action action);
// Does what nobody has to decide, until somebody has to or nothing is pending.
void go_on(Play& play);

// Is the heroine whose decision it is on the clock? (BUL-201)
bool may_time_out(const State& state);
void do_time_out(Play& play);

}  // namespace bullet
