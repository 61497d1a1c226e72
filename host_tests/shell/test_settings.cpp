// What the settings screen changes, where it stops, and what each change does.
#include <set>

#include "bench.h"

using bench::Bench;
using console::DimTime;
using console::Motion;

void setUp() {}
void tearDown() {}

static void brightness_is_applied_at_once_and_stops_at_the_ends() {
    Bench bench;
    TEST_ASSERT_EQUAL_INT(80, host::backlight_percent());
    bench.keys("X LEFT");
    TEST_ASSERT_EQUAL_INT(70, bench.settings().brightness);
    TEST_ASSERT_EQUAL_INT(70, host::backlight_percent());
    bench.keys("LEFT*9");
    TEST_ASSERT_EQUAL_INT(console::Settings::brightness_least, host::backlight_percent());
    bench.keys("RIGHT*12");
    TEST_ASSERT_EQUAL_INT(100, host::backlight_percent());
    bench.keys("A");  // A goes on, and from the end to the start
    TEST_ASSERT_EQUAL_INT(console::Settings::brightness_least, bench.settings().brightness);
}

// What opens a page is not changed, and the bottom line does not say so.
static void the_bottom_line_says_what_the_row_takes() {
    const auto bottom_line = [] {
        const host::Picture shown = host::picture();
        return std::vector(shown.pixels.begin() + stage::hints_area.y * shown.width,
                           shown.pixels.end());
    };
    Bench bench;
    bench.keys("X");
    const auto changes = bottom_line();
    bench.keys("UP");  // Erase
    const auto opens = bottom_line();
    TEST_ASSERT_FALSE(changes == opens);
    bench.keys("UP");  // Pictures
    TEST_ASSERT_TRUE(opens == bottom_line());
    bench.keys("UP");
    TEST_ASSERT_TRUE(changes == bottom_line());
}

static void an_end_is_refused_by_sound_and_shaking() {
    Bench bench;
    bench.keys("X RIGHT*2");
    const host::Picture before = host::picture();
    const std::size_t frames = host::film().size();
    bench.keys("RIGHT");
    TEST_ASSERT_EQUAL_UINT16(stage::score_of(stage::Cue::refuse)[0],
                             host::sounds().back().score[0]);
    TEST_ASSERT_EQUAL_size_t(10, host::film().size() - frames);
    TEST_ASSERT_TRUE(before == host::picture());
}

// What is refused stands out, once and still, and the light stays dark.
static void with_fewer_flashes_nothing_shakes_or_lights_up() {
    for (const bool calm : {false, true}) {
        Bench bench;
        console::Settings settings = bench.settings();
        settings.calm = calm;
        bench.runtime().change(settings);
        bench.keys("X RIGHT*2 wait:1000");
        const std::size_t lights = host::lights().size(), frames = host::film().size();
        bench.keys("RIGHT wait:1000");
        const auto shown = host::film().begin() + static_cast<std::ptrdiff_t>(frames);
        const std::set<std::uint32_t> looks(shown, host::film().end());
        if (calm) {
            TEST_ASSERT_EQUAL_size_t(2, looks.size());
            TEST_ASSERT_TRUE(host::lights().empty());
        } else {
            TEST_ASSERT_GREATER_THAN(5, looks.size());
            TEST_ASSERT_GREATER_THAN(lights, host::lights().size());
        }
        TEST_ASSERT_EQUAL_UINT16(stage::score_of(stage::Cue::refuse)[0],
                                 host::sounds().back().score[0]);
    }
}

static void volume_is_heard() {
    Bench bench;
    bench.keys("X DOWN LEFT*2");
    TEST_ASSERT_EQUAL_INT(40, bench.settings().volume);
    TEST_ASSERT_EQUAL_INT(40, host::sounds().back().volume_percent);
    bench.keys("LEFT*4");
    const std::size_t sounds = host::sounds().size();
    bench.keys("LEFT DOWN UP");
    TEST_ASSERT_EQUAL_size_t(sounds, host::sounds().size());
}

static void every_row_changes_its_setting() {
    Bench bench;
    bench.keys("X DOWN*2 A");
    TEST_ASSERT_TRUE(bench.settings().muted);
    bench.keys("LEFT DOWN LEFT");
    TEST_ASSERT_FALSE(bench.settings().muted);
    TEST_ASSERT_EQUAL_INT(static_cast<int>(DimTime::s30), static_cast<int>(bench.settings().dim));
    bench.keys("RIGHT*4");
    TEST_ASSERT_EQUAL_INT(static_cast<int>(DimTime::never), static_cast<int>(bench.settings().dim));
    bench.keys("A");
    TEST_ASSERT_EQUAL_INT(static_cast<int>(DimTime::s15), static_cast<int>(bench.settings().dim));
    bench.keys("DOWN*2 A");
    TEST_ASSERT_TRUE(bench.settings().colour_blind);
    TEST_ASSERT_TRUE(&bench.runtime().theme() == &stage::colour_blind_theme);
    bench.keys("DOWN RIGHT");
    TEST_ASSERT_EQUAL_INT(512, bench.runtime().animation_speed());
    bench.keys("RIGHT*3");
    TEST_ASSERT_EQUAL_INT(0, bench.runtime().animation_speed());
    bench.keys("DOWN A");
    TEST_ASSERT_TRUE(bench.runtime().calm());
    TEST_ASSERT_TRUE(bench.settings().valid());
}

