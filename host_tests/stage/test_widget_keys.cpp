// What widgets answer to keys.
#include <unity.h>

#include "stage/dialog.h"
#include "stage/dice.h"
#include "stage/grid_cursor.h"
#include "stage/list.h"
#include "stage/tabs.h"

using namespace stage;

void setUp() {}
void tearDown() {}

namespace {

constexpr KeyPress tap(Key key) { return {key, Press::edge}; }
constexpr KeyPress again(Key key) { return {key, Press::repeat}; }
constexpr KeyPress hold(Key key) { return {key, Press::hold}; }

void expect(Did wanted, const Reply& reply) {
    TEST_ASSERT_EQUAL(static_cast<int>(wanted), static_cast<int>(reply.did));
    if (reply.did == Did::nothing) TEST_ASSERT_TRUE(reply.before.empty() && reply.after.empty());
}

constexpr ListRow rows[] = {
    {.label = "zero"},
    {.label = "one", .enabled = false},
    {.label = "two", .value = "7", .adjustable = true},
    {.label = "three", .value = "7", .enabled = false, .adjustable = true},
    {.label = "four"},
};

void test_list_moves_and_wraps() {
    List list({0, 0, 200, 3 * 22});
    list.set_rows(rows);
    expect(Did::moved, list.key(tap(Key::up)));
    TEST_ASSERT_EQUAL(4, list.cursor());
    TEST_ASSERT_TRUE(list.row_area(0).empty());
    TEST_ASSERT_EQUAL(44, list.row_area(4).y);
    expect(Did::nothing, list.key(again(Key::down)));
    expect(Did::moved, list.key(tap(Key::down)));
    TEST_ASSERT_EQUAL(0, list.cursor());
    expect(Did::nothing, list.key(again(Key::up)));
    const Reply step = list.key(again(Key::down));
    expect(Did::moved, step);
    TEST_ASSERT_TRUE(step.before == list.row_area(0) && step.after == list.row_area(1));
    list.key(tap(Key::down));
    const Reply scrolled = list.key(tap(Key::down));
    TEST_ASSERT_TRUE(scrolled.before == list.area());
    expect(Did::nothing, list.key(hold(Key::a)));
    expect(Did::nothing, list.key(tap(Key::x)));
}

void test_list_chooses_and_changes() {
    List list({0, 0, 200, 200});
    list.set_rows(rows);
    expect(Did::chosen, list.key(tap(Key::a)));
    expect(Did::nothing, list.key(tap(Key::left)));
    list.set_cursor(1);
    expect(Did::refused, list.key(tap(Key::a)));
    list.set_cursor(2);
    expect(Did::lowered, list.key(tap(Key::left)));
    expect(Did::raised, list.key(again(Key::right)));
    list.set_cursor(3);
    expect(Did::refused, list.key(tap(Key::right)));
    expect(Did::left, list.key(tap(Key::b)));
}

void test_list_with_fewer_rows() {
    List list({0, 0, 200, 3 * 22});
    list.set_rows(rows);
    list.set_cursor(4);
    list.set_rows(std::span(rows).first(2));
    TEST_ASSERT_EQUAL(1, list.cursor());
    TEST_ASSERT_EQUAL(0, list.row_area(0).y);
    list.set_rows({});
    expect(Did::nothing, list.key(tap(Key::a)));
    expect(Did::nothing, list.key(tap(Key::down)));
    expect(Did::left, list.key(tap(Key::b)));
}

void test_grid_moves() {
    GridCursor cursor({{10, 20}, 3, 2, 16, 12, 1});
    TEST_ASSERT_TRUE((cursor.cell_area({2, 1}) == Rect{10 + 34, 20 + 13, 16, 12}));
    expect(Did::nothing, cursor.key(tap(Key::left)));
    expect(Did::moved, cursor.key(tap(Key::right)));
    expect(Did::moved, cursor.key(again(Key::down)));
    TEST_ASSERT_TRUE((cursor.cell() == Cell{1, 1}));
    expect(Did::nothing, cursor.key(tap(Key::down)));
    cursor.set_wrap(true);
    expect(Did::nothing, cursor.key(again(Key::down)));
    expect(Did::moved, cursor.key(tap(Key::down)));
    TEST_ASSERT_TRUE((cursor.cell() == Cell{1, 0}));
    expect(Did::chosen, cursor.key(tap(Key::a)));
    cursor.set_legal({1, 0}, false);
    expect(Did::refused, cursor.key(tap(Key::a)));
    expect(Did::left, cursor.key(tap(Key::b)));
}

void test_grid_jumps_to_legal_cells() {
    // . . . L .        from S: right -> the L in the same row far away beats the near one aside
    // . S . . L        up -> the only one above
    // L . . . .        down and left -> the lower left one
    GridCursor cursor({{0, 0}, 5, 3, 10, 10});
    cursor.set_all_legal(false);
    for (const Cell cell : {Cell{3, 0}, Cell{1, 1}, Cell{4, 1}, Cell{0, 2}})
        cursor.set_legal(cell, true);
    cursor.set_legal_only(true);
    const auto lands = [&](Key key, Cell wanted) {
        cursor.set_cell({1, 1});
        cursor.key(tap(key));
        TEST_ASSERT_TRUE(cursor.cell() == wanted);
    };
    lands(Key::right, {4, 1});
    lands(Key::up, {3, 0});
    lands(Key::down, {0, 2});
    lands(Key::left, {0, 2});
    // Every legal cell can be reached, and nothing legal ahead means staying.
    cursor.set_cell({0, 2});
    expect(Did::nothing, cursor.key(tap(Key::left)));
    TEST_ASSERT_FALSE(cursor.legal({9, 9}));
    cursor.set_legal({9, 9}, true);
    TEST_ASSERT_FALSE(cursor.legal({9, 9}));
}

void test_dialog_answers() {
    Dialog dialog({.title = "t", .text = "x", .answers = {"a", "b", "c"}, .first = 1, .cancel = 2});
    TEST_ASSERT_EQUAL(1, dialog.cursor());
    expect(Did::moved, dialog.key(tap(Key::left)));
    expect(Did::nothing, dialog.key(tap(Key::left)));
    expect(Did::moved, dialog.key(tap(Key::down)));
    TEST_ASSERT_EQUAL(1, dialog.cursor());
    expect(Did::chosen, dialog.key(tap(Key::a)));
    expect(Did::chosen, dialog.key(tap(Key::b)));
    TEST_ASSERT_EQUAL(2, dialog.cursor());
    expect(Did::nothing, dialog.key(hold(Key::a)));
    Dialog must({.title = "t", .text = "x"});
    expect(Did::refused, must.key(tap(Key::b)));
    expect(Did::nothing, must.key(tap(Key::right)));
    expect(Did::chosen, must.key(tap(Key::a)));
}

void test_dialog_of_any_text_stays_on_the_screen() {
    for (const std::string_view text : {"", "short",
                                        "long long long long long long long long long long long "
                                        "long long long long long long long long long long long "
                                        "long long long long long long long long long long long "
                                        "long long long long long long long long long long long "
                                        "long long long long long long long long long long long"}) {
        const Dialog dialog({.title = "t", .text = text});
        TEST_ASSERT_TRUE(screen_area.common(dialog.area()) == dialog.area());
    }
}

void test_tabs_turn() {
    constexpr std::string_view labels[] = {"a", "b", "c"};
    Tabs tabs({0, 0}, 240, labels);
    expect(Did::moved, tabs.key(tap(Key::left)));
    TEST_ASSERT_EQUAL(2, tabs.chosen());
    tabs.key(again(Key::right));
    TEST_ASSERT_EQUAL(2, tabs.chosen());
    tabs.key(tap(Key::right));
    TEST_ASSERT_EQUAL(0, tabs.chosen());
    expect(Did::nothing, tabs.key(tap(Key::a)));
}

void test_rolls_end_on_their_value() {
    for (int value = 1; value <= 6; ++value)
        for (unsigned seed = 0; seed < 40; ++seed)
            for (const int speed : {0, 128, 256, 512}) {
                Roll roll;
                roll.start(value, seed, static_cast<int>(seed % 5));
                TEST_ASSERT_TRUE(roll.rolling());
                int frames = 1;
                for (; roll.step(speed); ++frames) {
                    TEST_ASSERT_TRUE(roll.shown() >= 1 && roll.shown() <= 6);
                    TEST_ASSERT_TRUE(roll.height() >= 0 && roll.height() <= Roll::drop);
                    TEST_ASSERT_TRUE(frames < 200);
                }
                TEST_ASSERT_EQUAL(value, roll.shown());
                TEST_ASSERT_EQUAL(0, roll.height());
                TEST_ASSERT_EQUAL(0, roll.tilt());
            }
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_list_moves_and_wraps);
    RUN_TEST(test_list_chooses_and_changes);
    RUN_TEST(test_list_with_fewer_rows);
    RUN_TEST(test_grid_moves);
    RUN_TEST(test_grid_jumps_to_legal_cells);
    RUN_TEST(test_dialog_answers);
    RUN_TEST(test_dialog_of_any_text_stays_on_the_screen);
    RUN_TEST(test_tabs_turn);
    RUN_TEST(test_rolls_end_on_their_value);
    return UNITY_END();
}
