// Cards, setup and who starts: BLF-001 .. BLF-018, and the settings.
#include <set>

#include "position.h"

using namespace table;

void setUp() {}
void tearDown() {}

namespace {

State begun(int players, kit::Seed seed, Dealer dealer = first_seat) {
    State s;
    Rules::setup(s, config_of(players, 1, false, dealer), seed);
    return s;
}

// The deck from the top as it was before the deal, from the table and what is left. The last card
// that the starter drew is on top of what is left.
std::vector<Card> whole_deck(const State& s) {
    std::vector<Card> all;
    const auto each_seat = [&](auto f) {
        for (int step = 1; step <= s.seats; ++step)
            f(static_cast<Seat>((s.dealer + step) % s.seats));
    };
    each_seat([&](Seat seat) {
        for (const ScoringCard& there : s.scoring[seat]) all.push_back(there.card);
    });
    each_seat([&](Seat seat) { all.push_back(s.hand[seat][0]); });
    all.push_back(s.hand[s.starter][1]);
    for (std::size_t i = s.deck.size(); i-- > 0;) all.push_back(s.deck[i]);
    return all;
}

void test_BLF_001_BLF_111_two_to_five_players() {
    for (int players = 2; players <= 5; ++players) {
        TEST_ASSERT_TRUE(kit::config_verdict(bluff::game, config_of(players)).ok());
        TEST_ASSERT_EQUAL(players, Rules::seats(begun(players, 1)));
    }
    TEST_ASSERT_FALSE(kit::config_verdict(bluff::game, config_of(1)).ok());
    TEST_ASSERT_FALSE(kit::config_verdict(bluff::game, config_of(6)).ok());
    // Each seat has turns, and there is no other.
    for (int players = 2; players <= 5; ++players) {
        State s = begun(players, 3);
        std::set<Seat> seen;
        kit::Events none;
        while (!s.over()) {
            seen.insert(s.active);
            TEST_ASSERT_TRUE(Rules::apply(s, s.phase == in_play ? BLANK(0) : PASS, none).ok());
        }
        TEST_ASSERT_EQUAL(players, seen.size());
        TEST_ASSERT_EQUAL(players - 1, *seen.rbegin());
    }
}

void test_BLF_111_settings() {
    const Config usual = Rules::info.form.usual();
    TEST_ASSERT_EQUAL(3, usual[players_field]);
    TEST_ASSERT_EQUAL(1, usual[wins_field]);
    TEST_ASSERT_EQUAL(0, usual[straights_field]);
    TEST_ASSERT_EQUAL(by_lot, usual[dealer_field]);
    TEST_ASSERT_EQUAL(1, usual[memory_field]);
    TEST_ASSERT_EQUAL(7, Rules::info.form.most_bits());
    TEST_ASSERT_FALSE(kit::config_verdict(bluff::game, config_of(3, 0)).ok());
    TEST_ASSERT_TRUE(kit::config_verdict(bluff::game, config_of(3, 3)).ok());
    TEST_ASSERT_FALSE(kit::config_verdict(bluff::game, config_of(3, 4)).ok());
    State s;
    Rules::setup(s, config_of(4, 2, true), 1);
    TEST_ASSERT_EQUAL(4, s.seats);
    TEST_ASSERT_EQUAL(2, s.target_wins);
    TEST_ASSERT_EQUAL(1, s.straights);
    TEST_ASSERT_EQUAL(1, s.memory_aid);
}

void test_BLF_002_fifty_six_cards() {
    std::set<std::string> names;
    for (Card each = 0; each < 56; ++each) {
        TEST_ASSERT_TRUE(is_number(each));
        TEST_ASSERT_EQUAL(each, card_of(suit_of(each), value_of(each), each % 2));
        names.insert(name_of(each));
    }
    TEST_ASSERT_EQUAL(56, names.size());
    TEST_ASSERT_EQUAL(56, whole_deck(begun(5, 1)).size() - 1);  // and Fin
}

void test_BLF_003_BLF_004_fin_is_one_card_more() {
    for (int players = 2; players <= 5; ++players) {
        const State s = begun(players, 5);
        TEST_ASSERT_EQUAL(1, s.deck.count(fin));
        TEST_ASSERT_EQUAL(8 * (players + 2) + 1, whole_deck(s).size());
    }
    TEST_ASSERT_FALSE(is_number(fin));
}

void test_BLF_005_suits_have_names_and_letters() {
    const char* const wanted[] = {"Crow", "Cup", "Key", "Bullet"};
    for (std::size_t suit = 0; suit < 4; ++suit) {
        TEST_ASSERT_TRUE(suits[suit].name == wanted[suit]);
        TEST_ASSERT_EQUAL("CUKB"[suit], suits[suit].letter);
    }
    // The same values in other suits are the same hand.
    Table one = F2(), other = F2();
    other.scoring(0, "B1a^ K2a^ U2b^ C4av U3bv");
    TEST_ASSERT_EQUAL(one.s.key_of(0), other.s.key_of(0));
}

void test_BLF_007_values_go_with_the_players() {
    for (int players = 2; players <= 5; ++players) {
        std::multiset<Card> met;
        for (const Card each : whole_deck(begun(players, 9))) met.insert(each);
        for (Card each = 0; each < card_count; ++each)
            TEST_ASSERT_EQUAL(value_of(each) <= players + 2, met.count(each));
    }
}

void test_BLF_008_BLF_013_fin_lies_in_the_packet() {
    for (int players = 2; players <= 5; ++players) {
        std::vector<int> times(11, 0);
        for (kit::Seed seed = 0; seed < 1100; ++seed) {
            const State s = begun(players, seed);
            TEST_ASSERT_EQUAL(2 * players + 16, s.deck.size());  // the starter has drawn one
            const std::size_t place = s.deck.index_of(fin);      // from the bottom
            TEST_ASSERT_LESS_THAN(11, place);
            ++times[place];
        }
        for (const int each : times) TEST_ASSERT_INT_WITHIN(45, 100, each);
    }
}

// The procedure, literally.
void test_BLF_009_BLF_011_BLF_012_order_of_chance_and_deal() {
    for (int players = 2; players <= 5; ++players)
        for (kit::Seed seed = 0; seed < 20; ++seed)
            for (const Dealer dealer : {first_seat, by_lot}) {
                kit::Rng rng(seed);
                const auto n = static_cast<std::uint32_t>(players);
                const std::uint32_t who = dealer == by_lot ? rng.below(n) : 0;
                std::vector<Card> list;
                for (int suit = 0; suit < 4; ++suit)
                    for (int value = 1; value <= players + 2; ++value)
                        for (int copy = 0; copy < 2; ++copy)
                            list.push_back(card_of(suit, value, copy));
                for (std::size_t i = list.size() - 1; i >= 1; --i)
                    std::swap(list[i], list[rng.below(static_cast<std::uint32_t>(i + 1))]);
                const std::uint32_t k = rng.below(11);
                list.insert(list.end() - 10 + k, fin);
                const State s = begun(players, seed, dealer);
                TEST_ASSERT_EQUAL(who, s.dealer);
                TEST_ASSERT_TRUE(rng == s.rng);  // not one number more
                const std::vector<Card> met = whole_deck(s);
                TEST_ASSERT_EQUAL_STRING(names_of(list).c_str(), names_of(met).c_str());
            }
}

void test_BLF_010_BLF_084_three_open_two_hidden() {
    const State s = begun(4, 2);
    for (Seat seat = 0; seat < 4; ++seat)
        for (std::size_t slot = 0; slot < 5; ++slot) {
            const ScoringCard& there = s.scoring[seat][slot];
            TEST_ASSERT_EQUAL(slot < 3, there.face_up);
            TEST_ASSERT_EQUAL(slot < 3 ? 15 : 1 << seat, there.known_by);
        }
}

void test_BLF_012_BLF_019_one_card_each_and_a_second_to_play() {
    const State s = begun(5, 2);
    for (Seat seat = 0; seat < 5; ++seat)
        TEST_ASSERT_EQUAL(seat == s.starter ? 2 : 1, s.hand[seat].size());
    TEST_ASSERT_EQUAL(1, s.log.size());
    TEST_ASSERT_EQUAL(1, s.record().drawn);
    TEST_ASSERT_EQUAL(0, s.discard.size());
}

void test_BLF_014_dealer_by_lot() {
    for (int players = 2; players <= 5; ++players) {
        std::set<Seat> by_chance, named;
        for (kit::Seed seed = 0; seed < 60; ++seed) {
            by_chance.insert(begun(players, seed, by_lot).dealer);
            named.insert(begun(players, seed).dealer);
        }
        TEST_ASSERT_EQUAL(players, by_chance.size());
        TEST_ASSERT_TRUE(named == std::set<Seat>{0});
    }
}

int open_key(const State& s, Seat seat) {
    std::vector<std::uint8_t> values;
    for (std::size_t slot = 0; slot < 3; ++slot)
        values.push_back(static_cast<std::uint8_t>(value_of(s.scoring[seat][slot].card)));
    return static_cast<int>(hand_key(values, false));
}

void test_BLF_015_BLF_017_BLF_018_best_open_cards_start() {
    int ties = 0, dealers = 0, others = 0;
    for (int players = 2; players <= 5; ++players)
        for (kit::Seed seed = 0; seed < 300; ++seed) {
            const State s = begun(players, seed, by_lot);
            int best = 0, equal = 0;
            for (Seat seat = 0; seat < players; ++seat) best = std::max(best, open_key(s, seat));
            Seat nearest = kit::nobody;
            for (int step = players; step >= 1; --step) {
                const auto seat = static_cast<Seat>((s.dealer + step) % players);
                if (open_key(s, seat) != best) continue;
                nearest = seat;
                ++equal;
            }
            TEST_ASSERT_EQUAL(nearest, s.starter);
            TEST_ASSERT_EQUAL(s.starter, s.active);
            ties += equal > 1;
            dealers += s.starter == s.dealer;
            // Who would be the best with what lies face-down is another one, sometimes.
            Seat strongest = 0;
            for (Seat seat = 1; seat < players; ++seat)
                if (s.key_of(seat) > s.key_of(strongest)) strongest = seat;
            others += strongest != s.starter;
        }
    TEST_ASSERT_GREATER_THAN(10, ties);
    TEST_ASSERT_GREATER_THAN(50, dealers);
    TEST_ASSERT_GREATER_THAN(50, others);
}

void test_BLF_016_three_cards() {
    TEST_ASSERT_GREATER_THAN(key_of({7, 7, 6}), key_of({1, 1, 1}));
    TEST_ASSERT_GREATER_THAN(key_of({6, 6, 7}), key_of({7, 7, 1}));
    TEST_ASSERT_GREATER_THAN(key_of({7, 6, 4}), key_of({7, 6, 5}));
    TEST_ASSERT_GREATER_THAN(key_of({7, 6, 5}), key_of({1, 1, 2}));
    TEST_ASSERT_EQUAL(three_kind, category_of(key_of({4, 4, 4})));
    TEST_ASSERT_EQUAL(pair, category_of(key_of({4, 5, 4})));
    for (const bool straights : {false, true})
        TEST_ASSERT_EQUAL(high_card, category_of(key_of({5, 6, 7}, straights)));
}

void test_BLF_018_turns_go_to_the_left() {
    Table t = F3();
    for (const int next : {1, 2, 0}) {
        t.play({BLANK(0), PASS, PASS});
        t.decides(next, in_play);
    }
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_BLF_001_BLF_111_two_to_five_players);
    RUN_TEST(test_BLF_111_settings);
    RUN_TEST(test_BLF_002_fifty_six_cards);
    RUN_TEST(test_BLF_003_BLF_004_fin_is_one_card_more);
    RUN_TEST(test_BLF_005_suits_have_names_and_letters);
    RUN_TEST(test_BLF_007_values_go_with_the_players);
    RUN_TEST(test_BLF_008_BLF_013_fin_lies_in_the_packet);
    RUN_TEST(test_BLF_009_BLF_011_BLF_012_order_of_chance_and_deal);
    RUN_TEST(test_BLF_010_BLF_084_three_open_two_hidden);
    RUN_TEST(test_BLF_012_BLF_019_one_card_each_and_a_second_to_play);
    RUN_TEST(test_BLF_014_dealer_by_lot);
    RUN_TEST(test_BLF_015_BLF_017_BLF_018_best_open_cards_start);
    RUN_TEST(test_BLF_016_three_cards);
    RUN_TEST(test_BLF_018_turns_go_to_the_left);
    return UNITY_END();
}
