#include <unity.h>

#include <initializer_list>

#include "boards/all.h"
#include "drivers/panel_window.h"

using drivers::PanelWindow;
using drivers::window_of;

void setUp() {}
void tearDown() {}

static void expect_window(const PanelWindow& window, int c0, int c1, int r0, int r1) {
    TEST_ASSERT_EQUAL_INT(c0, window.first_column);
    TEST_ASSERT_EQUAL_INT(c1, window.last_column);
    TEST_ASSERT_EQUAL_INT(r0, window.first_row);
    TEST_ASSERT_EQUAL_INT(r1, window.last_row);
}

static void test_square_panel() {
    PanelWindow window{};
    TEST_ASSERT_TRUE(window_of(boards::picosystem.panel, 0, 0, 240, 240, window));
    expect_window(window, 0, 239, 0, 239);
    TEST_ASSERT_TRUE(window_of(boards::picosystem.panel, 239, 239, 1, 1, window));
    expect_window(window, 239, 239, 239, 239);
    TEST_ASSERT_FALSE(window_of(boards::picosystem.panel, -1, 0, 1, 1, window));
    TEST_ASSERT_FALSE(window_of(boards::picosystem.panel, 239, 0, 2, 1, window));
    TEST_ASSERT_FALSE(window_of(boards::picosystem.panel, 0, 240, 1, 1, window));
}

static void test_wide_panel_has_sides() {
    PanelWindow window{};
    TEST_ASSERT_TRUE(window_of(boards::picopad.panel, 0, 0, 1, 1, window));
    expect_window(window, 40, 40, 0, 0);
    TEST_ASSERT_TRUE(window_of(boards::picopad.panel, -40, 0, 320, 240, window));
    expect_window(window, 0, 319, 0, 239);
    TEST_ASSERT_FALSE(window_of(boards::picopad.panel, -41, 0, 1, 1, window));
    TEST_ASSERT_FALSE(window_of(boards::picopad.panel, 279, 0, 2, 1, window));
}

static void test_nothing_is_no_window() {
    PanelWindow window{};
    TEST_ASSERT_FALSE(window_of(boards::picosystem.panel, 10, 10, 0, 5, window));
    TEST_ASSERT_FALSE(window_of(boards::picosystem.panel, 10, 10, 5, -1, window));
}

static void test_glass_inside_the_memory() {
    boards::Panel panel = boards::picosystem.panel;
    panel.column_offset = 2;
    panel.row_offset = 80;
    PanelWindow window{};
    TEST_ASSERT_TRUE(window_of(panel, 0, 0, 240, 240, window));
    expect_window(window, 2, 241, 80, 319);
}

// What the drivers take for granted of every board there is, and of every board to come.
static void test_boards_are_sound() {
    for (const boards::Board* board : boards::all) {
        const boards::Panel& panel = board->panel;
        TEST_ASSERT_TRUE_MESSAGE(panel.width >= 240 && panel.height >= 240, board->id);
        TEST_ASSERT_TRUE_MESSAGE(panel.spi <= 1, board->id);
        TEST_ASSERT_TRUE_MESSAGE(board->storage_bytes < board->flash_bytes, board->id);
        TEST_ASSERT_EQUAL_UINT32_MESSAGE(0, board->storage_bytes % 4096, board->id);
        std::uint32_t used = 0;
        const boards::Buttons& b = board->buttons;
        for (const boards::Pin pin : {b.up,
                                      b.down,
                                      b.left,
                                      b.right,
                                      b.a,
                                      b.b,
                                      b.x,
                                      b.y,
                                      b.press,
                                      panel.reset,
                                      panel.chip_select,
                                      panel.clock,
                                      panel.data,
                                      panel.data_command,
                                      panel.backlight,
                                      panel.frame_start,
                                      board->speaker,
                                      board->light.red,
                                      board->light.green,
                                      board->light.blue,
                                      board->battery.sense,
                                      board->battery.sense_enable,
                                      board->battery.charging,
                                      board->battery.usb_power,
                                      board->serial_tx,
                                      board->serial_rx}) {
            if (pin == boards::no_pin) continue;
            TEST_ASSERT_TRUE_MESSAGE(pin >= 0 && pin <= 29, board->id);
            TEST_ASSERT_TRUE_MESSAGE((used >> pin & 1u) == 0, board->id);  // one use a pin
            used |= 1u << pin;
        }
    }
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_square_panel);
    RUN_TEST(test_wide_panel_has_sides);
    RUN_TEST(test_nothing_is_no_window);
    RUN_TEST(test_glass_inside_the_memory);
    RUN_TEST(test_boards_are_sound);
    return UNITY_END();
}
