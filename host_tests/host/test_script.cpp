// Key scripts: what the words mean, which are refused, and when the buttons move.
#include <deque>
#include <string>

#include "drivers/host/script.h"
#include "unity.h"

void setUp() {}
void tearDown() {}

namespace {

using hal::Button;
using host::ScriptPlayer;
using host::Stroke;

constexpr std::uint8_t bit(Button button) {
    return static_cast<std::uint8_t>(1u << static_cast<unsigned>(button));
}

struct GoodWord {
    const char* word;
    std::size_t strokes;
    std::uint8_t buttons;
    std::uint32_t milliseconds;
};

constexpr GoodWord good_words[] = {
    {"UP", 1, bit(Button::up), 40},
    {"down", 1, bit(Button::down), 40},
    {"Left", 1, bit(Button::left), 40},
    {"RIGHT", 1, bit(Button::right), 40},
    {"a", 1, bit(Button::a), 40},
    {"B", 1, bit(Button::b), 40},
    {"x", 1, bit(Button::x), 40},
    {"Y", 1, bit(Button::y), 40},
    {"RIGHT*3", 3, bit(Button::right), 40},
    {"a*1000", 1000, bit(Button::a), 40},
    {"Y:600", 1, bit(Button::y), 600},
    {"UP+A:200", 1, static_cast<std::uint8_t>(bit(Button::up) | bit(Button::a)), 200},
    {"A:600*3", 3, bit(Button::a), 600},
    {"x+y", 1, static_cast<std::uint8_t>(bit(Button::x) | bit(Button::y)), 40},
    {"WAIT:500", 1, 0, 500},
    {"wait:3600000", 1, 0, 3'600'000},
};

constexpr const char* bad_words[] = {
    "JUMP",
    "UPP",
    "u",
    "UP+",
    "+UP",
    "UP++A",
    "A+A",
    "UP,A",
    "A*",
    "A*0",
    "A*-1",
    "A*x",
    "A*1001",
    "A*3x",
    "A:",
    "A:0",
    "A:-5",
    "A:1s",
    "A: 5",
    "A:3600001",
    "A*3:600",
    "wait",
    "wait:",
    "wait*",
    "wait:0",
    "wait*3",
    "wait+A",
    "A+wait:10",
    "wait:99999999999",
    "A:+5",
    "*3",
};

void every_good_word_means_what_it_says() {
    for (const GoodWord& good : good_words) {
        std::vector<Stroke> strokes;
        TEST_ASSERT_FALSE_MESSAGE(host::parse_script(good.word, strokes).has_value(), good.word);
        TEST_ASSERT_EQUAL_MESSAGE(good.strokes, strokes.size(), good.word);
        for (const Stroke& stroke : strokes) {
            TEST_ASSERT_EQUAL_HEX8_MESSAGE(good.buttons, stroke.buttons, good.word);
            TEST_ASSERT_EQUAL_UINT32_MESSAGE(good.milliseconds, stroke.milliseconds, good.word);
        }
    }
}

void a_bad_word_is_refused_and_named() {
    for (const char* bad : bad_words) {
        std::vector<Stroke> strokes;
        const auto trouble = host::parse_script(std::string("UP ") + bad + " DOWN", strokes);
        TEST_ASSERT_TRUE_MESSAGE(trouble.has_value(), bad);
        const std::string first(bad, std::string(bad).find(' ') == std::string::npos
                                         ? std::string(bad).size()
                                         : std::string(bad).find(' '));
        TEST_ASSERT_TRUE_MESSAGE(trouble->find("'" + first + "'") != std::string::npos, bad);
        TEST_ASSERT_TRUE_MESSAGE(trouble->find('\n') == std::string::npos, bad);
    }
}

void blanks_separate_words_and_nothing_is_a_script_too() {
    std::vector<Stroke> strokes;
    TEST_ASSERT_FALSE(host::parse_script("", strokes).has_value());
    TEST_ASSERT_FALSE(host::parse_script(" \t\n ", strokes).has_value());
    TEST_ASSERT_EQUAL(0, strokes.size());
    TEST_ASSERT_FALSE(host::parse_script("  UP\tdown\n A  ", strokes).has_value());
    TEST_ASSERT_EQUAL(3, strokes.size());
}

// Plays by jumping from one due time to the next. The console draws one frame for each press of A.
std::deque<hal::ButtonEvent> play(const char* text, std::uint64_t& end_us,
                                  std::uint64_t first_frame_us = 7000) {
    std::vector<Stroke> strokes;
    TEST_ASSERT_FALSE(host::parse_script(text, strokes).has_value());
    ScriptPlayer player(std::move(strokes));
    std::deque<hal::ButtonEvent> all;
    player.frame_ended(first_frame_us);
    while (!player.finished()) {
        end_us = player.next_us();
        const std::size_t before = all.size();
        player.advance(end_us, all);
        for (std::size_t i = before; i < all.size(); ++i)
            if (all[i].pressed && all[i].button == Button::a)
                player.frame_ended(all[i].at_us + 5000);
    }
    TEST_ASSERT_FALSE(player.trouble().has_value());
    TEST_ASSERT_TRUE(player.next_us() == host::never);
    return all;
}

void expect(const hal::ButtonEvent& event, Button button, bool pressed, std::uint64_t at_us) {
    TEST_ASSERT_EQUAL(button, event.button);
    TEST_ASSERT_EQUAL(pressed, event.pressed);
    TEST_ASSERT_EQUAL_UINT64(at_us, event.at_us);
}

void a_script_begins_when_the_first_frame_has_rested() {
    std::uint64_t end_us = 0;
    TEST_ASSERT_EQUAL(0, play("", end_us).size());
    TEST_ASSERT_EQUAL_UINT64(457'000, end_us);
    TEST_ASSERT_EQUAL(0, play("wait:500", end_us).size());
    TEST_ASSERT_EQUAL_UINT64(957'000, end_us);
}

void a_tap_lasts_40_ms_and_rests_afterwards() {
    std::uint64_t end_us = 0;
    const auto edges = play("UP", end_us);
    TEST_ASSERT_EQUAL(2, edges.size());
    expect(edges[0], Button::up, true, 457'000);
    expect(edges[1], Button::up, false, 497'000);
    TEST_ASSERT_EQUAL_UINT64(947'000, end_us);  // 450 ms after the release: it may act, too
}

void a_frame_puts_rest_off() {
    std::uint64_t end_us = 0;
    const auto edges = play("a:1 B", end_us);
    TEST_ASSERT_EQUAL(4, edges.size());
    expect(edges[1], Button::a, false, 458'000);
    expect(edges[2], Button::b, true, 912'000);  // the frame ended at 462 ms
}

void buttons_held_together_move_together() {
    std::uint64_t end_us = 0;
    const auto edges = play("A+UP:200", end_us);
    TEST_ASSERT_EQUAL(4, edges.size());
    expect(edges[0], Button::up, true, 457'000);
    expect(edges[1], Button::a, true, 457'000);
    expect(edges[2], Button::up, false, 657'000);
    expect(edges[3], Button::a, false, 657'000);
}

void after_a_wait_a_quiet_console_is_pressed_at_once() {
    std::uint64_t end_us = 0;
    const auto edges = play("wait:500 UP", end_us);
    expect(edges[0], Button::up, true, 957'000);
}

void a_screen_that_never_rests_ends_the_script() {
    std::vector<Stroke> strokes;
    TEST_ASSERT_FALSE(host::parse_script("LEFT", strokes).has_value());
    ScriptPlayer player(std::move(strokes));
    std::deque<hal::ButtonEvent> edges;
    std::uint64_t now = 0;
    while (!player.finished()) {
        now += 16'667;
        TEST_ASSERT_TRUE(now < 2 * ScriptPlayer::patience_us);
        player.frame_ended(now);
        player.advance(now, edges);
    }
    TEST_ASSERT_TRUE(edges.empty());
    TEST_ASSERT_TRUE(player.trouble()->find("'LEFT'") != std::string::npos);
}

void a_console_that_never_draws_ends_the_script() {
    ScriptPlayer player;
    std::deque<hal::ButtonEvent> edges;
    TEST_ASSERT_EQUAL_UINT64(ScriptPlayer::patience_us, player.next_us());
    player.advance(player.next_us(), edges);
    TEST_ASSERT_TRUE(player.finished());
    TEST_ASSERT_TRUE(player.trouble().has_value());
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(every_good_word_means_what_it_says);
    RUN_TEST(a_bad_word_is_refused_and_named);
    RUN_TEST(blanks_separate_words_and_nothing_is_a_script_too);
    RUN_TEST(a_script_begins_when_the_first_frame_has_rested);
    RUN_TEST(a_tap_lasts_40_ms_and_rests_afterwards);
    RUN_TEST(a_frame_puts_rest_off);
    RUN_TEST(buttons_held_together_move_together);
    RUN_TEST(after_a_wait_a_quiet_console_is_pressed_at_once);
    RUN_TEST(a_screen_that_never_rests_ends_the_script);
    RUN_TEST(a_console_that_never_draws_ends_the_script);
    return UNITY_END();
}
