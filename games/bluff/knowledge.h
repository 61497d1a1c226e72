// What the computer players have learnt by playing each other: how strong a hand is, and how often
// a claim is a lie, is called, is shot at. Made by tools/bluff_training.
#pragma once

#include "bluff/hands.h"
#include "bluff/powers.h"

namespace bluff {

// ---- How strong a hand is -----------------------------------------------------------------------

// By the cards left in the deck.
inline constexpr int stage_count = 5;
constexpr std::size_t stage_of(std::size_t deck_size) {
    return deck_size > 17 ? 0 : deck_size > 11 ? 1 : deck_size > 7 ? 2 : deck_size > 3 ? 3 : 4;
}

// The chance to win is in proportion to 2^(strength/256).
using Strength = std::int16_t;
inline constexpr Strength most_strength = 8 * doubling - 1, least_strength = -8 * doubling;
constexpr std::uint16_t weight_of(Strength strength) {
    return static_cast<std::uint16_t>(power_table::parts[strength & (doubling - 1)] >>
                                      (7 - (strength >> 8)));
}
static_assert(weight_of(0) == 256 && weight_of(least_strength) == 1 &&
              weight_of(most_strength) > 65000);

// ---- How often ----------------------------------------------------------------------------------

// How much the claimer gains by the effect, in four sizes.
inline constexpr std::size_t size_count = 4;

using Share = std::uint8_t;  // in 1/255
struct Rate {
    Share lies = 0, called = 0, shot = 0;
};
struct Rates {
    std::array<std::array<Rate, size_count>, suit_count> claims{};  // of a turn's card
    std::array<std::array<Rate, size_count>, 2> bullets{};          // the first, any later
    Rate all_claims{}, all_bullets{};
    // Whoever passes may be spared the trouble: how often it comes otherwise, by the seats that are
    // still to be asked. For a turn's card, and for a bullet.
    std::array<std::array<Share, most_seats - 1>, 2> stopped{};
};

// Of one level, for one number of players.
struct Knowledge {
    const Strength* strengths;  // [stage][hand]
    const Rates* rates;

    const Strength* at_stage(int seats, std::size_t stage) const {
        return strengths + stage * static_cast<std::size_t>(hands_for(seats));
    }
};

inline constexpr std::size_t level_count = 3;
Knowledge learnt(std::size_t level, int seats);

}  // namespace bluff
