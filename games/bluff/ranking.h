// How good a hand is: RULES.md, "Ranking". Suits never count.
#pragma once

#include <cstdint>
#include <span>

#include "bluff/content.h"

namespace bluff {

// Category and values of the groups, the larger and then the higher group first (BLF-107), four
// bits each: a bigger key is a better hand.
using HandKey = std::uint32_t;

// Of five cards, or of the three that lie open at first (BLF-016).
HandKey hand_key(std::span<const std::uint8_t> values, bool straights);

constexpr Category category_of(HandKey key) { return static_cast<Category>(key >> 20); }
// The value of the n-th group, 0 if there are not so many.
constexpr int group_value(HandKey key, int n) { return static_cast<int>(key >> (16 - 4 * n) & 15); }

}  // namespace bluff
