// How good a position is for the Normal side, in sixteenths of a point: what players go by.
//
// Nothing here looks at hidden cards: a card not yet drawn is worth the mean of its owner's deck.
#pragma once

#include "superhot/state.h"

namespace superhot {

inline constexpr int quality_unit = 20;
// What a card in hand is worth, in twentieths of a Fighting point.
int quality(Card card);
// The card of a hand that will be missed least; hands with an obstacle only.
Card least_of(const State& state, const Normal& normal);

inline constexpr std::int32_t loss_value = -60000, win_value = 60000, level_value = 4800;

// The position as it lies. `unknown`: cards in the active player's hand that are not known yet.
std::int32_t judge(const State& state, int unknown);
// The position that follows if the active player ends phase 2, or a Wait, now: phases 3 to 6 as far
// as they are certain. `blind`: cards drawn with Pliers that were not looked at.
std::int32_t judge_end(const State& state, int blind);
// The same by a beginner's eye: goals, shots, hits.
std::int32_t judge_crudely(const State& state, int blind);

// Turns that a goal will take, for vetoes.
int turns_for(const State& state, Goal goal);

}  // namespace superhot
