#include <unity.h>

#include "drivers/button_pad.h"

using drivers::ButtonPad;
using hal::Button;

static constexpr std::uint32_t bit(Button button) { return 1u << static_cast<int>(button); }
static constexpr std::uint64_t lock = ButtonPad::lock_out_us;

static ButtonPad* pad;

void setUp() { pad = new ButtonPad; }
void tearDown() { delete pad; }

static void expect(Button button, bool pressed, std::uint64_t at_us) {
    hal::ButtonEvent event{};
    TEST_ASSERT_TRUE_MESSAGE(pad->next(event), "an event is missing");
    TEST_ASSERT_EQUAL_INT(static_cast<int>(button), static_cast<int>(event.button));
    TEST_ASSERT_EQUAL(pressed, event.pressed);
    TEST_ASSERT_EQUAL_UINT64(at_us, event.at_us);
}
static void expect_nothing() {
    hal::ButtonEvent event{};
    TEST_ASSERT_FALSE_MESSAGE(pad->next(event), "an event too many");
}

static void test_first_edge_counts_at_once() {
    pad->look(bit(Button::a), 1000);
    expect(Button::a, true, 1000);
    expect_nothing();
}

static void test_bounces_are_one_press() {
    const std::uint32_t levels[] = {1, 0, 1, 0, 0, 1, 1, 0, 1};
    for (std::uint64_t i = 0; i < 9; ++i) pad->look(levels[i] ? bit(Button::b) : 0, 5000 + i * 300);
    expect(Button::b, true, 5000);
    std::uint64_t at = 0;
    TEST_ASSERT_TRUE(pad->next_look(at));
    TEST_ASSERT_EQUAL_UINT64(5000 + lock, at);
    pad->look(bit(Button::b), at);
    expect_nothing();
    TEST_ASSERT_FALSE(pad->next_look(at));
}

static void test_bounces_at_release_are_one_release() {
    pad->look(bit(Button::up), 0);
    pad->look(bit(Button::up), lock);
    for (std::uint64_t i = 0; i < 8; ++i) pad->look(i % 2 ? bit(Button::up) : 0, 100'000 + i * 500);
    pad->look(0, 100'000 + lock);
    expect(Button::up, true, 0);
    expect(Button::up, false, 100'000);
    expect_nothing();
}

static void test_a_release_in_the_lock_out_is_told_after_it() {
    pad->look(bit(Button::left), 0);
    pad->look(0, 2000);  // the last edge there is
    expect(Button::left, true, 0);
    expect_nothing();
    std::uint64_t at = 0;
    TEST_ASSERT_TRUE(pad->next_look(at));
    pad->look(0, at);
    expect(Button::left, false, lock);
}

static void test_one_microsecond_before_the_end_is_still_locked() {
    pad->look(bit(Button::x), 10);
    pad->look(0, 10 + lock - 1);
    expect(Button::x, true, 10);
    expect_nothing();
    pad->look(0, 10 + lock);
    expect(Button::x, false, 10 + lock);
}

static void test_buttons_are_independent() {
    pad->look(bit(Button::up), 0);
    pad->look(bit(Button::up) | bit(Button::right), 10);
    pad->look(bit(Button::up) | bit(Button::right) | bit(Button::y), 20);
    expect(Button::up, true, 0);
    expect(Button::right, true, 10);
    expect(Button::y, true, 20);
    std::uint64_t at = 0;
    TEST_ASSERT_TRUE(pad->next_look(at));
    TEST_ASSERT_EQUAL_UINT64(lock, at);  // the earliest of the three
}

static void test_all_at_once_in_the_order_of_the_buttons() {
    pad->look(0xff, 7);
    for (int i = 0; i < hal::button_count; ++i) expect(static_cast<Button>(i), true, 7);
    expect_nothing();
}

static void test_works_past_the_32_bit_clock() {
    const std::uint64_t late = (1ull << 32) - 1000;
    pad->look(bit(Button::a), late);
    pad->look(0, late + 2000);
    pad->look(0, late + lock);
    expect(Button::a, true, late);
    expect(Button::a, false, late + lock);
}

static void test_a_full_queue_loses_no_last_state() {
    std::uint64_t now = 0;
    for (std::uint32_t i = 0; i < ButtonPad::queue_size + 5; ++i, now += 2 * lock)
        pad->look(i % 2 ? 0 : bit(Button::a), now);
    // Pressed last, but the queue was full: it holds pairs of press and release.
    hal::ButtonEvent event{};
    bool pressed = false;
    for (std::uint32_t i = 0; i < ButtonPad::queue_size; ++i) {
        TEST_ASSERT_TRUE(pad->next(event));
        TEST_ASSERT_NOT_EQUAL(pressed, event.pressed);  // never the same twice
        pressed = event.pressed;
    }
    expect_nothing();
    TEST_ASSERT_FALSE(pressed);
    std::uint64_t at = 0;
    TEST_ASSERT_TRUE(pad->next_look(at));
    pad->look(bit(Button::a), at);
    expect(Button::a, true, at);
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_first_edge_counts_at_once);
    RUN_TEST(test_bounces_are_one_press);
    RUN_TEST(test_bounces_at_release_are_one_release);
    RUN_TEST(test_a_release_in_the_lock_out_is_told_after_it);
    RUN_TEST(test_one_microsecond_before_the_end_is_still_locked);
    RUN_TEST(test_buttons_are_independent);
    RUN_TEST(test_all_at_once_in_the_order_of_the_buttons);
    RUN_TEST(test_works_past_the_32_bit_clock);
    RUN_TEST(test_a_full_queue_loses_no_last_state);
    return UNITY_END();
}
