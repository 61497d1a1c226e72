// Duels: LOV-081 .. LOV-104.
#include "position.h"

using namespace table;

void setUp() {}
void tearDown() {}

namespace {

void test_LOV_081_challenge_for_a_heart_of_another() {
    Position t;
    t.play({DUEL(G0)});
    TEST_ASSERT_TRUE(t.happened({.kind = challenged, .a = R, .b = G, .c = G0, .d = 0}));
    TEST_ASSERT_EQUAL(G, t.s.duel.defender);
    t.is_turn_of(R, Phase::challenger_splits);
}

void test_LOV_082_any_heart_whatever_the_hand_holds() {
    Position t;
    t.owns(G, {R1}).claimed({G0}).hand(G, {R, B}).hand(R, {Y, Y, Y});
    for (const Heart heart : {R1, B0, G0, G1, Y0}) TEST_ASSERT_TRUE(t.may(DUEL(heart)));
    t.play({DUEL(G0)});
    TEST_ASSERT_TRUE(t.happened({.kind = challenged, .a = R, .b = G, .c = G0, .d = for_a_claim}));
}

void test_LOV_083_not_against_oneself() {
    Position t;
    t.no(DUEL(R0));
    t.no(DUEL(R1));
    t.no(DUEL(8));
}

void test_LOV_084_challenge_cannot_be_refused() {
    Position t;
    t.play({DUEL(B0)});
    TEST_ASSERT_EQUAL(7, t.legal().size());
    TEST_ASSERT_EQUAL(7, t.legal_of(commit));
    t.play({FIRE(0)});
    t.is_turn_of(B, Phase::defender_splits);
    TEST_ASSERT_EQUAL(7, t.legal_of(commit));
    for (const Action action : {END, RELOAD(), DUEL(R0), CLAIM({B})}) t.no(action);
}

void test_LOV_085_LOV_088_fists_for_those_without_bullets_only() {
    for (int bullets = 0; bullets <= 2; ++bullets) {
        Position t;
        t.bullets(B, bullets).play({DUEL(B0), FIRE(1)});
        TEST_ASSERT_EQUAL(bullets > 0, t.s.phase == Phase::defender_splits);
        if (bullets > 0) t.play({FIRE(bullets)});
        TEST_ASSERT_EQUAL(bullets == 0, t.s.last_duel.fought_with_fists[defender]);
        TEST_ASSERT_EQUAL(0, t.s.last_duel.fought_with_fists[challenger]);
    }
}

void test_LOV_086_fists_against_bullets_either_way() {
    Position attack;
    attack.bullets(R, 0).dice({F(2), 3}).play({DUEL(B0)});
    TEST_ASSERT_TRUE(
        attack.happened({.kind = challenged, .a = R, .b = B, .c = B0, .d = challenger_fists}));
    attack.play({FIRE(1)});
    TEST_ASSERT_TRUE(attack.happened({.kind = totals, .a = 2, .b = 3, .c = fists, .d = 1}));
    Position defence;
    defence.bullets(B, 0).dice({3, F(2)}).play({DUEL(B0)});
    TEST_ASSERT_TRUE(
        defence.happened({.kind = challenged, .a = R, .b = B, .c = B0, .d = defender_fists}));
    defence.play({FIRE(1)});
    TEST_ASSERT_TRUE(defence.happened({.kind = totals, .a = 3, .b = 2, .c = 1, .d = fists}));
    TEST_ASSERT_EQUAL(R, defence.s.owner[B0]);
}

void test_LOV_087_both_with_fists_challenger_first() {
    Position t;
    t.bullets(R, 0).bullets(B, 0).dice({F(3), F(1)}).play({DUEL(B0)});
    TEST_ASSERT_EQUAL(R, t.s.owner[B0]);
    t.has_bullets({0, 0, 6, 6});
    TEST_ASSERT_TRUE((t.events[1] == Event{.kind = rolled, .a = R, .b = 3, .c = 3, .d = 0}));
    TEST_ASSERT_TRUE((t.events[2] == Event{.kind = rolled, .a = B, .b = 1, .c = 3, .d = 0}));
}

void test_LOV_089_LOV_090_any_split() {
    for (int bullets = 1; bullets <= 6; ++bullets)
        for (int fired = 0; fired <= bullets; ++fired) {
            Position t;
            t.bullets(R, bullets).bullets(B, bullets).play({DUEL(B0)});
            t.no(FIRE(bullets + 1));
            t.play({FIRE(fired)});
            t.no(FIRE(bullets + 1));
            t.play({FIRE(0)});
            TEST_ASSERT_EQUAL(bullets - fired, t.s.bullets[R]);
            TEST_ASSERT_EQUAL(fired, t.s.last_duel.fired[challenger]);
        }
}

void test_LOV_091_zero_loses_to_all_but_zero() {
    Position t;  // against one die, and against fists
    t.dice({1}).play({DUEL(B0), FIRE(1), FIRE(0)});
    TEST_ASSERT_EQUAL(R, t.s.owner[B0]);
    TEST_ASSERT_EQUAL(1, t.happenings(rolled));
    Position hit;
    hit.bullets(R, 0).dice({F(1)}).play({DUEL(B0), FIRE(0)});
    TEST_ASSERT_EQUAL(R, hit.s.owner[B0]);
}

void test_LOV_092_no_die_before_both_splits_are_fixed() {
    Position t;
    const kit::Rng before = t.s.rng;
    t.play({DUEL(B0)});
    TEST_ASSERT_EQUAL(0, t.happenings(rolled));
    t.play({FIRE(3)});
    TEST_ASSERT_EQUAL(1, t.events.size());
    TEST_ASSERT_TRUE((t.events[0] == Event{.kind = split_fixed, .a = R}));  // not how
    TEST_ASSERT_TRUE(before == t.s.rng);
    TEST_ASSERT_EQUAL(6, t.s.bullets[R]);  // nothing shows yet
    TEST_ASSERT_EQUAL(0, t.s.last_duel.fired[challenger]);
    t.play({FIRE(2)});
    TEST_ASSERT_EQUAL(5, t.happenings(rolled));
    TEST_ASSERT_TRUE(t.events[0] == (Event{.kind = split_fixed, .a = B}));
}

void test_LOV_093_larger_total_wins() {
    Position t;  // fewer dice, larger sum
    t.dice({6, 1, 1, 2}).play({DUEL(B0), FIRE(1), FIRE(3)});
    TEST_ASSERT_EQUAL(R, t.s.owner[B0]);
    const DuelReport& report = t.s.last_duel;
    TEST_ASSERT_EQUAL(6, report.totals[challenger]);
    TEST_ASSERT_EQUAL(4, report.totals[defender]);
    const std::uint8_t dice[] = {1, 1, 2, 0, 0, 0};
    TEST_ASSERT_EQUAL_UINT8_ARRAY(dice, report.dice[defender].data(), 6);
    TEST_ASSERT_TRUE(report.result == DuelResult::won);
    Position close;
    close.dice({3, 4}).play({DUEL(B0), FIRE(1), FIRE(1)});
    TEST_ASSERT_TRUE(close.s.last_duel.result == DuelResult::lost);
    Position all;  // six dice on both sides have room
    all.play({DUEL(B0), FIRE(6), FIRE(6)});
    int sum = 0;
    for (const std::uint8_t die : all.s.last_duel.dice[challenger]) sum += die;
    TEST_ASSERT_EQUAL(sum, all.s.last_duel.totals[challenger]);
    TEST_ASSERT_EQUAL(12, all.happenings(rolled));
}

void test_LOV_094_both_spend_what_they_fired() {
    for (const auto& wanted : {Die(6), Die(1)}) {  // the challenger wins, then loses
        Position t;
        t.dice({wanted, 3}).play({DUEL(B0), FIRE(1), FIRE(1)});
        TEST_ASSERT_EQUAL(5, t.s.bullets[R]);
    }
    Position t;
    t.dice({6, 6, 6, 1, 1}).play({DUEL(B0), FIRE(3), FIRE(2)});
    t.has_bullets({3, 4, 6, 6});
}

void test_LOV_095_won_heart_arrives_unclaimed() {
    Position t;
    t.claimed({B0}).hand(B, {R, Y}).dice({6, 1}).play({DUEL(B0), FIRE(1), FIRE(1)});
    TEST_ASSERT_EQUAL(R, t.s.owner[B0]);
    TEST_ASSERT_EQUAL(0, t.s.claims(R));
    TEST_ASSERT_TRUE(t.happened({.kind = heart_won, .a = R, .b = B, .c = B0}));
}

void test_LOV_096_LOV_097_one_bullet_back() {
    for (int fired = 1; fired <= 4; ++fired) {
        Position t;
        t.play({DUEL(B0), FIRE(0), FIRE(fired)});
        TEST_ASSERT_EQUAL(6 - fired + 1, t.s.bullets[B]);
        TEST_ASSERT_TRUE(t.happened({.kind = bullet_returned, .a = B, .b = t.s.bullets[B]}));
        TEST_ASSERT_TRUE(t.happened({.kind = heart_held, .a = R, .b = B, .c = B0}));
        TEST_ASSERT_EQUAL(bullet_was_refunded, t.s.last_duel.flags);
    }
}

void test_LOV_098_challenger_gets_and_loses_nothing_else() {
    Position t;
    t.claimed({R0}).hand(R, {G, Y}).dice({1, 1, 6}).play({DUEL(B0), FIRE(2), FIRE(1)});
    TEST_ASSERT_EQUAL(4, t.s.bullets[R]);
    TEST_ASSERT_EQUAL(1u << R0 | 1u << R1, t.s.hearts_of(R));
    TEST_ASSERT_EQUAL(1, t.s.claims(R));
    Position won;  // nor a bullet when winning
    won.dice({6, 1}).play({DUEL(B0), FIRE(1), FIRE(1)});
    TEST_ASSERT_EQUAL(5, won.s.bullets[R]);
    TEST_ASSERT_EQUAL(0, won.happenings(bullet_returned));
}

void test_LOV_099_tie_changes_no_heart() {
    Position t;
    t.claimed({B0}).hand(B, {R, Y}).dice({2, 3, 5}).play({DUEL(B0), FIRE(2), FIRE(1)});
    t.has_bullets({4, 5, 6, 6});
    TEST_ASSERT_EQUAL(B, t.s.owner[B0]);
    TEST_ASSERT_TRUE(t.s.is_claimed(B0));
    TEST_ASSERT_EQUAL(0, t.happenings(bullet_returned));
    TEST_ASSERT_TRUE(t.happened({.kind = duel_tied, .a = R, .b = B, .c = B0}));
}

void test_LOV_100_former_owner_keeps_three_lassos() {
    Position t;  // not the colour of its owner: the Lasso's is the Heart's
    t.owns(B, {G0}).claimed({G0}).hand(B, {R, Y}).deck(20, {Y}).dice({6, 1});
    t.play({DUEL(G0), FIRE(1), FIRE(1)});
    TEST_ASSERT_EQUAL(1, t.s.discard[G]);
    t.holds(B, {R, Y, Y});
    TEST_ASSERT_EQUAL(claim_was_broken, t.s.last_duel.flags);
}

void test_LOV_101_order_of_a_broken_claim() {
    Position t;
    t.claimed({B0}).hand(B, {R, Y}).deck(0).dice({6, 1}).play({DUEL(B0), FIRE(1), FIRE(1)});
    const std::uint8_t kinds[] = {split_fixed,  rolled,     rolled, totals, heart_won,
                                  claim_broken, reshuffled, draws,  drew};
    TEST_ASSERT_EQUAL(9, t.events.size());
    for (std::size_t i = 0; i < 9; ++i) TEST_ASSERT_EQUAL(kinds[i], t.events[i].kind);
    TEST_ASSERT_EQUAL(1u << B, t.events[8].seen_by);
    TEST_ASSERT_EQUAL(1, t.s.unknown[B]);
    TEST_ASSERT_EQUAL(3, t.s.hand_size(B));  // at once, in Red's turn
    t.is_turn_of(R, Phase::paid_action);
}

void test_LOV_102_unclaimed_heart_moves_no_lasso() {
    Position t;
    t.claimed({B0}).hand(B, {R, Y}).dice({6, 1}).play({DUEL(B1), FIRE(1), FIRE(1)});
    t.holds(B, {R, Y});
    TEST_ASSERT_EQUAL(20, t.s.deck.size());
    TEST_ASSERT_EQUAL(0, t.happenings(claim_broken));
    TEST_ASSERT_EQUAL(0, t.s.last_duel.flags);
}

void test_LOV_103_same_player_twice() {
    Position t;
    t.dice({6, 1}).play({DUEL(B0), FIRE(1), FIRE(1)});
    t.dice({6, 1}).play({DUEL(B1), FIRE(1), FIRE(1)});
    TEST_ASSERT_EQUAL(0, t.s.hearts_of(B));
    TEST_ASSERT_EQUAL(4, std::popcount(t.s.hearts_of(R)));
}

void test_LOV_104_all_may_be_fired() {
    Position t;  // then the green Heart is won, but there is nothing left to pay the Claim
    t.dice({6, 6, 6, 6, 6, 6, 1}).play({DUEL(G0), FIRE(6), FIRE(1)});
    TEST_ASSERT_EQUAL(R, t.s.owner[G0]);
    TEST_ASSERT_EQUAL(0, t.s.score[R]);
    t.is_turn_of(B, Phase::free_action);
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_LOV_081_challenge_for_a_heart_of_another);
    RUN_TEST(test_LOV_082_any_heart_whatever_the_hand_holds);
    RUN_TEST(test_LOV_083_not_against_oneself);
    RUN_TEST(test_LOV_084_challenge_cannot_be_refused);
    RUN_TEST(test_LOV_085_LOV_088_fists_for_those_without_bullets_only);
    RUN_TEST(test_LOV_086_fists_against_bullets_either_way);
    RUN_TEST(test_LOV_087_both_with_fists_challenger_first);
    RUN_TEST(test_LOV_089_LOV_090_any_split);
    RUN_TEST(test_LOV_091_zero_loses_to_all_but_zero);
    RUN_TEST(test_LOV_092_no_die_before_both_splits_are_fixed);
    RUN_TEST(test_LOV_093_larger_total_wins);
    RUN_TEST(test_LOV_094_both_spend_what_they_fired);
    RUN_TEST(test_LOV_095_won_heart_arrives_unclaimed);
    RUN_TEST(test_LOV_096_LOV_097_one_bullet_back);
    RUN_TEST(test_LOV_098_challenger_gets_and_loses_nothing_else);
    RUN_TEST(test_LOV_099_tie_changes_no_heart);
    RUN_TEST(test_LOV_100_former_owner_keeps_three_lassos);
    RUN_TEST(test_LOV_101_order_of_a_broken_claim);
    RUN_TEST(test_LOV_102_unclaimed_heart_moves_no_lasso);
    RUN_TEST(test_LOV_103_same_player_twice);
    RUN_TEST(test_LOV_104_all_may_be_fired);
    return UNITY_END();
}
