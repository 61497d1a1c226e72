// Share codes: short, forgiving, and no typing error passes.
#include "kit/share_code.h"

#include <unity.h>

#include <cctype>
#include <cstring>
#include <string>

#include "check_hook/check_hook.h"
#include "kit/small_games.h"
#include "nullgame/rules.h"

using namespace kit;
using check_hook::failure_of;
using small_games::Endless;

void setUp() {}
void tearDown() {}

namespace {

constexpr auto games = registry<nullgame::game, small_games::endless>;

std::string code_of(const Shared& shared) {
    CodeText text;
    print_share_code(shared, text);
    TEST_ASSERT_FALSE(text.cut());
    return std::string(text.view());
}

Shared null_match(Seed seed) {
    return {.game = &nullgame::game, .config = nullgame::Rules::info.form.usual(), .seed = seed};
}

CodeFault fault_of(const std::string& code) {
    Shared kept = null_match(77);
    const CodeFault fault = read_share_code(code, games, kept);
    if (fault != CodeFault::none) {
        TEST_ASSERT_EQUAL_UINT32(77, kept.seed);
    }
    return fault;
}

std::string bare(const std::string& code) {
    std::string symbols;
    for (const char c : code)
        if (c != '-') symbols += c;
    return symbols;
}

void test_codes_round_trip() {
    Rng rng(1);
    for (int i = 0; i < 500; ++i) {
        for (const Game* game : games) {
            const Shared shared{
                .game = game, .config = random_config(*game, rng), .seed = rng.next()};
            if (!has_share_code(*game, shared.config)) continue;
            Shared read;
            const std::string code = code_of(shared);
            TEST_ASSERT_EQUAL(CodeFault::none, read_share_code(code, games, read));
            TEST_ASSERT_EQUAL_PTR(game, read.game);
            TEST_ASSERT_TRUE(read.config == shared.config);
            TEST_ASSERT_EQUAL_UINT32(shared.seed, read.seed);
            TEST_ASSERT_LESS_OR_EQUAL(16, bare(code).size());
        }
    }
}

void test_code_of_a_usual_match_has_three_groups_of_four() {
    Shared solo = null_match(0xDEADBEEF);
    solo.config.values = {nullgame::score, 1, 3, 0};
    const std::string code = code_of(solo);
    TEST_ASSERT_EQUAL(14, code.size());
    TEST_ASSERT_EQUAL('-', code[4]);
    TEST_ASSERT_EQUAL('-', code[9]);
}

void test_case_spaces_and_lookalikes_do_not_matter() {
    for (Seed seed = 0; seed < 400; ++seed) {
        std::string code = code_of(null_match(seed * 0x9E3779B9u)), sloppy;
        for (const char c : code) {
            if (c == '0')
                sloppy += seed % 2 == 0 ? 'o' : 'O';
            else if (c == '1')
                sloppy += "iIlL"[seed % 4];
            else if (c == 'V')
                sloppy += seed % 2 == 0 ? 'u' : 'U';
            else if (c == '-')
                sloppy += ' ';
            else
                sloppy += static_cast<char>(std::tolower(c));
        }
        Shared read;
        TEST_ASSERT_EQUAL(CodeFault::none, read_share_code(sloppy, games, read));
        TEST_ASSERT_EQUAL_UINT32(seed * 0x9E3779B9u, read.seed);
    }
}

// Every single wrong character and every exchange of two, neighbours or not, in many codes.
void test_every_single_error_and_every_swap_is_found() {
    for (Seed seed = 0; seed < 300; ++seed) {
        const std::string good = bare(code_of(null_match(seed * 0x85EBCA6Bu)));
        for (std::size_t i = 0; i < good.size(); ++i) {
            for (const char c : code_alphabet) {
                std::string wrong = good;
                wrong[i] = c;
                if (wrong != good) TEST_ASSERT_EQUAL(CodeFault::mistyped, fault_of(wrong));
            }
            for (std::size_t j = 0; j < i; ++j) {
                std::string swapped = good;
                std::swap(swapped[i], swapped[j]);
                if (swapped != good) TEST_ASSERT_EQUAL(CodeFault::mistyped, fault_of(swapped));
            }
        }
    }
}

void test_every_double_error_is_found() {
    const std::string good = bare(code_of(null_match(123456789)));
    for (std::size_t i = 0; i < good.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            for (const char c : code_alphabet)
                for (const char d : code_alphabet) {
                    std::string wrong = good;
                    wrong[i] = c;
                    wrong[j] = d;
                    if (wrong != good) TEST_ASSERT_EQUAL(CodeFault::mistyped, fault_of(wrong));
                }
}

// The guarantee for codes of the greatest length: x has order 31, so no two places weigh the same.
void test_longest_code_keeps_the_guarantee() {
    std::string zeros(max_code_symbols, '0');
    TEST_ASSERT_EQUAL(CodeFault::unknown_game, fault_of(zeros));  // a good code of no game
    for (std::size_t i = 0; i < max_code_symbols; ++i)
        for (std::size_t j = 0; j < i; ++j)
            for (const char c : code_alphabet)
                for (const char d : code_alphabet) {
                    std::string wrong = zeros;
                    wrong[i] = c;
                    wrong[j] = d;
                    if (wrong != zeros) TEST_ASSERT_EQUAL(CodeFault::mistyped, fault_of(wrong));
                }
}

void test_strange_short_and_long_codes_are_refused() {
    TEST_ASSERT_EQUAL(CodeFault::strange_character, fault_of("AB!D"));
    TEST_ASSERT_EQUAL(CodeFault::strange_character, fault_of("\xC3\xA9"));
    TEST_ASSERT_EQUAL(CodeFault::strange_character, fault_of("{"));
    TEST_ASSERT_EQUAL(CodeFault::wrong_length, fault_of(""));
    TEST_ASSERT_EQUAL(CodeFault::wrong_length, fault_of("0000"));
    TEST_ASSERT_EQUAL(CodeFault::wrong_length, fault_of(std::string(32, '0')));
}

// Codes with good checks that no console printed: our own check symbols, found by trying.
std::string with_checks(const std::string& body) {
    for (const char c : code_alphabet)
        for (const char d : code_alphabet) {
            const std::string code = body + c + d;
            if (fault_of(code) != CodeFault::mistyped) return code;
        }
    return "";
}

void test_well_formed_nonsense_is_refused() {
    const std::string good = bare(code_of(null_match(5)));
    const std::string body = good.substr(0, good.size() - 2);
    TEST_ASSERT_EQUAL_STRING(good.c_str(), with_checks(body).c_str());
    std::string other = body;
    other[0] = '3';
    TEST_ASSERT_EQUAL(CodeFault::unknown_game, fault_of(with_checks(other)));
    other = body;
    other[1] = '7';
    TEST_ASSERT_EQUAL(CodeFault::other_rules, fault_of(with_checks(other)));
    TEST_ASSERT_EQUAL(CodeFault::wrong_length, fault_of(with_checks(body + '0')));
    TEST_ASSERT_EQUAL(CodeFault::wrong_length,
                      fault_of(with_checks(body.substr(0, body.size() - 1))));
    // Two players' settings leave bits unused at the end.
    other = body;
    other.back() = 'Z';
    TEST_ASSERT_EQUAL(CodeFault::wrong_length, fault_of(with_checks(other)));

    // A race of one player, which the rules refuse: mode race, players 1, rounds 1.
    std::string alone = "Z2";
    alone += std::string(8, '0');
    const CodeFault fault = fault_of(with_checks(alone));
    TEST_ASSERT_EQUAL(CodeFault::bad_config, fault);

    // The endless game: a mode that is not there, and one with a record of its own.
    Shared free{.game = &small_games::endless, .config = Endless::info.form.usual(), .seed = 0};
    const std::string endless = bare(code_of(free));
    other = endless.substr(0, endless.size() - 2);
    other[2] = code_alphabet[3];
    TEST_ASSERT_EQUAL(CodeFault::bad_config, fault_of(with_checks(other)));
    other[2] = code_alphabet[Endless::own];
    TEST_ASSERT_EQUAL(CodeFault::bad_config, fault_of(with_checks(other)));
}

// Codes are in letters and notebooks: these were printed by the first consoles.
void test_codes_never_change() {
    Config bounded = Endless::info.form.usual();
    bounded.values[0] = Endless::bounded;
    bounded.values[1] = 7;
    bounded.values[2] = 2;
    const struct {
        Config config;
        Seed seed;
        const char* code;
    } codes[] = {{Endless::info.form.usual(), 0x12345678, "X10F-P2D4-1E7"},
                 {bounded, 0xFFFFFFFF, "X1N0-YZZZ-ZZFT-W"}};
    for (const auto& each : codes) {
        TEST_ASSERT_EQUAL_STRING(each.code,
                                 code_of({&small_games::endless, each.config, each.seed}).c_str());
        Shared read;
        TEST_ASSERT_EQUAL(CodeFault::none, read_share_code(each.code, games, read));
        TEST_ASSERT_TRUE(read.config == each.config);
        TEST_ASSERT_EQUAL_HEX32(each.seed, read.seed);
    }
    // Another form would begin with 0, which is no game. Its checks are right.
    TEST_ASSERT_EQUAL(CodeFault::unknown_game, fault_of("0000-0000-0000"));
}

void test_config_with_a_record_has_no_code() {
    Config own = Endless::info.form.usual();
    own.values[0] = Endless::own;
    own.record[0] = 1;
    TEST_ASSERT_FALSE(has_share_code(small_games::endless, own));
    TEST_ASSERT_NOT_NULL(failure_of([&] {
        CodeText text;
        print_share_code({.game = &small_games::endless, .config = own, .seed = 1}, text);
    }));
}

void test_each_code_fault_has_its_text() {
    for (int i = 0; i <= static_cast<int>(CodeFault::bad_config); ++i)
        for (int j = 0; j < i; ++j)
            TEST_ASSERT_TRUE(std::strcmp(code_fault_text(static_cast<CodeFault>(i)),
                                         code_fault_text(static_cast<CodeFault>(j))) != 0);
    TEST_ASSERT_EQUAL_STRING("unknown fault", code_fault_text(static_cast<CodeFault>(99)));
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_codes_round_trip);
    RUN_TEST(test_code_of_a_usual_match_has_three_groups_of_four);
    RUN_TEST(test_case_spaces_and_lookalikes_do_not_matter);
    RUN_TEST(test_every_single_error_and_every_swap_is_found);
    RUN_TEST(test_every_double_error_is_found);
    RUN_TEST(test_longest_code_keeps_the_guarantee);
    RUN_TEST(test_strange_short_and_long_codes_are_refused);
    RUN_TEST(test_well_formed_nonsense_is_refused);
    RUN_TEST(test_codes_never_change);
    RUN_TEST(test_config_with_a_record_has_no_code);
    RUN_TEST(test_each_code_fault_has_its_text);
    return UNITY_END();
}
