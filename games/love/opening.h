// The deal, and who begins.
#pragma once

#include "love/state.h"

namespace love {

struct StartRoll {
    std::array<std::uint8_t, seat_count> last;  // roll of each player
    Seat first;
};

// Each rolls a die, the highest begins; those who share the highest roll again: LOV-025 .. LOV-027.
// `roll` gives the next die.
template <class Roll>
constexpr StartRoll roll_for_start(Roll roll) {
    StartRoll start{};
    unsigned contenders = (1u << seat_count) - 1;
    for (int round = 0;; ++round) {
        std::uint8_t highest = 0;
        for (std::size_t seat = 0; seat < seat_count; ++seat) {
            if ((contenders >> seat & 1) == 0) continue;
            start.last[seat] = static_cast<std::uint8_t>(roll());
            highest = std::max(highest, start.last[seat]);
        }
        for (std::size_t seat = 0; seat < seat_count; ++seat)
            if (start.last[seat] != highest) contenders &= ~(1u << seat);
        start.first = static_cast<Seat>(std::countr_zero(contenders));
        if (std::has_single_bit(contenders) || round == most_rerolls) return start;
    }
}

void set_up(State& state, int target, kit::Seed seed);

}  // namespace love
