// The exact chances of every Duel of Bullets of Love, counted by adding one die after the other.
#pragma once

#include <array>
#include <cstdint>
#include <string>

namespace duel_tables {

inline constexpr int weapons = 8;  // 0 .. 6 bullets, then fists

// In how many ways a weapon shows each total.
using Ways = std::array<std::uint32_t, 37>;
Ways ways_of(int weapon);

// Of all ways in which both sides can roll, those that the challenger wins, and those that tie.
struct Counts {
    std::uint32_t wins, ties;
};
Counts count(int challenger, int defender);

// The text of games/love/duel_tables.inc.
std::string print();

}  // namespace duel_tables
