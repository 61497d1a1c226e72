// What a seat cannot see, counted: the cards that may lie in any of its hidden places.
#pragma once

#include "bluff/state.h"

namespace bluff {

struct UnseenCards {
    std::array<std::array<std::uint8_t, most_value + 1>, suit_count> copies{};  // [suit][value]
    std::array<std::uint8_t, suit_count> of_suit{};
    std::array<std::uint8_t, most_value + 1> of_value{};
    std::uint8_t all = 0;

    constexpr void count(Card card, int by) {
        const auto add = [&](std::uint8_t& number) {
            number = static_cast<std::uint8_t>(number + by);
        };
        const auto value = static_cast<std::size_t>(value_of(card));
        add(copies[suit_of(card)][value]);
        add(of_suit[suit_of(card)]);
        add(of_value[value]);
        add(all);
    }
};

// A face-up card, or one that this seat has looked at: BLF-083 to BLF-086
constexpr bool can_see(const ScoringCard& place, kit::Viewer viewer) {
    return place.face_up != 0 || (viewer < most_seats && place.known_to(viewer));
}

// All cards of this number of players but those that the viewer sees. A masked, a concealed and the
// true state give the same.
UnseenCards unseen_of(const State& state, kit::Viewer viewer);

}  // namespace bluff
