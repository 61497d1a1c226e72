// Every menu around a game as a picture, in both palettes; and random walks over all of them, in
// which the bench finds every forgotten damage.
#include <random>

#include "menu_bench.h"

using bench::check_golden;
using bench::flash_now;
using bench::MenuBench;

void setUp() {}
void tearDown() {}

namespace {

// A console on which something was played: replays, scores, stars, and a match that is running.
const std::vector<std::uint8_t>& played_flash() {
    static const std::vector<std::uint8_t> flash = [] {
        MenuBench bench;
        for (const int rounds : {3, 1, 2, 5, 1, 1, 4, 2, 1, 3, 1, 2}) bench.play_one(rounds);
        (void)storage::replays::star(bench.store().replays().names[2].match, true);
        (void)storage::replays::star(bench.store().replays().names[7].match, true);
        auto& stars = const_cast<storage::Challenges&>(bench.store().challenges());
        for (const auto& [number, won] : {std::pair{5u, 3}, {10u, 1}, {15u, 2}, {25u, 3}, {40u, 2}})
            (void)stars.award(number, won);
        bench.open_new_match();
        bench.keys("A A A wait:2000");
        return flash_now();
    }();
    return flash;
}

struct View {
    const char* name;
    bool played;  // on the console with a past
    std::string keys;
};

// From the launcher to the null game's menu, and in it to "New match".
const std::string to_menu = "LEFT*2 A ";
const std::string to_form = to_menu + std::string(bench::to_new_match) + " A";

// With a past the null game's menu is open, on Continue.
const View views[] = {
    {"launcher_running", true, "B"},
    {"game", true, "wait:1"},
    {"game_first", false, to_menu},
    {"new_match", false, to_form},
    {"new_match_field", false, to_form + " DOWN"},
    {"new_match_refused", false, to_form + " DOWN*2 LEFT UP*2 A"},
    {"new_match_end", false, to_form + " DOWN*2 RIGHT*2 UP*3"},
    {"new_match_give_up", true, "DOWN A A"},
    {"seed", false, to_form + " UP*2 A RIGHT*2 A DOWN A"},
    {"code_empty", false, to_form + " UP A"},
    {"code_wrong", false, to_form + " UP A A"},
    {"code_typing", false, to_form + " UP A UP LEFT A UP*3 RIGHT*3 A RIGHT A RIGHT*3 A LEFT A*3"},
    {"replays", true, "DOWN*3 A DOWN*2"},
    {"replays_none", false, to_menu + "DOWN A"},
    {"replays_more", true, "DOWN*3 A X"},
    {"replays_delete", true, "DOWN*3 A X RIGHT A"},
    {"viewer", true, "DOWN*3 A DOWN*2 A RIGHT"},
    {"viewer_end", true, "DOWN*3 A DOWN*2 A DOWN"},
    {"viewer_more", true, "DOWN*3 A DOWN*2 A X"},
    {"scores", true, "DOWN*4 A"},
    {"scores_none", false, to_menu + "DOWN*2 A"},
    {"day", false, "LEFT A"},
    {"day_counted", true, "B RIGHT A RIGHT*2"},
    {"day_typing", false, "LEFT A DOWN A RIGHT*3 A LEFT A LEFT A"},
    {"day_check_empty", false, "LEFT A DOWN*2 A"},
    {"day_check_wrong", false, "LEFT A DOWN*2 A RIGHT A"},
    {"day_check_code", false, "LEFT A DOWN*2 A A RIGHT A"},
    {"challenges", true, "B RIGHT A UP A"},
    {"challenge", true, "B RIGHT A UP A A"},
    {"challenge_first", false, "LEFT A UP A A"},
    {"erase", false, "X UP A"},
    {"erase_game", true, "B X UP A"},
    {"erase_first_key", true, "B X UP A A"},
    {"erase_second_key", true, "B X UP A DOWN A X"},
};

void look_at_all(bool colour_blind, const std::string& suffix) {
    for (const View& view : views) {
        MenuBench bench(view.played ? played_flash() : bench::ready_flash());
        console::Settings settings = bench.settings();
        settings.colour_blind = colour_blind;
        bench.runtime().change(settings);
        bench.keys("wait:20");
        bench.keys(view.keys);
        check_golden("menu_" + std::string(view.name) + suffix);
    }
}

void look_at_seats() {
    MenuBench bench({}, bench::love_loaded());
    bench.open_new_match();
    bench.keys("DOWN*5 A RIGHT");
    check_golden("menu_new_match_characters");
}

std::vector<std::uint8_t> garbage() { return std::vector<std::uint8_t>(1u << 20, 0x5A); }

void walk(const std::vector<std::uint8_t>& flash, unsigned seed, int keys) {
    MenuBench bench(flash);
    std::mt19937 random(seed);
    const auto below = [&](unsigned count) { return static_cast<unsigned>(random() % count); };
    for (int i = 0; i < keys; ++i) {
        if (i % 40 == 0) {
            console::Settings settings = bench.settings();
            settings.left_handed = false;
            bench.runtime().change(settings);
            bench.runtime().home();
            // The views begin at the first chamber, or at the null game's.
            const View& view = views[below(static_cast<unsigned>(std::size(views)))];
            const int there = view.played ? bench::null_chamber : 0;
            while (bench.shell().launcher().selected() != there) bench.keys("RIGHT");
            bench.keys(view.keys);
        }
        const auto button = static_cast<hal::Button>(below(hal::button_count));
        bench.edge(button, true);
        const unsigned kind = below(40);
        bench.run_ms(kind < 30 ? 20 + below(60) : kind < 38 ? below(10) : 900);
        bench.edge(button, false);
        bench.run_ms(kind < 20 ? below(40) : below(300));
        TEST_ASSERT_TRUE(bench.settings().valid());
    }
}

}  // namespace

static void every_menu() { look_at_all(false, ""); }
static void every_menu_for_the_colour_blind() { look_at_all(true, "_colour_blind"); }

static void seats_with_characters() { look_at_seats(); }

static void new_memory() {
    MenuBench bench(std::vector<std::uint8_t>(1, 0xFF));
    check_golden("menu_blank_memory");  // told first, then done
    bench.keys("wait:100");
    check_golden("menu_new_memory");
}

static void strange_memory() {
    MenuBench bench(garbage());
    check_golden("menu_strange_memory");
    bench.keys("B wait:3000");
    check_golden("menu_saving_is_off");
}

static void walks_with_a_past() { walk(played_flash(), 11, 1600); }
static void walks_without_one() { walk(bench::ready_flash(), 12, 800); }
static void walks_without_saving() { walk(garbage(), 13, 400); }

int main() {
    UNITY_BEGIN();
    RUN_TEST(every_menu);
    RUN_TEST(every_menu_for_the_colour_blind);
    RUN_TEST(seats_with_characters);
    RUN_TEST(new_memory);
    RUN_TEST(strange_memory);
    RUN_TEST(walks_with_a_past);
    RUN_TEST(walks_without_one);
    RUN_TEST(walks_without_saving);
    return UNITY_END();
}
