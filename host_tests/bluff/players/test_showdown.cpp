// The showdown game: its solver, the file that it prints, and how cells are found.
#include <unity.h>

#include <cmath>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "showdown_tables/showdown_tables.h"

using namespace showdown_tables;
using namespace bluff;

void setUp() {}
void tearDown() {}

namespace {

void near(double most_error, double wanted, double found) {
    const std::string message =
        "wanted " + std::to_string(wanted) + ", found " + std::to_string(found);
    TEST_ASSERT_TRUE_MESSAGE(std::abs(wanted - found) <= most_error, message.c_str());
}

enum Answer { passes, calls, shoots };

struct Solved {
    Game game;
    Strategy strategy;
};
// Every cell, solved once.
const std::vector<Solved>& solutions() {
    static const std::vector<Solved> all = [] {
        std::vector<Solved> solved;
        for (std::size_t i = 0; i < showdown::cell_count; ++i)
            solved.push_back({game_of(i), solve(game_of(i))});
        return solved;
    }();
    return all;
}

// ---- The table ----------------------------------------------------------------------------------

void test_the_table_is_what_the_solver_finds() {
    for (std::size_t i = 0; i < showdown::cell_count; ++i)
        TEST_ASSERT_TRUE(stored(solutions()[i].game, solutions()[i].strategy) ==
                         showdown::cells[i]);
}

void test_the_file_is_what_the_tool_prints() {
    std::ifstream file(SIXGUN_SHOWDOWN_TABLES);
    std::ostringstream text;
    text << file.rdbuf();
    TEST_ASSERT_TRUE(print() == text.str());
}

void test_nobody_gains_much_by_leaving_the_table() {
    double sum = 0, worst = 0;
    for (std::size_t i = 0; i < showdown::cell_count; ++i) {
        const auto& [game, solution] = solutions()[i];
        const double share = exploitability(game, as_stored(showdown::cells[i], solution));
        TEST_ASSERT_TRUE(share > -1e-9);
        sum += share;
        worst = std::max(worst, share);
    }
    TEST_ASSERT_TRUE(worst <= 0.015);
    TEST_ASSERT_TRUE(sum / static_cast<double>(showdown::cell_count) <= 0.003);
}

void test_shares_of_a_cell_are_no_more_than_all() {
    for (const ShowdownCell& cell : showdown::cells)
        for (std::size_t i = 0; i < 2; ++i) {
            TEST_ASSERT_LESS_OR_EQUAL(255, cell.call[i] + cell.shoot[i]);
            TEST_ASSERT_LESS_OR_EQUAL(255, cell.recall[i] + cell.reshoot[i]);
        }
}

// ---- The solver ---------------------------------------------------------------------------------

double share(double of, std::size_t flag) { return flag != 0 ? of : 1 - of; }

bool inner(double chance) { return chance > 0.05 && chance < 0.95; }

void test_false_claims_are_as_many_as_make_a_call_no_gain() {
    int cells = 0;
    for (const auto& [game, strategy] : solutions()) {
        const auto& answer = strategy.answer[0];
        if (answer[passes] < 0.05 || answer[calls] < 0.05) continue;
        double lies = 0, claims = 0;
        for (std::size_t suited = 0; suited < 2; ++suited)
            for (std::size_t kept = 0; kept < 2; ++kept) {
                const double comes =
                    share(game.t, suited) * share(game.beta, kept) * strategy.claim[suited][kept];
                claims += comes;
                if (suited == 0) lies += comes;
            }
        near(0.02, game.p_r / game.sum(), lies / claims);
        ++cells;
    }
    TEST_ASSERT_GREATER_THAN(200, cells);
}

void test_false_bullets_are_as_many_as_make_a_call_no_gain() {
    int cells = 0;
    for (const auto& [game, strategy] : solutions()) {
        // Who has claimed the suit and keeps no Bullet lets some shots be, and calls others.
        const auto& back = strategy.back[1][0];
        if (back[passes] < 0.05 || back[calls] < 0.05) continue;
        const double wrong = (1 - game.beta) * strategy.answer[0][shoots],
                     right = game.beta * strategy.answer[1][shoots];
        if (wrong + right < 0.05) continue;
        near(0.02, 1 / game.sum(), wrong / (wrong + right));
        ++cells;
    }
    TEST_ASSERT_GREATER_THAN(200, cells);
}

void test_last_calls_make_a_false_second_bullet_worth_nothing() {
    int cells = 0;
    for (const auto& [game, strategy] : solutions()) {
        const auto& back = strategy.back[1][0];
        if (back[passes] < 0.05 || !inner(back[shoots])) continue;
        double shot = 0, called = 0;
        for (std::size_t theirs = 0; theirs < 2; ++theirs) {
            const double comes = share(game.beta, theirs) * strategy.answer[theirs][shoots];
            shot += comes;
            called += comes * strategy.last_call[theirs];
        }
        if (shot < 0.05) continue;
        near(0.02, game.a / (game.a + 1), called / shot);
        ++cells;
    }
    TEST_ASSERT_GREATER_THAN(100, cells);
}

// Solved once before, by another program.
void test_values_of_known_games() {
    struct Known {
        double a, part_of_a, p_r, t, value;
    };
    for (const Known& known :
         {Known{1, 0, 1, 7 / 16.0, 0.551}, Known{1, 0.25, 1, 7 / 16.0, 0.637},
          Known{0.5, 0.25, 1, 7 / 16.0, 0.333}, Known{2, 0.25, 1, 7 / 16.0, 1.208},
          Known{4, 0.25, 1, 7 / 16.0, 2.228}, Known{1, 0.25, 0.5, 7 / 16.0, 0.546},
          Known{1, 0.25, 2, 7 / 16.0, 0.781}, Known{1, 0.25, 1, 1 / 8.0, 0.373}}) {
        const Game game{.a = known.a,
                        .b = known.part_of_a * known.a,
                        .p_r = known.p_r,
                        .t = known.t,
                        .beta = 0.25};
        near(0.002, known.value, value(game, solve(game)));
    }
}

// ---- Finding a cell -----------------------------------------------------------------------------

Stakes stakes_of(std::size_t cell, double gain_factor = 1) {
    const showdown::CellIndex at = showdown::cell_index(cell);
    const double a = 1024.0 * showdown::gains[at.gain] * gain_factor;
    return {.a = static_cast<std::int32_t>(a),
            .b = static_cast<std::int32_t>(a * showdown::fallbacks[at.fallback] / 16),
            .p_a = 16 * 1024,
            .p_r = 1024 * showdown::prizes[at.prize],
            .t = static_cast<std::uint16_t>(16 * showdown::suits_held[at.suit]),
            .beta = static_cast<std::uint16_t>(16 * showdown::bullet_shares[at.bullets])};
}

void test_a_game_of_the_grid_is_found() {
    for (std::size_t i = 0; i < showdown::cell_count; ++i) {
        TEST_ASSERT_EQUAL(i, showdown::nearest(stakes_of(i)).number());
        TEST_ASSERT_TRUE(&showdown_cell(stakes_of(i)) == &showdown::cells[i]);
    }
}

void test_ratios_are_compared_by_their_logarithm() {
    // From 1/4 to 1/2 the middle is a factor of 1.41; so it is from 4 to 8.
    for (std::size_t i = 0; i < showdown::cell_count; ++i) {
        const std::size_t gain = showdown::cell_index(i).gain;
        if (gain == 0) continue;
        TEST_ASSERT_EQUAL(gain, showdown::nearest(stakes_of(i, 1.38)).gain);
        const bool last = gain == showdown::gains.size() - 1;
        TEST_ASSERT_EQUAL(last ? gain : gain + 1, showdown::nearest(stakes_of(i, 1.45)).gain);
    }
}

void test_what_lies_outside_the_grid_takes_its_edge() {
    const Stakes small{.a = 1, .b = 0, .p_a = 16384, .p_r = -16384, .t = 0, .beta = 0};
    TEST_ASSERT_EQUAL(0, showdown::nearest(small).number());
    const Stakes large{.a = 16384, .b = 16384, .p_a = 1, .p_r = 16384, .t = 256, .beta = 256};
    TEST_ASSERT_EQUAL(showdown::cell_count - 1, showdown::nearest(large).number());
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_the_table_is_what_the_solver_finds);
    RUN_TEST(test_the_file_is_what_the_tool_prints);
    RUN_TEST(test_nobody_gains_much_by_leaving_the_table);
    RUN_TEST(test_shares_of_a_cell_are_no_more_than_all);
    RUN_TEST(test_false_claims_are_as_many_as_make_a_call_no_gain);
    RUN_TEST(test_false_bullets_are_as_many_as_make_a_call_no_gain);
    RUN_TEST(test_last_calls_make_a_false_second_bullet_worth_nothing);
    RUN_TEST(test_values_of_known_games);
    RUN_TEST(test_a_game_of_the_grid_is_found);
    RUN_TEST(test_ratios_are_compared_by_their_logarithm);
    RUN_TEST(test_what_lies_outside_the_grid_takes_its_edge);
    return UNITY_END();
}
