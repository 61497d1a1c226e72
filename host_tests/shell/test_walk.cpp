// Random walks through every screen with every setting. The bench compares panel and screens after
// each step, so a change that forgot its damage cannot hide.
#include <random>

#include "play_bench.h"

using bench::Bench;

void setUp() {}
void tearDown() {}

// From the launcher to every screen there is.
static const char* const ways[] = {"wait:1",
                                   "RIGHT*3",
                                   "A",
                                   "X",
                                   "Y",
                                   "Y RIGHT",
                                   "Y RIGHT*2",
                                   "Y RIGHT*3",
                                   "Y LEFT",
                                   "Y RIGHT*3 A",
                                   "Y RIGHT*3 DOWN A",
                                   "Y RIGHT*3 DOWN*2 A",
                                   "Y RIGHT*3 DOWN*3 A",
                                   "Y RIGHT*3 UP A",
                                   "Y RIGHT*3 UP A DOWN A",
                                   "Y RIGHT*3 UP A DOWN A A*3",

                                   "X UP A",
                                   "X UP A A"};

// Back to the launcher, with keys as they are printed. A match is not left with B alone.
static void go_home(Bench& bench) {
    console::Settings settings = bench.settings();
    settings.left_handed = false;
    bench.runtime().change(settings);
    host::set_power(bench::battery(80));  // no warning comes over it
    bench.run_ms(20);  // the last key may not have been taken yet: it is not the launcher's
    bench.runtime().home();
    bench.keys("wait:20");
    TEST_ASSERT_TRUE(bench.on_launcher());
}

static void walk(const char* board, unsigned seed, int keys) {
    host::Setup setup;
    setup.board = &bench::board(board);
    Bench bench(std::move(setup));
    std::mt19937 random(seed);
    const auto below = [&](unsigned count) { return static_cast<unsigned>(random() % count); };
    for (int i = 0; i < keys; ++i) {
        if (i % 40 == 0) {
            go_home(bench);
            bench.keys(ways[static_cast<std::size_t>(i / 40) % std::size(ways)]);
        }
        const auto button = static_cast<hal::Button>(below(hal::button_count));
        bench.edge(button, true);
        // Mostly taps, some in the middle of an animation, some holds; now and then a long pause.
        const unsigned kind = below(40);
        bench.run_ms(kind < 30 ? 20 + below(60) : kind < 38 ? below(10) : 650);
        bench.edge(button, false);
        bench.run_ms(kind < 20 ? below(40) : below(300));
        if (below(100) == 0) bench.run_ms(below(40'000));
        if (below(50) == 0) host::set_power(bench::battery(static_cast<int>(below(101))));
        TEST_ASSERT_TRUE(bench.settings().valid());
    }
}

static void on_the_picosystem() { walk("picosystem", 1, 1200); }
static void without_sound() { walk("pico_lcd_1_3", 2, 400); }
static void with_side_panels() { walk("picopad", 3, 400); }

// Matches of every kind, over and over: curtains, computers, results, menus.
static void through_matches() {
    static const bench::NullMatch matches[] = {
        {.controllers = {0, 1}, .rounds = 1},
        {.controllers = {0, 0, 1}, .rounds = 2},
        {.controllers = {0, 0}, .rounds = 2, .holes_open = true},
        {.controllers = {0}, .rounds = 1, .mode = nullgame::score},
        {.controllers = {1, 1, 1}, .rounds = 1},
        {.controllers = {1, 0, 2, 0}, .rounds = 1},
    };
    std::mt19937 random(4);
    const auto below = [&](unsigned count) { return static_cast<unsigned>(random() % count); };
    for (const bench::NullMatch& match : matches) {
        bench::PlayBench bench(match);
        for (int i = 0; i < 150; ++i) {
            if (bench.on_launcher()) {
                const auto verdict = bench.shell().match_screens().start(
                    bench.runtime(), nullgame_cartridge::cartridge, match.start(), bench.keeper);
                TEST_ASSERT_TRUE(verdict.ok());
            }
            // A and the d-pad mostly, so that matches get on; the others now and then.
            const auto button =
                static_cast<hal::Button>(below(3) != 0 ? 4 : below(hal::button_count));
            bench.edge(button, true);
            bench.run_ms(5 + below(60));
            bench.edge(button, false);
            bench.run_ms(below(400));
        }
    }
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(on_the_picosystem);
    RUN_TEST(without_sound);
    RUN_TEST(with_side_panels);
    RUN_TEST(through_matches);
    return UNITY_END();
}
