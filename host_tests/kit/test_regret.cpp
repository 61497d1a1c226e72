// Regret matching on games whose solution is known.
#include "kit/regret.h"

#include <unity.h>

#include <cstdio>
#include <cstring>
#include <vector>

#include "check_hook/check_hook.h"

using namespace kit;
using check_hook::failure_of;

void setUp() {}
void tearDown() {}

namespace {

using Table = std::vector<std::int16_t>;
constexpr std::size_t most = 32;

struct Solved {
    std::array<Chance, most> row{}, column{};
    double exploitability;  // the worse side's, as a part of the stake
};

Solved solve(const Table& table, std::size_t rows, std::size_t columns, int stake,
             std::uint32_t rounds) {
    const MatrixGame game{.rows = rows, .columns = columns, .row_gain = table.data()};
    MatrixSolver<most> solver(game);
    for (std::uint32_t i = 0; i < rounds; i += 50) solver.step(50);  // in slices
    TEST_ASSERT_EQUAL(rounds, solver.rounds());
    Solved solved;
    solver.row_mixture(std::span(solved.row).first(rows));
    solver.column_mixture(std::span(solved.column).first(columns));
    const Exploitability e = exploitability(game, solved.row, solved.column);
    TEST_ASSERT_TRUE(e.of_row >= 0 && e.of_column >= 0);
    solved.exploitability =
        static_cast<double>(std::max(e.of_row, e.of_column)) / (32768.0 * stake);
    return solved;
}

void near(double tolerance, double expected, double actual) {
    TEST_ASSERT_TRUE(actual >= expected - tolerance && actual <= expected + tolerance);
}
void close_to(double expected, Chance chance) { near(0.01, expected, chance / 32768.0); }

void test_matching_pennies() {
    const Solved solved = solve({1000, -1000, -1000, 1000}, 2, 2, 1000, 400);
    close_to(0.5, solved.row[0]);
    close_to(0.5, solved.column[0]);
    TEST_ASSERT_TRUE(solved.exploitability <= 0.005);
}

void test_rock_paper_scissors() {
    const Solved solved = solve({0, -1000, 1000, 1000, 0, -1000, -1000, 1000, 0}, 3, 3, 1000, 400);
    for (std::size_t i = 0; i < 3; ++i) close_to(1.0 / 3, solved.row[i]);
    TEST_ASSERT_TRUE(solved.exploitability <= 0.005);
}

void test_rock_paper_scissors_with_a_dear_rock() {
    // A win with the rock counts double. By hand: 1/4, 1/2, 1/4.
    const Solved solved = solve({0, -1000, 2000, 1000, 0, -1000, -2000, 1000, 0}, 3, 3, 2000, 1000);
    close_to(0.25, solved.row[0]);
    close_to(0.5, solved.row[1]);
    close_to(0.25, solved.column[2]);
    TEST_ASSERT_TRUE(solved.exploitability <= 0.005);
}

void test_skewed_table() {
    // Row 3, -1; -2, 4: by hand the row side plays 6/10, 4/10, the column side 1/2, 1/2, value 1.
    const Solved solved = solve({3000, -1000, -2000, 4000}, 2, 2, 4000, 1000);
    close_to(0.6, solved.row[0]);
    close_to(0.5, solved.column[0]);
    TEST_ASSERT_TRUE(solved.exploitability <= 0.005);
    // A dominated row and column are given up.
    const Solved sure = solve({2000, 3000, 1000, 0}, 2, 2, 3000, 400);
    close_to(1.0, sure.row[0]);
    close_to(1.0, sure.column[0]);
}

// The allocation duel: six soldiers on three fields; whoever has more on more fields wins the
// stake.
Table blotto(std::size_t& count) {
    std::vector<std::array<int, 3>> ways;
    for (int a = 0; a <= 6; ++a)
        for (int b = 0; a + b <= 6; ++b) ways.push_back({a, b, 6 - a - b});
    count = ways.size();
    Table table;
    for (const auto& mine : ways)
        for (const auto& theirs : ways) {
            int fields = 0;
            for (std::size_t i = 0; i < 3; ++i)
                fields += (mine[i] > theirs[i]) - (mine[i] < theirs[i]);
            table.push_back(static_cast<std::int16_t>(1000 * ((fields > 0) - (fields < 0))));
        }
    return table;
}

void test_allocation_duel() {
    std::size_t count = 0;
    const Table table = blotto(count);
    TEST_ASSERT_EQUAL(28, count);
    for (const std::uint32_t rounds : {50u, 200u, 1000u}) {
        const Solved solved = solve(table, count, count, 1000, rounds);
        std::printf("allocation duel: exploitability %.5f of the stake after %u rounds\n",
                    solved.exploitability, rounds);
        if (rounds >= 1000) {
            TEST_ASSERT_TRUE(solved.exploitability <= 0.005);
        }
    }
}

void test_both_sides_may_have_gains_of_their_own() {
    // Battle of the sexes has no zero sum; an equilibrium is still found.
    const Table row = {2000, 0, 0, 1000}, column = {1000, 0, 0, 2000};
    const MatrixGame game{
        .rows = 2, .columns = 2, .row_gain = row.data(), .column_gain = column.data()};
    MatrixSolver<most> solver(game);
    solver.step(2000);
    std::array<Chance, most> mine{}, theirs{};
    solver.row_mixture(mine);
    solver.column_mixture(theirs);
    const Exploitability e = exploitability(game, mine, theirs);
    TEST_ASSERT_LESS_THAN(32768 * 10, e.of_row);
    TEST_ASSERT_LESS_THAN(32768 * 10, e.of_column);
}

// ---- Kuhn's poker: three cards, one bet, known value -1/18 for the first player -----------------

// Histories: "" p b pb; a player knows own card and history.
struct Kuhn {
    RegretMatcher<2> places[3][4] = {
        {RegretMatcher<2>(2), RegretMatcher<2>(2), RegretMatcher<2>(2), RegretMatcher<2>(2)},
        {RegretMatcher<2>(2), RegretMatcher<2>(2), RegretMatcher<2>(2), RegretMatcher<2>(2)},
        {RegretMatcher<2>(2), RegretMatcher<2>(2), RegretMatcher<2>(2), RegretMatcher<2>(2)}};
    std::uint32_t round = 0;

