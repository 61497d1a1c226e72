// The bosses one after the other, for each heroine: 8 x 7 pairings, since none meets her own boss.
#pragma once

#include "stage/ladder.h"

namespace bullet_cartridge {

extern const stage::Ladder ladder;

// Of a match against a boss alone: 100 for each shield, and once it is beaten 99 less the rounds
// (BUL-307). How many rounds a victory took; 0: it was none.
int rounds_of_victory(std::int32_t score);

}  // namespace bullet_cartridge
