// The characters of the computer players, as a table.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace bluff {

struct Character {
    std::string_view name;
    std::string_view manner;  // in a few words
    // What is added to the worth of a lie, a call and a false bullet, per mille of win chance.
    std::int16_t lie, call, false_bullet;
};
inline constexpr std::array<Character, 4> characters{{
    {"Deacon Slate", "Rarely lies; when he does, it is big", -12, -8, -8},
    {"Velvet Belle", "Lies gladly, also with bullets", 8, -2, 6},
    {"Marshal Grudge", "Calls everybody, plays straight", -3, 10, -3},
    {"The Stranger", "Nobody knows what to expect", 0, 0, 0},
}};

}  // namespace bluff
