// Which hand is better: BLF-098 .. BLF-110.
#include <map>

#include "position.h"

using namespace table;

void setUp() {}
void tearDown() {}

namespace {

using Values = std::vector<std::uint8_t>;

// Every hand of `size` values from 1 to `most`, in rising order.
template <class Meet>
void each_hand(std::size_t size, int most, Meet meet) {
    Values values(size, 1);
    while (true) {
        meet(values);
        std::size_t i = size;
        while (i > 0 && values[i - 1] == most) --i;
        if (i == 0) return;
        const auto raised = static_cast<std::uint8_t>(values[i - 1] + 1);
        for (std::size_t j = i - 1; j < size; ++j) values[j] = raised;
    }
}

// The comparison of BLF-107, in words of the rule: groups by size and value, kinds by shape.
std::vector<std::pair<int, int>> groups_of(const Values& values) {
    std::map<int, int> count;
    for (const std::uint8_t value : values) ++count[value];
    std::vector<std::pair<int, int>> groups;
    for (const auto& [value, size] : count) groups.emplace_back(size, value);
    std::sort(groups.rbegin(), groups.rend());
    return groups;
}
std::vector<int> rank_of(const Values& values, bool straights) {
    const auto groups = groups_of(values);
    std::vector<int> shape, rank;
    for (const auto& [size, value] : groups) shape.push_back(size);
    const std::vector<std::vector<int>> shapes{
        {1, 1, 1, 1, 1}, {2, 1, 1, 1}, {2, 2, 1}, {3, 1, 1}, {}, {3, 2}, {4, 1}, {5}};
    const auto found = std::find(shapes.begin(), shapes.end(), shape);
    int kind = static_cast<int>(found - shapes.begin()) + 1;
    if (straights && kind == 1 && groups.front().second - groups.back().second == 4) kind = 5;
    rank.push_back(kind);
    for (const auto& [size, value] : groups) rank.push_back(value);
    return rank;
}

void test_BLF_099_BLF_107_all_hands_against_all() {
    for (const bool straights : {false, true}) {
        std::vector<std::pair<HandKey, std::vector<int>>> all;
        each_hand(5, 7, [&](const Values& values) {
            all.emplace_back(hand_key(values, straights), rank_of(values, straights));
            TEST_ASSERT_EQUAL(all.back().second[0], category_of(all.back().first));
        });
        TEST_ASSERT_EQUAL(462, all.size());
        for (const auto& [key, rank] : all)
            for (const auto& [other_key, other_rank] : all) {
                TEST_ASSERT_EQUAL(rank > other_rank, key > other_key);
                TEST_ASSERT_EQUAL(rank == other_rank, key == other_key);
            }
    }
}

void test_BLF_107_order_of_cards_does_not_matter() {
    Values values{5, 2, 5, 7, 2};
    std::sort(values.begin(), values.end());
    const HandKey wanted = hand_key(values, false);
    do TEST_ASSERT_EQUAL(wanted, hand_key(values, false));
    while (std::next_permutation(values.begin(), values.end()));
    TEST_ASSERT_EQUAL(5, group_value(wanted, 0));
    TEST_ASSERT_EQUAL(2, group_value(wanted, 1));
    TEST_ASSERT_EQUAL(7, group_value(wanted, 2));
    TEST_ASSERT_EQUAL(0, group_value(wanted, 3));
    TEST_ASSERT_EQUAL(3u << 20 | 5u << 16 | 2u << 12 | 7u << 8, wanted);
}

void better(std::initializer_list<std::uint8_t> one, std::initializer_list<std::uint8_t> other,
            bool straights = false) {
    TEST_ASSERT_GREATER_THAN(key_of(other, straights), key_of(one, straights));
}

void test_BLF_098_each_kind_beats_the_next() {
    better({1, 1, 1, 1, 1}, {7, 7, 7, 7, 6});
    better({1, 1, 1, 1, 2}, {7, 7, 7, 6, 6});
    better({1, 1, 1, 2, 2}, {7, 7, 7, 6, 5});
    better({1, 1, 1, 2, 3}, {7, 7, 6, 6, 5});
    better({1, 1, 2, 2, 3}, {7, 7, 6, 5, 4});
    better({1, 1, 2, 3, 4}, {7, 6, 5, 4, 2});
}

void test_BLF_099_names_of_the_kinds() {
    const char* const wanted[] = {"",           "High card",   "Pair",
                                  "Two pair",   "3 of a kind", "Straight",
                                  "Full house", "4 of a kind", "5 of a kind"};
    for (std::size_t kind = 0; kind < category_names.size(); ++kind)
        TEST_ASSERT_TRUE(category_names[kind] == wanted[kind]);
    TEST_ASSERT_EQUAL(9, category_names.size());
    TEST_ASSERT_EQUAL(8, five_kind);
}

void test_BLF_100_five_of_a_kind_can_be_held() {
    Table t = F2();
    t.deck("K1a U1a FIN").scoring(0, "C1a^ C1b^ U1b^ K1b^ B1bv");
    t.sound();
    TEST_ASSERT_EQUAL(five_kind, category_of(t.s.key_of(0)));
    for (int value = 1; value <= 7; ++value) {
        int cards_of_it = 0;
        for (Card each = 0; each < card_count; ++each) cards_of_it += value_of(each) == value;
        TEST_ASSERT_EQUAL(8, cards_of_it);
    }
}

void test_BLF_101_BLF_102_full_house_and_two_pair() {
    TEST_ASSERT_EQUAL(full_house, category_of(key_of({5, 1, 5, 1, 1})));
    TEST_ASSERT_EQUAL(two_pair, category_of(key_of({5, 1, 5, 1, 3})));
    TEST_ASSERT_EQUAL(three_kind, category_of(key_of({5, 2, 5, 1, 5})));
}

void test_BLF_103_no_high_card_among_four_values() {
    int high = 0;
    each_hand(5, 4, [&](const Values& values) {
        high += category_of(hand_key(values, false)) == high_card;
    });
    TEST_ASSERT_EQUAL(0, high);
    each_hand(5, 5, [&](const Values& values) {
        high += category_of(hand_key(values, false)) == high_card;
    });
    TEST_ASSERT_EQUAL(1, high);
}

void test_BLF_104_BLF_105_BLF_106_within_a_kind() {
    better({3, 3, 3, 3, 1}, {2, 2, 2, 2, 7});
    better({6, 6, 6, 1, 1}, {4, 4, 4, 7, 7});
    better({6, 6, 6, 5, 5}, {6, 6, 6, 3, 3});
    better({6, 6, 6, 5, 2}, {6, 6, 6, 4, 3});
    better({7, 7, 2, 2, 1}, {6, 6, 5, 5, 4});
    better({7, 7, 3, 3, 1}, {7, 7, 2, 2, 6});  // the lower pair before the fifth card
    better({2, 2, 7, 5, 1}, {2, 2, 7, 4, 3});
    better({7, 6, 5, 3, 2}, {7, 6, 5, 3, 1});
    TEST_ASSERT_EQUAL(key_of({2, 7, 2, 5, 1}), key_of({1, 2, 5, 2, 7}));
}

void test_BLF_108_no_straight_unless_wished() {
    TEST_ASSERT_EQUAL(high_card, category_of(key_of({2, 3, 4, 5, 6})));
    better({2, 3, 4, 5, 6}, {1, 2, 3, 4, 5});
    better({1, 1, 2, 3, 4}, {3, 4, 5, 6, 7});
}

void test_BLF_109_straight_between_full_house_and_three() {
    better({1, 1, 1, 2, 2}, {3, 4, 5, 6, 7}, true);
    better({1, 2, 3, 4, 5}, {7, 7, 7, 6, 5}, true);
    better({5, 3, 4, 6, 2}, {5, 4, 3, 2, 1}, true);
    TEST_ASSERT_EQUAL(straight, category_of(key_of({7, 5, 3, 4, 6}, true)));
    TEST_ASSERT_EQUAL(high_card, category_of(key_of({1, 2, 3, 4, 6}, true)));
    // Two players have but four values: every hand is what it was.
    each_hand(5, 4, [](const Values& values) {
        TEST_ASSERT_EQUAL(hand_key(values, false), hand_key(values, true));
    });
    // The setting reaches the table.
    const Layout layout{.scoring = {"C1a^ U2a^ K3a^ B4av C5av", "U1a^ K1a^ B1a^ C2av U3av",
                                    "C4a^ U4a^ K5a^ B5av U5av"},
                        .hands = {"C2b K2a", "B3a", "U3b"},
                        .deck = "C1b FIN"};
    TEST_ASSERT_EQUAL(straight, category_of(Table(layout, 1, true).s.key_of(0)));
    TEST_ASSERT_EQUAL(high_card, category_of(Table(layout).s.key_of(0)));
}

void test_BLF_110_seven_and_one_are_no_neighbours() {
    for (const auto& each : {Values{7, 1, 2, 3, 4}, Values{6, 7, 1, 2, 3}, Values{5, 6, 7, 1, 2},
                             Values{4, 5, 6, 7, 1}})
        TEST_ASSERT_EQUAL(high_card, category_of(hand_key(each, true)));
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_BLF_099_BLF_107_all_hands_against_all);
    RUN_TEST(test_BLF_107_order_of_cards_does_not_matter);
    RUN_TEST(test_BLF_098_each_kind_beats_the_next);
    RUN_TEST(test_BLF_099_names_of_the_kinds);
    RUN_TEST(test_BLF_100_five_of_a_kind_can_be_held);
    RUN_TEST(test_BLF_101_BLF_102_full_house_and_two_pair);
    RUN_TEST(test_BLF_103_no_high_card_among_four_values);
    RUN_TEST(test_BLF_104_BLF_105_BLF_106_within_a_kind);
    RUN_TEST(test_BLF_108_no_straight_unless_wished);
    RUN_TEST(test_BLF_109_straight_between_full_house_and_three);
    RUN_TEST(test_BLF_110_seven_and_one_are_no_neighbours);
    return UNITY_END();
}
