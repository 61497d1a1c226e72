// What the computer players have learnt: how it is trained, and what must be true of the stored
// tables whatever they hold.
#include <unity.h>

#include <algorithm>
#include <string>
#include <vector>

#include "bluff/ranking.h"
#include "bluff_training/training.h"

using namespace bluff_training;
using namespace bluff;

void setUp() {}
void tearDown() {}

namespace {

using Values = std::array<std::uint8_t, scoring_size>;

// All hands of this number of players, found without their numbers.
std::vector<Values> hands_of(int seats) {
    std::vector<Values> hands;
    std::array<int, scoring_size> digits{};
    const int values = values_for(seats);
    for (;;) {
        if (std::is_sorted(digits.begin(), digits.end())) {
            Values hand{};
            for (std::size_t i = 0; i < hand.size(); ++i)
                hand[i] = static_cast<std::uint8_t>(digits[i] + 1);
            hands.push_back(hand);
        }
        std::size_t place = 0;
        while (place < digits.size() && ++digits[place] == values) digits[place++] = 0;
        if (place == digits.size()) return hands;
    }
}
std::size_t number_of(const Values& hand) {
    ValueCounts counts = 0;
    for (const std::uint8_t value : hand) counts += one_of(value - 1);
    return static_cast<std::size_t>(set_number(counts));
}
std::vector<Values> worst_first(int seats) {
    std::vector<Values> hands = hands_of(seats);
    std::sort(hands.begin(), hands.end(), [](const Values& one, const Values& other) {
        return hand_key(one, false) < hand_key(other, false);
    });
    return hands;
}

template <class Judge>
void for_all_counts_of_seats(Judge judge) {
    for (int seats = least_seats; seats <= most_seats; ++seats) judge(seats);
}

void better_is_no_worse_at_the_end(const Strength* strengths, int seats) {
    const Strength* last = strengths + (stage_count - 1) * hands_for(seats);
    Strength before = least_strength;
    for (const Values& hand : worst_first(seats)) {
        TEST_ASSERT_GREATER_OR_EQUAL(before, last[number_of(hand)]);
        before = last[number_of(hand)];
    }
}

void test_every_hand_has_its_own_number() {
    for_all_counts_of_seats([](int seats) {
        std::vector<int> met(static_cast<std::size_t>(hands_for(seats)));
        for (const Values& hand : hands_of(seats)) ++met.at(number_of(hand));
        for (const int times : met) TEST_ASSERT_EQUAL(1, times);
    });
}

// ---- Training -----------------------------------------------------------------------------------

void test_a_beginner_goes_by_the_ranking() {
    for_all_counts_of_seats([](int seats) {
        const School school(seats);
        TEST_ASSERT_EQUAL(stage_count * hands_for(seats), school.strengths().size());
        const std::vector<Values> hands = worst_first(seats);
        for (std::size_t stage = 0; stage < stage_count; ++stage)
            for (std::size_t i = 1; i < hands.size(); ++i)
                TEST_ASSERT_TRUE(school.start_value(stage, number_of(hands[i - 1])) <
                                 school.start_value(stage, number_of(hands[i])));
        better_is_no_worse_at_the_end(school.strengths().data(), seats);
        // The later, the more it counts to be ahead.
        for (std::size_t stage = 1; stage < stage_count; ++stage)
            TEST_ASSERT_TRUE(school.start_value(stage - 1, number_of(hands.back())) <
                             school.start_value(stage, number_of(hands.back())));
    });
}

struct Lesson {
    std::string strengths, rates;
    bool operator==(const Lesson&) const = default;
};
Lesson lesson(const Course& course) {
    std::vector<School> schools;
    for_all_counts_of_seats([&](int seats) {
        schools.emplace_back(seats);
        schools.back().train(course);
        better_is_no_worse_at_the_end(schools.back().strengths().data(), seats);
    });
    return {print_strengths(schools), print_rates(schools)};
}

void test_the_same_seed_teaches_the_same() {
    const Course course{.seed = 7, .passes = 2, .games = 12, .rate_games = 4};
    Course other = course;
    other.seed = 8;
    const Lesson once = lesson(course), again = lesson(course), different = lesson(other);
    TEST_ASSERT_TRUE(once == again);
    TEST_ASSERT_TRUE(once.strengths != different.strengths);
    TEST_ASSERT_TRUE(once.rates != different.rates);
}

void test_a_course_of_one_pass_without_games_teaches_nothing() {
    School school(2);
    const std::vector<Strength> before = school.strengths();
    school.train({.passes = 1, .games = 0, .rate_games = 0});
    TEST_ASSERT_TRUE(before == school.strengths());
}

// What a table of this text holds, one number after the other.
std::vector<int> numbers_in(const std::string& text) {
    std::vector<int> numbers;
    std::size_t at = text.rfind("//");
    at = text.find('\n', at);
    while ((at = text.find_first_of("-0123456789", at)) != std::string::npos) {
        std::size_t length = 0;
        numbers.push_back(std::stoi(text.substr(at), &length));
        at += length;
    }
    return numbers;
}

void test_the_printed_tables_are_complete() {
    std::vector<School> schools;
    for_all_counts_of_seats([&](int seats) { schools.emplace_back(seats); });
    const std::vector<int> strengths = numbers_in(print_strengths(schools));
    std::size_t at = 0;
    for (const School& school : schools)
        for (const Strength each : school.strengths()) TEST_ASSERT_EQUAL(each, strengths[at++]);
    TEST_ASSERT_EQUAL(at, strengths.size());
    TEST_ASSERT_EQUAL(level_count * schools.size() * sizeof(Rates),
                      numbers_in(print_rates(schools)).size());
}

// ---- What is stored -----------------------------------------------------------------------------

void test_stored_strengths_are_sound() {
    for_all_counts_of_seats([](int seats) {
        const Strength* strengths = learnt(0, seats).strengths;
        better_is_no_worse_at_the_end(strengths, seats);
        for (int i = 0; i < stage_count * hands_for(seats); ++i) {
            TEST_ASSERT_TRUE(strengths[i] >= least_strength && strengths[i] <= most_strength);
            TEST_ASSERT_GREATER_THAN(0, weight_of(strengths[i]));
        }
        // At every stage the best hand is better than the worst.
        const std::vector<Values> hands = worst_first(seats);
        for (std::size_t stage = 0; stage < stage_count; ++stage) {
            const Strength* at = learnt(0, seats).at_stage(seats, stage);
            TEST_ASSERT_GREATER_THAN(at[number_of(hands.front())], at[number_of(hands.back())]);
        }
        // All levels judge hands alike.
        for (std::size_t level = 1; level < level_count; ++level)
            TEST_ASSERT_TRUE(learnt(level, seats).strengths == strengths);
    });
}

void test_stored_rates_are_never_certain() {
    const auto mixed = [](Share share) { TEST_ASSERT_TRUE(share > 0 && share < 255); };
    const auto sound = [&](const Rate& rate) {
        for (const Share share : {rate.lies, rate.called, rate.shot}) mixed(share);
    };
    for (std::size_t level = 0; level < level_count; ++level)
        for_all_counts_of_seats([&](int seats) {
            const Rates& rates = *learnt(level, seats).rates;
            for (const auto& sizes : rates.claims) std::for_each(sizes.begin(), sizes.end(), sound);
            for (const auto& sizes : rates.bullets)
                std::for_each(sizes.begin(), sizes.end(), sound);
            sound(rates.all_claims);
            sound(rates.all_bullets);
            // After the last one who is asked nobody can do anything.
            for (const auto& stopped : rates.stopped) TEST_ASSERT_EQUAL(0, stopped[0]);
        });
}

void test_stages_go_by_the_deck() {
    constexpr std::array<std::size_t, 8> sizes{27, 18, 17, 12, 11, 8, 7, 4};
    constexpr std::array<std::size_t, 8> stages{0, 0, 1, 1, 2, 2, 3, 3};
    for (std::size_t i = 0; i < sizes.size(); ++i) TEST_ASSERT_EQUAL(stages[i], stage_of(sizes[i]));
    for (std::size_t size = 0; size <= 3; ++size) TEST_ASSERT_EQUAL(4, stage_of(size));
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_every_hand_has_its_own_number);
    RUN_TEST(test_a_beginner_goes_by_the_ranking);
    RUN_TEST(test_the_same_seed_teaches_the_same);
    RUN_TEST(test_a_course_of_one_pass_without_games_teaches_nothing);
    RUN_TEST(test_the_printed_tables_are_complete);
    RUN_TEST(test_stored_strengths_are_sound);
    RUN_TEST(test_stored_rates_are_never_certain);
    RUN_TEST(test_stages_go_by_the_deck);
    return UNITY_END();
}
