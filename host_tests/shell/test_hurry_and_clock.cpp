// Time in a match: A that hurries and never acts, and the clock of a decision.
#include "play_bench.h"

using bench::NullMatch;
using bench::PlayBench;

void setUp() {}
void tearDown() {}

namespace {

constexpr int guard_ms = 400;

void press_a(PlayBench& bench, int milliseconds = 20) {
    host::press(hal::Button::a, true);
    bench.run_ms(static_cast<std::uint64_t>(milliseconds));
    host::press(hal::Button::a, false);
}

bool deciding(PlayBench& bench) {
    return bench.shell().match_screens().play_screen().driver().deciding();
}

// Until a person decides again, in steps of `step` milliseconds; how many it took.
template <class Meanwhile>
int until_control(PlayBench& bench, int step, const Meanwhile& meanwhile) {
    int waited = 0;
    for (; !deciding(bench) && !bench.session().over(); waited += step) {
        TEST_ASSERT_LESS_THAN(60'000, waited);
        meanwhile();
        bench.run_ms(static_cast<std::uint64_t>(step));
    }
    return waited;
}

NullMatch timed(std::initializer_list<int> controllers) {
    NullMatch match{.controllers = controllers, .rounds = 9};
    match.timed = true;
    return match;
}

}  // namespace

static void taps_end_stories_and_decide_nothing() {
    PlayBench bench({.controllers = {0, 3, 3, 3}, .rounds = 9});
    bench.run_ms(500);
    press_a(bench);
    TEST_ASSERT_EQUAL_size_t(1, bench.session().cursor());
    // As fast as a thumb can: one story after the other, and then the decision is still open.
    until_control(bench, 20, [&] { press_a(bench); });
    const std::size_t there = bench.session().cursor();
    for (int ms = 0; ms < 8 * guard_ms; ms += 160) {
        press_a(bench);
        bench.run_ms(140);
    }
    TEST_ASSERT_EQUAL_size_t(there, bench.session().cursor());
    TEST_ASSERT_TRUE(deciding(bench));
    bench.run_ms(guard_ms);
    press_a(bench);
    bench.run_ms(20);
    TEST_ASSERT_GREATER_THAN(there, bench.session().cursor());
}

// Nobody is there to be helped then: the menu opens on what does no harm.
static void the_menu_over_others_turns_undoes_nothing() {
    PlayBench bench({.controllers = {0, 3, 3, 3}, .rounds = 9});
    bench.run_ms(500);
    press_a(bench);
    TEST_ASSERT_FALSE(deciding(bench));
    TEST_ASSERT_TRUE(bench.session().can_undo());
    host::press(hal::Button::x, true);
    bench.run_ms(20);
    host::press(hal::Button::x, false);
    bench.run_ms(500);
    press_a(bench);
    bench.run_ms(20);
    TEST_ASSERT_FALSE(bench.on_play());  // but on the rules
    TEST_ASSERT_EQUAL_size_t(1, bench.session().cursor());
}

static void other_keys_are_taken_at_once() {
    PlayBench bench({.controllers = {0, 3}, .rounds = 9});
    bench.run_ms(500);
    press_a(bench);
    until_control(bench, 5, [] {});
    const auto before = host::picture();
    host::press(hal::Button::right, true);
    bench.run_ms(40);
    host::press(hal::Button::right, false);
    TEST_ASSERT_FALSE(before == host::picture());
}

static void a_tap_ends_one_story_only() {
    PlayBench bench({.controllers = {0, 3, 3, 3}, .rounds = 9});
    bench.run_ms(500);
    press_a(bench);
    const auto& driver = bench.shell().match_screens().play_screen().driver();
    TEST_ASSERT_TRUE(driver.telling());
    const std::size_t first = bench.session().cursor();
    press_a(bench);
    TEST_ASSERT_FALSE(driver.telling());
    TEST_ASSERT_EQUAL_size_t(first, bench.session().cursor());
    // The next one is told again, at its pace.
    for (int i = 0; i < 500 && !driver.telling(); ++i) bench.run_ms(5);
    TEST_ASSERT_TRUE(driver.telling());
    bench.run_ms(60);
    TEST_ASSERT_TRUE(driver.telling());
}

static void held_it_runs_to_the_next_decision_and_stops_there() {
    const auto time = [](bool hold) {
        PlayBench bench({.controllers = {0, 3, 3, 3}, .rounds = 9});
        bench.run_ms(500);
        host::press(hal::Button::a, true);
        bench.run_ms(20);
        if (!hold) host::press(hal::Button::a, false);
        const int took = until_control(bench, 5, [] {});
        const std::size_t there = bench.session().cursor();
        bench.run_ms(3000);
        TEST_ASSERT_EQUAL_size_t(there, bench.session().cursor());
        TEST_ASSERT_TRUE(deciding(bench));
        host::press(hal::Button::a, false);
        return took;
    };
    const int watched = time(false), hurried = time(true);
    TEST_ASSERT_LESS_THAN(watched - 200, hurried);
}

// Whoever taps on does not come through the curtain, and not to the other one's decision.
static void a_curtain_opens_after_a_pause() {
    PlayBench bench({.controllers = {0, 0}, .rounds = 9});
    const auto& screen = bench.shell().match_screens().play_screen();
    TEST_ASSERT_TRUE(screen.curtain());
    bench.keys("A");
    TEST_ASSERT_FALSE(screen.curtain());
    press_a(bench);
    TEST_ASSERT_EQUAL_size_t(1, bench.session().cursor());
    for (int i = 0; i < 60; ++i) {
        bench.run_ms(130);
        press_a(bench);
    }
    TEST_ASSERT_TRUE(screen.curtain());
    TEST_ASSERT_EQUAL_size_t(1, bench.session().cursor());
    // Held on it does not open either.
    host::press(hal::Button::a, true);
    bench.run_ms(3000);
    host::press(hal::Button::a, false);
    TEST_ASSERT_TRUE(screen.curtain());
    bench.run_ms(guard_ms + 40);
    press_a(bench);
    TEST_ASSERT_FALSE(screen.curtain());
}

// ---- The clock ----------------------------------------------------------------------------------

static void who_is_too_slow_stands() {
    PlayBench bench(timed({0, 1}));
    bench.run_ms(9000);
    TEST_ASSERT_EQUAL_size_t(0, bench.session().cursor());
    bench.run_ms(1100);
    TEST_ASSERT_GREATER_THAN(0, bench.session().cursor());
    TEST_ASSERT_EQUAL_UINT8(nullgame::time_out, bench.session().match().actions[0].kind);
    // It is an action like any other: saved, and the next decision has its own time.
    TEST_ASSERT_TRUE(kit::same_match(bench.keeper.saved, bench.session().match()));
}

static void the_clock_stands_still_under_a_menu() {
    PlayBench bench(timed({0, 1}));
    bench.run_ms(5000);
    bench.keys("X");
    bench.run_ms(30'000);
    bench.keys("B");
    TEST_ASSERT_EQUAL_size_t(0, bench.session().cursor());
    bench.keys("Y");
    bench.run_ms(30'000);
    bench.keys("B");
    TEST_ASSERT_TRUE(bench.on_play());
    TEST_ASSERT_EQUAL_size_t(0, bench.session().cursor());
    bench.run_ms(6000);
    TEST_ASSERT_GREATER_THAN(0, bench.session().cursor());
}

static void the_clock_stands_still_behind_a_curtain() {
    PlayBench bench(timed({0, 0}));
    TEST_ASSERT_TRUE(bench.shell().match_screens().play_screen().curtain());
    bench.run_ms(20'000);
    TEST_ASSERT_EQUAL_size_t(0, bench.session().cursor());
    bench.keys("A");
    bench.run_ms(7000);
    TEST_ASSERT_EQUAL_size_t(0, bench.session().cursor());
    bench.run_ms(6000);
    TEST_ASSERT_EQUAL_size_t(1, bench.session().cursor());
}

static void the_clock_stands_still_before_a_banner() {
    NullMatch match{.controllers = {0, 0}, .rounds = 9};
    match.timed = match.holes_open = true;
    PlayBench bench(match);
    const auto& screen = bench.shell().match_screens().play_screen();
    TEST_ASSERT_TRUE(screen.banner());
    bench.run_ms(20'000);
    TEST_ASSERT_EQUAL_size_t(0, bench.session().cursor());
    TEST_ASSERT_TRUE(screen.banner());
    bench.keys("A");
    bench.run_ms(8000);
    TEST_ASSERT_EQUAL_size_t(0, bench.session().cursor());
    bench.run_ms(5000);
    TEST_ASSERT_EQUAL_size_t(1, bench.session().cursor());
}

// Nobody thinks on for nothing: under a menu that stops a clock nothing of the table is seen.
static void a_menu_that_stops_the_clock_hides_the_table() {
    for (const bool clock : {true, false}) {
        NullMatch match{.controllers = {0, 1}, .rounds = 9};
        match.timed = clock;
        PlayBench bench(match);
        bench.run_ms(1500);
        bench.keys("X");
        bench::check_golden(clock ? "play_menu_clock" : "play_menu_no_clock");
    }
}

static void a_power_cut_costs_no_time() {
    PlayBench bench(timed({0, 1}));
    bench.run_ms(8000);
    bench.session().loaded() = bench.keeper.saved;
    TEST_ASSERT_TRUE(bench.shell()
                         .match_screens()
                         .resume(bench.runtime(), nullgame_cartridge::cartridge, bench.keeper)
                         .ok());
    bench.run_ms(9000);
    TEST_ASSERT_EQUAL_size_t(0, bench.session().cursor());
    bench.run_ms(2000);
    TEST_ASSERT_GREATER_THAN(0, bench.session().cursor());
}

static void the_last_seconds_are_counted_aloud() {
    PlayBench bench(timed({0, 1}));
    bench.run_ms(1000);
    const auto early = host::picture();
    bench.run_ms(1000);
    TEST_ASSERT_FALSE(early == host::picture());
    const std::size_t quiet = host::sounds().size();
    bench.run_ms(4500);
    TEST_ASSERT_EQUAL_size_t(quiet, host::sounds().size());
    bench.run_ms(2000);
    TEST_ASSERT_GREATER_THAN(quiet, host::sounds().size());
}

static void without_an_option_there_is_no_clock() {
    PlayBench bench({.controllers = {0, 1}, .rounds = 9});
    const std::size_t frames = host::film().size();
    bench.run_ms(60'000);
    TEST_ASSERT_EQUAL_size_t(0, bench.session().cursor());
    TEST_ASSERT_EQUAL_size_t(frames, host::film().size());
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(taps_end_stories_and_decide_nothing);
    RUN_TEST(the_menu_over_others_turns_undoes_nothing);
    RUN_TEST(other_keys_are_taken_at_once);
    RUN_TEST(a_tap_ends_one_story_only);
    RUN_TEST(held_it_runs_to_the_next_decision_and_stops_there);
    RUN_TEST(a_curtain_opens_after_a_pause);
    RUN_TEST(who_is_too_slow_stands);
    RUN_TEST(the_clock_stands_still_under_a_menu);
    RUN_TEST(the_clock_stands_still_behind_a_curtain);
    RUN_TEST(the_clock_stands_still_before_a_banner);
    RUN_TEST(a_menu_that_stops_the_clock_hides_the_table);
    RUN_TEST(a_power_cut_costs_no_time);
    RUN_TEST(the_last_seconds_are_counted_aloud);
    RUN_TEST(without_an_option_there_is_no_clock);
    return UNITY_END();
}
