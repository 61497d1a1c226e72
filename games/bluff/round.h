// A round: the deal, who begins, drawing, and the end.
#pragma once

#include "bluff/state.h"

namespace bluff {

// A number that everybody has seen grow. It stays at the top once it is there.
constexpr void count_up(std::uint8_t& counter) {
    if (counter != 255) ++counter;
}

// Shuffles, deals and finds who begins; the first turn has not begun: BLF-007 to BLF-017
void deal_round(State& state);
// Draws up to two cards, unless Fin comes: BLF-019 to BLF-023
void begin_turn(State& state, Seat seat, kit::Events& events);
// Fin came to this seat: BLF-093 to BLF-096
void end_round(State& state, EndCause cause, Seat finder, kit::Events& events);
// BLF-116 to BLF-118
void next_round(State& state, kit::Events& events);

}  // namespace bluff