    static int showdown(int mine, int theirs, int stake) { return mine > theirs ? stake : -stake; }

    // Gain of the player to act, in 1/1000; `reach` are the chances that each comes here.
    std::int64_t walk(int history, int mine, int theirs, std::int64_t own_reach,
                      std::int64_t other_reach, bool learn_first, bool first_acts) {
        RegretMatcher<2>& place = places[mine][history];
        std::array<Chance, 2> play;
        place.current(play);
        std::int64_t gains[2];
        for (int bet = 0; bet < 2; ++bet) {
            const std::int64_t next_own = own_reach * play[static_cast<std::size_t>(bet)] / certain;
            const int next = history == 0 ? (bet ? 2 : 1) : history == 1 ? (bet ? 3 : -1) : -1;
            if (next > 0)
                gains[bet] =
                    -walk(next, theirs, mine, other_reach, next_own, learn_first, !first_acts);
            else if (history == 1)
                gains[bet] = showdown(mine, theirs, 1000);
            else
                gains[bet] = bet ? showdown(mine, theirs, 2000) : -1000;
        }
        const std::int64_t mixture = (gains[0] * play[0] + gains[1] * play[1]) / certain;
        if (learn_first == first_acts) {
            const std::int32_t weighted[2] = {
                static_cast<std::int32_t>(gains[0] * other_reach / 512),
                static_cast<std::int32_t>(gains[1] * other_reach / 512)};
            gathered[mine][history][0] += weighted[0];
            gathered[mine][history][1] += weighted[1];
            mixed[mine][history] += static_cast<std::int32_t>(mixture * other_reach / 512);
            place.remember(play, static_cast<std::uint32_t>(own_reach * round >> 15));
        }
        return mixture;
    }

    std::int32_t gathered[3][4][2], mixed[3][4];

