// Seats, what they are called, and who looks at them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace kit {

inline constexpr std::size_t max_seats = 8;

using Seat = std::uint8_t;
inline constexpr Seat nobody = 255;

// Whoever looks at a match: a seat, or one of these.
using Viewer = std::uint8_t;
inline constexpr Viewer the_public = 254;  // several people: nothing that one of them may not see
inline constexpr Viewer all_seeing = 255;  // a replay, a lesson's author: everything

// What the seats are called in sentences.
struct Names {
    std::array<std::string_view, max_seats> of{};
    constexpr std::string_view operator[](Seat seat) const { return of[seat]; }
    // As the object of a sentence: "you".
    constexpr std::string_view whom(Seat seat) const {
        return of[seat] == "You" ? "you" : of[seat];
    }
};
// Where nobody has sat down: files, tools, tests.
inline constexpr Names plain_names{{"Player 1", "Player 2", "Player 3", "Player 4", "Player 5",
                                    "Player 6", "Player 7", "Player 8"}};

}  // namespace kit
