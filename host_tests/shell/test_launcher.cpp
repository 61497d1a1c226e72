// Turning the cylinder and looking into its chambers.
#include <algorithm>

#include "lineup/cartridges.h"
#include "lineup/lineup.h"
#include "menu_bench.h"

using bench::Bench;

void setUp() {}
void tearDown() {}

static int selected(Bench& bench) { return bench.shell().launcher().selected(); }

static void it_turns_both_ways_and_wraps() {
    Bench bench;
    for (const char* forward : {"RIGHT", "DOWN"}) {
        for (int i = 1; i <= shell::chamber_count; ++i) {
            bench.keys(forward);
            TEST_ASSERT_EQUAL_INT(i % shell::chamber_count, selected(bench));
        }
    }
    for (const char* backward : {"LEFT", "UP"}) {
        for (int i = shell::chamber_count - 1; i >= 0; --i) {
            bench.keys(backward);
            TEST_ASSERT_EQUAL_INT(i, selected(bench));
        }
    }
}

static void a_full_turn_ends_in_the_picture_it_began_with() {
    Bench bench;
    const host::Picture start = host::picture();
    bench.keys("RIGHT*6");
    TEST_ASSERT_TRUE(start == host::picture());
    bench.keys("LEFT*6");
    TEST_ASSERT_TRUE(start == host::picture());
}

static void held_it_goes_on_turning() {
    Bench bench;
    bench.keys("RIGHT:700");  // at once, after 320 ms, then every sixth frame
    TEST_ASSERT_EQUAL_INT(5, selected(bench));
}

static void a_turn_is_so_many_frames_at_each_speed() {
    const struct {
        console::Motion motion;
        std::size_t frames;
    } speeds[] = {{console::Motion::slow, 28},
                  {console::Motion::normal, 14},
                  {console::Motion::fast, 7},
                  {console::Motion::off, 1}};
    for (const auto& speed : speeds) {
        Bench bench;
        console::Settings settings = bench.settings();
        settings.motion = speed.motion;
        bench.runtime().change(settings);
        bench.keys("wait:100");
        const std::size_t before = host::film().size();
        bench.keys("RIGHT");
        TEST_ASSERT_EQUAL_size_t(speed.frames, host::film().size() - before);
    }
}

static void frames_are_a_sixtieth_of_a_second_apart() {
    std::vector<std::uint64_t> ends;
    host::Setup setup;
    setup.watch = [&](const host::Picture&) { ends.push_back(hal::now_us()); };
    Bench bench(std::move(setup));
    ends.clear();
    bench.keys("RIGHT");
    for (std::size_t i = 2; i < ends.size(); ++i) {
        const auto apart = static_cast<std::int64_t>(ends[i] - ends[i - 1]);
        TEST_ASSERT_INT64_WITHIN(2500, 16667, apart);  // the wire's time differs by the damage
    }
}

static void every_turn_clicks_and_lights() {
    Bench bench;
    bench.keys("RIGHT*3");
    TEST_ASSERT_EQUAL_size_t(3, host::sounds().size());
    const auto click = stage::score_of(stage::Cue::click);
    for (const auto& sound : host::sounds()) {
        TEST_ASSERT_EQUAL_size_t(click.size(), sound.score.size());
        TEST_ASSERT_EQUAL_INT(bench.settings().volume, sound.volume_percent);
    }
    TEST_ASSERT_EQUAL_size_t(6, host::lights().size());  // on and off
    TEST_ASSERT_EQUAL_INT(0, host::lights().back().red);
}

static void a_chamber_without_a_game_says_so() {
    Bench bench({}, bench::null_loaded());
    for (int i = 0; i < shell::chamber_count; ++i, bench.keys("RIGHT")) {
        if (shell::loaded(bench::null_loaded(), i)) continue;
        const host::Picture before = host::picture();
        bench.keys("A");
        TEST_ASSERT_FALSE(bench.on_launcher());
        TEST_ASSERT_FALSE(before == host::picture());
        bench.keys(i % 2 == 0 ? "A" : "B");
        TEST_ASSERT_TRUE(bench.on_launcher());
        TEST_ASSERT_TRUE(before == host::picture());
    }
}

// What the launcher has room for.
static void every_game_has_a_sign_that_fits() {
    for (const shell::Chamber& each : shell::six_chambers) {
        const std::string line(each.line());
        TEST_ASSERT_FALSE_MESSAGE(line.empty(), "a chamber has no line");
        TEST_ASSERT_LESS_OR_EQUAL_MESSAGE(232, stage::text_width(line, stage::small), line.c_str());
        TEST_ASSERT_NOT_NULL_MESSAGE(each.banner(), line.c_str());
        TEST_ASSERT_EQUAL_MESSAGE(216, each.banner()->width, line.c_str());
        TEST_ASSERT_EQUAL_MESSAGE(84, each.banner()->height, line.c_str());
        TEST_ASSERT_NOT_NULL_MESSAGE(each.emblem(), line.c_str());
        TEST_ASSERT_EQUAL_MESSAGE(32, each.emblem()->width, line.c_str());
        TEST_ASSERT_EQUAL_MESSAGE(32, each.emblem()->height, line.c_str());
    }
}

// A listed game is in its chamber, or in none and found all the same.
static void every_game_of_the_lineup_is_found() {
    for (const stage::Cartridge* each : lineup::cartridges) {
        TEST_ASSERT_TRUE(shell::cartridge_of(shell::six_chambers, each->game.info.id) == each);
        const auto* place = std::ranges::find(lineup::chambers, each);
        const bool placed = place != lineup::chambers.end();
        TEST_ASSERT_EQUAL(placed ? place - lineup::chambers.begin() : -1,
                          shell::chamber_of(shell::six_chambers, *each));
        TEST_ASSERT_TRUE(kit::find_game(lineup::games, each->game.info.id) == &each->game);
    }
    TEST_ASSERT_EQUAL_size_t(lineup::games.size(), std::size(lineup::cartridges));
    TEST_ASSERT_NULL(shell::cartridge_of(shell::six_chambers, 250));
}

static void x_and_y_open_settings_and_about() {
    Bench bench;
    bench.keys("X");
    TEST_ASSERT_TRUE(bench.runtime().on_top(bench.shell().settings_screen()));
    bench.keys("B Y");
    TEST_ASSERT_TRUE(bench.runtime().on_top(bench.shell().about_screen()));
    bench.keys("B B");  // the launcher is the last: there is nothing below it
    TEST_ASSERT_TRUE(bench.on_launcher());
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(it_turns_both_ways_and_wraps);
    RUN_TEST(a_full_turn_ends_in_the_picture_it_began_with);
    RUN_TEST(held_it_goes_on_turning);
    RUN_TEST(a_turn_is_so_many_frames_at_each_speed);
    RUN_TEST(frames_are_a_sixtieth_of_a_second_apart);
    RUN_TEST(every_turn_clicks_and_lights);
    RUN_TEST(a_chamber_without_a_game_says_so);
    RUN_TEST(every_game_has_a_sign_that_fits);
    RUN_TEST(every_game_of_the_lineup_is_found);
    RUN_TEST(x_and_y_open_settings_and_about);
    return UNITY_END();
}
