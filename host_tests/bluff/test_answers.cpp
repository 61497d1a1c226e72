// Answers, calls, bullets and the stack: BLF-035 .. BLF-059, BLF-072.
#include "position.h"

using namespace table;

void setUp() {}
void tearDown() {}

namespace {

// ---- windows ----

void test_BLF_035_pass_call_or_bullet() {
    Table t = F3();
    t.play({CROW(0, at(1, 2))});
    TEST_ASSERT_TRUE((t.legal() == std::vector<Action>{PASS, CALL, BULLET}));
}

void test_BLF_036_asked_one_by_one_to_the_left() {
    Table t = F5();
    t.play({BLANK(0)});
    for (const int seat : {1, 2, 3, 4}) {
        t.decides(seat, in_respond);
        t.play({PASS});
        TEST_ASSERT_TRUE(t.happened(
            {.kind = answered, .a = static_cast<std::uint8_t>(seat), .b = pass, .c = 0}));
    }
    t.decides(1, in_play);
    for (const int seat : {1, 2, 3, 4}) TEST_ASSERT_EQUAL(1, t.s.counters[seat].windows);
    TEST_ASSERT_EQUAL(0, t.s.counters[0].windows);
}

void test_BLF_037_first_call_or_bullet_ends_the_window() {
    Table t = F5();
    t.play({BLANK(0), PASS, CALL});
    t.decides(2, in_penalty);  // S3 and S4 are not asked
    Table shot = F5();
    shot.play({BLANK(0), PASS, BULLET});
    shot.decides(3, in_respond);
    TEST_ASSERT_TRUE(shot.happened({.kind = answered, .a = 2, .b = shoot, .c = 0}));
    shot.play({PASS});  // about S2's card now
    TEST_ASSERT_TRUE(shot.happened({.kind = answered, .a = 3, .b = pass, .c = 2}));
}

void test_BLF_038_BLF_055_a_call_ends_all_answers() {
    Table t = F3();
    t.play({CROW(0, at(1, 2)), CALL});  // true: it works at once
    t.shows(at(1, 2), "C2a^");
    t.decides(0, in_penalty);
    for (const Action& late : {BULLET, CALL, PASS}) t.no(late);
    t.play({PICK(0)});
    t.decides(1, in_play);
    play_at_random(60, [](const Step& step) {
        if (step.action.kind != call) return;
        TEST_ASSERT_EQUAL(static_cast<int>(in_penalty), static_cast<int>(step.after.phase));
        TEST_ASSERT_EQUAL(kit::nobody, step.before.record().caller);  // the first of this turn
    });
}

// ---- bullets ----

void test_BLF_039_BLF_040_bullet_is_a_card_of_the_hand() {
    Table t = F3();
    t.play({CROW(0, at(1, 2)), PASS, BULLET});  // S2's U3a: no Bullet at all
    t.holds(2, "");
    TEST_ASSERT_EQUAL(card("U3a"), t.s.stack[1].card);
    TEST_ASSERT_EQUAL(2, t.s.stack[1].seat);
    TEST_ASSERT_TRUE((t.s.stack[1].claim == Claim{bullet}));
    TEST_ASSERT_FALSE(t.s.stack[1].is_true());
    TEST_ASSERT_EQUAL(1, t.s.record().shots);
    TEST_ASSERT_EQUAL(2, t.s.record().shot[0].seat);
    TEST_ASSERT_EQUAL(no_card, t.s.record().shot[0].card);  // not yet in the open
    t.play({PASS, PASS});
    TEST_ASSERT_EQUAL(card("U3a"), t.s.log[0].shot[0].card);
    TEST_ASSERT_EQUAL(1, t.s.counters[2].bullets);
    TEST_ASSERT_EQUAL(1, t.s.counters[2].false_bullets);
}

void test_BLF_041_BLF_042_BLF_043_card_below_has_had_its_answer() {
    Table t = F3();
    t.play({CROW(1, at(1, 2)), BULLET});  // a lie, with S1's true Bullet on it
    t.play({CALL});                       // S2 calls: that is about the bullet
    TEST_ASSERT_TRUE(t.happened({.kind = turned, .a = 1, .b = card("B3a"), .c = bullet, .d = 2}));
    t.owes(2, 1);
    Table again = F3();  // a false one, proved false: the lie below works and cannot be called
    again.play({CROW(1, at(1, 2)), PASS, BULLET, CALL});
    again.owes(2, 0);
    again.shows(at(1, 2), "K1a^");
    again.no(CALL);
    // A second bullet goes on the first: each card of a stack has one above it but the top.
    Table deep = F3();
    deep.play({CROW(0, at(1, 2)), BULLET, BULLET});
    TEST_ASSERT_EQUAL(3, deep.s.stack.size());
    TEST_ASSERT_EQUAL(0, deep.s.actor);
}

void test_BLF_044_BLF_072_bullet_cancels_what_it_was_played_on() {
    Table t = F3();
    t.play({CROW(0, at(1, 2)), BULLET, PASS, PASS});
    TEST_ASSERT_TRUE(t.happened({.kind = cancelled, .a = 0, .b = 0}));
    t.shows(at(1, 2), "B5a^");
    Table again = F3();
    again.play({CROW(0, at(1, 2)), BULLET, BULLET, PASS, PASS});
    TEST_ASSERT_TRUE(again.happened({.kind = cancelled, .a = 1, .b = 1}));
    TEST_ASSERT_EQUAL(1, again.happenings(cancelled));
    again.shows(at(1, 2), "C2a^");
}

void test_BLF_045_everybody_is_asked_again() {
    Table t = F5();
    t.play({BLANK(0), PASS, PASS, BULLET});
    for (const int seat : {4, 0, 1, 2}) {
        t.decides(seat, in_respond);
        if (seat != 2) t.play({PASS});
    }
    t.play({BULLET});
    for (const int seat : {3, 4, 0, 1}) {
        t.decides(seat, in_respond);
        t.play({PASS});
    }
    t.decides(1, in_play);
    TEST_ASSERT_EQUAL(3, t.s.counters[1].windows);
    TEST_ASSERT_EQUAL(2, t.s.counters[0].windows);
}

void test_BLF_046_nobody_answers_an_own_card() {
    std::size_t deepest = 0;
    play_at_random(300, [&](const Step& step) {
        deepest = std::max(deepest, step.after.stack.size());
        if (step.after.phase != in_respond) return;
        TEST_ASSERT_NOT_EQUAL(step.after.stack.back().seat, step.after.actor);
        TEST_ASSERT_LESS_OR_EQUAL(step.after.seats + 1u, step.after.stack.size());
    });
    TEST_ASSERT_GREATER_OR_EQUAL(5, deepest);
    // The active player may shoot with the card that is left.
    Table t = F2();
    t.play({CROW(0, at(0, 0)), BULLET, BULLET, PASS});
    t.shows(at(0, 0), "C4a^");
    t.discarded_last("C1a U3a B2a");
}

void test_BLF_047_no_card_no_bullet() {
    Table t = F3();
    t.hand(1, "").play({BLANK(0)});
    TEST_ASSERT_TRUE((t.legal() == std::vector<Action>{PASS, CALL}));
    t.no(BULLET);
    t.play({PASS});
    TEST_ASSERT_TRUE(t.may(BULLET));
}

void test_BLF_048_spent_bullets_are_replaced_at_the_own_turn() {
    Table t = F3();
    t.play({BLANK(0), PASS, BULLET, PASS, PASS});
    t.decides(1, in_play);
    t.holds(2, "");
    t.play({BLANK(0), PASS, PASS});
    t.decides(2, in_play);
    t.holds(2, "U1b K5b");
    TEST_ASSERT_EQUAL(2, t.s.record().drawn);
}

void test_BLF_049_bullet_on_a_blank_shot() {
    Table t = F3();
    const State before = t.s;
    t.play({BLANK(0), BULLET, PASS, PASS});
    TEST_ASSERT_TRUE(before.scoring == t.s.scoring);
    t.discarded_last("C2a B3a");
    TEST_ASSERT_EQUAL(0, t.s.log[0].works);
}

void test_BLF_050_who_is_not_touched_may_call() {
    Table t = F3();
    t.play({KEY(0, 1), PASS});
    t.decides(2, in_respond);
    t.play({CALL});
    t.owes(0, 2);
}

// ---- calls ----

void test_BLF_051_called_card_is_turned() {
    Table t = F3();
    t.play({CROW(1, at(1, 2)), CALL});
    TEST_ASSERT_EQUAL(answered, t.events[0].kind);
    TEST_ASSERT_TRUE(
        (t.events[1] == Event{.kind = turned, .a = 0, .b = card("K1a"), .c = crow, .d = 1}));
    TEST_ASSERT_EQUAL(1, t.s.record().caller);
    TEST_ASSERT_EQUAL(0, t.s.record().called);
    TEST_ASSERT_EQUAL(1, t.s.record().call_right);
}

void test_BLF_052_a_liar_is_caught() {
    Table t = F3();
    t.play({CUP(0, at(0, 0), at(1, 0)), CALL});
    t.shows(at(0, 0), "C1a^");
    t.discarded_last("C2a");
    t.owes(0, 1);
    TEST_ASSERT_TRUE(t.happened({.kind = penalty_due, .a = 0, .b = 1}));
    TEST_ASSERT_EQUAL(1, t.s.counters[1].calls);
    TEST_ASSERT_EQUAL(1, t.s.counters[1].right_calls);
    TEST_ASSERT_EQUAL(0, t.s.record().works);
    TEST_ASSERT_EQUAL(0, t.happenings(cancelled));
    TEST_ASSERT_EQUAL(0, t.s.record().penalty.loser);
    TEST_ASSERT_EQUAL(1, t.s.record().penalty.chooser);
}

void test_BLF_053_a_wrong_call() {
    Table t = F3();
    t.play({KEY(1, 2), CALL});
    t.shows(at(2, 3), "K4av", "02");
    t.owes(1, 0);
    TEST_ASSERT_EQUAL(1, t.s.counters[1].calls);
    TEST_ASSERT_EQUAL(0, t.s.counters[1].right_calls);
    TEST_ASSERT_EQUAL(0, t.s.record().call_right);
    TEST_ASSERT_EQUAL(1, t.s.record().works);
    TEST_ASSERT_EQUAL(1, t.s.counters[0].plays);
    TEST_ASSERT_EQUAL(0, t.s.counters[0].bluffs);
}

void test_BLF_054_calls_on_bullets() {
    Table honest = F3();
    honest.play({CROW(0, at(1, 2)), BULLET, CALL});  // B3a
    honest.owes(2, 1);
    honest.shows(at(1, 2), "B5a^");
    TEST_ASSERT_EQUAL(1, honest.s.record().called);
    TEST_ASSERT_EQUAL(1, honest.s.counters[1].bullets);
    TEST_ASSERT_EQUAL(0, honest.s.counters[1].false_bullets);
    Table lie = F3();
    lie.play({CROW(0, at(1, 2)), PASS, BULLET, CALL});  // U3a
    lie.owes(2, 0);
    lie.shows(at(1, 2), "C2a^");
}

// ---- the stack ----

void test_BLF_056_BLF_057_which_cards_work() {
    // So many bullets pass: the turn's card works if their number is even.
    for (std::size_t bullets = 0; bullets <= 5; ++bullets) {
        Table t = F5();
        t.play({CROW(0, at(4, 0))});
        for (std::size_t i = 0; i < bullets; ++i) t.play({BULLET});
        for (int i = 0; i < 4; ++i) t.play({PASS});
        TEST_ASSERT_EQUAL(bullets % 2 == 0, t.s.log[0].works);
        t.shows(at(4, 0), bullets % 2 == 0 ? "K7a^" : "C6a^");
        TEST_ASSERT_EQUAL((bullets + 1) / 2, t.happenings(cancelled));
    }
    // The top one is called: true ones work, false ones are as if they were not there. Of S1 to S4
    // only S2 has a true Bullet, and S0's second card is one.
    for (std::size_t bullets = 1; bullets <= 5; ++bullets) {
        Table t = F5();
        t.play({CROW(0, at(4, 0))});
        for (std::size_t i = 0; i < bullets; ++i) t.play({BULLET});
        t.play({CALL});
        const bool honest = bullets == 2 || bullets == 5;
        const bool works = (honest ? bullets : bullets - 1) % 2 == 0;
        TEST_ASSERT_EQUAL(works, t.s.log[0].works);
        t.shows(at(4, 0), works ? "K7a^" : "C6a^");
        const auto shooter = static_cast<int>(bullets % 5),
                   caller = static_cast<int>((bullets + 1) % 5);
        t.owes(honest ? caller : shooter, honest ? shooter : caller);
        TEST_ASSERT_EQUAL(bullets, t.s.record().called);
    }
}

void test_BLF_058_order_of_what_happens() {
    Table t = F3();
    t.play({CROW(0, at(1, 2)), BULLET, BULLET, CALL});  // S2's U3a is false: cancelled all the same
    TEST_ASSERT_TRUE((t.story() == std::vector<int>{answered, turned, cancelled, discarded,
                                                    discarded, discarded, penalty_due}));
    t.discarded_last("C2a B3a U3a");
    t.play({PICK(1)});
    TEST_ASSERT_TRUE((t.story() == std::vector<int>{card_lost, replaced, drew, drew}));
    Table lands = F3();
    lands.play({CROW(0, at(1, 2)), PASS, BULLET, CALL});
    TEST_ASSERT_TRUE(
        (lands.story() == std::vector<int>{answered, turned, crow_landed, discarded, penalty_due}));
    lands.discarded_last("B5a U3a");
    TEST_ASSERT_TRUE(
        lands.happened({.kind = discarded, .a = 2, .b = card("U3a"), .c = bullet, .d = 1}));
}

void test_BLF_059_no_scoring_card_moves_while_answers_are_given() {
    play_at_random(40, [](const Step& step) {
        if (step.after.phase == in_respond)
            TEST_ASSERT_TRUE(step.before.scoring == step.after.scoring);
    });
}

void test_counters_stay_at_the_top() {
    Table t = F3();
    for (Counters& each : t.s.counters) each = {255, 255, 255, 255, 255, 255, 255};
    t.play({CROW(1, at(1, 2)), PASS, BULLET, CALL});
    for (const Counters& each : t.s.counters)
        TEST_ASSERT_TRUE((each == Counters{255, 255, 255, 255, 255, 255, 255}));
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_BLF_035_pass_call_or_bullet);
    RUN_TEST(test_BLF_036_asked_one_by_one_to_the_left);
    RUN_TEST(test_BLF_037_first_call_or_bullet_ends_the_window);
    RUN_TEST(test_BLF_038_BLF_055_a_call_ends_all_answers);
    RUN_TEST(test_BLF_039_BLF_040_bullet_is_a_card_of_the_hand);
    RUN_TEST(test_BLF_041_BLF_042_BLF_043_card_below_has_had_its_answer);
    RUN_TEST(test_BLF_044_BLF_072_bullet_cancels_what_it_was_played_on);
    RUN_TEST(test_BLF_045_everybody_is_asked_again);
    RUN_TEST(test_BLF_046_nobody_answers_an_own_card);
    RUN_TEST(test_BLF_047_no_card_no_bullet);
    RUN_TEST(test_BLF_048_spent_bullets_are_replaced_at_the_own_turn);
    RUN_TEST(test_BLF_049_bullet_on_a_blank_shot);
    RUN_TEST(test_BLF_050_who_is_not_touched_may_call);
    RUN_TEST(test_BLF_051_called_card_is_turned);
    RUN_TEST(test_BLF_052_a_liar_is_caught);
    RUN_TEST(test_BLF_053_a_wrong_call);
    RUN_TEST(test_BLF_054_calls_on_bullets);
    RUN_TEST(test_BLF_056_BLF_057_which_cards_work);
    RUN_TEST(test_BLF_058_order_of_what_happens);
    RUN_TEST(test_BLF_059_no_scoring_card_moves_while_answers_are_given);
    RUN_TEST(test_counters_stay_at_the_top);
    return UNITY_END();
}
