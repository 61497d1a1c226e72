// The exact chances of a Duel: what anybody could work out, for players and for the odds page.
#pragma once

#include <array>
#include <cstdint>

#include "kit/regret.h"
#include "love/content.h"

namespace love {

// What a duellist rolls: 0 .. 6 bullets, or fists.
inline constexpr std::size_t weapon_count = most_bullets + 2;
inline constexpr std::size_t fist_weapon = most_bullets + 1;

// For the challenger, of all ways in which both can roll; he loses the rest.
struct DuelWays {
    std::uint32_t won, tied;
};
inline constexpr std::array<std::array<DuelWays, weapon_count>, weapon_count> duel_ways{{
#include "love/duel_tables.inc"
}};

// In how many ways a weapon can be rolled.
constexpr std::uint32_t rolls_of(std::size_t weapon) {
    if (weapon == fist_weapon) return fist_sides;
    std::uint32_t rolls = 1;
    for (std::size_t die = 0; die < weapon; ++die) rolls *= die_sides;
    return rolls;
}

// The same as chances, rounded; the three add up exactly.
struct DuelOdds {
    kit::Chance won, tied, lost;
};

constexpr DuelOdds odds_from_ways(std::size_t challenger, std::size_t defender) {
    const std::uint64_t all = std::uint64_t{rolls_of(challenger)} * rolls_of(defender);
    const auto chance = [&](std::uint64_t ways) { return (ways * kit::certain + all / 2) / all; };
    const DuelWays& ways = duel_ways[challenger][defender];
    const auto won = chance(ways.won), tied = chance(ways.tied);
    return {static_cast<kit::Chance>(won), static_cast<kit::Chance>(tied),
            static_cast<kit::Chance>(kit::certain - won - tied)};
}
inline constexpr auto duel_odds = [] {
    std::array<std::array<DuelOdds, weapon_count>, weapon_count> table{};
    for (std::size_t challenger = 0; challenger < weapon_count; ++challenger)
        for (std::size_t defender = 0; defender < weapon_count; ++defender)
            table[challenger][defender] = odds_from_ways(challenger, defender);
    return table;
}();

}  // namespace love
