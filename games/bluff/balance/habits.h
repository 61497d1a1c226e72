// Players with one fixed habit each, else like the strongest level: what a balanced player must not
// lose to. They are for measuring only.
#pragma once

#include <array>

#include "kit/player.h"

namespace bluff_balance {

inline constexpr std::size_t habit_count = 6;
extern const std::array<kit::Player, habit_count> habits;

}  // namespace bluff_balance
