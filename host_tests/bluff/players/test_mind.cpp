// The pieces of a decision: how likely a lie is, and how a choice follows from what is worth how
// much.
#include "bluff/mind.h"

#include <unity.h>

using namespace bluff;

void setUp() {}
void tearDown() {}

namespace {

LieOdds usual(Share lies) {
    return {.usual = lies, .usual_of_all = lies, .lies = 0, .claims = 0, .of_suit = 1, .all = 4};
}

void test_without_more_a_lie_is_as_likely_as_usual() {
    for (const int lies : {4, 60, 85, 128, 200, 251})
        TEST_ASSERT_INT_WITHIN(60, sure * lies / 255,
                               chance_of_lie(usual(static_cast<Share>(lies))));
}

void test_habits_move_it() {
    LieOdds liar = usual(85), honest = usual(85);
    liar.lies = liar.claims = 6;
    honest.claims = 6;
    const std::int32_t before = chance_of_lie(usual(85));
    // Six lies of six beside six usual claims, of which two are lies: two thirds.
    TEST_ASSERT_INT_WITHIN(60, sure * 2 / 3, chance_of_lie(liar));
    TEST_ASSERT_INT_WITHIN(60, sure / 6, chance_of_lie(honest));
    TEST_ASSERT_TRUE(chance_of_lie(honest) < before && before < chance_of_lie(liar));
    // However long a match, nothing overflows.
    liar.lies = liar.claims = 255;
    liar.all = 56;
    liar.of_suit = 14;
    TEST_ASSERT_TRUE(chance_of_lie(liar) > sure * 95 / 100 && chance_of_lie(liar) < sure);
}

void test_counting_moves_it() {
    LieOdds odds = usual(85);
    odds.all = 20;
    odds.of_suit = 5;
    TEST_ASSERT_INT_WITHIN(10, chance_of_lie(usual(85)), chance_of_lie(odds));
    odds.of_suit = 1;  // odds of 1 : 2, times 19, by 3
    TEST_ASSERT_INT_WITHIN(60, sure * 19 / 25, chance_of_lie(odds));
    odds.of_suit = 0;
    TEST_ASSERT_EQUAL(sure, chance_of_lie(odds));
    odds.of_suit = 20;
    TEST_ASSERT_EQUAL(0, chance_of_lie(odds));
}

void test_choices_follow_their_worth() {
    kit::Rng rng(5);
    constexpr Worth temperature = per_mille(20);
    const auto share_of_first = [&](std::initializer_list<Worth> worth) {
        int first = 0;
        for (int i = 0; i < 4000; ++i)
            first += choose_by_worth({worth.begin(), worth.size()}, temperature, rng) == 0;
        return first / 40;
    };
    TEST_ASSERT_INT_WITHIN(3, 50, share_of_first({0, 0}));
    TEST_ASSERT_INT_WITHIN(3, 33, share_of_first({-500, -500, -500}));
    // e times as likely for one temperature more.
    TEST_ASSERT_INT_WITHIN(3, 73, share_of_first({temperature, 0}));
    TEST_ASSERT_INT_WITHIN(3, 27, share_of_first({0, temperature}));
    TEST_ASSERT_EQUAL(100, share_of_first({certain_win, 0, -certain_win}));
    TEST_ASSERT_EQUAL(0, share_of_first({-certain_win, 0, 0}));
}

void test_gains_have_four_sizes() {
    TEST_ASSERT_EQUAL(0, size_of_gain(-certain_win));
    TEST_ASSERT_EQUAL(0, size_of_gain(per_mille(30) - 1));
    TEST_ASSERT_EQUAL(1, size_of_gain(per_mille(30)));
    TEST_ASSERT_EQUAL(2, size_of_gain(per_mille(80)));
    TEST_ASSERT_EQUAL(3, size_of_gain(per_mille(160)));
    TEST_ASSERT_EQUAL(3, size_of_gain(certain_win));
}

void test_powers_of_two() {
    TEST_ASSERT_EQUAL(32768, falling_power(0));
    for (std::uint32_t i = 1; i < 3840; ++i)
        TEST_ASSERT_TRUE(falling_power(i) <= falling_power(i - 1));
    TEST_ASSERT_EQUAL(1, falling_power(15 * 256));
    TEST_ASSERT_EQUAL(0, falling_power(16 * 256));
    TEST_ASSERT_INT_WITHIN(1, 21830, falling_power(150));
    for (int s = least_strength + 1; s <= most_strength; ++s)
        TEST_ASSERT_TRUE(weight_of(static_cast<Strength>(s)) >=
                         weight_of(static_cast<Strength>(s - 1)));
}

void test_stages_go_by_the_deck() {
    constexpr std::size_t decks[] = {27, 18, 17, 12, 11, 8, 7, 4, 3, 1};
    for (std::size_t i = 0; i < 10; ++i) TEST_ASSERT_EQUAL(i / 2, stage_of(decks[i]));
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_without_more_a_lie_is_as_likely_as_usual);
    RUN_TEST(test_habits_move_it);
    RUN_TEST(test_counting_moves_it);
    RUN_TEST(test_choices_follow_their_worth);
    RUN_TEST(test_gains_have_four_sizes);
    RUN_TEST(test_powers_of_two);
    RUN_TEST(test_stages_go_by_the_deck);
    return UNITY_END();
}
