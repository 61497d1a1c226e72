// Keys: taps, holds, repeats and left-handed mode, for every key.
#include <unity.h>

#include <string>

#include "stage/keys.h"

using namespace stage;

void setUp() {}
void tearDown() {}

namespace {

constexpr Key all[] = {Key::up, Key::down, Key::left, Key::right, Key::a, Key::b, Key::x, Key::y};
constexpr bool direction(Key key) { return key <= Key::right; }
constexpr bool on_release(Key key) { return key == Key::x || key == Key::y; }
constexpr std::uint64_t ms = 1000;

void expect(const KeyPress& wanted, const KeyPress& got) {
    TEST_ASSERT_EQUAL(static_cast<int>(wanted.key), static_cast<int>(got.key));
    TEST_ASSERT_EQUAL(static_cast<int>(wanted.press), static_cast<int>(got.press));
}

void test_tap() {
    for (const Key key : all) {
        Keys keys;
        KeyPress press{};
        TEST_ASSERT_EQUAL(!on_release(key), keys.edge(key, true, 100 * ms, press));
        if (!on_release(key)) expect({key, Press::edge}, press);
        TEST_ASSERT_TRUE(keys.held(key));
        TEST_ASSERT_FALSE(keys.elapsed(140 * ms, press));
        TEST_ASSERT_EQUAL(on_release(key), keys.edge(key, false, 140 * ms, press));
        if (on_release(key)) expect({key, Press::edge}, press);
        TEST_ASSERT_FALSE(keys.held(key));
        TEST_ASSERT_FALSE(keys.elapsed(5000 * ms, press));
        TEST_ASSERT_EQUAL_UINT64(UINT64_MAX, keys.next_us());
    }
}

void test_hold() {
    for (const Key key : all) {
        if (direction(key)) continue;
        Keys keys;
        KeyPress press{};
        keys.edge(key, true, 0, press);
        TEST_ASSERT_EQUAL_UINT64(hold_us, keys.next_us());
        TEST_ASSERT_FALSE(keys.elapsed(hold_us - 1, press));
        TEST_ASSERT_TRUE(keys.elapsed(hold_us, press));
        expect({key, Press::hold}, press);
        TEST_ASSERT_FALSE(keys.elapsed(hold_us * 9, press));
        TEST_ASSERT_FALSE_MESSAGE(keys.edge(key, false, hold_us * 9, press),
                                  "the release after a hold is no tap");
        // The next press starts afresh.
        TEST_ASSERT_EQUAL(!on_release(key), keys.edge(key, true, hold_us * 10, press));
        TEST_ASSERT_EQUAL(on_release(key), keys.edge(key, false, hold_us * 10 + 1, press));
    }
}

void test_repeat() {
    for (const Key key : all) {
        if (!direction(key)) continue;
        Keys keys;
        KeyPress press{};
        keys.edge(key, true, 0, press);
        for (std::uint64_t n = 0; n < 20; ++n) {
            const std::uint64_t due = repeat_after_us + n * repeat_every_us;
            TEST_ASSERT_EQUAL_UINT64(due, keys.next_us());
            TEST_ASSERT_FALSE(keys.elapsed(due - 1, press));
            TEST_ASSERT_TRUE(keys.elapsed(due, press));
            expect({key, Press::repeat}, press);
            TEST_ASSERT_FALSE(keys.elapsed(due, press));
        }
        TEST_ASSERT_FALSE(keys.edge(key, false, 9'000 * ms, press));
        TEST_ASSERT_FALSE(keys.elapsed(99'000 * ms, press));
    }
}

void test_missed_repeats_are_dropped() {
    Keys keys;
    KeyPress press{};
    keys.edge(Key::down, true, 0, press);
    TEST_ASSERT_TRUE(keys.elapsed(3000 * ms, press));
    TEST_ASSERT_FALSE(keys.elapsed(3000 * ms, press));
    TEST_ASSERT_EQUAL_UINT64(3000 * ms + repeat_every_us, keys.next_us());
}

void test_new_direction_ends_the_old_one() {
    Keys keys;
    KeyPress press{};
    keys.edge(Key::down, true, 0, press);
    TEST_ASSERT_TRUE(keys.edge(Key::right, true, 100 * ms, press));
    TEST_ASSERT_TRUE(keys.elapsed(100 * ms + repeat_after_us, press));
    expect({Key::right, Press::repeat}, press);
    TEST_ASSERT_FALSE(keys.elapsed(100 * ms + repeat_after_us, press));
    // The old one is still held, only silent.
    TEST_ASSERT_TRUE(keys.held(Key::down));
    keys.edge(Key::right, false, 600 * ms, press);
    TEST_ASSERT_FALSE(keys.elapsed(5000 * ms, press));
}

void test_hold_while_steering() {
    Keys keys;
    KeyPress press{};
    keys.edge(Key::y, true, 0, press);
    keys.edge(Key::up, true, 10 * ms, press);
    TEST_ASSERT_TRUE(keys.elapsed(10 * ms + repeat_after_us, press));
    expect({Key::up, Press::repeat}, press);
    TEST_ASSERT_TRUE(keys.elapsed(hold_us, press));
    TEST_ASSERT_TRUE(press.tapped(Key::up) || press.held(Key::y));
    bool held = press.held(Key::y);
    while (keys.elapsed(hold_us, press)) held = held || press.held(Key::y);
    TEST_ASSERT_TRUE(held);
}

void test_left_handed() {
    constexpr Key twins[][2] = {
        {Key::up, Key::x}, {Key::right, Key::a}, {Key::down, Key::b}, {Key::left, Key::y}};
    for (const auto& [direction_key, button] : twins) {
        TEST_ASSERT_TRUE(left_handed_twin(direction_key) == button);
        TEST_ASSERT_TRUE(left_handed_twin(button) == direction_key);
        Keys keys;
        keys.set_left_handed(true);
        KeyPress press{};
        TEST_ASSERT_TRUE(keys.edge(button, true, 0, press));
        expect({direction_key, Press::edge}, press);
        TEST_ASSERT_TRUE(keys.held(direction_key));
        TEST_ASSERT_FALSE(keys.held(button));
        TEST_ASSERT_TRUE(keys.elapsed(repeat_after_us, press));
        expect({direction_key, Press::repeat}, press);
        TEST_ASSERT_FALSE(keys.edge(button, false, 400 * ms, press));
        const bool pressed = keys.edge(direction_key, true, 500 * ms, press);
        const bool released = keys.edge(direction_key, false, 540 * ms, press);
        TEST_ASSERT_EQUAL(!on_release(button), pressed);
        TEST_ASSERT_EQUAL(on_release(button), released);
        expect({button, Press::edge}, press);
    }
}

void test_changing_hands_lets_go() {
    Keys keys;
    KeyPress press{};
    keys.edge(Key::right, true, 0, press);
    keys.set_left_handed(true);
    TEST_ASSERT_FALSE(keys.held(Key::right));
    TEST_ASSERT_FALSE(keys.elapsed(9000 * ms, press));
    TEST_ASSERT_FALSE(keys.edge(Key::right, false, 9000 * ms, press));
    TEST_ASSERT_TRUE(keys.edge(Key::right, true, 9100 * ms, press));
    expect({Key::a, Press::edge}, press);
}

void test_forgotten_presses_say_no_more() {
    for (const Key key : all) {
        Keys keys;
        KeyPress press{};
        keys.edge(key, true, 0, press);
        keys.forget();
        TEST_ASSERT_FALSE(keys.elapsed(9000 * ms, press));
        TEST_ASSERT_FALSE(keys.edge(key, false, 9000 * ms, press));
        keys.edge(key, true, 9100 * ms, press);
        const bool released = keys.edge(key, false, 9140 * ms, press);
        TEST_ASSERT_EQUAL(on_release(key), released);
    }
}

void test_tapped_and_held() {
    TEST_ASSERT_TRUE((KeyPress{Key::a, Press::edge}.tapped(Key::a)));
    TEST_ASSERT_TRUE((KeyPress{Key::up, Press::repeat}.tapped(Key::up)));
    TEST_ASSERT_FALSE((KeyPress{Key::a, Press::hold}.tapped(Key::a)));
    TEST_ASSERT_TRUE((KeyPress{Key::a, Press::hold}.held(Key::a)));
    TEST_ASSERT_FALSE((KeyPress{Key::a, Press::edge}.tapped(Key::b)));
}

}  // namespace

static void test_sentences_name_the_buttons_of_either_hand() {
    const auto said = [](std::string_view sentence, bool left_handed) {
        kit::Text<64> out;
        stage::name_buttons(out, sentence, left_handed);
        return std::string(out.view());
    };
    TEST_ASSERT_EQUAL_STRING("Press X, then A.", said("Press {X}, then {A}.", false).c_str());
    TEST_ASSERT_EQUAL_STRING("Press UP, then RIGHT.", said("Press {X}, then {A}.", true).c_str());
    TEST_ASSERT_EQUAL_STRING("Y A", said("{LEFT} {RIGHT}", true).c_str());
    TEST_ASSERT_EQUAL_STRING("A word", said("A word", true).c_str());
    TEST_ASSERT_EQUAL_STRING("", said("", true).c_str());
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_tap);
    RUN_TEST(test_hold);
    RUN_TEST(test_repeat);
    RUN_TEST(test_missed_repeats_are_dropped);
    RUN_TEST(test_new_direction_ends_the_old_one);
    RUN_TEST(test_hold_while_steering);
    RUN_TEST(test_left_handed);
    RUN_TEST(test_changing_hands_lets_go);
    RUN_TEST(test_forgotten_presses_say_no_more);
    RUN_TEST(test_tapped_and_held);
    RUN_TEST(test_sentences_name_the_buttons_of_either_hand);
    return UNITY_END();
}
