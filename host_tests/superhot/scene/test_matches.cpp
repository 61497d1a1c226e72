// Whole matches played with keys alone, by somebody who presses anything. Every frame is compared
// with what the scene would draw (see bench.h), and no story and no choice may get stuck.
#include <array>
#include <cstdio>

#include "hot_bench.h"
#include "kit/rng.h"

using bench::HotBench;
using bench::HotMatch;

void setUp() {}
void tearDown() {}

namespace {

void play_match(const HotMatch& match, int most_presses,
                console::Motion motion = console::Motion::off) {
    HotBench bench(match);
    bench.set_motion(motion);
    bench::play_blindly(bench, match.seed, most_presses);
    TEST_ASSERT_TRUE(bench.session().length() > 10);
    TEST_ASSERT_TRUE(kit::same_match(bench.keeper.saved, bench.session().match()));
}

}  // namespace

static void alone() {
    play_match({.seed = 3}, 2500);
    play_match(
        {.seed = 4, .storm = true, .times_up = true, .seven = true, .infinite = true, .bats = 2},
        2500);
}
static void alone_with_everything_moving() {
    play_match({.seed = 5}, 500, console::Motion::normal);
}
static void with_a_partner() {
    play_match({.mode = superhot::coop, .controllers = {0, 1}, .seed = 6}, 2000);
    play_match({.mode = superhot::coop, .controllers = {0, 0}, .seed = 7, .seven = true, .bats = 2},
               2000);
}
static void against_the_system() {
    play_match({.mode = superhot::versus, .controllers = {0, 1}, .seed = 8, .revenge = true}, 2000);
    play_match({.mode = superhot::versus, .controllers = {1, 0}, .seed = 9, .bats = 2}, 2000);
    play_match({.mode = superhot::versus, .controllers = {0, 0}, .seed = 10}, 1500);
}
static void two_against_one() {
    play_match({.mode = superhot::two_v_one, .controllers = {0, 1, 1}, .seed = 11}, 1500);
    play_match({.mode = superhot::two_v_one, .controllers = {1, 1, 0}, .seed = 12, .seven = true},
               1500);
    play_match({.mode = superhot::two_v_one, .controllers = {0, 0, 0}, .seed = 13}, 1500);
}
static void the_system_with_everything_moving() {
    play_match({.mode = superhot::versus, .controllers = {1, 0}, .seed = 14}, 250,
               console::Motion::normal);
    play_match({.mode = superhot::two_v_one, .controllers = {0, 1, 0}, .seed = 15}, 250,
               console::Motion::normal);
}
static void computers_alone() {
    HotBench bench({.mode = superhot::two_v_one, .controllers = {1, 1, 1}, .seed = 16});
    for (int i = 0; i < 200 && !bench.on_results(); ++i) bench.run_ms(200);
    TEST_ASSERT_TRUE(bench.session().length() > 10);
}

// One undo takes back what was one choice.
static void undo_takes_back_a_whole_choice() {
    HotBench bench({.seed = 1});
    bench.keys("UP A");  // keep the goal
    const auto calm = host::picture();
    TEST_ASSERT_EQUAL_size_t(1, bench.session().cursor());
    bench.keys("LEFT*3 A A RIGHT*2 A A");  // the dude in slot 4
    TEST_ASSERT_EQUAL_size_t(5, bench.session().cursor());
    bench.keys("X DOWN A");
    TEST_ASSERT_EQUAL_size_t(1, bench.session().cursor());
    TEST_ASSERT_TRUE(calm == host::picture());
    bench.keys("X DOWN*2 A");  // and forward again
    TEST_ASSERT_EQUAL_size_t(5, bench.session().cursor());
}

static void three_presses_are_enough_for_an_attack() {
    HotBench bench({.seed = 1});
    bench.keys("UP A LEFT*3");
    bench.keys("A DOWN A A");  // target, choose for me, destroy
    TEST_ASSERT_EQUAL(superhot::Phase::use, bench.state().phase);
    TEST_ASSERT_TRUE(bench.state().used.size() > 0);
}

// A hint lays the whole choice out, and A takes it.
static void a_hint_is_a_whole_choice() {
    HotBench bench({.seed = 1});
    bench.keys("UP A X A wait:3000");
    TEST_ASSERT_EQUAL_size_t(1, bench.session().length());
    const auto said = bench.session().hint();
    const std::vector<kit::Action> hint(said.begin(), said.end());
    TEST_ASSERT_TRUE(hint.size() >= 3);  // Move, a target, a card
    bench.keys("A");
    TEST_ASSERT_EQUAL_size_t(1 + hint.size(), bench.session().length());
    for (std::size_t i = 0; i < hint.size(); ++i)
        TEST_ASSERT_TRUE(bench.session().match().actions[1 + i] == hint[i]);
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(alone);
    RUN_TEST(alone_with_everything_moving);
    RUN_TEST(with_a_partner);
    RUN_TEST(against_the_system);
    RUN_TEST(two_against_one);
    RUN_TEST(the_system_with_everything_moving);
    RUN_TEST(computers_alone);
    RUN_TEST(undo_takes_back_a_whole_choice);
    RUN_TEST(a_hint_is_a_whole_choice);
    RUN_TEST(three_presses_are_enough_for_an_attack);
    return UNITY_END();
}
