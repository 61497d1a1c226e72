// The turn: LOV-030 .. LOV-043.
#include "position.h"

using namespace table;

void setUp() {}
void tearDown() {}

namespace {

// Red owns a green Heart, too, and could claim both colours.
Position with_two_colours() {
    Position t;
    t.owns(R, {G0});
    return t;
}

void test_LOV_030_one_action_is_free() {
    for (const Action action : {RELOAD(), CLAIM({R}), DUEL(B0)}) {
        Position t;
        t.play({action});
        TEST_ASSERT_EQUAL(6, t.s.bullets[R]);
        TEST_ASSERT_EQUAL(1, t.s.actions_done);
    }
}

void test_LOV_030_most_that_there_is_to_choose_from() {
    Position t;
    t.owns(R, {B0, G0}).owns(B, {R1, Y1}).hand(R, {R, B, G}).sound();
    TEST_ASSERT_EQUAL(8, t.legal_of(reload));
    TEST_ASSERT_EQUAL(7, t.legal_of(claim));
    TEST_ASSERT_EQUAL(5, t.legal_of(duel));
    TEST_ASSERT_EQUAL(t.legal().size(), Rules::info.most_legal);
}

void test_LOV_031_an_action_must_be_taken() {
    Position().no(END);
    Position poor;  // with nothing at all there still is a Reload
    poor.owns(R, {B0, B1, G0, G1, Y0, Y1}).claimed({B0, B1, Y0}).hand(R, {}).bullets(R, 0).sound();
    TEST_ASSERT_EQUAL(1, poor.legal().size());
    poor.play({RELOAD()});
}

void test_LOV_032_second_action_costs_two_bullets() {
    Position t = with_two_colours();
    t.play({CLAIM({R}), CLAIM({G})});
    TEST_ASSERT_EQUAL(4, t.s.bullets[R]);
    TEST_ASSERT_TRUE(t.happened({.kind = paid, .a = R, .b = 4}));
    TEST_ASSERT_EQUAL(5, t.s.score[R]);
}

void test_LOV_033_LOV_041_two_actions_and_no_more() {
    Position t = with_two_colours();
    t.play({CLAIM({R}), DUEL(B0), FIRE(0), FIRE(0)});
    TEST_ASSERT_EQUAL(4, t.s.bullets[R]);  // enough to pay again, and green could be claimed
    t.is_turn_of(B, Phase::free_action);
    play_at_random(6,
                   [](const Step& step) { TEST_ASSERT_LESS_OR_EQUAL(2, step.after.actions_done); });
}

void test_LOV_034_reload_is_not_paid_for() {
    Position claimed;
    claimed.play({CLAIM({R})});
    claimed.no(RELOAD());
    Position fought;
    fought.play({DUEL(B0), FIRE(0), FIRE(0)});
    fought.no(RELOAD());
    fought.no(RELOAD({G}));
}

void test_LOV_035_reload_and_a_paid_action() {
    Position t = with_two_colours();
    t.bullets(R, 0).play({RELOAD()});
    TEST_ASSERT_TRUE(t.may(DUEL(B0)));
    t.play({CLAIM({R, G})});
    TEST_ASSERT_EQUAL(4, t.s.bullets[R]);
    TEST_ASSERT_EQUAL(5, t.s.score[R]);
}

void test_LOV_036_same_kind_twice() {
    Position claims = with_two_colours();
    claims.play({CLAIM({G}), CLAIM({R})});
    TEST_ASSERT_EQUAL(1u << R0 | 1u << G0, claims.s.claimed);
    Position duels;
    duels.dice({6, 1}).play({DUEL(B0), FIRE(1), FIRE(1)});
    duels.dice({6, 1}).play({DUEL(Y0), FIRE(1), FIRE(1)});
    TEST_ASSERT_EQUAL(R, duels.s.owner[B0]);
    TEST_ASSERT_EQUAL(R, duels.s.owner[Y0]);
    TEST_ASSERT_EQUAL(6 - 1 - 2 - 1, duels.s.bullets[R]);
}

void test_LOV_037_payment_comes_first() {
    Position t;
    t.bullets(R, 3).play({CLAIM({R}), DUEL(B0)});
    TEST_ASSERT_EQUAL(1, t.s.bullets[R]);
    t.no(FIRE(2));  // what was paid cannot be fired
    TEST_ASSERT_TRUE(t.may(FIRE(1)));
    TEST_ASSERT_EQUAL(paid, t.events[0].kind);
    TEST_ASSERT_EQUAL(challenged, t.events[1].kind);
}

void test_LOV_038_payment_needs_two_bullets() {
    for (int bullets = 0; bullets <= 3; ++bullets) {
        Position t;
        t.bullets(R, bullets).play({CLAIM({R})});
        TEST_ASSERT_EQUAL(bullets >= 2 ? R : B, t.s.turn_seat);
    }
}

void test_LOV_039_paid_bullets_come_back() {
    Position t;
    t.play({CLAIM({R}), DUEL(B0), FIRE(0), FIRE(0)});
    t.has_bullets({4, 6, 6, 6});
    t.play({RELOAD(), END, RELOAD(), END, RELOAD(), END, RELOAD()});
    t.has_bullets({6, 6, 6, 6});
}

void test_LOV_040_turn_may_end_or_ends_by_itself() {
    Position chosen;
    chosen.play({CLAIM({R})});
    chosen.is_turn_of(R, Phase::paid_action);
    chosen.play({END});
    chosen.is_turn_of(B, Phase::free_action);
    TEST_ASSERT_EQUAL(6, chosen.s.bullets[R]);
    Position spent;  // all fired: nothing can be paid for
    spent.bullets(R, 2).dice({1, 2}).play({DUEL(B0), FIRE(2), FIRE(0)});
    spent.is_turn_of(B, Phase::free_action);
}

void test_LOV_042_scores_before_the_chip_moves() {
    Position t;
    t.play({CLAIM({R}), END});
    TEST_ASSERT_EQUAL(2, t.events.size());
    TEST_ASSERT_TRUE((t.events[0] == Event{.kind = scored, .a = R, .b = 2, .c = 0, .d = 2}));
    TEST_ASSERT_TRUE((t.events[1] == Event{.kind = turn_began, .a = B, .b = 1}));
}

void test_LOV_043_only_the_turns_player_and_a_defender_decide() {
    play_at_random(12, [](const Step& step) {
        const State& s = step.before;
        const Seat wanted = s.phase == Phase::defender_splits ? s.owner[s.duel.heart] : s.turn_seat;
        TEST_ASSERT_EQUAL(wanted, Rules::turn(s));
        if (s.phase == Phase::defender_splits) TEST_ASSERT_EQUAL(commit, step.action.kind);
    });
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_LOV_030_one_action_is_free);
    RUN_TEST(test_LOV_030_most_that_there_is_to_choose_from);
    RUN_TEST(test_LOV_031_an_action_must_be_taken);
    RUN_TEST(test_LOV_032_second_action_costs_two_bullets);
    RUN_TEST(test_LOV_033_LOV_041_two_actions_and_no_more);
    RUN_TEST(test_LOV_034_reload_is_not_paid_for);
    RUN_TEST(test_LOV_035_reload_and_a_paid_action);
    RUN_TEST(test_LOV_036_same_kind_twice);
    RUN_TEST(test_LOV_037_payment_comes_first);
    RUN_TEST(test_LOV_038_payment_needs_two_bullets);
    RUN_TEST(test_LOV_039_paid_bullets_come_back);
    RUN_TEST(test_LOV_040_turn_may_end_or_ends_by_itself);
    RUN_TEST(test_LOV_042_scores_before_the_chip_moves);
    RUN_TEST(test_LOV_043_only_the_turns_player_and_a_defender_decide);
    return UNITY_END();
}
