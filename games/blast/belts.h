// Conveyor Belts: BLA-210 to BLA-214.
#pragma once

#include "blast/board.h"
#include "kit/event.h"

namespace blast {

// The End Step of a seat: its figure and its bombs on belts move one square.
void run_belts(Board& board, Seat seat, kit::Events& events);

}  // namespace blast
