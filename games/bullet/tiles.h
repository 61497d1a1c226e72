// Powerups, as a computer player sees them: which to take, when to use them, and on what.
#pragma once

#include "bullet/jobs.h"

namespace bullet {

// Which is wanted most: the higher the more.
int tile_rank(const State& state, Seat seat, Powerup kind);

// How things stand when tiles are thought of.
struct Need {
    bool danger;   // the next bullet is more than she dares
    bool planned;  // there is something to do without them, if it is only to go on placing
};
// The use of a tile that is due, or no answer.
kit::Action due_tile(const State& state, Seat seat, const Need& need);

}  // namespace bullet
