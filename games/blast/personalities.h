// The personalities of the computer players, as a table: what each of them cares for, in percent of
// what is usual.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace blast {

struct Personality {
    std::string_view name;
    std::string_view manner;  // in a few words
    // What harms rivals; what harms oneself; items and blocks; cards; leaving rivals no way out;
    // room to move; how near to the rivals.
    std::int16_t attack, self, economy, cards, trap, room, chase;
};
// The last one gives hints and is meant where only a level is named.
inline constexpr std::array<Personality, 5> personalities{{
    {"Miner", "Opens blocks, hoards bombs", 90, 100, 150, 100, 80, 100, 60},
    {"Hunter", "Runs at the nearest figure", 150, 85, 80, 100, 100, 80, 300},
    {"Trickster", "Buys first, moves bombs about", 110, 100, 80, 170, 90, 100, 100},
    {"Turtle", "Keeps its Heart, waits for OVERTIME", 60, 150, 100, 110, 60, 160, 0},
    {"Trapper", "Lays pairs to close lanes", 100, 100, 90, 90, 180, 100, 100},
}};
// What a rival is taken for.
inline constexpr Personality neutral{"", "", 100, 100, 100, 100, 100, 100, 100};

}  // namespace blast
