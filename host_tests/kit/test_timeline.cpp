// Going to and fro in a match.
#include "kit/timeline.h"

#include <unity.h>

#include <vector>

#include "check_hook/check_hook.h"
#include "kit/small_games.h"

using namespace kit;
using check_hook::failure_of;
using small_games::Endless;
using small_games::endless;

void setUp() {}
void tearDown() {}

namespace {

Match match;
alignas(state_alignment) std::byte block[8 * 9];  // the present and eight checkpoints
Events unseen;

std::uint32_t said(const Timeline& timeline) {
    std::uint32_t value;
    std::memcpy(&value, timeline.state(), sizeof value);
    return value;
}

Action nth(std::size_t i) {
    return {0, static_cast<std::uint8_t>(i * 7), static_cast<std::uint8_t>(i)};
}

// What the state must be after each number of actions.
std::vector<std::uint32_t> expected(std::size_t count) {
    std::vector<std::uint32_t> values{5};
    for (std::size_t i = 0; i < count; ++i)
        values.push_back(values.back() * 31 + nth(i).word() + 1);
    return values;
}

void begin(Timeline& timeline, std::size_t actions) {
    TEST_ASSERT_TRUE(timeline.begin(endless, Endless::info.form.usual(), 5).ok());
    for (std::size_t i = 0; i < actions; ++i) TEST_ASSERT_TRUE(timeline.play(nth(i), unseen).ok());
}

void test_every_position_can_be_reached_from_every_other() {
    constexpr std::size_t count = 100;
    const auto values = expected(count);
    for (const std::size_t room : {8u, 16u, 24u, 72u}) {
        Timeline timeline(match, std::span(block).first(room));
        begin(timeline, count);
        for (std::size_t from = 0; from <= count; ++from)
            for (std::size_t to = 0; to <= count; to += 9) {
                TEST_ASSERT_TRUE(timeline.go_to(from));
                TEST_ASSERT_TRUE(timeline.go_to(to));
                TEST_ASSERT_EQUAL_UINT32(values[to], said(timeline));
                TEST_ASSERT_EQUAL(to, match.cursor);
            }
        TEST_ASSERT_FALSE(timeline.go_to(count + 1));
    }
}

void test_undo_redo_and_branches() {
    Timeline timeline(match, block);
    begin(timeline, 40);
    const auto values = expected(40);
    TEST_ASSERT_FALSE(timeline.redo());
    for (std::size_t at = 40; at-- > 10;) {
        TEST_ASSERT_TRUE(timeline.undo());
        TEST_ASSERT_EQUAL_UINT32(values[at], said(timeline));
    }
    TEST_ASSERT_TRUE(timeline.redo());
    TEST_ASSERT_EQUAL_UINT32(values[11], said(timeline));
    // Another branch: the old future and its checkpoints are gone.
    TEST_ASSERT_TRUE(timeline.play({1, 99}, unseen).ok());
    TEST_ASSERT_EQUAL(12, match.count);
    std::vector<std::uint32_t> branch{said(timeline)};
    for (std::size_t i = 0; i < 30; ++i) {
        TEST_ASSERT_TRUE(timeline.play(nth(i), unseen).ok());
        branch.push_back(said(timeline));
    }
    for (std::size_t i = 30; i-- > 0;) {
        TEST_ASSERT_TRUE(timeline.undo());
        TEST_ASSERT_EQUAL_UINT32(branch[i], said(timeline));
    }
    TEST_ASSERT_TRUE(timeline.go_to(0));
    TEST_ASSERT_FALSE(timeline.undo());
}

void test_undo_in_the_longest_match_is_bounded() {
    Timeline timeline(match, block);
    begin(timeline, max_actions);
    TEST_ASSERT_EQUAL_STRING("the match is too long to be continued",
                             timeline.play({1}, unseen).why_not);
    std::uint32_t most = 0;
    for (int i = 0; i < 600; ++i) {
        TEST_ASSERT_TRUE(timeline.undo());
        most = timeline.work() > most ? timeline.work() : most;
    }
    // Eight checkpoints over 4096 actions: at least every 1024th.
    TEST_ASSERT_LESS_OR_EQUAL_UINT32(1024, most);
}

void test_refused_action_and_config_change_nothing() {
    Timeline timeline(match, block);
    begin(timeline, 3);
    TEST_ASSERT_FALSE(timeline.play({9}, unseen).ok());
    TEST_ASSERT_EQUAL(3, match.count);
    TEST_ASSERT_EQUAL_UINT32(expected(3)[3], said(timeline));
    TEST_ASSERT_EQUAL(said(timeline) % 2, timeline.turn());
    Config bad = Endless::info.form.usual();
    bad.values[0] = 77;
    TEST_ASSERT_FALSE(timeline.begin(endless, bad, 1).ok());
    TEST_ASSERT_EQUAL(3, timeline.match().count);
    TEST_ASSERT_EQUAL_PTR(&endless, &timeline.game());
}

void test_resume_goes_to_the_cursor() {
    {
        Timeline timeline(match, block);
        begin(timeline, 50);
        timeline.go_to(33);
    }
    Timeline again(match, block);
    TEST_ASSERT_TRUE(again.resume(endless).ok());
    TEST_ASSERT_EQUAL_UINT32(expected(33)[33], said(again));
    TEST_ASSERT_TRUE(again.redo());
    TEST_ASSERT_EQUAL_UINT32(expected(34)[34], said(again));
    match.actions[20].kind = 9;
    TEST_ASSERT_FALSE(again.resume(endless).ok());
}

void test_impossible_blocks_and_rules_are_noticed() {
    TEST_ASSERT_EQUAL_STRING("timeline without room for a state", failure_of([] {
                                 Timeline timeline(match, std::span(block).first(7));
                                 (void)timeline.begin(endless, Endless::info.form.usual(), 1);
                             }));
    TEST_ASSERT_EQUAL_STRING("timeline's block is not aligned", failure_of([] {
                                 Timeline timeline(match, std::span(block).subspan(1));
                                 (void)timeline.begin(endless, Endless::info.form.usual(), 1);
                             }));
    TEST_ASSERT_EQUAL_STRING("an action that was accepted before is refused now", failure_of([] {
                                 Timeline timeline(match, std::span(block).first(8));
                                 begin(timeline, 5);
                                 match.actions[2].kind = 9;
                                 timeline.undo();
                             }));
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_every_position_can_be_reached_from_every_other);
    RUN_TEST(test_undo_redo_and_branches);
    RUN_TEST(test_undo_in_the_longest_match_is_bounded);
    RUN_TEST(test_refused_action_and_config_change_nothing);
    RUN_TEST(test_resume_goes_to_the_cursor);
    RUN_TEST(test_impossible_blocks_and_rules_are_noticed);
    return UNITY_END();
}
