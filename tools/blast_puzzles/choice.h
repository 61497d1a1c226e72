// Chooses puzzles among all that were found: so many of each kind and length, as different from
// each other as possible, the easier ones first.
#pragma once

#include <string>

#include "blast_puzzles/miner.h"

namespace blast_puzzles {

inline constexpr std::size_t puzzle_count = 24;

// Takes only what is certain. Crashes if there are too few to choose from.
std::vector<Find> choose(const std::vector<Find>& finds);

// The text of games/blast/puzzles.inc.
std::string print(const std::vector<Find>& chosen);

}  // namespace blast_puzzles
