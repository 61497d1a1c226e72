// The characters of the computer players, as a table.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace love {

struct Character {
    std::string_view name;                   // fits the strip of a seat
    std::string_view style;                  // in a few words
    std::uint8_t bullets_worth, love_worth;  // in percent of what is usual
    std::int8_t duel_bonus;                  // in 1/64 point
};
inline constexpr std::array<Character, 4> characters{{
    {"Marshal Finch", "Balanced", 100, 100, 0},
    {"Rattler Ruth", "Hothead: duels often", 50, 100, 64},
    {"Deacon Pike", "Miser: hoards bullets", 150, 100, -64},
    {"Sweet Lou", "Romantic: hates to betray", 100, 250, 0},
}};
inline constexpr std::size_t longest_name = 13;

namespace character_checks {

constexpr bool names_differ() {
    for (std::size_t i = 0; i < characters.size(); ++i) {
        if (characters[i].name.size() > longest_name) return false;
        for (std::size_t j = 0; j < i; ++j)
            if (characters[i].name == characters[j].name) return false;
    }
    return true;
}
static_assert(names_differ());

}  // namespace character_checks

}  // namespace love
