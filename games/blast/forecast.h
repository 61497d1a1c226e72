// What certainly happens if nobody acts any more: bombs tick, chains burn, tiles flip, seat by
// seat, until the match is over. It is what the danger on the screen shows and what computer
// players are afraid of. A board knows nothing of Revenge Mode: unless it is told, who would lose
// the place to a ghost is only hit here.
#pragma once

#include "blast/belts.h"
#include "blast/blast.h"

namespace blast {

// One seat's Bomb and Overtime Phase.
struct ForecastStep {
    bool revenge = false;  // told by who asks: ghosts take places
    Seat seat = 0;
    bool blasts = false;     // `fire` tells of something
    bool everybody = false;  // a Power-Up Pad goes off
    Blast fire;              // the last one: on the final tile there may be two in a turn
    Squares burn;            // all that burns in this turn
    Squares kill;            // a tile that is flipped, and turf that opens
};

// The board becomes that of the seat's Action Phase. `Step` is written anew, but for `revenge`.
void foresee(Board& board, Seat seat, ForecastStep& step);

// For each square how many seats from now it burns or falls, from 1; 0: not before `seat` has had
// its Bomb Phase. `active` ends the turn now.
struct Danger {
    std::array<std::uint8_t, square_count> when{};
    Squares burn, kill;
    bool everybody = false;  // a Power-Up Pad goes off: all that stand on no pad
};
Danger danger_for(const Board& board, Seat active, Seat seat);
// Is this figure hit for certain, or lost, before it can act, if the active seat ends its turn?
enum class Fate : std::uint8_t { safe, hit, lost };
Fate fate_of(const Board& board, Seat active, Seat seat, bool revenge = false);

// What becomes of a figure that is off the board here, by the square on which it stands from now
// on, before it can act. Belts would carry it elsewhere.
struct Peril {
    Squares burn;
    Squares deadly;      // it would be lost
    bool alone = false;  // all others are lost; who burns with them may win all the same
};
Peril peril_for(const Board& board, Seat active, Seat seat, bool revenge);

}  // namespace blast
