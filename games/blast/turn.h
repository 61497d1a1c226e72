// The course of a match: turns, phases, blasts with their consequences, OVERTIME, the end.
#pragma once

#include "blast/blast.h"
#include "blast/events.h"
#include "blast/state.h"

namespace blast {

// The turn of a seat from its Bomb Phase on, and of those behind it, till somebody has to decide or
// the match is over.
void begin_turn(State& state, Seat seat, kit::Events& events);
// The End Step, and the turn of the next one.
void finish_turn(State& state, kit::Events& events);

// Bombs go off: BLA-042. Does everything of BLA-052, the end of the match included.
void explode(State& state, BombSet starters, Cause cause, kit::Events& events);

}  // namespace blast
