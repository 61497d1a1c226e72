// The chances of a Duel: against dice that are really rolled, each way once, and against the
// figures printed in the game's ledger.
#include "love/duel_odds.h"

#include <unity.h>

#include <fstream>
#include <sstream>

#include "duel_tables/duel_tables.h"

using namespace love;

void setUp() {}
void tearDown() {}

namespace {

// Wins and ties of the challenger; the columns are 0 .. 6 bullets and fists.
constexpr std::uint32_t printed[8][8][2] = {
    {{0, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {{6, 0}, {15, 6}, {20, 15}, {15, 20}, {6, 15}, {1, 6}, {0, 1}, {12, 3}},
    {{36, 0},
     {181, 15},
     {575, 146},
     {1182, 540},
     {1674, 1161},
     {1709, 1667},
     {1287, 1708},
     {104, 3}},
    {{216, 0},
     {1261, 20},
     {6054, 540},
     {21162, 4332},
     {53664, 18327},
     {101974, 50288},
     {149942, 98979},
     {647, 1}},
    {{1296, 0},
     {7755, 15},
     {43821, 1161},
     {207945, 18327},
     {771831, 135954},
     {2221551, 619569},
     {5044260, 1972630},
     {3888, 0}},
    {{7776, 0},
     {46649, 6},
     {276560, 1667},
     {1527354, 50288},
     {7236576, 619569},
     {28035360, 4395456},
     {87959820, 21018470},
     {23328, 0}},
    {{46656, 0},
     {279935, 1},
     {1676621, 1708},
     {9828775, 98979},
     {53449286, 1972630},
     {253818766, 21018470},
     {1015970930, 144840476},
     {139968, 0}},
    {{3, 0}, {3, 3}, {1, 3}, {0, 1}, {0, 0}, {0, 0}, {0, 0}, {3, 3}},
};

// In 1/32768.
constexpr std::uint16_t printed_wins[8][8] = {
    {0, 0, 0, 0, 0, 0, 0, 0},
    {32768, 13653, 3034, 379, 25, 1, 0, 21845},
    {32768, 27458, 14538, 4981, 1176, 200, 25, 31554},
    {32768, 31883, 25512, 14863, 6282, 1989, 488, 32717},
    {32768, 32680, 30777, 24341, 15058, 7223, 2734, 32768},
    {32768, 32763, 32373, 29797, 23530, 15193, 7945, 32768},
    {32768, 32768, 32710, 31959, 28965, 22925, 15294, 32768},
    {32768, 5461, 303, 0, 0, 0, 0, 10923},
};
constexpr std::uint16_t printed_ties[8][8] = {
    {32768, 0, 0, 0, 0, 0, 0, 0},
    {0, 5461, 2276, 506, 63, 4, 0, 5461},
    {0, 2276, 3691, 2276, 815, 195, 33, 910},
    {0, 506, 2276, 3043, 2145, 981, 322, 51},
    {0, 63, 815, 2145, 2652, 2015, 1069, 0},
    {0, 4, 195, 981, 2015, 2382, 1898, 0},
    {0, 0, 33, 322, 1069, 1898, 2180, 0},
    {0, 5461, 910, 51, 0, 0, 0, 10923},
};

void test_the_table_is_the_printed_one() {
    for (std::size_t i = 0; i < weapon_count; ++i)
        for (std::size_t j = 0; j < weapon_count; ++j) {
            TEST_ASSERT_EQUAL_UINT32(printed[i][j][0], duel_ways[i][j].won);
            TEST_ASSERT_EQUAL_UINT32(printed[i][j][1], duel_ways[i][j].tied);
        }
}

void test_the_chances_are_the_printed_ones() {
    for (std::size_t i = 0; i < weapon_count; ++i)
        for (std::size_t j = 0; j < weapon_count; ++j) {
            TEST_ASSERT_EQUAL(printed_wins[i][j], duel_odds[i][j].won);
            TEST_ASSERT_EQUAL(printed_ties[i][j], duel_odds[i][j].tied);
            TEST_ASSERT_EQUAL(kit::certain,
                              duel_odds[i][j].won + duel_odds[i][j].tied + duel_odds[i][j].lost);
        }
}

// All ways to roll a weapon's dice, one after the other, as an odometer turns.
struct Dice {
    explicit Dice(std::size_t weapon)
        : count(weapon == fist_weapon ? 1 : weapon), sides(weapon == fist_weapon ? 3 : 6) {
        for (std::size_t i = 0; i < count; ++i) faces[i] = 1;
    }
    bool turn() {
        for (std::size_t i = 0; i < count; ++i) {
            if (++faces[i] <= sides) return true;
            faces[i] = 1;
        }
        return false;
    }
    int total() const {
        int sum = 0;
        for (std::size_t i = 0; i < count; ++i) sum += faces[i];
        return sum;
    }
    std::size_t count;
    int sides;
    int faces[6] = {};
};

void test_every_way_to_roll_up_to_seven_dice_is_counted() {
    int pairs = 0;
    for (std::size_t i = 0; i < weapon_count; ++i)
        for (std::size_t j = 0; j < weapon_count; ++j) {
            Dice mine(i);
            if (mine.count + Dice(j).count > 7) continue;
            std::uint32_t all = 0, won = 0, tied = 0;
            do {
                Dice theirs(j);
                do {
                    ++all;
                    won += mine.total() > theirs.total();
                    tied += mine.total() == theirs.total();
                } while (theirs.turn());
            } while (mine.turn());
            TEST_ASSERT_EQUAL_UINT32(rolls_of(i) * rolls_of(j), all);
            TEST_ASSERT_EQUAL_UINT32(duel_ways[i][j].won, won);
            TEST_ASSERT_EQUAL_UINT32(duel_ways[i][j].tied, tied);
            ++pairs;
        }
    TEST_ASSERT_EQUAL(49, pairs);  // 34 of bullets, 15 with fists
}

void test_both_sides_tell_the_same_story() {
    for (std::size_t i = 0; i < weapon_count; ++i)
        for (std::size_t j = 0; j < weapon_count; ++j) {
            const std::uint32_t all = rolls_of(i) * rolls_of(j);  // 6^12 fits
            TEST_ASSERT_EQUAL_UINT32(all - duel_ways[i][j].won - duel_ways[i][j].tied,
                                     duel_ways[j][i].won);
        }
}

void test_the_file_is_what_the_tool_prints() {
    std::ifstream file(SIXGUN_DUEL_TABLES);
    std::stringstream text;
    text << file.rdbuf();
    TEST_ASSERT_EQUAL_STRING(duel_tables::print().c_str(), text.str().c_str());
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_the_table_is_the_printed_one);
    RUN_TEST(test_the_chances_are_the_printed_ones);
    RUN_TEST(test_every_way_to_roll_up_to_seven_dice_is_counted);
    RUN_TEST(test_both_sides_tell_the_same_story);
    RUN_TEST(test_the_file_is_what_the_tool_prints);
    return UNITY_END();
}
