// What the computer players have learnt, and how.
#include <unity.h>

#include <cstdio>

#include "bluff/ranking.h"
#include "bluff_training/training.h"
#include "kit/hash.h"

using namespace bluff;
using bluff_training::Course;
using bluff_training::School;

void setUp() {}
void tearDown() {}

namespace {

void expect_near(double tolerance, double wanted, double found) {
    char line[64];
    std::snprintf(line, sizeof line, "%.4f is wanted, %.4f found", wanted, found);
    TEST_ASSERT_TRUE_MESSAGE(found >= wanted - tolerance && found <= wanted + tolerance, line);
}

// All hands of a number of players, the worst first: their numbers.
std::vector<std::size_t> by_rank(int seats) {
    struct Hand {
        HandKey key;
        std::size_t number;
    };
    std::vector<Hand> hands;
    const int values = values_for(seats);
    std::array<std::uint8_t, 5> v{};
    for (v[4] = 1; v[4] <= values; ++v[4])
        for (v[3] = 1; v[3] <= v[4]; ++v[3])
            for (v[2] = 1; v[2] <= v[3]; ++v[2])
                for (v[1] = 1; v[1] <= v[2]; ++v[1])
                    for (v[0] = 1; v[0] <= v[1]; ++v[0]) {
                        ValueCounts counts = 0;
                        for (const std::uint8_t each : v) counts += one_of(each - 1);
                        hands.push_back(
                            {hand_key(v, false), static_cast<std::size_t>(set_number(counts))});
                    }
    std::sort(hands.begin(), hands.end(),
              [](const Hand& a, const Hand& b) { return a.key < b.key; });
    std::vector<std::size_t> numbers;
    for (const Hand& hand : hands) numbers.push_back(hand.number);
    return numbers;
}

void test_hands_are_numbered_one_by_one() {
    for (int seats = least_seats; seats <= most_seats; ++seats) {
        std::vector<std::size_t> numbers = by_rank(seats);
        TEST_ASSERT_EQUAL(hands_for(seats), numbers.size());
        std::sort(numbers.begin(), numbers.end());
        for (std::size_t i = 0; i < numbers.size(); ++i) TEST_ASSERT_EQUAL(i, numbers[i]);
    }
}

void test_a_better_hand_is_no_worse_at_the_end() {
    for (int seats = least_seats; seats <= most_seats; ++seats) {
        const std::vector<std::size_t> hands = by_rank(seats);
        const Knowledge known = learnt(2, seats);
        const Strength* last = known.at_stage(seats, stage_count - 1);
        for (std::size_t i = 1; i < hands.size(); ++i)
            TEST_ASSERT_TRUE(last[hands[i - 1]] <= last[hands[i]]);
        // At every stage the best tenth is stronger than the worst, more so later.
        double before = 0;
        for (std::size_t stage = 0; stage < stage_count; ++stage) {
            const Strength* strengths = known.at_stage(seats, stage);
            const std::size_t tenth = hands.size() / 10;
            double lead = 0;
            for (std::size_t i = 0; i < tenth; ++i)
                lead += strengths[hands[hands.size() - 1 - i]] - strengths[hands[i]];
            lead /= static_cast<double>(tenth);
            TEST_ASSERT_TRUE(lead > before + 20);
            before = lead;
        }
    }
}

void test_before_learning_hands_go_by_rank() {
    const School school(3);
    const std::vector<std::size_t> hands = by_rank(3);
    for (std::size_t stage = 0; stage < stage_count; ++stage)
        for (std::size_t i = 1; i < hands.size(); ++i)
            TEST_ASSERT_TRUE(school.start_value(stage, hands[i - 1]) <
                             school.start_value(stage, hands[i]));
    // The scale of the ledger: half of all dealt hands are beaten by the middle one.
    expect_near(1e-9, 5 * school.start_value(0, hands[9]), school.start_value(4, hands[9]));
}

void test_rates_are_shares_that_make_sense() {
    for (std::size_t level = 0; level < level_count; ++level)
        for (int seats = least_seats; seats <= most_seats; ++seats) {
            const Rates& rates = *learnt(level, seats).rates;
            const auto fits = [](const Rate& rate) {
                TEST_ASSERT_TRUE(rate.lies > 0 && rate.lies < 255);
                TEST_ASSERT_TRUE(rate.called + rate.shot < 255);
            };
            for (const auto& sizes : rates.claims)
                for (const Rate& rate : sizes) fits(rate);
            for (const auto& sizes : rates.bullets)
                for (const Rate& rate : sizes) fits(rate);
            for (const auto& stopped : rates.stopped) {
                TEST_ASSERT_EQUAL(0, stopped[0]);
                for (std::size_t later = 2; later < static_cast<std::size_t>(seats - 1); ++later)
                    TEST_ASSERT_TRUE(stopped[later] >= stopped[1]);
            }
        }
}

kit::Hash short_training(kit::Seed seed) {
    std::vector<School> schools;
    schools.emplace_back(2);
    schools.emplace_back(5);
    for (School& school : schools)
        school.train({.seed = seed, .passes = 2, .games = 25, .rate_games = 4});
    const std::string text =
        bluff_training::print_strengths(schools) + bluff_training::print_rates(schools);
    return kit::hash_bytes(std::as_bytes(std::span(text)));
}

// A short course gives the same bytes for ever; other rules, players or a changed trainer do not.
// After such a change train_bluff makes the tables anew, and this number is what it prints.
void test_training_is_the_same_for_ever() {
    const kit::Hash first = short_training(7);
    std::printf("a short training: %08lx\n", static_cast<unsigned long>(first));
    TEST_ASSERT_EQUAL_HEX32(0x2400E7ED, first);
    TEST_ASSERT_TRUE(short_training(8) != first);
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_hands_are_numbered_one_by_one);
    RUN_TEST(test_a_better_hand_is_no_worse_at_the_end);
    RUN_TEST(test_before_learning_hands_go_by_rank);
    RUN_TEST(test_rates_are_shares_that_make_sense);
    RUN_TEST(test_training_is_the_same_for_ever);
    return UNITY_END();
}
