// Duels thought through: the tables, and how well the mixtures that come of them are defended.
#include "love/duel_plan.h"

#include <cstdio>

#include "self_play.h"

using namespace table;
using kit::Chance;

void setUp() {}
void tearDown() {}

namespace {

const Weights usual = weights_of(characters[0]);

void filled(DuelPlan& plan, const State& s, Seat viewer) {
    plan.start(Outlook::of(s, viewer), s.turn_seat, target_of(s, s.duel.heart), s.actions_done,
               usual);
    for (std::uint32_t nodes = 0; !plan.filled();) plan.fill_next(nodes);
}

// ---- The toy game of the ledger -----------------------------------------------------------------

struct Toy {
    std::size_t mine, theirs;  // bullets
    int prize, tie, cost;      // in points
    double value;
};

// Payoff to the challenger in 1/64 point: W * P(win) + T * P(tie) - c * i + c * (j - refund).
void test_the_toy_duels_of_the_ledger() {
    constexpr Toy toys[] = {{6, 6, 10, 0, 1, 4.262}, {6, 6, 3, 0, 1, 0.888},
                            {6, 6, 20, 0, 1, 8.868}, {4, 6, 10, 0, 1, 3.274},
                            {4, 2, 10, 0, 1, 6.787}, {2, 4, 10, 0, 1, 1.921},
                            {1, 1, 10, 0, 1, 3.750}, {6, 0, 10, 0, 1, 7.630},
                            {0, 6, 10, 0, 1, 1.130}, {0, 0, 10, 0, 1, 3.333}};
    for (const Toy& toy : toys) {
        std::vector<std::int16_t> gains;
        for (std::size_t i = 0; i <= toy.mine; ++i)
            for (std::size_t j = 0; j <= toy.theirs; ++j) {
                const DuelOdds& odds =
                    duel_odds[toy.mine == 0 ? fist_weapon : i][toy.theirs == 0 ? fist_weapon : j];
                const int refund = j >= 1 ? odds.lost : 0;
                const int gain =
                    toy.prize * odds.won + toy.tie * odds.tied +
                    toy.cost * ((static_cast<int>(j) - static_cast<int>(i)) * 32768 - refund);
                gains.push_back(static_cast<std::int16_t>(gain / 512));
            }
        const kit::MatrixGame game{
            .rows = toy.mine + 1, .columns = toy.theirs + 1, .row_gain = gains.data()};
        kit::MatrixSolver<DuelPlan::most_splits> solver(game);
        double gaps[2];
        DuelPlan::Mixture row{}, column{};
        for (const int more : {16, 48}) {
            solver.step(static_cast<std::uint32_t>(more));
            solver.row_mixture({row.data(), game.rows});
            solver.column_mixture({column.data(), game.columns});
            const kit::Exploitability gap = kit::exploitability(game, row, column);
            gaps[more == 48] = static_cast<double>(gap.of_row + gap.of_column) / 32768 / 64;
        }
        double value = 0;
        for (std::size_t i = 0; i < game.rows; ++i)
            for (std::size_t j = 0; j < game.columns; ++j)
                value += game.gain_of_row(i, j) * (row[i] / 32768.0) * (column[j] / 32768.0) / 64;
        std::printf("%zu v %zu for %2d: value %.3f, gap after 16 rounds %.3f, after 64 %.3f\n",
                    toy.mine, toy.theirs, toy.prize, value, gaps[0], gaps[1]);
        TEST_ASSERT_FLOAT_WITHIN(0.05, toy.value, value);
        TEST_ASSERT_TRUE(gaps[1] <= 0.05 && gaps[1] <= gaps[0]);
    }
}

// ---- The table ----------------------------------------------------------------------------------

void test_fists_leave_one_choice() {
    Position t;
    t.bullets(R, 0).bullets(B, 4).play({DUEL(B0)});
    DuelPlan plan;
    filled(plan, t.s, B);
    TEST_ASSERT_EQUAL(1, plan.splits(challenger));
    TEST_ASSERT_EQUAL(5, plan.splits(defender));
    plan.solve(64);
    TEST_ASSERT_EQUAL(kit::certain, plan.mixture(challenger)[0]);
    // A third bullet against fists is waste.
    const auto mixture = plan.mixture(defender);
    TEST_ASSERT_GREATER_THAN(kit::certain * 9 / 10, mixture[1] + mixture[2]);
}

// Every entry from the positions to which the rules lead.
void test_the_table_is_made_of_what_follows() {
    Position t;
    t.owns(B, {G0}).claimed({B0}).hand(B, {R, Y}).hand(R, {R, B, Y}).bullets(R, 4).bullets(B, 3);
    t.in_love(RB | GY);
    t.sound();
    const Outlook before = Outlook::of(t.s, R);
    const Target target = target_of(t.s, B0);
    DuelPlan plan;
    plan.start(before, R, target, 1, usual);
    std::uint32_t nodes = 0;
    while (!plan.filled()) plan.fill_next(nodes);
    TEST_ASSERT_EQUAL(5, plan.splits(challenger));
    TEST_ASSERT_EQUAL(4, plan.splits(defender));

    std::uint32_t judged = 0;
    for (std::size_t i = 0; i <= 4; ++i)
        for (std::size_t j = 0; j <= 3; ++j) {
            std::int32_t mine = 0, theirs = 0;
            for (const DuelResult result : {DuelResult::won, DuelResult::tied, DuelResult::lost}) {
                const DuelOdds& odds = duel_odds[i][j];
                const int chance = result == DuelResult::won    ? odds.won
                                   : result == DuelResult::tied ? odds.tied
                                                                : odds.lost;
                if (chance == 0) continue;
                Outlook after = before;
                after.couples = GY;  // betrayed
                after.at(R).bullets = static_cast<std::uint8_t>(4 - i);
                after.at(B).bullets = static_cast<std::uint8_t>(3 - j);
                if (result == DuelResult::won) {
                    after.at(B).claimed = {};
                    after.at(B).claims = 0;
                    after.at(B).unknown = 1;
                    after.at(R).free = lassos({R, R, B});
                    after.discard = lassos({B});
                    after.deck_size = 19;
                } else if (result == DuelResult::tied) {
                    after.couples = RB | GY;
                } else if (j > 0) {
                    ++after.at(B).bullets;
                }
                const Forecast end = judge_rest(after, R, 1, usual, judged);
                mine += chance * end.worth_to(R);
                theirs += chance * end.worth_to(B);
            }
            TEST_ASSERT_EQUAL_INT32(mine >> 15, plan.table().gain_of_row(i, j));
            TEST_ASSERT_EQUAL_INT32(theirs >> 15, plan.table().gain_of_column(i, j));
        }
    TEST_ASSERT_EQUAL(judged, nodes);
}

void test_the_value_is_that_of_the_mixtures() {
    Position t;
    t.play({DUEL(B0)});
    DuelPlan plan;
    filled(plan, t.s, R);
    plan.solve(64);
    TEST_ASSERT_EQUAL(64, plan.rounds());
    const auto mine = plan.mixture(challenger), theirs = plan.mixture(defender);
    double value = 0, mean = 0;
    for (std::size_t i = 0; i < 7; ++i)
        for (std::size_t j = 0; j < 7; ++j) {
            value += plan.table().gain_of_row(i, j) * (mine[i] / 32768.0) * (theirs[j] / 32768.0);
            mean += plan.table().gain_of_row(i, j) / 49.0;
        }
    TEST_ASSERT_FLOAT_WITHIN(2.5, value, plan.value());
    TEST_ASSERT_FLOAT_WITHIN(1, mean, plan.plain_mean());
}

void test_what_cannot_be_lost_is_worth_a_win() {
    Position t;
    t.claimed({R0}).hand(R, {G, Y}).score(R, 49).play({DUEL(B0)});
    DuelPlan plan;
    filled(plan, t.s, R);
    plan.solve(8);
    TEST_ASSERT_EQUAL_INT32(won_game, plan.value());
    TEST_ASSERT_EQUAL_INT32(won_game, plan.plain_mean());
    TEST_ASSERT_EQUAL_INT32(0, plan.stake());
    plan.weigh();
    TEST_ASSERT_TRUE(plan.settled());
}

void test_trimming_drops_what_is_small() {
    const DuelPlan::Mixture mixture{10000, 39, 40, 22689 - 39 - 40 + 39 + 40, 0, 0, 0};
    DuelPlan::Mixture largest_first = mixture;
    largest_first[3] = 22689;
    const auto played = trimmed(largest_first, 4);
    TEST_ASSERT_EQUAL(0, played[1]);
    TEST_ASSERT_EQUAL(0, played[2]);
    TEST_ASSERT_EQUAL(kit::certain, played[0] + played[3]);
    TEST_ASSERT_GREATER_THAN(9990, played[0]);
    const auto kept = trimmed({20480, 80, 79, 12129}, 4);
    TEST_ASSERT_TRUE(kept[1] > 0 && kept[2] == 0);
}

void test_the_best_mixtures_met_are_played() {
    Position t;
    t.play({DUEL(B0)});
    DuelPlan plan;
    filled(plan, t.s, R);
    plan.solve(8);
    // Nothing was weighed yet.
    TEST_ASSERT_TRUE(plan.played(challenger) == trimmed(plan.mixture(challenger), 7));
    TEST_ASSERT_FALSE(plan.settled());
    plan.weigh();
    const auto early = plan.played(challenger);
    const std::int64_t wide = plan.gap();
    TEST_ASSERT_TRUE(early == trimmed(plan.mixture(challenger), 7));
    plan.solve(120);
    TEST_ASSERT_TRUE(plan.played(challenger) == early);
    plan.weigh();
    TEST_ASSERT_TRUE(plan.gap() < wide);
    const kit::Exploitability now =
        kit::exploitability(plan.table(), plan.played(challenger), plan.played(defender));
    TEST_ASSERT_TRUE(plan.gap() == std::max(now.of_row, now.of_column));
    // What is worse than the best is not taken.
    const auto best = plan.played(defender);
    const std::int64_t narrow = plan.gap();
    plan.weigh();
    TEST_ASSERT_TRUE(plan.gap() == narrow && plan.played(defender) == best);
}

// ---- Exploitability -----------------------------------------------------------------------------

// Real Duels between hard players, each from the view of the one who splits. The gap is what the
// other could gain on average by knowing the mixture that is played, against staying with the own;
// the stake is the difference between the most and the least that a side can get in the table, for
// the side that has less of it.
void test_hard_players_can_hardly_be_exploited() {
    int duels = 0, exploited = 0, fought_out = 0;
    double sum = 0, worst = 0;
    std::uint64_t rounds = 0;
    for (kit::Seed seed = 1; seed <= 30; ++seed)
        play_match(four(hard), seed, standard, [&](const State& s, kit::Seed, Action) {
            if (!s.splitting()) return;
            static DuelPlan plan;
            filled(plan, s, Rules::turn(s));
            while (!plan.settled() && plan.rounds() < 512) {  // as player.cpp has it
                plan.solve(64);
                plan.weigh();
            }
            if (plan.stake() == 0) return;
            const double part = static_cast<double>(plan.gap()) / 32768 / plan.stake();
            ++duels;
            fought_out += plan.rounds() == 512;
            rounds += plan.rounds();
            exploited += part > 0.005;
            sum += part;
            worst = std::max(worst, part);
        });
    std::printf(
        "%d splits: gap %.5f of the stake on average, %.5f at worst, %d above 0.005; %.0f rounds, "
        "%d not settled\n",
        duels, sum / duels, worst, exploited, static_cast<double>(rounds) / duels, fought_out);
    TEST_ASSERT_GREATER_THAN(800, duels);
    TEST_ASSERT_TRUE(sum / duels <= 0.0005);
    // Where gains do not add up to zero, one in a thousand goes in circles.
    TEST_ASSERT_LESS_OR_EQUAL(duels / 400, exploited);
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_the_toy_duels_of_the_ledger);
    RUN_TEST(test_fists_leave_one_choice);
    RUN_TEST(test_the_table_is_made_of_what_follows);
    RUN_TEST(test_the_value_is_that_of_the_mixtures);
    RUN_TEST(test_what_cannot_be_lost_is_worth_a_win);
    RUN_TEST(test_trimming_drops_what_is_small);
    RUN_TEST(test_the_best_mixtures_met_are_played);
    RUN_TEST(test_hard_players_can_hardly_be_exploited);
    return UNITY_END();
}