    std::int64_t iterate() {
        ++round;
        std::int64_t value = 0;
        for (const bool first : {true, false}) {
            std::memset(gathered, 0, sizeof gathered);
            std::memset(mixed, 0, sizeof mixed);
            value = 0;
            for (int a = 0; a < 3; ++a)
                for (int b = 0; b < 3; ++b)
                    if (a != b) value += walk(0, a, b, certain, certain, first, true);
            for (int card = 0; card < 3; ++card)
                for (int history = 0; history < 4; ++history)
                    if ((history == 0 || history == 3) == first)
                        places[card][history].learn(gathered[card][history], mixed[card][history]);
        }
        return value;
    }
    double bets(int card, int history) const {
        std::array<Chance, 2> average;
        places[card][history].average(average);
        return average[1] / 32768.0;
    }
};

void test_kuhn_poker_comes_close_to_equilibrium() {
    Kuhn kuhn;
    for (int i = 0; i < 5000; ++i) (void)kuhn.iterate();
    // Equilibria: bluff with the jack a in 0 .. 1/3, bet the king 3a, call with the queen a + 1/3;
    // the second player bluffs with the jack 1/3 and calls with the queen 1/3.
    const double bluff = kuhn.bets(0, 0);
    TEST_ASSERT_TRUE(bluff >= 0 && bluff <= 0.36);
    near(0.05, 3 * bluff, kuhn.bets(2, 0));
    near(0.03, 0, kuhn.bets(1, 0));
    near(0.03, bluff + 1.0 / 3, kuhn.bets(1, 3));
    near(0.03, 1.0 / 3, kuhn.bets(0, 1));
    near(0.03, 1.0 / 3, kuhn.bets(1, 2));
    near(0.03, 1, kuhn.bets(2, 1));
    near(0.03, 0, kuhn.bets(0, 2));

    // The value of the averages: -1/18.
    double value = 0;
    for (int a = 0; a < 3; ++a)
        for (int b = 0; b < 3; ++b) {
            if (a == b) continue;
            const double sign = a > b ? 1 : -1;
            const double open = kuhn.bets(a, 0), answer = kuhn.bets(b, 2), late = kuhn.bets(b, 1),
                         call = kuhn.bets(a, 3);
            value += open * (answer * 2 * sign + (1 - answer)) +
                     (1 - open) * (late * (call * 2 * sign - (1 - call)) + (1 - late) * sign);
        }
    near(0.005, -1.0 / 18, value / 6);
}

// ---- The parts ----------------------------------------------------------------------------------

void test_normalise_always_adds_up() {
    Rng rng(1);
    for (int i = 0; i < 2000; ++i) {
        std::array<std::uint32_t, 7> weights;
        for (std::uint32_t& weight : weights) weight = rng.next() >> rng.below(32);
        if (i % 10 == 0) weights = {};
        std::array<Chance, 7> chances;
        normalise(weights, chances);
        int sum = 0;
        for (const Chance chance : chances) sum += chance;
        TEST_ASSERT_EQUAL(certain, sum);
    }
    const std::uint32_t one[] = {5};
    Chance chance[1];
    normalise(one, chance);
    TEST_ASSERT_EQUAL(certain, chance[0]);
}

void test_draw_by_follows_the_chances() {
    const Chance chances[] = {8192, 0, 24576};
    int counts[3] = {};
    Rng rng(2);
    for (int i = 0; i < 40000; ++i) ++counts[draw_by(chances, rng)];
    TEST_ASSERT_INT_WITHIN(400, 10000, counts[0]);
    TEST_ASSERT_EQUAL(0, counts[1]);
}

void test_prediction_counts_the_last_round_twice() {
    RegretMatcher<2> place(2);
    std::array<Chance, 2> chances;
    const std::int32_t first[] = {300, 0}, second[] = {-100, 100};
    place.learn(first, 0);
    place.predicted(chances);  // 600 to 0
    TEST_ASSERT_EQUAL(certain, chances[0]);
    place.learn(second, 0);  // 200 to 100, and once more
    place.current(chances);
    close_to(2.0 / 3, chances[0]);
    place.predicted(chances);
    close_to(1.0 / 3, chances[0]);
}

void test_regrets_do_not_overflow() {
    RegretMatcher<2> place(2);
    const std::int32_t gains[] = {(1 << 22), 0};
    for (int i = 0; i < 10000; ++i) {
        place.learn(gains, 0);
        const Chance play[] = {32768, 0};
        place.remember(play, 65535);
    }
    std::array<Chance, 2> chances;
    place.current(chances);
    TEST_ASSERT_EQUAL(certain, chances[0]);
    place.average(chances);
    TEST_ASSERT_EQUAL(certain, chances[0]);
    TEST_ASSERT_NOT_NULL(failure_of([] { RegretMatcher<2> none(0); }));
    TEST_ASSERT_NOT_NULL(failure_of([] { RegretMatcher<2> many(3); }));
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_matching_pennies);
    RUN_TEST(test_rock_paper_scissors);
    RUN_TEST(test_rock_paper_scissors_with_a_dear_rock);
    RUN_TEST(test_skewed_table);
    RUN_TEST(test_allocation_duel);
    RUN_TEST(test_both_sides_may_have_gains_of_their_own);
    RUN_TEST(test_kuhn_poker_comes_close_to_equilibrium);
    RUN_TEST(test_normalise_always_adds_up);
    RUN_TEST(test_draw_by_follows_the_chances);
    RUN_TEST(test_prediction_counts_the_last_round_twice);
    RUN_TEST(test_regrets_do_not_overflow);
    return UNITY_END();
}