static void left_handed_the_two_sides_change_places() {
    Bench bench;
    bench.keys("X DOWN*4 A");
    TEST_ASSERT_TRUE(bench.settings().left_handed);
    bench.keys("DOWN");  // stands for B now
    TEST_ASSERT_TRUE(bench.on_launcher());
    bench.keys("A");  // stands for right
    TEST_ASSERT_EQUAL_INT(1, bench.shell().launcher().selected());
    bench.keys("UP");  // stands for X
    TEST_ASSERT_TRUE(bench.runtime().on_top(bench.shell().settings_screen()));
    bench.keys("B*4 RIGHT");
    TEST_ASSERT_FALSE(bench.settings().left_handed);
    bench.keys("B");
    TEST_ASSERT_TRUE(bench.on_launcher());
}

// Whoever switches off on the settings' screen finds what was set, if it had a moment.
static void what_is_set_is_kept_without_leaving() {
    host::Setup setup;
    {
        Bench bench;
        bench.keys("X DOWN*5 RIGHT LEFT RIGHT");
        bench.run_ms(6000);
        setup.flash = bench::flash_now();
    }
    Bench next(std::move(setup));
    TEST_ASSERT_TRUE(next.settings().colour_blind);
}

static void a_held_y_mutes_on_every_screen() {
    // Ways to each screen, from the launcher.
    for (const char* way :
         {"wait:1", "RIGHT", "A", "X", "X DOWN*3", "Y", "Y RIGHT", "Y LEFT", "Y RIGHT*3 A",
          "Y RIGHT*3 DOWN A", "Y RIGHT*3 DOWN*2 A", "Y RIGHT*3 DOWN*3 A"}) {
        Bench bench;
        bench.keys(way);
        bench.keys("wait:2500");
        const host::Picture before = host::picture();
        bench.keys("Y:700");
        TEST_ASSERT_TRUE_MESSAGE(bench.settings().muted, way);
        TEST_ASSERT_FALSE_MESSAGE(before == host::picture(), way);  // it is seen
        const std::size_t sounds = host::sounds().size();
        bench.keys("LEFT RIGHT");
        for (std::size_t i = sounds; i < host::sounds().size(); ++i)
            TEST_ASSERT_TRUE_MESSAGE(host::sounds()[i].score.empty(), way);
        bench.keys("Y:700");
        TEST_ASSERT_FALSE_MESSAGE(bench.settings().muted, way);
    }
}

static void without_a_speaker_the_rows_say_so_and_refuse() {
    host::Setup setup;
    setup.board = &bench::board("pico_lcd_1_3");
    Bench bench(std::move(setup));
    bench.keys("X DOWN LEFT A DOWN A RIGHT Y:700");
    TEST_ASSERT_EQUAL_INT(console::Settings{}.volume, bench.settings().volume);
    TEST_ASSERT_FALSE(bench.settings().muted);
}

static void bad_bytes_are_not_settings() {
    console::Settings settings;
    TEST_ASSERT_TRUE(settings.valid());
    settings.brightness = 0;
    TEST_ASSERT_FALSE(settings.valid());
    settings = {};
    settings.volume = 110;
    TEST_ASSERT_FALSE(settings.valid());
    settings = {};
    settings.volume = 55;
    TEST_ASSERT_FALSE(settings.valid());
    settings = {};
    settings.dim = static_cast<DimTime>(5);
    TEST_ASSERT_FALSE(settings.valid());
    settings = {};
    settings.motion = static_cast<Motion>(200);
    TEST_ASSERT_FALSE(settings.valid());
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(brightness_is_applied_at_once_and_stops_at_the_ends);
    RUN_TEST(the_bottom_line_says_what_the_row_takes);
    RUN_TEST(an_end_is_refused_by_sound_and_shaking);
    RUN_TEST(with_fewer_flashes_nothing_shakes_or_lights_up);
    RUN_TEST(volume_is_heard);
    RUN_TEST(every_row_changes_its_setting);
    RUN_TEST(left_handed_the_two_sides_change_places);
    RUN_TEST(what_is_set_is_kept_without_leaving);
    RUN_TEST(a_held_y_mutes_on_every_screen);
    RUN_TEST(without_a_speaker_the_rows_say_so_and_refuse);
    RUN_TEST(bad_bytes_are_not_settings);
    return UNITY_END();
}
