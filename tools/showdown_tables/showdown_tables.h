// Solves the showdown game of Bluff the Bullet (games/bluff/showdown.h) by counterfactual regret
// with its refinement CFR+ (Tammelin 2014): regrets are clipped at zero, the sides learn in turn,
// and later rounds weigh more in the average.
#pragma once

#include <array>
#include <string>

#include "bluff/showdown.h"

namespace showdown_tables {

// What is at stake; p_a is 1.
struct Game {
    double a, b, p_r, t, beta;
    double sum() const { return a + 1 + p_r; }
};
Game game_of(std::size_t cell);

// Chances of each action, where somebody decides. Flags are 1 if the card is a Bullet, `suited` is
// 1 if A holds the suit.
struct Strategy {
    std::array<std::array<double, 2>, 2> claim{};                // [suited][A's other card]
    std::array<std::array<double, 3>, 2> answer{};               // [R's card]: pass, call, shoot
    std::array<std::array<std::array<double, 3>, 2>, 2> back{};  // [suited][A's other card]
    std::array<double, 2> last_call{};                           // [R's card]
};
Strategy solve(const Game& game, int rounds = 2000);

bluff::ShowdownCell stored(const Game& game, const Strategy& strategy);
// What the bytes of a cell make of a solution. They do not hold how often A claims with the suit:
// no player asks for that.
Strategy as_stored(const bluff::ShowdownCell& cell, const Strategy& solution);

double value(const Game& game, const Strategy& strategy);
// What both sides together could gain by best answers, as a share of the stakes.
double exploitability(const Game& game, const Strategy& strategy);

// The text of games/bluff/showdown_tables.inc.
std::string print();

}  // namespace showdown_tables
