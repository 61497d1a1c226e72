// What the console does by itself: sleep, dim, warn, and keep still.
#include <algorithm>

#include "bench.h"
#include "console/battery_watch.h"
#include "console/key_clock.h"

using bench::battery;
using bench::Bench;

void setUp() {}
void tearDown() {}

static void idle_it_sends_nothing() {
    Bench bench;
    bench.keys("RIGHT");
    const std::size_t frames = host::film().size();
    bench.run_ms(30'000);
    TEST_ASSERT_EQUAL_size_t(frames, host::film().size());
    // The watchdog is told often enough.
    TEST_ASSERT_TRUE(hal::now_us() - host::last_alive_us() <= 5'000'000);
}

static void it_wakes_only_for_the_watchdog() {
    Bench bench;
    bench.run_ms(200);
    int steps = 0;
    const std::uint64_t start = hal::now_us();
    bench.let_time_run();
    while (hal::now_us() < start + 40'000'000) {
        bench.step();
        ++steps;
    }
    TEST_ASSERT_LESS_OR_EQUAL_INT(12, steps);
}

static void it_dims_then_goes_dark_then_wakes_and_swallows_the_key() {
    Bench bench;
    bench.keys("X DOWN*3 LEFT*2");  // dim after 15 s
    bench.keys("B");
    const host::Picture lit = host::picture();
    bench.run_ms(14'500);
    TEST_ASSERT_EQUAL_INT(80, host::backlight_percent());
    bench.run_ms(1'000);
    TEST_ASSERT_LESS_THAN_INT(20, host::backlight_percent());
    TEST_ASSERT_GREATER_THAN_INT(0, host::backlight_percent());
    TEST_ASSERT_TRUE(host::panel_is_on());

    bench.keys("RIGHT");  // wakes from dim
    TEST_ASSERT_EQUAL_INT(80, host::backlight_percent());
    TEST_ASSERT_EQUAL_INT(0, bench.shell().launcher().selected());

    bench.run_ms(31'000);
    TEST_ASSERT_FALSE(host::panel_is_on());
    TEST_ASSERT_EQUAL_INT(0, host::backlight_percent());
    const std::size_t frames = host::film().size();
    bench.run_ms(20'000);
    TEST_ASSERT_EQUAL_size_t(frames, host::film().size());

    bench.keys("RIGHT:900");  // wakes from dark; held, it still does nothing
    TEST_ASSERT_TRUE(host::panel_is_on());
    TEST_ASSERT_EQUAL_INT(80, host::backlight_percent());
    TEST_ASSERT_EQUAL_INT(0, bench.shell().launcher().selected());
    TEST_ASSERT_TRUE(lit == host::picture());
    bench.keys("RIGHT");
    TEST_ASSERT_EQUAL_INT(1, bench.shell().launcher().selected());
}

static void a_waking_x_or_y_is_no_tap_either() {
    for (const char* key : {"X", "Y", "Y:900", "A", "B"}) {
        Bench bench;
        bench.run_ms(70'000);
        bench.keys(key);
        TEST_ASSERT_TRUE_MESSAGE(bench.on_launcher(), key);
        TEST_ASSERT_FALSE_MESSAGE(bench.settings().muted, key);
    }
}

static void never_means_never() {
    Bench bench;
    bench.keys("X DOWN*3 RIGHT*2");
    bench.run_ms(3'600'000);
    TEST_ASSERT_EQUAL_INT(80, host::backlight_percent());
}

static void low_battery_is_told_once_and_again_when_almost_empty() {
    host::Setup setup;
    setup.power = battery(40);
    Bench bench(std::move(setup));
    const auto warnings = [] {
        int count = 0;
        for (const auto& sound : host::sounds())
            count += std::ranges::equal(sound.score, stage::score_of(stage::Cue::warn));
        return count;
    };
    host::set_power(battery(15));
    bench.run_ms(5'000);
    TEST_ASSERT_EQUAL_INT(1, warnings());
    TEST_ASSERT_TRUE(bench.on_launcher());  // a toast, no question
    for (int percent = 15; percent > 5; --percent) {
        host::set_power(battery(percent));
        bench.run_ms(5'000);
    }
    TEST_ASSERT_EQUAL_INT(1, warnings());
    bench.keys("RIGHT");
    host::set_power(battery(5));
    bench.run_ms(5'000);
    TEST_ASSERT_EQUAL_INT(2, warnings());
    TEST_ASSERT_FALSE(bench.on_launcher());
    bench.keys("A");
    TEST_ASSERT_TRUE(bench.on_launcher());
    for (const int percent : {4, 5, 6, 3, 16, 14, 2}) {
        host::set_power(battery(percent));
        bench.run_ms(5'000);
    }
    TEST_ASSERT_EQUAL_INT(2, warnings());
    // Charged and empty again: told again.
    host::set_power(
        {.has_battery = true, .charging = true, .usb = true, .millivolts = 4100, .percent = 90});
    bench.run_ms(5'000);
    bench.keys("RIGHT");
    host::set_power(battery(12));
    bench.run_ms(5'000);
    TEST_ASSERT_EQUAL_INT(3, warnings());
}

static void on_usb_a_low_battery_is_no_news() {
    host::Setup setup;
    setup.power = hal::Power{
        .has_battery = true, .charging = true, .usb = true, .millivolts = 3300, .percent = 3};
    Bench bench(std::move(setup));
    bench.run_ms(20'000);
    TEST_ASSERT_TRUE(bench.on_launcher());
    TEST_ASSERT_TRUE(host::sounds().empty());
}

static void a_trembling_reading_redraws_nothing() {
    host::Setup setup;
    setup.power = battery(60);
    Bench bench(std::move(setup));
    const std::size_t frames = host::film().size();
    for (const int percent : {61, 59, 60, 62, 58, 60}) {
        host::set_power(battery(percent));
        bench.run_ms(5'000);
    }
    TEST_ASSERT_EQUAL_size_t(frames, host::film().size());
}

static void after_a_crash_the_reason_is_shown() {
    host::Setup setup;
    setup.crash_note = "stack overflow in soak";
    Bench bench(std::move(setup));
    TEST_ASSERT_FALSE(bench.on_launcher());
    bench.keys("A");
    TEST_ASSERT_TRUE(bench.on_launcher());
}

static void a_toast_comes_and_goes() {
    Bench bench;
    const host::Picture before = host::picture();
    bench.runtime().toast("Something happened");
    bench.run_ms(1'000);
    TEST_ASSERT_FALSE(before == host::picture());
    bench.runtime().toast("A longer word about something that happened, which takes two lines");
    bench.run_ms(1'500);
    TEST_ASSERT_FALSE(before == host::picture());
    bench.run_ms(1'000);
    TEST_ASSERT_TRUE(before == host::picture());
}

// What was said of a screen goes with it; what is said in leaving it is read on the next.
static void a_toast_ends_with_its_screen() {
    Bench bench;
    bench.runtime().toast("Of the launcher");
    bench.keys("X");
    TEST_ASSERT_TRUE(bench.runtime().toast_text().empty());
    bench.runtime().toast("Of the settings");
    bench.keys("B");
    TEST_ASSERT_TRUE(bench.runtime().toast_text().empty());
    bench.runtime().toast("In leaving");
    bench.runtime().open(const_cast<shell::SettingsScreen&>(bench.shell().settings_screen()));
    TEST_ASSERT_TRUE(bench.runtime().toast_text() == "In leaving");
}

static void side_panels_are_painted_once() {
    host::Setup setup;
    setup.board = &bench::board("picopad");
    Bench bench(std::move(setup));
    TEST_ASSERT_EQUAL_INT(320, host::picture().width);
    const std::uint64_t before = host::pixels_sent();
    bench.keys("RIGHT");
    TEST_ASSERT_LESS_OR_EQUAL_UINT64(14 * 240 * 240, host::pixels_sent() - before);
}

static void scrolling_with_a_held_key_keeps_it_bright() {
    Bench bench;
    bench.keys("X DOWN*3 LEFT*2 B");  // dim after 15 s
    bench.edge(hal::Button::right, true);
    bench.run_ms(20'000);
    TEST_ASSERT_EQUAL_INT(80, host::backlight_percent());
    bench.edge(hal::Button::right, false);
    bench.run_ms(14'000);
    TEST_ASSERT_EQUAL_INT(80, host::backlight_percent());
    bench.run_ms(2'000);
    TEST_ASSERT_LESS_THAN_INT(20, host::backlight_percent());
}

static void a_button_pressed_in_a_pocket_does_not_keep_it_bright() {
    Bench bench;
    bench.edge(hal::Button::a, true);
    bench.run_ms(130'000);
    TEST_ASSERT_FALSE(host::panel_is_on());
}

static void a_change_while_dim_leaves_it_dim() {
    Bench bench;
    bench.run_ms(70'000);
    console::Settings settings = bench.settings();
    settings.brightness = 100;
    bench.runtime().change(settings);
    TEST_ASSERT_LESS_THAN_INT(25, host::backlight_percent());
    bench.keys("RIGHT");
    TEST_ASSERT_EQUAL_INT(100, host::backlight_percent());
}

static void muting_ends_what_is_playing() {
    static constexpr std::uint16_t long_tone[] = {440, 5000};
    Bench bench;
    bench.runtime().play(long_tone);
    bench.keys("Y:700");
    TEST_ASSERT_TRUE(bench.settings().muted);
    TEST_ASSERT_TRUE(host::sounds().back().score.empty());

    bench.keys("Y:700");
    bench.runtime().play(long_tone);
    console::Settings settings = bench.settings();
    settings.volume = 0;
    bench.runtime().change(settings);
    TEST_ASSERT_TRUE(host::sounds().back().score.empty());
}

// A save may keep the console busy for longer than a hold takes: press and release then come
// together.
static void a_hold_while_nobody_looked_is_a_hold() {
    Bench bench;
    bench.edge(hal::Button::y, true);
    bench.let_time_pass_unseen(700);
    bench.edge(hal::Button::y, false);
    bench.run_ms(100);
    TEST_ASSERT_TRUE(bench.settings().muted);
    TEST_ASSERT_TRUE(bench.on_launcher());
}

static void while_it_moves_repeats_are_counted_in_frames() {
    // However long the frames of this panel are.
    for (const std::uint64_t real_frame_us : {16'667u, 16'850u, 17'900u, 33'000u}) {
        console::KeyClock clock;
        const std::uint64_t start = 1'000'000;
        for (std::uint64_t frame = 0; frame < 50; ++frame) {
            const std::uint64_t now = start + frame * real_frame_us;
            clock.frame(now);
            TEST_ASSERT_EQUAL_UINT64(start + frame * console::frame_us, clock.at(now));
        }
        // At rest it goes on from there, as fast as the real one.
        clock.rest();
        const std::uint64_t end = start + 49 * real_frame_us;
        TEST_ASSERT_EQUAL_UINT64(clock.at(end) + 5'000'000, clock.at(end + 5'000'000));
        TEST_ASSERT_EQUAL_UINT64(end, clock.real(clock.at(end)));
        clock.frame(end + 5'000'000);
        TEST_ASSERT_EQUAL_UINT64(start + 49 * console::frame_us + 5'000'000,
                                 clock.at(end + 5'000'000));
    }
}

static void what_is_warned_of_is_what_is_shown() {
    console::BatteryWatch watch;
    watch.look(battery(17));
    TEST_ASSERT_TRUE(watch.look(battery(15)));  // less than what else would be shown
    TEST_ASSERT_EQUAL_INT(15, watch.shown().percent);
    TEST_ASSERT_FALSE(watch.look(battery(14)));
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(scrolling_with_a_held_key_keeps_it_bright);
    RUN_TEST(a_button_pressed_in_a_pocket_does_not_keep_it_bright);
    RUN_TEST(a_change_while_dim_leaves_it_dim);
    RUN_TEST(muting_ends_what_is_playing);
    RUN_TEST(a_hold_while_nobody_looked_is_a_hold);
    RUN_TEST(while_it_moves_repeats_are_counted_in_frames);
    RUN_TEST(what_is_warned_of_is_what_is_shown);
    RUN_TEST(idle_it_sends_nothing);
    RUN_TEST(it_wakes_only_for_the_watchdog);
    RUN_TEST(it_dims_then_goes_dark_then_wakes_and_swallows_the_key);
    RUN_TEST(a_waking_x_or_y_is_no_tap_either);
    RUN_TEST(never_means_never);
    RUN_TEST(low_battery_is_told_once_and_again_when_almost_empty);
    RUN_TEST(on_usb_a_low_battery_is_no_news);
    RUN_TEST(a_trembling_reading_redraws_nothing);
    RUN_TEST(after_a_crash_the_reason_is_shown);
    RUN_TEST(a_toast_comes_and_goes);
    RUN_TEST(a_toast_ends_with_its_screen);
    RUN_TEST(side_panels_are_painted_once);
    return UNITY_END();
}
