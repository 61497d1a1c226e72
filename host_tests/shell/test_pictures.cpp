// Every screen as a picture, in both palettes. Look at them in host_tests/golden; after a wanted
// change make them anew with SIXGUN_GOLDEN=update.
#include "bench.h"
#include "nullgame/rules.h"

using bench::Bench;
using bench::check_golden;

void setUp() {}
void tearDown() {}

namespace {

struct View {
    const char* name;
    const char* keys;
};

constexpr View views[] = {
    {"launcher_superhot", "wait:1"},
    {"launcher_love", "RIGHT"},
    {"launcher_bluff", "RIGHT*2"},
    {"launcher_bullet", "RIGHT*3"},
    {"launcher_blast", "LEFT*2"},
    {"launcher_challenges", "LEFT"},
    {"launcher_muted", "Y:700 wait:2500"},
    {"toast_muted", "Y:700"},
    {"toast_sound", "Y:700 Y:700"},
    {"settings_sound", "X DOWN*2"},
    {"settings", "X"},
    {"settings_palette", "X DOWN*5"},
    {"about_sixgun", "Y"},
    {"about_memory", "Y RIGHT*2"},
    {"about_test", "Y RIGHT*3 DOWN*4 A DOWN A"},
    {"about_credits_1", "Y LEFT"},
    {"about_credits_2", "Y LEFT DOWN"},
    {"about_credits_3", "Y LEFT DOWN*2"},
    {"about_credits_4", "Y LEFT UP"},
    {"test_picture_bars", "Y RIGHT*3 A"},
    {"test_picture_ramps", "Y RIGHT*3 A A"},
    {"test_picture_edges", "Y RIGHT*3 A A*2"},
    {"test_buttons", "Y RIGHT*3 DOWN A UP LEFT A"},
    {"test_sound", "Y RIGHT*3 DOWN*2 A DOWN*8"},
    {"test_light", "Y RIGHT*3 DOWN*3 A RIGHT"},
};

void look_at_all(bool colour_blind, const std::string& suffix) {
    for (const View& view : views) {
        host::Setup setup;
        setup.power = bench::battery(77);
        Bench bench(std::move(setup));
        console::Settings settings = bench.settings();
        settings.colour_blind = colour_blind;
        bench.runtime().change(settings);
        bench.keys("wait:20");
        bench.keys(view.keys);
        check_golden("shell_" + std::string(view.name) + suffix);
    }
}

}  // namespace

static void every_screen() { look_at_all(false, ""); }
static void every_screen_for_the_colour_blind() { look_at_all(true, "_colour_blind"); }

static void power_as_it_may_be() {
    const struct {
        const char* name;
        hal::Power power;
    } cases[] = {
        {"about_power", bench::battery(77)},
        {"about_power_low", bench::battery(12)},
        {"about_power_charging", {true, true, true, 3900, 60}},
        {"about_power_none", {false, false, true, 0, 0}},
    };
    for (const auto& each : cases) {
        host::Setup setup;
        setup.power = each.power;
        Bench bench(std::move(setup));
        bench.keys("wait:5000 Y RIGHT");
        check_golden(std::string("shell_") + each.name);
    }
}

static void usb_in_the_launcher() {
    host::Setup setup;
    setup.power = hal::Power{true, false, true, 4150, 100};
    Bench bench(std::move(setup));
    check_golden("shell_launcher_on_usb");
}

// With one game whose rules do not change: the picture is not to be made anew with every other
// game.
static void rules_test() {
    static constexpr auto games = kit::registry<nullgame::game>;
    Bench bench;
    shell::RulesTest screen(bench.runtime(), bench.shell().match_screens().memory().scratch, games);
    bench.runtime().open(screen);
    bench.keys("wait:1000");
    TEST_ASSERT_TRUE(screen.finished());
    check_golden("shell_test_rules");
    bench.keys("X");  // the numbers
    check_golden("shell_test_rules_numbers");
    bench.keys("B");
    check_golden("shell_test_rules");
    bench.runtime().home();
}

// The sentence names the button that is printed on the board.
static void muted_sound_test() {
    Bench bench;
    bench.keys("Y:700 wait:2500 Y RIGHT*3 DOWN*2 A A");
    check_golden("shell_test_sound_muted");
    console::Settings settings = bench.settings();
    settings.left_handed = true;
    bench.runtime().change(settings);
    bench.keys("RIGHT");
    check_golden("shell_test_sound_muted_left_handed");
}

static void notes_of_the_console() {
    {
        host::Setup setup;
        setup.crash_note = "too many screens open";
        Bench bench(std::move(setup));
        check_golden("shell_note_crash");
    }
    Bench bench;
    host::set_power(bench::battery(14));
    bench.run_ms(4'500);
    check_golden("shell_toast_battery_low");
    host::set_power(bench::battery(4));
    bench.run_ms(4'500);
    check_golden("shell_note_battery_empty");
}

static void other_boards() {
    for (const char* id : {"pico_lcd_1_3", "picopad"}) {
        host::Setup setup;
        setup.board = &bench::board(id);
        Bench bench(std::move(setup));
        check_golden(std::string("shell_launcher_on_") + id);
        bench.keys("X DOWN");
        check_golden(std::string("shell_settings_on_") + id);
        bench.keys("DOWN");
        check_golden(std::string("shell_settings_sound_on_") + id);
    }
}

static void left_handed_hints() {
    Bench bench;
    bench.keys("X DOWN*4 A");
    check_golden("shell_settings_left_handed");
    bench.keys("X*2");  // up, in this hand
    check_golden("shell_settings_sound_left_handed");
    bench.keys("DOWN");
    check_golden("shell_launcher_left_handed");
}

// The middle of a turn and the middle of a refusal.
static void in_motion() {
    std::vector<host::Picture> film;
    host::Setup setup;
    setup.watch = [&](const host::Picture& picture) { film.push_back(picture); };
    Bench bench(std::move(setup));
    film.clear();
    bench.keys("RIGHT");
    for (const std::size_t frame : {1u, 4u, 8u})
        check_golden("shell_turning_" + std::to_string(frame), film[frame]);
    bench.keys("X LEFT*7");
    film.clear();
    bench.keys("LEFT");
    check_golden("shell_refusing", film[2]);
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(every_screen);
    RUN_TEST(every_screen_for_the_colour_blind);
    RUN_TEST(power_as_it_may_be);
    RUN_TEST(rules_test);
    RUN_TEST(usb_in_the_launcher);
    RUN_TEST(muted_sound_test);
    RUN_TEST(notes_of_the_console);
    RUN_TEST(other_boards);
    RUN_TEST(left_handed_hints);
    RUN_TEST(in_motion);
    return UNITY_END();
}
