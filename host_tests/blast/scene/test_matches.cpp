// Whole matches played with keys alone, by somebody who presses anything. Every frame is compared
// with what the scene would draw (see bench.h), and no story and no choice may get stuck.
#include "blast_bench.h"

using bench::BlastBench;
using bench::BlastMatch;

void setUp() {}
void tearDown() {}

static void play_match(const BlastMatch& match, console::Motion motion = console::Motion::off) {
    bench::play_match<BlastBench>(match, motion);
}

static void two_with_everything_moving() {
    play_match({.controllers = {0, 1}, .seed = 3}, console::Motion::fast);
}
static void large_arenas() {
    play_match({.controllers = {1, 0, 1, 1}, .seed = 4, .arena = 8, .revenge = true});
}
static void all_features() {
    play_match({.controllers = {0, 1, 1, 1}, .seed = 5, .arena = 12}, console::Motion::fast);
}
static void people_alone() {
    play_match({.controllers = {0, 0}, .seed = 6});
    play_match({.controllers = {0, 0, 0}, .seed = 7, .arena = 1, .revenge = true});
}
static void computers_alone() {
    bench::watch_match<BlastBench, BlastMatch>(
        {.controllers = {1, 1, 1, 1}, .seed = 8, .arena = 2});
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(two_with_everything_moving);
    RUN_TEST(large_arenas);
    RUN_TEST(all_features);
    RUN_TEST(people_alone);
    RUN_TEST(computers_alone);
    return UNITY_END();
}
