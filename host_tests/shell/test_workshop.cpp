// The workshop of arenas, by keys only: drawn, kept, named, copied, shared, taken, tested and
// played.
#include "qr_reader.h"
#include "workshop_bench.h"

using bench::flash_now;
using bench::WorkshopBench;
using blast_editor::Button;
using blast_editor::Mirror;
using blast_editor::Tool;

void setUp() {}
void tearDown() {}

namespace {

constexpr std::string_view twin_gate = blast::arena_texts[0];
const std::string alley = "BT1|Arena 1|2|Ka1Kd1Kg1|d1|e1e3|a1i3|";

// Rows of a slot's menu.
constexpr int test_row = 1, rename_row = 2, copy_row = 3, delete_row = 4, share_row = 5;
constexpr int new_row = 0, model_row = 1, take_row = 2;

void draw_alley(WorkshopBench& bench) {
    bench.open_slots();
    bench.open_slot(0, new_row);
    TEST_ASSERT_TRUE(bench.on_editor());
    for (const char* place : {"b2", "e2", "h2"}) bench.lay(Tool::tile_k, place);
    bench.lay(Tool::final, "e1");
    bench.lay(Tool::start, "a1");
    bench.lay(Tool::start, "i3");
    bench.lay(Tool::block, "e1");
    bench.lay(Tool::block, "e3");
    TEST_ASSERT_TRUE(bench.editor().problem().ok());
}

// ---- Drawing and keeping ------------------------------------------------------------------------

void an_arena_is_drawn_and_kept() {
    WorkshopBench bench;
    draw_alley(bench);
    bench.keys("B B");
    TEST_ASSERT_TRUE(bench.on_slots());
    TEST_ASSERT_EQUAL_STRING(alley.c_str(), bench.text_in(0).c_str());
    TEST_ASSERT_FALSE(bench.store().arena(0).draft);
    WorkshopBench next(flash_now());
    TEST_ASSERT_EQUAL_STRING(alley.c_str(), next.text_in(0).c_str());
}

void what_is_not_whole_is_kept_as_a_draft() {
    WorkshopBench bench;
    bench.open_slots();
    bench.open_slot(3, model_row);
    TEST_ASSERT_TRUE(bench.on(bench.slots().model_list()));
    bench.keys("A");
    TEST_ASSERT_TRUE(bench.on_editor());
    bench.lay(Tool::start, "a1");  // is taken away
    TEST_ASSERT_EQUAL(5, bench.editor().problem().check);
    bench.keys("B B");
    TEST_ASSERT_TRUE(bench.store().arena(3).draft);
    bench.open_slot(3, test_row);  // refused
    TEST_ASSERT_TRUE(bench.on(bench.slots().slot_menu()));
    bench.keys("DOWN*4 A");  // nor shared
    TEST_ASSERT_TRUE(bench.on(bench.slots().slot_menu()));
}

// Whoever pauses for a second loses nothing if the power goes.
void what_is_drawn_is_kept_in_a_pause() {
    WorkshopBench bench;
    draw_alley(bench);
    bench.keys("wait:1200");
    WorkshopBench next(flash_now());
    TEST_ASSERT_EQUAL_STRING(alley.c_str(), next.text_in(0).c_str());
}

// The panel goes dark: whoever lets the console lie loses nothing.
void what_is_drawn_is_kept_when_the_panel_goes_dark() {
    WorkshopBench bench;
    draw_alley(bench);
    bench.keys("wait:130000");
    WorkshopBench next(flash_now());
    TEST_ASSERT_EQUAL_STRING(alley.c_str(), next.text_in(0).c_str());
}

// The cable can call the console home at any time.
void what_is_drawn_is_kept_when_home_is_called() {
    WorkshopBench bench;
    draw_alley(bench);
    bench.runtime().home();
    TEST_ASSERT_EQUAL_STRING(alley.c_str(), bench.text_in(0).c_str());
}

void the_palette_is_reached_over_the_edge_and_by_b() {
    WorkshopBench bench;
    bench.open_slots();
    bench.open_slot(0, model_row);
    bench.keys("A");
    TEST_ASSERT_TRUE(bench.editor().on_palette());
    bench.take(Tool::block);
    TEST_ASSERT_FALSE(bench.editor().on_palette());
    bench.go("l1");
    bench.keys("RIGHT");
    TEST_ASSERT_TRUE(bench.editor().on_palette());
    TEST_ASSERT_TRUE(bench.editor().holds(Tool::block));  // still in the hand
    bench.keys("LEFT");
    TEST_ASSERT_FALSE(bench.editor().on_palette());
    bench.keys("B");
    TEST_ASSERT_TRUE(bench.editor().on_palette());
    TEST_ASSERT_FALSE(bench.editor().holds(Tool::block));
    TEST_ASSERT_EQUAL(static_cast<int>(Tool::block), bench.editor().button());
    bench.keys("LEFT");
    bench.go("a4");  // an empty hand takes the tool of what is there
    bench.keys("A");
    TEST_ASSERT_TRUE(bench.editor().holds(Tool::block));
    bench.keys("B B");
    TEST_ASSERT_TRUE(bench.on_slots());
}

void the_arena_makes_room_at_the_edge() {
    WorkshopBench bench;
    bench.open_slots();
    bench.open_slot(0, model_row);
    bench.keys("A");
    bench.take(Tool::tile_k);
    bench.go("a8");
    bench.keys("LEFT*3");  // Twin Gate is nine wide: so far it can go
    TEST_ASSERT_EQUAL(blast::square_at(3, 0), bench.draft().arena().starts[0]);
    bench.keys("LEFT A");
    TEST_ASSERT_EQUAL(8, bench.draft().arena().tile_count);
    bench.go("l8");
    bench.keys("RIGHT");
    TEST_ASSERT_TRUE(bench.editor().on_palette());
}

void mirror_ring_and_undo() {
    WorkshopBench bench;
    bench.open_slots();
    bench.open_slot(0, new_row);
    bench.press(Button::ring);  // nothing to number yet
    bench.press(Button::undo);  // nor to undo
    bench.lay(Tool::tile_x, "f6");
    for (int i = 0; i < 4; ++i) bench.press(Button::mirror);
    TEST_ASSERT_TRUE(bench.editor().mirror() == Mirror::quarter_turn);
    bench.lay(Tool::tile_h, "f3");
    bench.lay(Tool::tile_k, "c3");
    TEST_ASSERT_EQUAL(9, bench.draft().arena().tile_count);
    bench.press(Button::undo);
    TEST_ASSERT_EQUAL(5, bench.draft().arena().tile_count);
    bench.press(Button::undo);
    bench.press(Button::undo);
    bench.press(Button::undo);  // this is how it was opened
    TEST_ASSERT_EQUAL(0, bench.draft().arena().tile_count);
    bench.press(Button::mirror);
    TEST_ASSERT_TRUE(bench.editor().mirror() == Mirror::off);
}

// Y explains whatever the cursor is on, A leads to the rules from there.
void y_explains_buttons_and_things() {
    WorkshopBench bench;
    bench.open_slots();
    bench.open_slot(0, model_row);
    bench.keys("A");
    for (int button = 0; button < blast_editor::button_count; ++button) {
        bench.to_button(button);
        bench.keys("Y");
        TEST_ASSERT_FALSE(bench.on_editor());
        bench.keys("B");
        TEST_ASSERT_TRUE(bench.on_editor());
    }
    bench.take(Tool::erase);
    for (const char* square : {"a1", "b2", "d1", "e5", "l12"}) {
        bench.go(square);
        bench.keys("Y A B B");
        TEST_ASSERT_TRUE(bench.on_editor());
    }
}

// ---- Slots --------------------------------------------------------------------------------------

void slots_are_renamed_copied_and_deleted() {
    WorkshopBench bench;
    bench.fill(0, twin_gate);
    bench.open_slots();
    bench.open_slot(0, rename_row);
    TEST_ASSERT_TRUE(bench.on(bench.slots().rename_page()));
    TEST_ASSERT_EQUAL_STRING("Twin Gate", std::string(bench.slots().rename_page().text()).c_str());
    bench.keys("B*9 X");  // nothing is no name
    TEST_ASSERT_TRUE(bench.on(bench.slots().rename_page()));
    bench.new_board();
    bench.type(blast_editor::workshop.name_characters, "Moat 2 ");
    bench.keys("X");  // nor does one end in a space
    TEST_ASSERT_TRUE(bench.on(bench.slots().rename_page()));
    bench.keys("B X");
    TEST_ASSERT_TRUE(bench.on_slots());
    TEST_ASSERT_EQUAL_STRING("BT1|Moat 2|", bench.text_in(0).substr(0, 11).c_str());

    bench.open_slot(0, copy_row);
    TEST_ASSERT_EQUAL(1, bench.slots().cursor());
    TEST_ASSERT_EQUAL_STRING(bench.text_in(0).c_str(), bench.text_in(1).c_str());

    bench.open_slot(0, delete_row);
    bench.keys("A");  // keeps it
    TEST_ASSERT_TRUE(bench.store().arena(0).used);
    bench.open_slot(0, delete_row);
    bench.keys("LEFT A");
    TEST_ASSERT_TRUE(bench.on_slots());
    TEST_ASSERT_FALSE(bench.store().arena(0).used);
    TEST_ASSERT_TRUE(bench.store().arena(1).used);
}

void a_copy_needs_an_empty_slot() {
    WorkshopBench bench;
    for (int i = 0; i < storage::arena_slots; ++i) bench.fill(i, twin_gate);
    bench.open_slots();
    bench.open_slot(5, copy_row);
    TEST_ASSERT_TRUE(bench.on_slots());
    TEST_ASSERT_EQUAL(5, bench.slots().cursor());
}

void held_b_leaves_a_text_as_it_was() {
    WorkshopBench bench;
    bench.fill(0, twin_gate);
    bench.open_slots();
    bench.open_slot(0, rename_row);
    bench.keys("A B:700");
    TEST_ASSERT_TRUE(bench.on_slots());
    TEST_ASSERT_EQUAL_STRING(std::string(twin_gate).c_str(), bench.text_in(0).c_str());
}

// ---- Codes --------------------------------------------------------------------------------------

// What one console shows, in letters and as a QR code, another takes.
void a_code_is_shown_and_taken() {
    WorkshopBench bench;
    draw_alley(bench);
    bench.keys("B B");
    bench.open_slot(0, share_row);
    TEST_ASSERT_TRUE(bench.on(bench.slots().share_page()));
    const std::string code(bench.slots().share_page().text());
    TEST_ASSERT_EQUAL_STRING(alley.c_str(), code.c_str());
    bench.keys("A");
    TEST_ASSERT_EQUAL_STRING(code.c_str(), qr_reader::read(host::picture()).c_str());
    bench.keys("B B");
    TEST_ASSERT_TRUE(bench.on_slots());

    WorkshopBench other;
    other.open_slots();
    other.open_slot(7, take_row);
    TEST_ASSERT_TRUE(other.on(other.slots().take_page()));
    other.new_board();
    other.type(blast_editor::workshop.text_characters, code);
    other.keys("X A");
    TEST_ASSERT_TRUE(other.on_slots());
    TEST_ASSERT_EQUAL_STRING(code.c_str(), other.text_in(7).c_str());
    TEST_ASSERT_FALSE(other.store().arena(7).draft);
}

// A slip that still is an arena is seen in the check and in the picture before it is kept.
void a_typed_code_is_compared_before_it_is_kept() {
    WorkshopBench bench;
    bench.open_slots();
    bench.open_slot(0, take_row);
    const auto& page = bench.slots().take_page();
    const std::string_view all = blast_editor::workshop.text_characters;
    bench.new_board();
    bench.type(all, "BT1|Q|2|Ka1Kd1Kg1|d1||a1i2|");  // i3 was meant
    bench.keys("X");
    TEST_ASSERT_TRUE(bench.on(page.keep_page()));
    const std::string wrong(page.keep_page().check());
    bench.keys("B");
    TEST_ASSERT_TRUE(bench.on(page));
    TEST_ASSERT_FALSE(bench.store().arena(0).used);
    bench.keys("B*2");
    bench.type(all, "3|");
    bench.keys("X");
    const std::string right(page.keep_page().check());
    TEST_ASSERT_FALSE(wrong == right);
    bench.keys("A");
    TEST_ASSERT_TRUE(bench.on_slots());
    TEST_ASSERT_EQUAL_STRING("BT1|Q|2|Ka1Kd1Kg1|d1||a1i3|", bench.text_in(0).c_str());
    // What two people compare does not change from one build to the next.
    TEST_ASSERT_EQUAL_STRING("Check XP2Q", right.c_str());
}

// Also with a name of 16 letters, nine tiles, 20 blocks, four starts and 24 features, and as much
// of it as possible in the rows of two digits.
void every_code_fits_screen_and_camera() {
    WorkshopBench bench;
    const std::string longest =
        "BT1|Longest There Is|4|Ha1Ha4Ha7Xd7Hg7Ka10Kd10Kg10Kj10|d7|"
        "c12f12i12l12a1b1c1b2a3b3c3a4b4c4b5a6b6c6a7g7|a11d11g11j11|"
        "T>c10T<f10T>i10T<l10T>a12T<d12T>g12T<j12Ca10Cb12Cd10Ce12Cg10Ch12Cj10Ck12"
        "^b10^c11^e10^f11^h10^i11^k10^l11";
    TEST_ASSERT_EQUAL(220, longest.size());
    bench.fill(0, longest);
    TEST_ASSERT_FALSE(bench.store().arena(0).draft);
    bench.open_slots();
    bench.open_slot(0, share_row);
    bench.keys("X");
    TEST_ASSERT_EQUAL_STRING(longest.c_str(), qr_reader::read(host::picture()).c_str());
}

void a_wrong_code_is_refused_and_mended() {
    WorkshopBench bench;
    bench.open_slots();
    bench.open_slot(0, take_row);
    const auto& page = bench.slots().take_page();
    bench.new_board();
    const std::string_view all = blast_editor::workshop.text_characters;
    bench.keys("X");  // nothing is no code
    TEST_ASSERT_TRUE(bench.on(page));
    bench.type(all, "BT1|Q|2|Ka1Zd1Kg1|d1||a1i3|");  // there is no tile Z
    bench.keys("X");                                 // the caret goes there
    TEST_ASSERT_TRUE(bench.on(page));
    bench.move_on_board(11, 5);
    bench.keys("A B");  // behind the wrong one, and away with it
    bench.type(all, "K");
    TEST_ASSERT_EQUAL_STRING("BT1|Q|2|Ka1Kd1Kg1|d1||a1i3|", std::string(page.text()).c_str());
    bench.keys("X A");
    TEST_ASSERT_TRUE(bench.on_slots());
    TEST_ASSERT_EQUAL_STRING("BT1|Q|2|Ka1Kd1Kg1|d1||a1i3|", bench.text_in(0).c_str());

    // What can be read but not played is refused as well.
    bench.open_slot(1, take_row);
    bench.new_board();
    bench.type(all, "BT1|Q|2|Ka1Kd1Kg1|d1||a1c3|");
    bench.keys("X");
    TEST_ASSERT_TRUE(bench.on(page));
    bench.keys("B:700");
    TEST_ASSERT_TRUE(bench.on_slots());
    TEST_ASSERT_FALSE(bench.store().arena(1).used);
}

// ---- Matches ------------------------------------------------------------------------------------

// Nothing of a test is remembered, and nothing of the draft is lost.
void a_test_leads_back_to_the_editor() {
    WorkshopBench bench;
    draw_alley(bench);
    const blast::Arena before = bench.draft().arena();
    bench.press(Button::test);
    TEST_ASSERT_TRUE(bench.on_play());
    TEST_ASSERT_TRUE(bench.session().is_trial());
    TEST_ASSERT_EQUAL(2, bench.session().seats());
    TEST_ASSERT_EQUAL(1, bench.session().persons());
    bench.keys("wait:500 B A");  // the menu, on its last row
    TEST_ASSERT_TRUE(bench.on_editor());
    TEST_ASSERT_TRUE(before == bench.draft().arena());
    TEST_ASSERT_TRUE(bench.draft().changed());
    TEST_ASSERT_TRUE(bench.store().running(blast::game.info.id).loaded == storage::Loaded::none);
    bench.press(Button::undo);
    TEST_ASSERT_EQUAL(1, bench.draft().arena().block_count);
}

void a_test_to_the_end_counts_nowhere() {
    WorkshopBench bench;
    draw_alley(bench);
    bench.press(Button::test);
    bench.play_to_the_end();
    bench.keys("UP A");  // back
    TEST_ASSERT_TRUE(bench.on_editor());
    TEST_ASSERT_EQUAL(0, bench.replays());
    TEST_ASSERT_EQUAL(0, bench.store().tallies().of(blast::game.info.id, blast::own_arena).played);
}

// A running match is not given up for a test.
void a_test_leaves_the_running_match_alone() {
    WorkshopBench bench;
    bench.fill(0, twin_gate);
    bench.open_new_match();
    bench.keys("A wait:500");
    TEST_ASSERT_TRUE(bench.on_play());
    const std::uint32_t running = bench.store().running(blast::game.info.id).match;
    bench.keys("B A DOWN*2 A");
    TEST_ASSERT_TRUE(bench.on_slots());
    bench.open_slot(0, test_row);
    TEST_ASSERT_TRUE(bench.on_play());
    bench.keys("wait:500 B A");
    TEST_ASSERT_TRUE(bench.on_slots());
    TEST_ASSERT_EQUAL(running, bench.store().running(blast::game.info.id).match);
}

// On an own arena: chosen, gone on with after a power cut, played to the end, watched.
void a_match_on_an_own_arena() {
    WorkshopBench bench;
    bench.fill(2, alley);
    bench.fill(4, blast::arena_texts[2]);
    bench.fill(9, "BT1|Draft|2|Ka1Kd1Kg1|d1||a1b1|");
    bench.open_new_match();
    const auto& form = bench.menus().new_match_screen();
    bench.keys("DOWN LEFT");  // at the first already
    for (int i = 0; i < blast::own_arena; ++i) bench.keys("RIGHT");
    TEST_ASSERT_EQUAL(2, form.seats());
    TEST_ASSERT_EQUAL(2, form.choices().slot);
    bench.keys("DOWN RIGHT");  // which one
    TEST_ASSERT_EQUAL(4, form.choices().slot);
    TEST_ASSERT_EQUAL(4, form.seats());
    bench.keys("RIGHT");  // the draft is not offered
    TEST_ASSERT_EQUAL(4, form.choices().slot);
    bench.keys("LEFT");
    TEST_ASSERT_EQUAL(2, form.choices().slot);
    bench.keys("UP*2 A wait:500");
    TEST_ASSERT_TRUE(bench.on_play());

    // The slot changes; the match does not.
    TEST_ASSERT_TRUE(bench.store().keep_arena(2, {}) == storage::Written::ok);
    const kit::Config config = bench.session().match().config;
    WorkshopBench next(flash_now());
    next.keys("A wait:100");
    TEST_ASSERT_TRUE(next.on_play());
    TEST_ASSERT_TRUE(config == next.session().match().config);
    next.play_to_the_end();
    const std::size_t length = next.session().length();
    next.keys("DOWN A");
    TEST_ASSERT_TRUE(next.on(next.menus().viewer()));
    TEST_ASSERT_EQUAL(1, next.replays());
    TEST_ASSERT_EQUAL(length, next.session().length());
    TEST_ASSERT_TRUE(config == next.session().match().config);
}

// Revenge means something for three or four: it is not asked on an own arena for two.
void revenge_is_not_asked_for_two() {
    WorkshopBench bench;
    bench.fill(2, alley);
    bench.fill(4, blast::arena_texts[2]);
    bench.open_new_match();
    const auto& form = bench.menus().new_match_screen();
    bench.keys("DOWN");
    for (int i = 0; i < blast::own_arena; ++i) bench.keys("RIGHT");
    bench.keys("DOWN RIGHT DOWN RIGHT");  // the one for four, and Revenge
    TEST_ASSERT_EQUAL(4, form.seats());
    TEST_ASSERT_EQUAL(1, form.choices().config[blast::revenge_field]);
    bench.keys("UP LEFT DOWN RIGHT");  // the one for two, and who begins
    TEST_ASSERT_EQUAL(2, form.seats());
    TEST_ASSERT_EQUAL(1, form.choices().config[blast::first_field]);
    bench.keys("LEFT UP*3 A wait:500");
    TEST_ASSERT_TRUE(bench.on_play());
    TEST_ASSERT_EQUAL(0, bench.session().match().config[blast::revenge_field]);
}

// A on the arena opens a list with pictures, by the number of players.
void an_arena_is_picked_from_a_list() {
    WorkshopBench bench;
    bench.fill(6, alley);
    bench.open_new_match();
    const auto& form = bench.menus().new_match_screen();
    bench.keys("DOWN A");
    TEST_ASSERT_TRUE(bench.on(form.picker()));
    bench.keys("DOWN A");  // the second one for two: Slant
    TEST_ASSERT_TRUE(bench.on(form));
    TEST_ASSERT_EQUAL(9, form.choices().config[blast::arena_field]);
    TEST_ASSERT_EQUAL(2, form.seats());
    bench.keys("A DOWN*2 A");  // over Switchback to the first one for three
    TEST_ASSERT_EQUAL(1, form.choices().config[blast::arena_field]);
    TEST_ASSERT_EQUAL(3, form.seats());
    bench.keys("A DOWN B");  // left as it was
    TEST_ASSERT_EQUAL(1, form.choices().config[blast::arena_field]);
    bench.keys("A");
    for (int i = 0; i < 10; ++i) bench.keys("DOWN");  // the last one: what is drawn here
    bench.keys("A");
    TEST_ASSERT_EQUAL(blast::own_arena, form.choices().config[blast::arena_field]);
    TEST_ASSERT_EQUAL(6, form.choices().slot);
    TEST_ASSERT_EQUAL(2, form.seats());
}

// While the slots are on the screen no match is open: they lie in its memory.
void the_slots_close_the_match() {
    WorkshopBench bench;
    bench.fill(0, twin_gate);
    bench.open_new_match();
    bench.keys("A wait:500 B A");
    TEST_ASSERT_TRUE(bench.on_menu() && bench.session().is_open());
    bench.keys("DOWN*2 A");
    TEST_ASSERT_TRUE(bench.on_slots());
    TEST_ASSERT_FALSE(bench.session().is_open());
    bench.open_slot(0, test_row);
    TEST_ASSERT_TRUE(bench.session().is_open());
    bench.keys("wait:500 B A");
    TEST_ASSERT_TRUE(bench.on_slots());
    TEST_ASSERT_FALSE(bench.session().is_open());
    bench.keys("B UP*2 A");
    TEST_ASSERT_TRUE(bench.on_play());  // the match goes on
    TEST_ASSERT_FALSE(bench.session().is_trial());
}

// The choice is there again next time, and after a power cut; again without it if it is gone.
void the_last_own_arena_is_chosen_again() {
    WorkshopBench bench;
    bench.fill(4, blast::arena_texts[2]);
    bench.fill(11, alley);
    bench.open_new_match();
    bench.keys("DOWN");
    for (int i = 0; i < blast::own_arena; ++i) bench.keys("RIGHT");
    bench.keys("DOWN RIGHT B wait:100");
    WorkshopBench next(flash_now());
    next.open_new_match();
    const auto& form = next.menus().new_match_screen();
    TEST_ASSERT_EQUAL(11, form.choices().slot);
    TEST_ASSERT_EQUAL(blast::own_arena, form.choices().config[blast::arena_field]);
    TEST_ASSERT_EQUAL(2, form.seats());
    next.keys("B");
    TEST_ASSERT_TRUE(next.store().keep_arena(11, {}) == storage::Written::ok);
    next.keys("A");
    TEST_ASSERT_EQUAL(4, form.choices().slot);
    next.keys("B");
    TEST_ASSERT_TRUE(next.store().keep_arena(4, {}) == storage::Written::ok);
    next.keys("A");
    TEST_ASSERT_EQUAL(0, form.choices().config[blast::arena_field]);
}

void without_an_own_arena_the_form_says_so() {
    WorkshopBench bench;
    bench.open_new_match();
    bench.keys("DOWN");
    for (int i = 0; i < blast::own_arena; ++i) bench.keys("RIGHT");
    TEST_ASSERT_EQUAL(0, bench.menus().new_match_screen().seats());
    bench.keys("UP A");
    TEST_ASSERT_TRUE(bench.on(bench.menus().new_match_screen()));
    bench.keys("B A");  // it was not remembered
    TEST_ASSERT_EQUAL(2, bench.menus().new_match_screen().seats());
}

void again_keeps_the_arena() {
    WorkshopBench bench;
    bench.fill(0, alley);
    play::Start start{.config = blast::game.info.form.usual(), .seed = 3};
    blast_editor::workshop.choose(bench.store().arena(0).record, start.config);
    start.controllers = {1, 1};
    bench.menus().begin(bench.runtime(), *bench.menus().cartridge_of(blast::game.info.id), start);
    bench.play_to_the_end();
    bench.keys("A wait:100");
    TEST_ASSERT_FALSE(bench.on_results());
    TEST_ASSERT_TRUE(start.config == bench.session().match().config);
    TEST_ASSERT_NOT_EQUAL(start.seed, bench.session().match().seed);
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(an_arena_is_drawn_and_kept);
    RUN_TEST(what_is_not_whole_is_kept_as_a_draft);
    RUN_TEST(what_is_drawn_is_kept_in_a_pause);
    RUN_TEST(what_is_drawn_is_kept_when_the_panel_goes_dark);
    RUN_TEST(what_is_drawn_is_kept_when_home_is_called);
    RUN_TEST(the_palette_is_reached_over_the_edge_and_by_b);
    RUN_TEST(the_arena_makes_room_at_the_edge);
    RUN_TEST(mirror_ring_and_undo);
    RUN_TEST(y_explains_buttons_and_things);
    RUN_TEST(slots_are_renamed_copied_and_deleted);
    RUN_TEST(a_copy_needs_an_empty_slot);
    RUN_TEST(held_b_leaves_a_text_as_it_was);
    RUN_TEST(a_code_is_shown_and_taken);
    RUN_TEST(a_typed_code_is_compared_before_it_is_kept);
    RUN_TEST(every_code_fits_screen_and_camera);
    RUN_TEST(a_wrong_code_is_refused_and_mended);
    RUN_TEST(a_test_leads_back_to_the_editor);
    RUN_TEST(a_test_to_the_end_counts_nowhere);
    RUN_TEST(a_test_leaves_the_running_match_alone);
    RUN_TEST(a_match_on_an_own_arena);
    RUN_TEST(revenge_is_not_asked_for_two);
    RUN_TEST(an_arena_is_picked_from_a_list);
    RUN_TEST(the_slots_close_the_match);
    RUN_TEST(the_last_own_arena_is_chosen_again);
    RUN_TEST(without_an_own_arena_the_form_says_so);
    RUN_TEST(again_keeps_the_arena);
    return UNITY_END();
}
