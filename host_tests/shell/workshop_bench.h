// The bench for the workshop of arenas: what a thumb does, in words.
#pragma once

#include "blast/arenas.h"
#include "blast_editor/workshop.h"
#include "menu_bench.h"

namespace bench {

class WorkshopBench : public MenuBench {
  public:
    using Tool = blast_editor::Tool;
    using Button = blast_editor::Button;

    explicit WorkshopBench(host::Setup setup = {})
        : MenuBench(std::move(setup), shell::six_chambers) {}
    explicit WorkshopBench(std::vector<std::uint8_t> flash)
        : WorkshopBench(with_flash(std::move(flash))) {}

    const shell::SlotsScreen& slots() { return menus().slots_screen(); }
    const blast_editor::ArenaEditor& editor() { return blast_editor::the_editor(); }
    const blast_editor::Draft& draft() { return editor().draft(); }
    bool on_slots() { return on(slots()); }
    bool on_editor() { return on(editor()); }

    void open_slots() {
        open_menu();
        keys("DOWN A");
        TEST_ASSERT_TRUE(on_slots());
    }
    // The menu of a slot, then one of its rows.
    void open_slot(int slot, int row) {
        while (slots().cursor() != slot) keys("DOWN");
        keys("A");
        TEST_ASSERT_TRUE(on(slots().slot_menu()));
        for (int i = 0; i < row; ++i) keys("DOWN");
        keys("A");
    }
    void fill(int slot, std::string_view text) {
        stage::Record record{};
        TEST_ASSERT_TRUE(blast_editor::workshop.read(text, record).ok());
        const bool good = blast_editor::workshop.problem(record).ok();
        TEST_ASSERT_TRUE(store().keep_arena(slot, {true, !good, record}) == storage::Written::ok);
    }
    std::string text_in(int slot) {
        const storage::ArenaSlot found = store().arena(slot);
        if (!found.used) return {};
        kit::Text<256> text;
        blast_editor::workshop.print(found.record, text);
        return std::string(text.view());
    }

    // ---- In the editor
    void to_button(int button) {
        if (!editor().on_palette()) keys("B");
        const int row = button / 2, column = button % 2;
        while (editor().button() / 2 > row) keys("UP");
        while (editor().button() / 2 < row) keys("DOWN");
        while (editor().button() % 2 > column) keys("LEFT");
        while (editor().button() % 2 < column) keys("RIGHT");
        TEST_ASSERT_EQUAL(button, editor().button());
    }
    void take(Tool tool) {
        if (editor().holds(tool)) return;
        to_button(static_cast<int>(tool));
        keys("A");
        TEST_ASSERT_TRUE(editor().holds(tool));
    }
    void press(Button button) {
        to_button(blast_editor::button_of(button));
        keys("A");
    }
    void go(std::string_view square) {
        int row = 0;
        for (const char c : square.substr(1)) row = row * 10 + (c - '0');
        const int column = square[0] - 'a';
        const auto steps = [&](int by, const char* back, const char* on) {
            for (int i = 0; i < by; ++i) keys(on);
            for (int i = 0; i < -by; ++i) keys(back);
        };
        steps(column - blast::column_of(editor().cursor()), "LEFT", "RIGHT");
        steps(row - 1 - blast::row_of(editor().cursor()), "UP", "DOWN");
    }
    void lay(Tool tool, std::string_view square) {
        take(tool);
        go(square);
        keys("A");
    }

    // Whatever is offered first is done, without animations, until the match is over.
    void play_to_the_end() {
        console::Settings still = settings();
        still.motion = console::Motion::off;
        runtime().change(still);
        for (int i = 0; i < 2000 && !on_results(); ++i) keys("A wait:450");
        TEST_ASSERT_TRUE(on_results());
        keys("wait:500 A wait:1100");  // over the picture
    }

    // ---- On the board of a text page, as it was opened
    void type(std::string_view characters, std::string_view text) {
        constexpr int columns = 12;
        for (const char c : text) {
            const int index = static_cast<int>(characters.find(c));
            TEST_ASSERT_GREATER_OR_EQUAL(0, index);
            move_on_board(index % columns, index / columns);
            keys("A");
        }
    }
    void move_on_board(int column, int row) {
        for (; board_column_ < column; ++board_column_) keys("RIGHT");
        for (; board_column_ > column; --board_column_) keys("LEFT");
        for (; board_row_ < row; ++board_row_) keys("DOWN");
        for (; board_row_ > row; --board_row_) keys("UP");
    }
    void new_board() { board_column_ = board_row_ = 0; }

  private:
    int board_column_ = 0, board_row_ = 0;
};

}  // namespace bench
