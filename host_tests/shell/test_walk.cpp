// Random walks through every screen with every setting. The bench compares panel and screens after
// each step, so a change that forgot its damage cannot hide.
#include <random>

#include "bench.h"

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
                                   "Y RIGHT*3 DOWN*3 A"};

// Back to the launcher, with keys as they are printed.
static void go_home(Bench& bench) {
    console::Settings settings = bench.settings();
    settings.left_handed = false;
    bench.runtime().change(settings);
    bench.keys("wait:20 B:600 B:600 B:600 B:600");
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

int main() {
    UNITY_BEGIN();
    RUN_TEST(on_the_picosystem);
    RUN_TEST(without_sound);
    RUN_TEST(with_side_panels);
    return UNITY_END();
}
