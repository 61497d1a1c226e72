// The turn, the claim and what the abilities do: BLF-019 .. BLF-034, BLF-060 .. BLF-072.
#include <set>

#include "position.h"

using namespace table;

void setUp() {}
void tearDown() {}

namespace {

// ---- the turn ----

void test_BLF_019_BLF_021_draw_up_to_two() {
    Table t = F3();  // S1 has one card, and draws one
    t.play({BLANK(0), PASS, PASS});
    t.holds(1, "B3a C4b");
    TEST_ASSERT_EQUAL(1, t.s.record().drawn);
    TEST_ASSERT_EQUAL(1, t.happenings(drew));
    Table empty = F3();  // S1 has none, and draws two
    empty.hand(1, "").play({BLANK(0), PASS, PASS});
    empty.holds(1, "C4b U1b");
    TEST_ASSERT_EQUAL(2, empty.s.record().drawn);
    TEST_ASSERT_TRUE(empty.happened(
        {.kind = drew, .seen_by = set_of(1), .a = 1, .b = 5, .c = card("C4b"), .open = 2}));
    TEST_ASSERT_TRUE(empty.happened(
        {.kind = drew, .seen_by = set_of(1), .a = 1, .b = 4, .c = card("U1b"), .open = 2}));
    empty.deck_is("K5b B4a FIN B2b");
}

void test_BLF_020_a_card_must_be_played() {
    Table t = F2();
    for (const Action& other : {PASS, CALL, BULLET, PICK(0), NEXT}) t.no(other);
    for (const Action& each : t.legal()) TEST_ASSERT_EQUAL(play, each.kind);
    // Whatever the two cards are, something true can be said of each.
    for (const char* hand : {"C4a U2b", "K1b B2a", "B2a B2b"}) {
        t.hand(0, hand);
        for (std::size_t index = 0; index < 2; ++index) {
            int truths = 0;
            for (const Action& each : t.legal())
                truths += index_of(each) == index &&
                          claim_of(each).ability == suit_of(t.s.hand[0][index]);
            TEST_ASSERT_GREATER_THAN(0, truths);
        }
    }
}

void test_BLF_025_what_is_left_is_the_older_card() {
    Table t = F2();
    t.play({BLANK(0)});
    t.holds(0, "B2a");
    TEST_ASSERT_EQUAL(card("C4a"), t.s.stack[0].card);
    Table newer = F2();
    newer.play({BLANK(1)});
    newer.holds(0, "C4a");
    TEST_ASSERT_EQUAL(card("B2a"), newer.s.stack[0].card);
    newer.play({PASS, BLANK(0), PASS});  // the card drawn is the newer one
    newer.holds(0, "C4a U1a");
}

// ---- the claim ----

void test_BLF_026_BLF_029_claim_is_said_and_stays() {
    Table t = F3();
    const Claim said{cup, at(0, 1), at(2, 3)};
    t.play({CUP(0, at(0, 1), at(2, 3))});
    TEST_ASSERT_TRUE(t.happened({.kind = claimed, .a = 0, .b = cup, .c = 1, .d = 13}));
    TEST_ASSERT_EQUAL(1, t.events.size());
    t.play({PASS, BULLET});
    TEST_ASSERT_TRUE(t.s.stack[0].claim == said);
    TEST_ASSERT_TRUE(t.s.record().claim == said);
    TEST_ASSERT_EQUAL(0, t.s.stack[0].seat);
    t.no(CUP(0, at(0, 0), at(2, 3)));  // nobody says it otherwise later
}

void test_BLF_027_any_card_as_anything() {
    for (const char* named : {"C4a", "U2b", "K1b", "B2a"}) {
        Table t = F2();
        t.hand(0, std::string(named) + " C4b");
        const Action all[] = {CROW(0, at(1, 0)), CUP(0, at(0, 0), at(1, 0)), KEY(0, 1), BLANK(0)};
        for (std::size_t ability = 0; ability < 4; ++ability) {
            Table said = t;
            said.play({all[ability]});
            TEST_ASSERT_EQUAL(suit_of(card(named)) == ability, said.s.stack[0].is_true());
        }
    }
    // The value changes nothing.
    for (int value = 1; value <= 7; ++value)
        TEST_ASSERT_TRUE((Played{card_of(key, value, 0), 0, {key, 1}}.is_true()));
}

void test_BLF_028_abilities_are_about_scoring_cards() {
    play_at_random(40, [](const Step& step) {
        if (step.before.phase != in_respond || step.after.phase == in_respond) return;
        // Of Playing Hands only the next player's changes, by drawing.
        for (Seat seat = 0; seat < step.after.seats; ++seat) {
            const auto &was = step.before.hand[seat], &is = step.after.hand[seat];
            if (seat != step.after.active || step.after.phase == in_penalty)
                TEST_ASSERT_TRUE(was == is);
            for (std::size_t i = 0; i < was.size(); ++i) TEST_ASSERT_EQUAL(was[i], is[i]);
        }
    });
}

void test_BLF_030_targets_by_ability() {
    const Table t = F3();
    std::array<int, 4> count{};
    for (const Action& each : t.legal()) ++count[claim_of(each).ability];
    TEST_ASSERT_EQUAL(2 * 15, count[crow]);
    TEST_ASSERT_EQUAL(2 * 105, count[cup]);
    TEST_ASSERT_EQUAL(2 * 3, count[key]);
    TEST_ASSERT_EQUAL(2, count[bullet]);
    TEST_ASSERT_EQUAL(116, F2().legal().size());
    TEST_ASSERT_EQUAL(662, F5().legal().size());
    const auto list = F5().legal();
    TEST_ASSERT_TRUE(std::is_sorted(list.begin(), list.end()));
}

void test_BLF_031_blank_shot_does_nothing() {
    Table t = F2();
    const State before = t.s;
    t.play({BLANK(1), PASS});
    TEST_ASSERT_TRUE(t.s.scoring == before.scoring);
    t.discarded_last("B2a");
    t.decides(1, in_play);
    TEST_ASSERT_EQUAL(1, t.s.log[0].works);
    TEST_ASSERT_TRUE((t.story() == std::vector<int>{answered, discarded, drew}));
    TEST_ASSERT_TRUE(
        t.happened({.kind = discarded, .a = 0, .b = card("B2a"), .c = bullet, .d = 0}));
}

void test_BLF_032_BLF_033_BLF_034_uncalled_lie_happens_and_comes_to_light() {
    Table t = F2();
    t.play({KEY(0, 1), PASS});
    t.shows(at(1, 3), "K3av", "01");
    t.discarded_last("C4a");
    TEST_ASSERT_EQUAL(card("C4a"), t.s.log[0].card);
    TEST_ASSERT_EQUAL(1, t.s.counters[0].plays);
    TEST_ASSERT_EQUAL(1, t.s.counters[0].bluffs);
    t.decides(1, in_play);  // and nobody is punished
    TEST_ASSERT_FALSE(t.s.log[0].penalty.due());
}

void test_BLF_034_every_played_card_ends_in_the_open() {
    play_at_random(60, [](const Step& step) {
        if (step.before.phase != in_respond || step.after.phase == in_respond) return;
        // The stack may be deeper by the card that this action laid, but then it stays.
        for (const Played& played : step.before.stack) {
            bool open = step.after.discard.contains(played.card);
            for (Seat seat = 0; seat < step.after.seats; ++seat)
                for (const ScoringCard& there : step.after.scoring[seat])
                    open |= there.card == played.card && there.face_up != 0;
            TEST_ASSERT_TRUE(open);
        }
        TEST_ASSERT_EQUAL(0, step.after.stack.size());
        // The record of the turn has them all.
        const std::size_t turn = step.before.log.size() - 1;
        const TurnRecord& record = step.after.log[turn];
        TEST_ASSERT_EQUAL(step.before.stack[0].card, record.card);
        TEST_ASSERT_EQUAL(step.before.stack.size() - 1, record.shots);
        for (std::size_t i = 1; i < step.before.stack.size(); ++i) {
            TEST_ASSERT_EQUAL(step.before.stack[i].card, record.shot[i - 1].card);
            TEST_ASSERT_EQUAL(step.before.stack[i].seat, record.shot[i - 1].seat);
        }
    });
}

// ---- Crow ----

void test_BLF_060_BLF_061_BLF_087_crow_lays_its_card() {
    Table t = F3();
    t.play({CROW(0, at(2, 3)), PASS, PASS});  // K4a was face-down
    t.shows(at(2, 3), "C2a^");
    t.discarded_last("K4a");
    TEST_ASSERT_TRUE(t.happened(
        {.kind = crow_landed, .a = at(2, 3), .b = card("C2a"), .c = card("K4a"), .d = 0}));
    TEST_ASSERT_EQUAL(0, t.happenings(discarded));  // the Crow itself is not: BLF-062
    TEST_ASSERT_EQUAL(1, t.s.log[0].works);
    Table own = F3();
    own.play({CROW(0, at(0, 1)), PASS, PASS});
    own.shows(at(0, 1), "C2a^");
    own.discarded_last("U5a");
}

void test_BLF_062_a_false_crow_scores_with_its_own_value() {
    Table t = F3();
    t.play({CROW(1, at(0, 0)), PASS, PASS});
    t.shows(at(0, 0), "K1a^");
    TEST_ASSERT_FALSE(t.s.discard.contains(card("K1a")));
    TEST_ASSERT_EQUAL(1, t.s.counters[0].bluffs);
}

void test_BLF_063_crow_that_does_not_work() {
    Table t = F3();
    t.play({CROW(0, at(1, 2)), BULLET, PASS, PASS});
    t.shows(at(1, 2), "B5a^");
    t.discarded_last("C2a B3a");
    TEST_ASSERT_EQUAL(0, t.happenings(crow_landed));
    TEST_ASSERT_EQUAL(0, t.s.log[0].works);
}

// ---- Cup ----

void test_BLF_064_BLF_065_BLF_067_cup_swaps_any_two() {
    Table t = F3();  // two opponents, one card open, one not
    t.play({CUP(0, at(1, 4), at(2, 1)), PASS, PASS});
    t.shows(at(1, 4), "U4a^");
    t.shows(at(2, 1), "C5av", "12");
    t.discarded_last("C2a");
    TEST_ASSERT_TRUE(t.happened({.kind = cup_swapped, .a = 0, .b = at(1, 4), .c = at(2, 1)}));
    Table same = F3();  // twice the same hand
    same.play({CUP(0, at(0, 0), at(0, 4)), PASS, PASS});
    same.shows(at(0, 0), "C3av", "0");
    same.shows(at(0, 4), "C1a^");
    Table own = F3();
    own.play({CUP(0, at(0, 0), at(2, 0)), PASS, PASS});
    own.shows(at(0, 0), "C4a^");
    own.shows(at(2, 0), "C1a^");
}

void test_BLF_066_lower_place_first() {
    const Table t = F3();
    TEST_ASSERT_TRUE(t.may(CUP(0, 3, 4)));
    t.no(CUP(0, 4, 3));
    t.no(CUP(0, 4, 4));
}

void test_BLF_067_a_hand_may_be_all_face_down_or_none() {
    std::set<int> hidden;
    play_at_random(150, [&](const Step& step) {
        if (step.after.round_over()) return;
        for (Seat seat = 0; seat < step.after.seats; ++seat)
            hidden.insert(static_cast<int>(
                std::count_if(step.after.scoring[seat].begin(), step.after.scoring[seat].end(),
                              [](const ScoringCard& there) { return there.face_up == 0; })));
    });
    TEST_ASSERT_EQUAL(0, *hidden.begin());
    TEST_ASSERT_EQUAL(5, *hidden.rbegin());
}

// ---- Key ----

void test_BLF_069_BLF_070_BLF_086_key_looks_at_all() {
    Table t = F3();
    const State before = t.s;
    t.play({KEY(1, 2), PASS, PASS});
    t.shows(at(2, 3), "K4av", "02");
    t.shows(at(2, 4), "U2av", "02");
    for (Position spot = 0; spot < 15; ++spot) {
        TEST_ASSERT_EQUAL(before.at(spot).card, t.s.at(spot).card);
        TEST_ASSERT_EQUAL(before.at(spot).face_up, t.s.at(spot).face_up);
        if (spot < 10) TEST_ASSERT_TRUE(before.at(spot) == t.s.at(spot));
    }
    t.discarded_last("K1a");
    TEST_ASSERT_TRUE(t.happened({.kind = key_turned, .a = 0, .b = 2}));  // told to everybody
}

void test_BLF_071_key_on_oneself() {
    Table t = F3();
    const State before = t.s;
    t.play({KEY(1, 0), PASS, PASS});
    TEST_ASSERT_TRUE(before.scoring == t.s.scoring);
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_BLF_019_BLF_021_draw_up_to_two);
    RUN_TEST(test_BLF_020_a_card_must_be_played);
    RUN_TEST(test_BLF_025_what_is_left_is_the_older_card);
    RUN_TEST(test_BLF_026_BLF_029_claim_is_said_and_stays);
    RUN_TEST(test_BLF_027_any_card_as_anything);
    RUN_TEST(test_BLF_028_abilities_are_about_scoring_cards);
    RUN_TEST(test_BLF_030_targets_by_ability);
    RUN_TEST(test_BLF_031_blank_shot_does_nothing);
    RUN_TEST(test_BLF_032_BLF_033_BLF_034_uncalled_lie_happens_and_comes_to_light);
    RUN_TEST(test_BLF_034_every_played_card_ends_in_the_open);
    RUN_TEST(test_BLF_060_BLF_061_BLF_087_crow_lays_its_card);
    RUN_TEST(test_BLF_062_a_false_crow_scores_with_its_own_value);
    RUN_TEST(test_BLF_063_crow_that_does_not_work);
    RUN_TEST(test_BLF_064_BLF_065_BLF_067_cup_swaps_any_two);
    RUN_TEST(test_BLF_066_lower_place_first);
    RUN_TEST(test_BLF_067_a_hand_may_be_all_face_down_or_none);
    RUN_TEST(test_BLF_069_BLF_070_BLF_086_key_looks_at_all);
    RUN_TEST(test_BLF_071_key_on_oneself);
    return UNITY_END();
}
