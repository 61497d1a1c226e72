// Whole matches played with keys alone, by somebody who presses anything. Every frame is compared
// with what the scene would draw (see bench.h), and no story and no choice may get stuck.
#include "kit/rng.h"
#include "love_bench.h"

using bench::LoveBench;
using bench::LoveMatch;

void setUp() {}
void tearDown() {}

namespace {

// Presses keys until the results are there.
void play_blindly(LoveBench& bench, kit::Rng& rng) {
    std::size_t actions = 0;
    int idle = 0;
    for (int presses = 0; !bench.on_results(); ++presses) {
        TEST_ASSERT_TRUE_MESSAGE(presses < 40000, "the match does not end");
        if (bench.curtain()) {
            bench.keys("A");
            continue;
        }
        const auto& session = bench.session();
        if (session.cursor() != actions) {
            actions = session.cursor();
            idle = 0;
        }
        TEST_ASSERT_TRUE_MESSAGE(++idle < 600, "nothing happens any more");
        if (!bench.on_play()) {  // the pause menu: B opened it
            bench.keys("B");
            continue;
        }
        if (session.over() || !session.is_person(session.turn())) {
            bench.run_ms(300);
            continue;
        }
        constexpr const char* keys[] = {"UP", "DOWN", "LEFT", "RIGHT", "A", "A", "A", "A", "B"};
        bench.keys(keys[rng.below(9)]);
    }
}

void play_match(const LoveMatch& match, console::Motion motion = console::Motion::off) {
    LoveBench bench(match);
    bench.set_motion(motion);
    kit::Rng rng(match.seed);
    play_blindly(bench, rng);
    TEST_ASSERT_TRUE(bench.state().over());
    TEST_ASSERT_TRUE(kit::same_match(bench.keeper.saved, bench.session().match()));
}

}  // namespace

static void one_against_three() {
    play_match({.seed = 3});
    play_match({.controllers = {1, 1, 0, 1}, .seed = 4, .memory_aid = true});
}
static void a_quick_game_with_everything_moving() {
    play_match({.seed = 5, .length = love::quick}, console::Motion::fast);
}
static void two_persons() {
    play_match({.controllers = {0, 1, 0, 1}, .seed = 6, .length = love::quick});
}
static void three_persons_with_everything_moving() {
    play_match({.controllers = {0, 0, 1, 0}, .seed = 7, .length = love::quick},
               console::Motion::fast);
}
static void four_persons() { play_match({.controllers = {0, 0, 0, 0}, .seed = 8}); }

static void computers_alone() {
    LoveBench bench({.controllers = {1, 1, 1, 1}, .seed = 16, .length = love::quick});
    bench.set_motion(console::Motion::fast);
    for (int i = 0; i < 6000 && !bench.on_results(); ++i) bench.run_ms(200);
    TEST_ASSERT_TRUE(bench.on_results());
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(one_against_three);
    RUN_TEST(a_quick_game_with_everything_moving);
    RUN_TEST(two_persons);
    RUN_TEST(three_persons_with_everything_moving);
    RUN_TEST(four_persons);
    RUN_TEST(computers_alone);
    return UNITY_END();
}
