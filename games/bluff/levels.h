// The levels of the computer players, as a table.
#pragma once

#include "bluff/mind.h"

namespace bluff {

inline constexpr std::array<Level, level_count> levels{{
    {.word = "easy",
     .samples = 4,
     .temperature = per_mille(50),
     .kept_bullet = 0,
     .counts = false,
     .knows_habits = false,
     .by_showdown = false,
     .forgets = true,
     .blunders = 8},
    {.word = "normal",
     .samples = 16,
     .temperature = per_mille(20),
     .kept_bullet = 0,
     .counts = true,
     .knows_habits = false,
     .by_showdown = false,
     .forgets = false,
     .blunders = 0},
    {.word = "hard",
     .samples = 64,
     .temperature = per_mille(3),
     .kept_bullet = per_mille(30),
     .counts = true,
     .knows_habits = true,
     .by_showdown = true,
     .forgets = false,
     .blunders = 0},
}};

}  // namespace bluff
