// Whole matches played with keys alone, by somebody who presses anything. Every frame is compared
// with what the scene would draw (see bench.h), and no story and no choice may get stuck.
#include "bluff_bench.h"

using bench::BluffBench;
using bench::BluffMatch;

void setUp() {}
void tearDown() {}

static void play_match(const BluffMatch& match, console::Motion motion = console::Motion::off) {
    bench::play_match<BluffBench>(match, motion);
}

static void alone_against_computers() {
    play_match({.controllers = {0, 1}, .seed = 3});
    play_match({.controllers = {1, 0, 2}, .seed = 4, .memory_aid = false});
    play_match({.controllers = {1, 2, 0, 3}, .seed = 5});
    play_match({.controllers = {1, 2, 3, 4, 0}, .seed = 6});
}
static void several_rounds_with_everything_moving() {
    play_match({.controllers = {0, 1}, .seed = 7, .wins = 2}, console::Motion::fast);
}
static void people_alone() {
    play_match({.controllers = {0, 0}, .seed = 8, .wins = 2});
    play_match({.controllers = {0, 0, 0}, .seed = 9});
    play_match({.controllers = {0, 0, 0, 0, 0}, .seed = 10});
}
static void people_and_computers() {
    play_match({.controllers = {0, 1, 0}, .seed = 11}, console::Motion::fast);
    play_match({.controllers = {2, 0, 1, 0}, .seed = 12, .memory_aid = false});
}
static void computers_alone() {
    bench::watch_match<BluffBench, BluffMatch>({.controllers = {1, 2, 3, 4, 4}, .seed = 16});
}

// Answers are given openly; whoever wants to see the own hidden cards asks for the curtain.
static void test_BLF_127_a_look_at_the_own_hand_while_others_watch() {
    BluffBench bench({.controllers = {0, 0}, .seed = 21});
    bench.set_motion(console::Motion::off);
    TEST_ASSERT_TRUE(bench.curtain());
    bench.keys("A wait:3000 A wait:100 A wait:100 A wait:4000 A wait:500");  // the banner, last
    TEST_ASSERT_EQUAL(static_cast<int>(bluff::Phase::respond),
                      static_cast<int>(bench.state().phase));
    TEST_ASSERT_FALSE(bench.curtain());
    const auto actions = bench.session().cursor();
    bench::check_golden("bluff_people_answer");
    bench.keys("UP RIGHT*5");
    bench::check_golden("bluff_people_may_look");
    bench.keys("A wait:500");
    TEST_ASSERT_TRUE(bench.curtain());
    bench.keys("A wait:2000");
    TEST_ASSERT_FALSE(bench.curtain());
    bench::check_golden("bluff_people_look");
    bench.keys("RIGHT wait:100 B wait:500");
    if (bench.curtain()) bench.keys("A wait:500");
    TEST_ASSERT_EQUAL(actions, bench.session().cursor());
    TEST_ASSERT_TRUE(bench.on_play());
    bench.keys("wait:1500 A wait:1000 A wait:500 A wait:500");
    TEST_ASSERT_TRUE(bench.session().cursor() > actions);
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(alone_against_computers);
    RUN_TEST(several_rounds_with_everything_moving);
    RUN_TEST(people_alone);
    RUN_TEST(people_and_computers);
    RUN_TEST(computers_alone);
    RUN_TEST(test_BLF_127_a_look_at_the_own_hand_while_others_watch);
    return UNITY_END();
}
