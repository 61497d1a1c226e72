// Out of a match the rules say what this very match is played for: in every game with a chamber,
// read off its config, in one line below the pages.
#include <unity.h>

#include <set>
#include <string>

#include "kit/fixed_list.h"
#include "lineup/cartridges.h"

void setUp() {}
void tearDown() {}

static std::string target_of(const stage::Cartridge& cartridge, const kit::Config& config) {
    kit::Text<64> text;
    cartridge.target(config, text);
    return std::string(text.view());
}

static void every_match_has_one_that_fits() {
    for (const stage::Cartridge* cartridge : lineup::chambers) {
        if (cartridge == nullptr) continue;
        TEST_ASSERT_TRUE(cartridge->target != nullptr);
        kit::Rng rng(1, 2);
        std::set<std::string> told;
        for (int i = 0; i < 400; ++i) {
            const std::string words =
                target_of(*cartridge, kit::random_config(cartridge->game, rng));
            TEST_ASSERT_GREATER_THAN(0, words.size());
            const std::string line = "This match: " + words;
            TEST_ASSERT_TRUE_MESSAGE(stage::text_width(line, stage::small) <= 212, line.c_str());
            told.insert(words);
        }
        TEST_ASSERT_GREATER_THAN_MESSAGE(1, told.size(), "the same for every match");
    }
}

static void it_is_that_of_the_match() {
    const auto told = [](std::string_view word, std::size_t field, std::uint8_t value) {
        for (const stage::Cartridge* cartridge : lineup::chambers) {
            if (cartridge == nullptr || cartridge->game.info.word != word) continue;
            kit::Config config = cartridge->game.info.form.usual();
            config.values[field] = value;
            return target_of(*cartridge, config);
        }
        return std::string("not in this build");
    };
    const kit::FixedList<const char*, 8> wanted{"first to 50 points", "first to 25 points",
                                                "first to win 3 rounds", "break 5 shields"};
    TEST_ASSERT_EQUAL_STRING(wanted[0], told("love", 0, 0).c_str());
    TEST_ASSERT_EQUAL_STRING(wanted[1], told("love", 0, 1).c_str());
    TEST_ASSERT_EQUAL_STRING(wanted[2], told("bluff", 1, 3).c_str());
    TEST_ASSERT_EQUAL_STRING(wanted[3], told("bullet", 0, 14).c_str());
    TEST_ASSERT_EQUAL_STRING("be the last standing", told("bullet", 0, 7).c_str());
    TEST_ASSERT_EQUAL_STRING("be the last of 4", told("blast", 0, 2).c_str());
    TEST_ASSERT_EQUAL_STRING("3 levels, 12 Bullets", told("superhot", 0, 0).c_str());
    TEST_ASSERT_EQUAL_STRING("3 levels, 10 Bullets", told("superhot", 4, 1).c_str());
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(every_match_has_one_that_fits);
    RUN_TEST(it_is_that_of_the_match);
    return UNITY_END();
}
