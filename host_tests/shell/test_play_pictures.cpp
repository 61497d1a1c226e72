// Every screen around a match as a picture, in both palettes.
#include "play_bench.h"

using bench::check_golden;
using bench::NullMatch;
using bench::PlayBench;

void setUp() {}
void tearDown() {}

namespace {

struct View {
    const char* name;
    NullMatch match;
    const char* keys;
};

const View views[] = {
    {"table", {}, "wait:1"},
    {"table_cursor", {}, "A RIGHT"},
    {"table_four", {.controllers = {0, 1, 2, 3}, .seed = 7}, "A"},
    {"table_three_open", {.controllers = {0, 1, 1}, .seed = 9, .holes_open = true}, "A"},
    {"table_alone", {.controllers = {0}, .mode = nullgame::score}, "A*2"},
    {"hint", {}, "X A"},
    {"pause", {}, "A X"},
    {"pause_settings", {}, "A X UP*3 A DOWN*3"},
    {"pause_start_over", {}, "A X DOWN*4 A"},
    {"pause_refused", {}, "X DOWN*2 A"},
    {"topic", {}, "Y"},
    {"rules_index", {}, "Y A"},
    {"rules", {}, "Y A A"},
    {"rules_last", {}, "Y A A RIGHT"},
    {"no_undo", {.controllers = {0, 0}}, "A A A X DOWN A"},
    {"clock", {.rounds = 3, .timed = true}, "wait:7500"},
    {"banner", {.controllers = {0, 0}, .holes_open = true}, "wait:1"},
    {"curtain", {.controllers = {0, 0}}, "wait:1"},
    {"curtain_second", {.controllers = {0, 1, 0}}, "A A wait:3000"},
    {"results_won", {.rounds = 1}, "A A RIGHT A"},
    {"results_figures", {.rounds = 1}, "A A RIGHT A RIGHT"},
    {"results_lost", {.rounds = 1}, "A*3 wait:4000"},
    {"results_alone", {.controllers = {0}, .rounds = 1, .mode = nullgame::score}, "A A RIGHT A"},
    {"results_three",
     {.controllers = {0, 0, 2}, .rounds = 1, .holes_open = true},
     "wait:2000 A wait:500 RIGHT A wait:3000 A wait:500 RIGHT A wait:9000"},
    {"results_rewound", {.rounds = 1}, "A X DOWN A A A RIGHT A"},
};

void look_at_all(bool colour_blind, const std::string& suffix) {
    for (const View& view : views) {
        PlayBench bench(view.match);
        console::Settings settings = bench.settings();
        settings.colour_blind = colour_blind;
        bench.runtime().change(settings);
        bench.keys("wait:20");
        bench.keys(view.keys);
        check_golden("play_" + std::string(view.name) + suffix);
    }
}

}  // namespace

static void every_screen() { look_at_all(false, ""); }
static void every_screen_for_the_colour_blind() { look_at_all(true, "_colour_blind"); }

// The lesson, step by step, and what a wrong choice is answered with.
static void the_lesson() {
    bench::LessonBench bench;
    check_golden("play_lesson_1");
    bench.keys("A");
    check_golden("play_lesson_2");
    bench.keys("A A");
    check_golden("play_lesson_4");
    bench.keys("RIGHT A");
    check_golden("play_lesson_nudge");
    bench.keys("LEFT A");
    check_golden("play_lesson_5");
    bench.keys("A A A A RIGHT A A A");
    check_golden("play_lesson_end");
}

// In the middle of things.
static void in_motion() {
    std::vector<host::Picture> film;
    host::Setup setup = PlayBench::powered();
    setup.watch = [&](const host::Picture& picture) { film.push_back(picture); };
    PlayBench bench({.controllers = {0, 3}}, std::move(setup));
    film.clear();
    bench.keys("A");
    check_golden("play_card_flies", film[8]);
    bench.keys("A RIGHT");
    film.clear();
    bench.keys("A wait:5000");
    check_golden("play_round_counted", film[film.size() / 2]);
    {
        std::vector<host::Picture> start;
        host::Setup other = PlayBench::powered();
        other.watch = [&](const host::Picture& picture) { start.push_back(picture); };
        PlayBench thinking({.controllers = {3, 0}}, std::move(other));
        check_golden("play_thinking", start[4]);
    }
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(every_screen);
    RUN_TEST(every_screen_for_the_colour_blind);
    RUN_TEST(the_lesson);
    RUN_TEST(in_motion);
    return UNITY_END();
}
