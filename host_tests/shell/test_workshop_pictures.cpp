// Every screen of the workshop as a picture; and random walks over all of them, in which the bench
// finds every forgotten damage.
#include <random>

#include "workshop_bench.h"

using bench::check_golden;
using bench::WorkshopBench;
using blast_editor::Button;
using blast_editor::Tool;

void setUp() {}
void tearDown() {}

namespace {

// A shelf with everything on it: legal ones, drafts, the longest of all, and gaps.
void fill_shelf(WorkshopBench& bench) {
    bench.fill(0, blast::arena_texts[8]);
    bench.fill(1, "BT1|Abcdefghijklmnop|4|Xd4Hd1Vg4Hd7Va4Ka1Kg1Kg7Ka7|d4||a1i1i9a9|");
    bench.fill(2, "BT1|Half done|2|Ka1Kd1Kg1|d1|b1|a1c3|");
    bench.fill(4, blast::arena_texts[12]);
}

void look(const std::string& name, WorkshopBench& bench, bool colour_blind) {
    console::Settings settings = bench.settings();
    settings.colour_blind = colour_blind;
    bench.runtime().change(settings);
    bench.keys("wait:2100");  // without a message over it
    check_golden("workshop_" + name + (colour_blind ? "_colour_blind" : ""));
}
void look_twice(const std::string& name, WorkshopBench& bench) {
    look(name, bench, true);
    look(name, bench, false);
}

void the_shelf() {
    WorkshopBench bench;
    fill_shelf(bench);
    bench.open_menu();
    look_twice("game_menu", bench);
    bench.keys("DOWN A");
    look_twice("slots", bench);
    bench.keys("DOWN*2");
    look("slots_draft", bench, false);
    bench.keys("A DOWN");
    look_twice("slot", bench);
    bench.keys("B DOWN A");
    look("slot_empty", bench, false);
    bench.keys("DOWN A DOWN*2");
    look("models", bench, false);
    bench.keys("B UP*3 A UP*2 A");
    look("delete", bench, false);
}

void texts() {
    WorkshopBench bench;
    fill_shelf(bench);
    bench.open_slots();
    bench.open_slot(1, 2);
    look_twice("rename", bench);
    bench.keys("B:700");
    bench.open_slot(4, 5);
    look_twice("share", bench);
    bench.keys("A");
    look("qr", bench, false);
    bench.keys("B B");
    bench.open_slot(5, 2);
    look("take_empty", bench, false);
    bench.new_board();
    const std::string_view all = blast_editor::workshop.text_characters;
    bench.type(all, "BT1|New one|2|Ka1K");
    look("take_going_on", bench, false);
    bench.type(all, "m1");
    look_twice("take_wrong", bench);
    bench.keys("B*2");
    bench.type(all, "d1Kg1|d1||a1i3|");
    look("take_good", bench, false);
    bench.keys("X");
    look_twice("take_keep", bench);
    bench.keys("B");
    // The longest there is, at its end: the line with the caret is in sight.
    for (int i = 0; i < 200; ++i) bench.keys("A");
    look("take_longest", bench, false);
}

void editing() {
    WorkshopBench bench;
    bench.fill(0, blast::arena_texts[8]);
    bench.open_slots();
    bench.open_slot(0, 0);
    look_twice("editor", bench);
    bench.lay(Tool::erase, "e5");  // the middle tile: a problem without a place
    bench.keys("wait:6000");
    look("editor_no_final", bench, false);
    bench.press(Button::undo);
    bench.lay(Tool::block, "j10");  // beyond the floor
    bench.go("j9");
    look_twice("editor_block", bench);
    bench.keys("B");
    bench.take(Tool::block);
    bench.go("j8");
    look("editor_refused", bench, false);
    bench.lay(Tool::teleport, "i3");
    bench.keys("A wait:6000");
    look_twice("editor_trouble", bench);  // it faces no pad now
    bench.press(Button::undo);
    bench.press(Button::undo);
    bench.press(Button::ring);
    look("editor_ring", bench, false);
    bench.press(Button::ring);
    for (int i = 0; i < 4; ++i) bench.press(Button::mirror);
    bench.take(Tool::belt);
    bench.go("f4");
    look("editor_mirror", bench, false);
    bench.keys("Y");
    look("editor_topic_block", bench, false);
    bench.keys("B B Y");
    look("editor_topic_belt", bench, false);
}

void an_empty_bench() {
    WorkshopBench bench;
    bench.open_slots();
    bench.open_slot(0, 0);
    console::Settings settings = bench.settings();
    settings.left_handed = true;
    bench.runtime().change(settings);
    look("editor_left_handed", bench, false);
    settings.left_handed = false;
    bench.runtime().change(settings);
    bench.take(Tool::tile_h);
    look("editor_first_tile", bench, false);
    bench.keys("A");
    bench.keys("UP*2");
    look("editor_second_tile", bench, false);
}

void setting_up() {
    WorkshopBench bench;
    bench.open_new_match();
    bench.keys("DOWN");
    for (int i = 0; i < 8; ++i) bench.keys("RIGHT");
    look_twice("form_built_in", bench);
    bench.keys("A");
    look("form_list", bench, false);
    bench.keys("B");
    for (int i = 0; i < 5; ++i) bench.keys("RIGHT");
    look("form_none", bench, false);
    bench.keys("B");
    fill_shelf(bench);
    bench.keys("A DOWN");
    for (int i = 0; i < blast::own_arena; ++i) bench.keys("RIGHT");
    bench.keys("DOWN RIGHT");
    look_twice("form_own", bench);
}

void walk(unsigned seed, int keys) {
    WorkshopBench bench;
    fill_shelf(bench);
    std::mt19937 random(seed);
    const auto below = [&](unsigned count) { return static_cast<unsigned>(random() % count); };
    for (int i = 0; i < keys; ++i) {
        if (i % 60 == 0) {
            bench.runtime().home();
            bench.keys("wait:20");
            bench.menus().workshop(bench.runtime(),
                                   *bench.menus().cartridge_of(blast::game.info.id));
            bench.keys("wait:20");
            if (i % 120 == 0) bench.open_slot(static_cast<int>(below(3)), 0);
        }
        constexpr hal::Button likely[] = {hal::Button::up,    hal::Button::down, hal::Button::left,
                                          hal::Button::right, hal::Button::a,    hal::Button::a,
                                          hal::Button::y,     hal::Button::b};
        const hal::Button button = likely[below(static_cast<unsigned>(std::size(likely)))];
        bench.edge(button, true);
        bench.run_ms(below(12) == 0 ? 700 : 20 + below(40));
        bench.edge(button, false);
        bench.run_ms(below(60));
    }
    for (int slot = 0; slot < storage::arena_slots; ++slot) {
        const storage::ArenaSlot kept = bench.store().arena(slot);
        if (!kept.used) continue;
        TEST_ASSERT_TRUE(blast_editor::workshop.well_formed(kept.record));
        TEST_ASSERT_TRUE(kept.draft != blast_editor::workshop.problem(kept.record).ok());
    }
}
void walks() {
    for (unsigned seed = 1; seed <= 6; ++seed) walk(seed, 600);
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(the_shelf);
    RUN_TEST(texts);
    RUN_TEST(editing);
    RUN_TEST(an_empty_bench);
    RUN_TEST(setting_up);
    RUN_TEST(walks);
    return UNITY_END();
}
