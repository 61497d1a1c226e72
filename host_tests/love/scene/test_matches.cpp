// Whole matches played with keys alone, by somebody who presses anything. Every frame is compared
// with what the scene would draw (see bench.h), and no story and no choice may get stuck.
#include "love_bench.h"

using bench::LoveBench;
using bench::LoveMatch;

void setUp() {}
void tearDown() {}

static void play_match(const LoveMatch& match, console::Motion motion = console::Motion::off) {
    bench::play_match<LoveBench>(match, motion);
}

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
    bench::watch_match<LoveBench, LoveMatch>(
        {.controllers = {1, 1, 1, 1}, .seed = 16, .length = love::quick});
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
