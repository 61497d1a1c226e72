// The showdown game: what its solution must be, that the stored cells are it, and which cell is
// taken.
#include <unity.h>

#include <cstdio>

#include "showdown_tables/showdown_tables.h"

using namespace showdown_tables;
using bluff::ShowdownCell;
using bluff::Stakes;
namespace showdown = bluff::showdown;

void setUp() {}
void tearDown() {}

namespace {

void expect_near(double tolerance, double wanted, double found) {
    char line[64];
    std::snprintf(line, sizeof line, "%.4f is wanted, %.4f found", wanted, found);
    TEST_ASSERT_TRUE_MESSAGE(found >= wanted - tolerance && found <= wanted + tolerance, line);
}

// Shares of lies among claims, and of false ones among R's bullets.
double false_claims(const Game& game, const Strategy& s) {
    const auto claims = [&](std::size_t suited) {
        return (1 - game.beta) * s.claim[suited][0] + game.beta * s.claim[suited][1];
    };
    const double lies = (1 - game.t) * claims(0);
    return lies / (lies + game.t * claims(1));
}
double false_bullets(const Game& game, const Strategy& s) {
    const double bluffs = (1 - game.beta) * s.answer[0][2];
    return bluffs / (bluffs + game.beta * s.answer[1][2]);
}
bool inner(double share) { return share > 0.02 && share < 0.98; }

void test_closed_forms_hold_inside() {
    int claims = 0, bullets = 0, calls = 0;
    for (std::size_t cell = 0; cell < showdown::cell_count; cell += 5) {
        const Game game = game_of(cell);
        const Strategy s = solve(game);
        // Where R both passes and calls without a Bullet, both are worth the same; ...
        if (inner(s.answer[0][0]) && inner(s.answer[0][1])) {
            expect_near(0.02, game.p_r / game.sum(), false_claims(game, s));
            ++claims;
        }
        // ... where A both lets a shot be and calls it, whatever A holds, so are these.
        const auto answers_both = [&](std::size_t suited, std::size_t kept) {
            return s.claim[suited][kept] > 0.02 && inner(s.back[suited][kept][0]) &&
                   inner(s.back[suited][kept][1]);
        };
        if (answers_both(0, 0) || answers_both(1, 0)) {
            expect_near(0.02, 1 / game.sum(), false_bullets(game, s));
            ++bullets;
        }
        // A's false second bullet is worth nothing, so it is called just so often.
        if (answers_both(1, 0) && inner(s.back[1][0][2]) && s.answer[0][2] > 0.02) {
            const double called = (s.last_call[0] * (1 - game.beta) * s.answer[0][2] +
                                   s.last_call[1] * game.beta * s.answer[1][2]) /
                                  ((1 - game.beta) * s.answer[0][2] + game.beta * s.answer[1][2]);
            expect_near(0.02, game.a / (game.a + 1), called);
            ++calls;
        }
    }
    std::printf("inner cells: %d of claims, %d of bullets, %d of last calls\n", claims, bullets,
                calls);
    TEST_ASSERT_TRUE(claims > 50 && bullets > 50 && calls > 20);
}

void test_reference_cells_have_their_values() {
    struct Row {
        Game game;
        double value, bluff[2], pass, call, last_call;
    };
    constexpr Row rows[] = {
        {{1, 0, 1, 7 / 16., 1 / 4.}, 0.551, {0.19, 1.00}, 0.42, 0.42, 0.50},
        {{1, 1 / 4., 1, 7 / 16., 1 / 4.}, 0.637, {0.18, 1.00}, 0.58, 0.25, 0.51},
        {{0.5, 1 / 8., 1, 7 / 16., 1 / 4.}, 0.333, {0.36, 1.00}, 0.63, 0.15, 0.33},
        {{2, 0.5, 1, 7 / 16., 1 / 4.}, 1.208, {0.01, 1.00}, 0.52, 0.37, 0.67},
        {{4, 1, 1, 7 / 16., 1 / 4.}, 2.228, {0.00, 0.62}, 0.07, 0.86, 0.80},
        {{1, 1 / 4., 0.5, 7 / 16., 1 / 4.}, 0.546, {0.00, 0.78}, 0.21, 0.57, 0.50},
        {{1, 1 / 4., 2, 7 / 16., 1 / 4.}, 0.781, {0.70, 1.00}, 0.61, 0.28, 0.50},
        {{1, 1 / 4., 1, 1 / 8., 1 / 4.}, 0.373, {0.00, 0.29}, 0.21, 0.63, 0.49},
    };
    for (const Row& row : rows) {
        const Strategy s = solve(row.game);
        expect_near(0.001, row.value, value(row.game, s));
        expect_near(0.02, row.bluff[0], s.claim[0][0]);
        expect_near(0.02, row.bluff[1], s.claim[0][1]);
        expect_near(0.03, row.last_call, s.last_call[0]);
        expect_near(0.01, 1, s.answer[1][2]);
    }
}

void test_stored_cells_are_what_the_solver_finds() {
    for (std::size_t cell = 0; cell < showdown::cell_count; cell += 9) {
        const Game game = game_of(cell);
        TEST_ASSERT_TRUE(stored(game, solve(game)) == showdown::cells[cell]);
    }
}

void test_stored_cells_can_hardly_be_exploited() {
    double sum = 0, worst = 0;
    int cells = 0;
    for (std::size_t cell = 0; cell < showdown::cell_count; cell += 4, ++cells) {
        const Game game = game_of(cell);
        const double share = exploitability(game, as_stored(showdown::cells[cell], solve(game)));
        sum += share;
        worst = std::max(worst, share);
    }
    std::printf("exploitability: worst %.3f %%, mean %.3f %%\n", worst * 100, sum / cells * 100);
    TEST_ASSERT_TRUE(worst <= 0.015 && sum / cells <= 0.003);
    // The measure sees what is wrong: who never calls is lied to.
    ShowdownCell meek = showdown::cells[showdown::cell_count / 2];
    meek.call = {0, 0};
    const Game game = game_of(showdown::cell_count / 2);
    TEST_ASSERT_TRUE(exploitability(game, as_stored(meek, solve(game))) > 0.03);
}

void test_the_nearest_cell_is_taken() {
    for (std::size_t cell = 0; cell < showdown::cell_count; ++cell) {
        const showdown::CellIndex at = showdown::cell_index(cell);
        const std::int32_t a = showdown::gains[at.gain] * 16;
        const Stakes stakes{
            .a = a,
            .b = a * showdown::fallbacks[at.fallback] / 16,
            .p_a = 256,
            .p_r = showdown::prizes[at.prize] * 16,
            .t = static_cast<std::uint16_t>(showdown::suits_held[at.suit] * 16),
            .beta = static_cast<std::uint16_t>(showdown::bullet_shares[at.bullets] * 16)};
        TEST_ASSERT_EQUAL(cell, showdown::nearest(stakes).number());
        TEST_ASSERT_TRUE(&showdown_cell(stakes) == &showdown::cells[cell]);
    }
    // Beyond the grid the last one; between two, the nearer by ratio.
    const auto gain_of = [](std::int32_t a) {
        return showdown::nearest({.a = a, .b = 0, .p_a = 1000, .p_r = -5, .t = 0, .beta = 255});
    };
    TEST_ASSERT_EQUAL(0, gain_of(1).gain);
    TEST_ASSERT_EQUAL(6, gain_of(16000).gain);
    TEST_ASSERT_EQUAL(3, gain_of(1414).gain);
    TEST_ASSERT_EQUAL(4, gain_of(1415).gain);
    TEST_ASSERT_EQUAL(0, gain_of(1).prize);
    TEST_ASSERT_EQUAL(0, gain_of(1).suit);
    TEST_ASSERT_EQUAL(2, gain_of(1).bullets);
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_closed_forms_hold_inside);
    RUN_TEST(test_reference_cells_have_their_values);
    RUN_TEST(test_stored_cells_are_what_the_solver_finds);
    RUN_TEST(test_stored_cells_can_hardly_be_exploited);
    RUN_TEST(test_the_nearest_cell_is_taken);
    return UNITY_END();
}
