// A share code while it is typed: what the check says after every character.
#include <cstdlib>
#include <string>

#include "lineup/lineup.h"
#include "shell/menus/code_check.h"

extern "C" {
#include "unity.h"
}

using shell::check_code;
using shell::CodeCheck;
using State = CodeCheck::State;

void kit::check_failed(const char* reason) {
    TEST_FAIL_MESSAGE(reason);
    std::abort();
}

void setUp() {}
void tearDown() {}

static std::string code_of(std::initializer_list<int> values, kit::Seed seed) {
    kit::Config config = nullgame::game.info.form.usual();
    std::size_t i = 0;
    for (const int value : values) config.values[i++] = static_cast<std::uint8_t>(value);
    kit::CodeText text;
    kit::print_share_code({&nullgame::game, config, seed}, text);
    std::string symbols;
    for (const char c : text.view())
        if (c != '-') symbols += c;
    return symbols;
}

static void every_beginning_of_a_good_code_is_fine() {
    for (const kit::Seed seed : {0u, 1u, 0x12345678u, 0xFFFFFFFFu}) {
        const std::string code = code_of({nullgame::score, 3, 9, 1}, seed);
        for (std::size_t length = 0; length < code.size(); ++length) {
            const CodeCheck check = check_code(code.substr(0, length), lineup::games);
            TEST_ASSERT_EQUAL(State::typing, check.state);
            TEST_ASSERT_EQUAL(-1, check.wrong_group);
            if (check.length > 0) TEST_ASSERT_EQUAL(code.size(), check.length);
        }
        const CodeCheck check = check_code(code, lineup::games);
        TEST_ASSERT_EQUAL(State::good, check.state);
        TEST_ASSERT_EQUAL(seed, check.shared.seed);
        TEST_ASSERT_EQUAL(3, check.shared.config[nullgame::players_field]);
    }
}

static void an_unknown_game_is_told_at_once() {
    const CodeCheck check = check_code("0", lineup::games);
    TEST_ASSERT_EQUAL(State::wrong, check.state);
    TEST_ASSERT_EQUAL(0, check.wrong_group);
}

static void other_rules_are_told_after_two() {
    std::string code = code_of({}, 1);
    code[1] = 'Z';
    const CodeCheck check = check_code(code.substr(0, 2), lineup::games);
    TEST_ASSERT_EQUAL(State::wrong, check.state);
    TEST_ASSERT_EQUAL(0, check.wrong_group);
}

// Whatever single character is misread: the code is refused, and if a group is named, mending the
// right character is possible there. Only characters that carry choices can lead elsewhere.
static void the_misread_group_is_named() {
    const std::string code = code_of({nullgame::score, 3, 4, 0}, 0xCAFE1234);
    int named = 0, tried = 0;
    for (std::size_t at = 4; at < code.size(); ++at) {
        for (const char c : kit::code_alphabet) {
            if (c == code[at]) continue;
            std::string wrong = code;
            wrong[at] = c;
            const CodeCheck check = check_code(wrong, lineup::games);
            TEST_ASSERT_NOT_EQUAL(State::good, check.state);
            ++tried;
            named += check.wrong_group == static_cast<int>(at) / 4;
        }
    }
    TEST_ASSERT_EQUAL(tried, named);
}

static void two_misread_characters_are_never_good() {
    const std::string code = code_of({nullgame::race, 2, 3, 0}, 77);
    for (std::size_t a = 4; a < code.size(); ++a)
        for (std::size_t b = a + 1; b < code.size(); ++b) {
            std::string wrong = code;
            wrong[a] = wrong[a] == 'A' ? 'B' : 'A';
            wrong[b] = wrong[b] == 'C' ? 'D' : 'C';
            TEST_ASSERT_NOT_EQUAL(State::good, check_code(wrong, lineup::games).state);
        }
}

// A code can be typed whose choices the game itself refuses: its own words are shown.
static void the_game_says_why() {
    const std::string code = code_of({nullgame::race, 1, 3, 0}, 5);
    const CodeCheck check = check_code(code, lineup::games);
    TEST_ASSERT_EQUAL(State::wrong, check.state);
    TEST_ASSERT_EQUAL_STRING("A race needs at least two players", check.says);
}

static void too_long_is_wrong() {
    const std::string code = code_of({}, 3) + "0";
    const CodeCheck check = check_code(code, lineup::games);
    TEST_ASSERT_EQUAL(State::wrong, check.state);
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(every_beginning_of_a_good_code_is_fine);
    RUN_TEST(an_unknown_game_is_told_at_once);
    RUN_TEST(other_rules_are_told_after_two);
    RUN_TEST(the_misread_group_is_named);
    RUN_TEST(two_misread_characters_are_never_good);
    RUN_TEST(the_game_says_why);
    RUN_TEST(too_long_is_wrong);
    return UNITY_END();
}
