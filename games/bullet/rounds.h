// From the end of a heroine's round to the beginning of the next one, and Sudden Death.
#pragma once

#include "bullet/play.h"

namespace bullet {

// ---- End Phase (BUL-180 .. BUL-184) ----
void begin_end_phase(Play& play, Seat seat);
// True if somebody has to decide; otherwise it has gone on by a step.
bool end_phase_waits(Play& play);
void list_end_phase(const State& state, kit::Actions& out);
kit::Verdict may_in_end_phase(const State& state, kit::Action action);
void do_in_end_phase(Play& play, kit::Action action);

// ---- Turns and rounds ----
void make_active(Play& play, Seat seat);
// The active heroine is done: the next one, or the end of the round and the next round.
void next_heroine(Play& play);
void begin_round(Play& play);
// Draws so many bullets from the center into her current; false if it ran out (BUL-186).
bool feed(Play& play, Seat seat, int bullets);
// A tie of all who can still share it.
void end_in_tie(Play& play, End end);
// Against a boss who has no life left is out at once (BUL-301).
void lose_to_boss(Play& play, Seat seat);

// ---- Sudden Death (BUL-225 .. BUL-230) ----
void sudden_death_step(Play& play);

}  // namespace bullet
