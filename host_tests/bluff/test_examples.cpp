// The worked examples E01 .. E50, in their order, from the tables F2, F3 and F5 (position.h).
#include "position.h"

using namespace table;

void setUp() {}
void tearDown() {}

namespace {

using Values = std::initializer_list<std::uint8_t>;

void is_kind(Category wanted, Values values, bool straights = false) {
    TEST_ASSERT_EQUAL(wanted, category_of(key_of(values, straights)));
}
void beats(Values one, Values other, bool straights = false) {
    TEST_ASSERT_GREATER_THAN(key_of(other, straights), key_of(one, straights));
}

// ---- the rulebook's ----

void test_E01_BLF_098_BLF_100_five_kind() {
    is_kind(five_kind, {1, 1, 1, 1, 1});
    beats({1, 1, 1, 1, 1}, {7, 7, 7, 7, 6});
}
void test_E02_BLF_101_full_house() { is_kind(full_house, {1, 1, 1, 5, 5}); }
void test_E03_BLF_102_two_pair() {
    for (const std::uint8_t x : Values{1, 3, 4, 6, 7}) is_kind(two_pair, {2, 2, 5, 5, x});
}
void test_E04_BLF_104_kicker_last() { beats({3, 3, 3, 3, 1}, {2, 2, 2, 2, 7}); }
void test_E05_BLF_104_largest_group() { beats({6, 6, 6, 1, 1}, {4, 4, 4, 7, 7}); }
void test_E06_BLF_105_next_group() { beats({6, 6, 6, 5, 5}, {6, 6, 6, 3, 3}); }
void test_E07_BLF_108_BLF_109_in_a_row() {
    for (const bool straights : {false, true}) {
        beats({2, 3, 4, 5, 6}, {1, 2, 3, 4, 5}, straights);
        is_kind(straights ? straight : high_card, {2, 3, 4, 5, 6}, straights);
        is_kind(straights ? straight : high_card, {1, 2, 3, 4, 5}, straights);
    }
}

// ---- ranking ----

void test_E08_BLF_106_pairs_before_the_fifth() {
    beats({7, 7, 2, 2, 1}, {6, 6, 5, 5, 4});
    beats({7, 7, 2, 2, 3}, {7, 7, 2, 2, 1});
}
void test_E09_BLF_105_BLF_106_single_cards() { beats({2, 2, 7, 5, 1}, {2, 2, 7, 4, 3}); }
void test_E10_BLF_098_kinds() {
    beats({2, 2, 3, 4, 5}, {7, 6, 5, 3, 1});
    beats({1, 1, 1, 7, 7}, {7, 7, 6, 6, 5});
}
void test_E11_BLF_108_BLF_109_straights_on() {
    beats({3, 3, 3, 1, 1}, {1, 2, 3, 4, 5}, true);
    beats({1, 2, 3, 4, 5}, {4, 4, 4, 3, 2}, true);
    is_kind(high_card, {1, 2, 3, 4, 6}, true);
    beats({1, 1, 2, 3, 4}, {1, 2, 3, 4, 6}, true);
    beats({4, 4, 4, 3, 2}, {1, 2, 3, 4, 5}, false);
}
void test_E12_BLF_096_BLF_113_shared_win() {
    Table t({.scoring = {"C6a^ U6a^ K5a^ B3av C1av", "C5a^ U5a^ K4a^ B2av U3av",
                         "C6b^ U6b^ K5b^ B3bv C1bv", "C4a^ U4a^ K3a^ B1av U2av"},
             .hands = {"K1a K2a", "B4a", "B5a", "B6a"},
             .deck = "FIN U1a"});
    t.play({BLANK(0), PASS, PASS, PASS});
    TEST_ASSERT_EQUAL(seats_of("02"), t.s.winners);
    t.decides(kit::nobody, in_match_end);
    const kit::Outcome outcome = Rules::outcome(t.s);
    const kit::Result wanted[] = {kit::Result::drawn, kit::Result::lost, kit::Result::drawn,
                                  kit::Result::lost};
    for (std::size_t seat = 0; seat < 4; ++seat) {
        TEST_ASSERT_TRUE(wanted[seat] == outcome.result[seat]);
        TEST_ASSERT_EQUAL(seat % 2 == 0, outcome.score[seat]);
    }
}

// ---- setup and start ----

void test_E13_BLF_008_BLF_013_new_game() {
    State s;
    Rules::setup(s, config_of(3), 17);
    TEST_ASSERT_EQUAL(22, s.deck.size());  // 23, and the starter has drawn
    TEST_ASSERT_EQUAL(0, s.discard.size());
    for (Seat seat = 0; seat < 3; ++seat)
        TEST_ASSERT_EQUAL(seat == s.starter ? 2 : 1, s.hand[seat].size());
    TEST_ASSERT_LESS_THAN(11, s.deck.index_of(fin));
}

// A deal with these open values, found by trying seeds; 0 stands for any.
using Open = std::array<int, 3>;
template <class Wanted>
State dealt(const Config& config, Wanted wanted) {
    for (kit::Seed seed = 0;; ++seed) {
        State s;
        Rules::setup(s, config, seed);
        if (wanted(s)) return s;
    }
}
Open open_of(const State& s, Seat seat) {
    Open values{};
    for (std::size_t slot = 0; slot < 3; ++slot)
        values[slot] = value_of(s.scoring[seat][slot].card);
    std::sort(values.rbegin(), values.rend());
    return values;
}
HandKey open_key(const State& s, Seat seat) {
    std::array<std::uint8_t, 3> values{};
    for (std::size_t slot = 0; slot < 3; ++slot)
        values[slot] = static_cast<std::uint8_t>(open_of(s, seat)[slot]);
    return hand_key(values, false);
}

void test_E14_BLF_016_three_of_a_kind_starts() {
    TEST_ASSERT_GREATER_THAN(key_of({7, 7, 1}), key_of({1, 1, 1}));
    TEST_ASSERT_GREATER_THAN(key_of({6, 6, 7}), key_of({7, 7, 1}));
    // The lowest three of a kind against a high pair, dealt.
    const State s = dealt(config_of(5), [](const State& deal) {
        return open_of(deal, 2) == Open{1, 1, 1} && category_of(open_key(deal, 0)) == pair &&
               category_of(open_key(deal, 1)) == pair &&
               category_of(open_key(deal, 3)) < three_kind &&
               category_of(open_key(deal, 4)) < three_kind;
    });
    TEST_ASSERT_EQUAL(2, s.starter);
}

void test_E15_BLF_017_nearest_to_the_dealers_left() {
    const State s = dealt(config_of(4, 1, false, by_lot), [](const State& deal) {
        const HandKey best = open_key(deal, 0);
        return deal.dealer == 1 && open_key(deal, 1) == best && open_key(deal, 3) == best &&
               open_key(deal, 2) < best;
    });
    TEST_ASSERT_EQUAL(3, s.starter);
}

void test_E16_BLF_016_three_in_a_row_are_nothing() {
    const State s = dealt(config_of(5, 1, true), [](const State& deal) {
        if (open_of(deal, 0) != Open{7, 6, 5} || open_of(deal, 1)[1] != 1) return false;
        for (Seat seat = 2; seat < 5; ++seat)
            if (open_key(deal, seat) >= open_key(deal, 1)) return false;
        return category_of(open_key(deal, 1)) == pair;
    });
    TEST_ASSERT_EQUAL(1, s.starter);
}

// ---- single plays ----

void test_E17_BLF_021_BLF_060_BLF_062_crow() {
    Table t = F2();
    TEST_ASSERT_EQUAL(15, t.s.discard.size());
    t.play({CROW(0, at(0, 0)), PASS});
    t.shows(at(0, 0), "C4a^");
    t.discarded_last("C1a");
    TEST_ASSERT_EQUAL(16, t.s.discard.size());
    t.decides(1, in_play);
    t.holds(1, "U3a K1a");
}
void test_E18_BLF_032_BLF_034_BLF_062_false_crow_passes() {
    Table t = F2();
    t.play({CROW(1, at(1, 0)), PASS});
    t.shows(at(1, 0), "B2a^");
    t.discarded_last("U4a");
    t.decides(1, in_play);
    TEST_ASSERT_EQUAL(1, t.s.counters[0].plays);
    TEST_ASSERT_EQUAL(1, t.s.counters[0].bluffs);
}
void test_E19_BLF_052_BLF_063_false_crow_is_caught() {
    Table t = F2();
    t.play({CROW(1, at(1, 0)), CALL});
    TEST_ASSERT_TRUE(t.happened({.kind = turned, .a = 0, .b = card("B2a"), .c = crow, .d = 1}));
    t.shows(at(1, 0), "U4a^");
    t.discarded_last("B2a");
    t.owes(0, 1);
    TEST_ASSERT_EQUAL(5, t.s.deck.size());
}
void test_E20_BLF_058_BLF_073_BLF_087_its_penalty() {
    Table t = F2();
    t.play({CROW(1, at(1, 0)), CALL, PICK(3)});
    t.discarded_last("B2a B4a");
    t.shows(at(0, 3), "K1av", "0");
    t.holds(1, "U3a U1a");
}
void test_E21_BLF_053_BLF_073_wrong_call() {
    Table t = F2();
    t.play({CROW(0, at(0, 0)), CALL});
    t.shows(at(0, 0), "C4a^");
    t.discarded_last("C1a");
    t.owes(1, 0);
    t.play({PICK(0)});
    t.discarded_last("C1a U4a");
    t.shows(at(1, 0), "K1av", "1");
    int open = 0;
    for (const ScoringCard& there : t.s.scoring[1]) open += there.face_up;
    TEST_ASSERT_EQUAL(2, open);
    t.holds(1, "U3a U1a");
}
void test_E22_BLF_061_crow_on_a_hidden_card() {
    Table t = F2();
    t.play({CROW(0, at(1, 3)), PASS});
    t.discarded_last("K3a");
    t.shows(at(1, 3), "C4a^");
}
void test_E23_BLF_067_BLF_085_false_cup() {
    Table t = F2();
    t.play({CUP(1, at(0, 4), at(1, 0)), PASS});
    t.shows(at(0, 4), "U4a^");
    t.shows(at(1, 0), "C3av", "01");
    int hidden[2] = {};
    for (Position spot = 0; spot < 10; ++spot) hidden[seat_of(spot)] += !t.s.at(spot).face_up;
    TEST_ASSERT_EQUAL(1, hidden[0]);
    TEST_ASSERT_EQUAL(3, hidden[1]);
    t.discarded_last("B2a");
}
void test_E24_BLF_066_positions_the_other_way_round() { F2().no(CUP(1, at(1, 0), at(0, 4))); }
void test_E25_BLF_065_BLF_085_cup_between_others() {
    Table t = F3();
    t.play({CUP(0, at(1, 3), at(2, 0)), PASS, PASS});
    t.shows(at(1, 3), "C4a^");
    t.shows(at(2, 0), "K3av", "12");
}
void test_E26_BLF_070_BLF_086_key() {
    Table t = F3();
    t.play({KEY(1, 1), PASS, PASS});
    t.shows(at(1, 3), "K3av", "01");
    t.shows(at(1, 4), "C5av", "01");
    t.shows(at(2, 3), "K4av", "2");
    t.discarded_last("K1a");
}
void test_E27_BLF_085_BLF_088_known_cards_are_followed() {
    Table t = F3();
    t.play({KEY(1, 1), PASS, PASS});
    t.holds(1, "B3a C4b");
    t.play({CUP(1, at(1, 3), at(2, 3)), PASS, PASS});
    t.shows(at(1, 3), "K4av", "12");
    t.shows(at(2, 3), "K3av", "012");
    t.shows(at(1, 4), "C5av", "01");
}
void test_E28_BLF_052_false_key_is_caught() {
    Table t = F2();
    t.play({KEY(1, 1), CALL});
    t.shows(at(1, 3), "K3av", "1");
    t.owes(0, 1);
}
void test_E29_BLF_031_blank_shot() {
    Table t = F2();
    const auto before = t.s.scoring;
    t.play({BLANK(1), PASS});
    TEST_ASSERT_TRUE(before == t.s.scoring);
    t.discarded_last("B2a");
    t.decides(1, in_play);
}
void test_E30_BLF_031_BLF_052_BLF_053_blank_shot_is_called() {
    Table t = F2();
    t.play({BLANK(1), CALL});
    t.owes(1, 0);
    Table lie = F2();
    lie.play({BLANK(0), CALL});
    lie.owes(0, 1);
    lie.discarded_last("C4a");
}
void test_E31_BLF_076_choice_after_the_swap() {
    Table t = F3();
    t.hand(0, "U2b K1a");
    TEST_ASSERT_TRUE(t.s.discard.contains(card("C2a")));
    t.play({CUP(0, at(0, 0), at(1, 2)), CALL});
    t.shows(at(0, 0), "B5a^");
    t.shows(at(1, 2), "C1a^");
    t.owes(1, 0);
    t.play({PICK(4)});
    t.discarded_last("C5a");
    t.shows(at(1, 4), "C4bv", "1");
    t.holds(1, "B3a U1b");
}

// ---- bullets ----

void test_E32_BLF_021_BLF_044_BLF_058_bullet_cancels() {
    Table t = F3();
    t.play({CROW(0, at(1, 2)), BULLET, PASS, PASS});
    t.shows(at(1, 2), "B5a^");
    t.discarded_last("C2a B3a");
    t.decides(1, in_play);
    t.holds(1, "C4b U1b");
}
void test_E33_BLF_034_BLF_040_false_bullet_stands() {
    Table t = F3();
    t.play({CROW(0, at(1, 2)), PASS, BULLET, PASS, PASS});
    t.shows(at(1, 2), "B5a^");
    t.decides(1, in_play);
    t.holds(2, "");
}
void test_E34_BLF_054_false_bullet_is_called() {
    Table t = F3();
    t.play({CROW(0, at(1, 2)), PASS, BULLET, CALL});
    t.shows(at(1, 2), "C2a^");
    t.discarded_last("B5a U3a");
    t.owes(2, 0);
}
void test_E35_BLF_042_BLF_043_BLF_057_lie_under_a_void_bullet() {
    Table t = F3();
    t.play({CUP(1, at(0, 0), at(2, 0)), PASS, BULLET, CALL});
    t.shows(at(0, 0), "C4a^");
    t.shows(at(2, 0), "C1a^");
    t.owes(2, 0);
    t.play({PICK(0)});
    t.decides(1, in_play);
}
void test_E36_BLF_053_BLF_054_true_bullet_is_called() {
    Table t = F3();
    t.play({CROW(0, at(1, 2)), BULLET, CALL});
    t.shows(at(1, 2), "B5a^");
    t.owes(2, 1);
}
void test_E37_BLF_044_BLF_056_bullet_on_a_bullet() {
    Table t = F3();
    t.play({CROW(0, at(1, 2)), BULLET, PASS, BULLET, PASS, PASS});
    t.shows(at(1, 2), "C2a^");
    t.discarded_last("B5a B3a K1a");
    t.holds(0, "");
}
void test_E38_BLF_056_second_bullet_is_called() {
    Table t = F3();
    t.play({CROW(0, at(1, 2)), BULLET, PASS, BULLET, CALL});
    t.shows(at(1, 2), "B5a^");
    TEST_ASSERT_TRUE(t.s.discard.contains(card("C2a")));
    t.owes(0, 1);
}
void test_E39_BLF_045_BLF_056_three_bullets() {
    Table t = F3();
    t.play({CROW(0, at(1, 2)), BULLET, BULLET, BULLET, PASS, PASS});
    t.shows(at(1, 2), "B5a^");
}
void test_E40_BLF_045_BLF_046_BLF_047_stack_of_six() {
    Table t = F5();
    TEST_ASSERT_EQUAL(21, t.s.discard.size());
    t.play({CROW(0, at(4, 0)), BULLET, BULLET, BULLET, BULLET, BULLET});
    TEST_ASSERT_EQUAL(6, t.s.stack.size());
    for (Seat seat = 0; seat < 5; ++seat) t.holds(seat, "");
    t.decides(1, in_respond);
    TEST_ASSERT_TRUE((t.legal() == std::vector<Action>{PASS, CALL}));
    t.play({PASS, PASS, PASS, PASS});
    t.shows(at(4, 0), "C6a^");
    t.discarded_last("K7a U7a B7b K7b C7b B7a");
    t.holds(1, "C1b C2b");
    TEST_ASSERT_EQUAL(3, t.happenings(cancelled));
}
void test_E41_BLF_053_BLF_056_true_bullet_helps_a_lie() {
    Table t = F5();
    t.play({CROW(0, at(4, 0)), BULLET, BULLET, CALL});
    t.shows(at(4, 0), "K7a^");
    t.owes(3, 2);
}
void test_E42_BLF_047_empty_hand() {
    Table t = F3();
    t.play({CROW(0, at(1, 2)), PASS, BULLET, PASS, PASS, CROW(1, at(1, 0))});
    t.decides(2, in_respond);
    t.no(BULLET);
    TEST_ASSERT_TRUE(t.may(CALL));
    TEST_ASSERT_TRUE(t.may(PASS));
}
void test_E43_BLF_045_asked_again() {
    Table t = F3();
    t.play({CROW(0, at(1, 2)), PASS, BULLET});
    t.decides(0, in_respond);
    t.play({PASS});
    t.decides(1, in_respond);
    TEST_ASSERT_TRUE(t.may(CALL));
    TEST_ASSERT_TRUE(t.may(BULLET));
}

// ---- the end ----

void test_E44_BLF_022_BLF_093_fin_is_drawn() {
    Table t = F2();
    t.deck("FIN C1b").play({CROW(0, at(0, 0)), PASS});
    TEST_ASSERT_TRUE(t.s.over());
    TEST_ASSERT_TRUE(t.s.end_cause == EndCause::drawn);
    TEST_ASSERT_EQUAL(key_of({4, 4, 2, 2, 3}), t.s.key_of(0));
    TEST_ASSERT_EQUAL(two_pair, category_of(t.s.key_of(0)));
    TEST_ASSERT_EQUAL(key_of({4, 4, 3, 2, 1}), t.s.key_of(1));
    TEST_ASSERT_EQUAL(seats_of("0"), t.s.winners);
}
void test_E45_BLF_023_fin_as_the_second_card() {
    Table t = F2();
    t.deck("K1a FIN C1b").play({CROW(0, at(0, 0)), BULLET, PASS});
    TEST_ASSERT_TRUE(t.s.over());
    t.holds(1, "K1a");
    t.shows(at(0, 0), "C1a^");
    TEST_ASSERT_EQUAL(pair, category_of(t.s.key_of(0)));
    TEST_ASSERT_EQUAL(seats_of("1"), t.s.winners);
}
void test_E46_BLF_079_fin_as_a_penalty() {
    Table t = F2();
    t.deck("FIN U1a K1a B3a C1b").play({CROW(1, at(1, 0)), CALL, PICK(4)});
    TEST_ASSERT_TRUE(t.s.discard.contains(card("C3a")));
    t.shows(at(0, 4), "U1a^");
    TEST_ASSERT_TRUE(t.s.over());
    TEST_ASSERT_TRUE(t.s.end_cause == EndCause::penalty);
    t.holds(1, "U3a");
    TEST_ASSERT_EQUAL(key_of({2, 2, 1, 1, 4}), t.s.key_of(0));
    TEST_ASSERT_EQUAL(seats_of("0"), t.s.winners);
}
void test_E47_BLF_080_BLF_081_reshuffle() {
    Table t = F2();
    t.deck("FIN");
    TEST_ASSERT_EQUAL(19, t.s.discard.size());
    t.play({CROW(1, at(1, 0)), CALL});
    kit::Rng rng = t.s.rng;
    t.play({PICK(4)});
    std::array<Card, 21> pile{};
    rng.shuffle<Card>(pile);
    TEST_ASSERT_TRUE(rng == t.s.rng);
    TEST_ASSERT_EQUAL(20, t.s.deck.size());
    TEST_ASSERT_EQUAL(0, t.s.discard.size());
    TEST_ASSERT_TRUE(t.s.end_cause == EndCause::penalty);
}
void test_E48_BLF_024_BLF_082_last_card_before_fin() {
    Table t = F2();
    t.deck("K1a FIN").play({CROW(1, at(1, 0)), CALL, PICK(4)});
    TEST_ASSERT_EQUAL(card("K1a"), t.s.at(at(0, 4)).card);
    TEST_ASSERT_EQUAL(0, t.happenings(reshuffled));
    TEST_ASSERT_TRUE(t.s.over());
    TEST_ASSERT_TRUE(t.s.end_cause == EndCause::drawn);
    TEST_ASSERT_TRUE(t.happened({.kind = fin_found, .a = 1, .b = 1}));
    TEST_ASSERT_EQUAL(0, t.s.deck.size());
}
void test_E49_BLF_096_BLF_113_BLF_114_shared_match() {
    Table t({.scoring = {"C5a^ U5a^ K4a^ B2av C1av", "C5b^ U5b^ K4b^ B2bv C1bv",
                         "C4a^ U4a^ B1a^ K3av U2av"},
             .hands = {"C2a K1a", "B3a", "U3a"},
             .deck = "FIN B4a"},
            2);
    t.s.wins = {1, 1, 0};
    t.play({BLANK(0), PASS, PASS});
    t.decides(kit::nobody, in_match_end);
    const kit::Outcome outcome = Rules::outcome(t.s);
    const int scores[] = {2, 2, 0};
    for (std::size_t seat = 0; seat < 3; ++seat) {
        TEST_ASSERT_EQUAL(scores[seat], outcome.score[seat]);
        TEST_ASSERT_TRUE(outcome.result[seat] ==
                         (seat < 2 ? kit::Result::drawn : kit::Result::lost));
    }
}
void test_E50_BLF_120_BLF_121_refused() {
    Table t = F2();
    t.no(CALL);
    t.no(CUP(0, 3, 3));
    t.no(CROW(0, 10));
    t.no(KEY(0, 2));
    t.no({play, 8, 0, 255});
    t.no({play, 0, 0, 0});
    t.play({CROW(1, at(1, 0))});
    t.no(CROW(0, at(1, 0)));
    t.no({pass, 1});
    t.play({CALL});
    t.no(PICK(5));
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_E01_BLF_098_BLF_100_five_kind);
    RUN_TEST(test_E02_BLF_101_full_house);
    RUN_TEST(test_E03_BLF_102_two_pair);
    RUN_TEST(test_E04_BLF_104_kicker_last);
    RUN_TEST(test_E05_BLF_104_largest_group);
    RUN_TEST(test_E06_BLF_105_next_group);
    RUN_TEST(test_E07_BLF_108_BLF_109_in_a_row);
    RUN_TEST(test_E08_BLF_106_pairs_before_the_fifth);
    RUN_TEST(test_E09_BLF_105_BLF_106_single_cards);
    RUN_TEST(test_E10_BLF_098_kinds);
    RUN_TEST(test_E11_BLF_108_BLF_109_straights_on);
    RUN_TEST(test_E12_BLF_096_BLF_113_shared_win);
    RUN_TEST(test_E13_BLF_008_BLF_013_new_game);
    RUN_TEST(test_E14_BLF_016_three_of_a_kind_starts);
    RUN_TEST(test_E15_BLF_017_nearest_to_the_dealers_left);
    RUN_TEST(test_E16_BLF_016_three_in_a_row_are_nothing);
    RUN_TEST(test_E17_BLF_021_BLF_060_BLF_062_crow);
    RUN_TEST(test_E18_BLF_032_BLF_034_BLF_062_false_crow_passes);
    RUN_TEST(test_E19_BLF_052_BLF_063_false_crow_is_caught);
    RUN_TEST(test_E20_BLF_058_BLF_073_BLF_087_its_penalty);
    RUN_TEST(test_E21_BLF_053_BLF_073_wrong_call);
    RUN_TEST(test_E22_BLF_061_crow_on_a_hidden_card);
    RUN_TEST(test_E23_BLF_067_BLF_085_false_cup);
    RUN_TEST(test_E24_BLF_066_positions_the_other_way_round);
    RUN_TEST(test_E25_BLF_065_BLF_085_cup_between_others);
    RUN_TEST(test_E26_BLF_070_BLF_086_key);
    RUN_TEST(test_E27_BLF_085_BLF_088_known_cards_are_followed);
    RUN_TEST(test_E28_BLF_052_false_key_is_caught);
    RUN_TEST(test_E29_BLF_031_blank_shot);
    RUN_TEST(test_E30_BLF_031_BLF_052_BLF_053_blank_shot_is_called);
    RUN_TEST(test_E31_BLF_076_choice_after_the_swap);
    RUN_TEST(test_E32_BLF_021_BLF_044_BLF_058_bullet_cancels);
    RUN_TEST(test_E33_BLF_034_BLF_040_false_bullet_stands);
    RUN_TEST(test_E34_BLF_054_false_bullet_is_called);
    RUN_TEST(test_E35_BLF_042_BLF_043_BLF_057_lie_under_a_void_bullet);
    RUN_TEST(test_E36_BLF_053_BLF_054_true_bullet_is_called);
    RUN_TEST(test_E37_BLF_044_BLF_056_bullet_on_a_bullet);
    RUN_TEST(test_E38_BLF_056_second_bullet_is_called);
    RUN_TEST(test_E39_BLF_045_BLF_056_three_bullets);
    RUN_TEST(test_E40_BLF_045_BLF_046_BLF_047_stack_of_six);
    RUN_TEST(test_E41_BLF_053_BLF_056_true_bullet_helps_a_lie);
    RUN_TEST(test_E42_BLF_047_empty_hand);
    RUN_TEST(test_E43_BLF_045_asked_again);
    RUN_TEST(test_E44_BLF_022_BLF_093_fin_is_drawn);
    RUN_TEST(test_E45_BLF_023_fin_as_the_second_card);
    RUN_TEST(test_E46_BLF_079_fin_as_a_penalty);
    RUN_TEST(test_E47_BLF_080_BLF_081_reshuffle);
    RUN_TEST(test_E48_BLF_024_BLF_082_last_card_before_fin);
    RUN_TEST(test_E49_BLF_096_BLF_113_BLF_114_shared_match);
    RUN_TEST(test_E50_BLF_120_BLF_121_refused);
    return UNITY_END();
}
