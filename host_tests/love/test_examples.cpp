// The worked examples X01 .. X47, in their order. Only what differs from S0 is set up (table.h).
#include "position.h"

using namespace table;

void setUp() {}
void tearDown() {}

namespace {

constexpr Phase free_action = Phase::free_action, paid_action = Phase::paid_action;

Position with_blue_claim() {
    Position t;
    t.claimed({B0}).hand(B, {R, Y});
    return t;
}
Position with_red_claim() {
    Position t;
    t.claimed({R0}).hand(R, {G, Y});
    return t;
}
// X33
Position with_three_red_claims() {
    Position t;
    t.owns(R, {B0}).claimed({R0, R1, B0}).hand(R, {}).bullets(R, 3);
    return t;
}

// A match that begins with these dice, found by trying seeds.
State begun_with(std::initializer_list<int> rolls, kit::Rng& after_shuffle) {
    for (kit::Seed seed = 0;; ++seed) {
        kit::Rng rng(seed);
        std::array<std::uint8_t, 20> cards{};
        rng.shuffle<std::uint8_t>(cards);  // as many numbers as the deck takes
        after_shuffle = rng;
        if (!std::all_of(rolls.begin(), rolls.end(), [&](int roll) { return rng.die() == roll; }))
            continue;
        State state;
        Rules::setup(state, config_of(standard), seed);
        return state;
    }
}

void test_X01_LOV_025_LOV_026_highest_roll_begins() {
    kit::Rng rng;
    const State s = begun_with({5, 6, 6, 2, 3, 3, 4, 1}, rng);
    TEST_ASSERT_EQUAL(B, s.first_seat);
    TEST_ASSERT_EQUAL(B, s.turn_seat);
    const std::uint8_t last[] = {5, 4, 1, 2};
    TEST_ASSERT_EQUAL_UINT8_ARRAY(last, s.start_roll.data(), 4);
    for (int i = 0; i < 8; ++i) (void)rng.die();
    TEST_ASSERT_TRUE(rng == s.rng);  // eight dice after the shuffle, no more
}

void test_X02_LOV_026_all_roll_again() {
    kit::Rng rng;
    const State s = begun_with({6, 6, 6, 6, 1, 1, 1, 4}, rng);
    TEST_ASSERT_EQUAL(Y, s.first_seat);
}

void test_X03_LOV_021_LOV_022_LOV_023_LOV_143_the_deal() {
    const Position t;
    t.holds(R, {R, G, Y});
    t.holds(B, {R, B, Y});
    t.holds(G, {R, B, G});
    t.holds(Y, {B, G, Y});
    for (Colour colour = 0; colour < colour_count; ++colour)
        TEST_ASSERT_EQUAL(5, t.s.deck.count(colour));
    TEST_ASSERT_TRUE(t.s.known == t.s.hand);
    for (const std::uint8_t unknown : t.s.unknown) TEST_ASSERT_EQUAL(0, unknown);
}

void test_X04_LOV_011_LOV_031_first_legal_list() {
    const Position t;
    TEST_ASSERT_EQUAL(12, t.legal().size());
    TEST_ASSERT_EQUAL(3, t.legal_of(duel));
    for (const Heart heart : {B0, G0, Y0}) TEST_ASSERT_TRUE(t.may(DUEL(heart)));
    TEST_ASSERT_EQUAL(1, t.legal_of(claim));
    TEST_ASSERT_TRUE(t.may(CLAIM({R})));
    TEST_ASSERT_EQUAL(8, t.legal_of(reload));
    TEST_ASSERT_EQUAL(0, t.legal_of(end));
}

void test_X05_LOV_031_no_end_before_an_action() { Position().no(END); }

void test_X06_LOV_011_lower_of_equal_hearts() { Position().no(DUEL(B1)); }

void test_X07_LOV_042_LOV_070_LOV_080_LOV_120_claim_and_end() {
    Position t;
    t.play({CLAIM({R}), END});
    TEST_ASSERT_EQUAL(1u << R0, t.s.claimed);
    t.holds(R, {G, Y});
    TEST_ASSERT_EQUAL(2, t.s.score[R]);
    t.is_turn_of(B, free_action);
}

void test_X08_LOV_037_LOV_041_LOV_094_LOV_095_paid_duel() {
    Position t;
    t.dice({4, 3, 5, 1, 6, 2});
    t.play({CLAIM({R}), DUEL(B0)});
    t.has_bullets({4, 6, 6, 6});
    t.play({FIRE(4), FIRE(2)});
    t.has_bullets({0, 4, 6, 6});
    TEST_ASSERT_EQUAL(13, t.s.last_duel.totals[challenger]);
    TEST_ASSERT_EQUAL(8, t.s.last_duel.totals[defender]);
    TEST_ASSERT_EQUAL(R, t.s.owner[B0]);
    TEST_ASSERT_FALSE(t.s.is_claimed(B0));
    TEST_ASSERT_EQUAL(2, t.s.score[R]);
    t.is_turn_of(B, free_action);
}

void test_X09_LOV_096_LOV_097_defender_wins() {
    Position t;
    t.dice({1, 2, 2, 4, 4}).play({DUEL(B0), FIRE(3), FIRE(2)});
    t.has_bullets({3, 5, 6, 6});
    TEST_ASSERT_EQUAL(B, t.s.owner[B0]);
    t.is_turn_of(R, paid_action);
}

void test_X10_LOV_099_LOV_110_LOV_121_LOV_125_tie_and_love() {
    Position t;
    t.dice({3, 4, 5, 2}).play({DUEL(B0), FIRE(2), FIRE(2)});
    t.has_bullets({4, 4, 6, 6});
    TEST_ASSERT_EQUAL(RB, t.s.couples);
    t.play({END});
    TEST_ASSERT_EQUAL(1, t.s.score[R]);
    TEST_ASSERT_EQUAL(0, t.s.score[B]);
    t.play({RELOAD(), END});
    TEST_ASSERT_EQUAL(1, t.s.score[B]);
}

void test_X11_LOV_100_LOV_101_broken_claim() {
    Position t = with_blue_claim();
    t.deck(20, {G}).dice({6, 5, 3}).play({DUEL(B0), FIRE(2), FIRE(1)});
    TEST_ASSERT_EQUAL(R, t.s.owner[B0]);
    TEST_ASSERT_EQUAL(0, t.s.claimed);
    t.holds(B, {R, G, Y});
    TEST_ASSERT_EQUAL(19, t.s.deck.size());
    TEST_ASSERT_EQUAL(1, t.s.discard[B]);
    t.has_bullets({4, 5, 6, 6});
}

void test_X12_LOV_099_tie_keeps_the_claim() {
    Position t = with_blue_claim();
    t.dice({4, 4}).play({DUEL(B0), FIRE(1), FIRE(1)});
    TEST_ASSERT_TRUE(t.s.is_claimed(B0));
    TEST_ASSERT_EQUAL(B, t.s.owner[B0]);
    t.has_bullets({5, 5, 6, 6});
    TEST_ASSERT_EQUAL(RB, t.s.couples);
}

void test_X13_LOV_040_LOV_085_LOV_086_fists_against_bullets() {
    Position t;
    t.bullets(R, 0).bullets(B, 3).dice({F(3), 2}).play({DUEL(B0)});
    t.is_turn_of(B, Phase::defender_splits);
    t.play({FIRE(1)});
    TEST_ASSERT_EQUAL(R, t.s.owner[B0]);
    t.has_bullets({0, 2, 6, 6});
    TEST_ASSERT_EQUAL(0, t.s.score[R]);
    t.is_turn_of(B, free_action);
}

void test_X14_LOV_087_LOV_111_fists_against_fists() {
    Position t;
    t.bullets(R, 0).bullets(B, 0).dice({F(2), F(2)}).play({DUEL(B0)});
    TEST_ASSERT_EQUAL(RB, t.s.couples);
    TEST_ASSERT_EQUAL(1, t.s.score[R]);
    t.is_turn_of(B, free_action);
}

void test_X15_LOV_097_no_refund_for_fists() {
    Position t;
    t.bullets(R, 1).bullets(B, 0).dice({1, F(3)}).play({DUEL(B0), FIRE(1)});
    TEST_ASSERT_EQUAL(B, t.s.owner[B0]);
    t.has_bullets({0, 0, 6, 6});
    t.is_turn_of(B, free_action);
}

void test_X16_LOV_091_LOV_097_nothing_fired_loses() {
    Position t;
    t.bullets(R, 3).bullets(B, 4).dice({1}).play({DUEL(B0), FIRE(0), FIRE(1)});
    TEST_ASSERT_EQUAL(B, t.s.owner[B0]);
    t.has_bullets({3, 4, 6, 6});
    t.is_turn_of(R, paid_action);
}

void test_X17_LOV_091_LOV_111_nothing_against_nothing() {
    Position t;
    t.bullets(R, 3).bullets(B, 2);
    const kit::Rng before = t.s.rng;
    t.play({DUEL(B0), FIRE(0), FIRE(0)});
    TEST_ASSERT_TRUE(before == t.s.rng);
    TEST_ASSERT_EQUAL(0, t.happenings(rolled));
    TEST_ASSERT_EQUAL(RB, t.s.couples);
    t.has_bullets({3, 2, 6, 6});
}

void test_X18_LOV_088_LOV_091_LOV_097_nothing_is_not_fists() {
    Position t;
    t.bullets(R, 3).bullets(Y, 0).dice({F(1)}).play({DUEL(Y0), FIRE(0)});
    TEST_ASSERT_EQUAL(0, t.s.last_duel.totals[challenger]);
    TEST_ASSERT_EQUAL(1, t.s.last_duel.totals[defender]);
    TEST_ASSERT_EQUAL(Y, t.s.owner[Y0]);
    t.has_bullets({3, 6, 6, 0});
}

Position reloaded_for_blue() {  // X19
    Position t = with_red_claim();
    t.bullets(R, 1).deck(20, {B}).play({RELOAD({G})});
    return t;
}

void test_X19_LOV_035_LOV_050_LOV_052_LOV_053_LOV_054_LOV_055_reload_then_pay() {
    Position t = reloaded_for_blue();
    t.has_bullets({6, 6, 6, 6});
    t.holds(R, {B, Y});
    TEST_ASSERT_EQUAL(1, t.s.discard[G]);
    t.is_turn_of(R, paid_action);
    TEST_ASSERT_EQUAL(4, t.legal().size());
    for (const Action action : {END, DUEL(B0), DUEL(G0), DUEL(Y0)}) TEST_ASSERT_TRUE(t.may(action));
    t.play({DUEL(B0)});
    TEST_ASSERT_EQUAL(4, t.s.bullets[R]);
}

void test_X20_LOV_034_no_second_reload() {
    reloaded_for_blue().no(RELOAD());
    reloaded_for_blue().no(RELOAD({Y}));
}

void test_X21_LOV_037_LOV_111_LOV_124_payment_leaves_fists() {
    Position t;
    t.bullets(R, 2).bullets(Y, 1).dice({F(2), 2}).play({CLAIM({R}), DUEL(Y0)});
    t.is_turn_of(Y, Phase::defender_splits);
    t.play({FIRE(1)});
    TEST_ASSERT_EQUAL(RY, t.s.couples);
    t.has_bullets({0, 6, 6, 0});
    TEST_ASSERT_EQUAL(3, t.s.score[R]);
}

void test_X22_LOV_038_LOV_040_turn_ends_without_two_bullets() {
    Position t;
    t.bullets(R, 1).play({CLAIM({R})});
    TEST_ASSERT_EQUAL(2, t.s.score[R]);
    t.is_turn_of(B, free_action);
}

// The reshuffle took exactly so many numbers.
void after_shuffle_of(std::size_t cards, kit::Rng before, const kit::Rng& after) {
    std::vector<Colour> any(cards);
    before.shuffle<Colour>(any);
    TEST_ASSERT_TRUE(before == after);
}

void test_X23_LOV_061_LOV_062_LOV_063_reshuffle_within_a_reload() {
    Position t;
    t.deck(1, {Y});
    const kit::Rng before = t.s.rng;
    t.play({RELOAD({R, G, Y})});
    TEST_ASSERT_TRUE(t.happened({.kind = reshuffled, .a = 22}));
    TEST_ASSERT_EQUAL(20, t.s.deck.size());
    TEST_ASSERT_EQUAL(0, sum_of(t.s.discard));
    after_shuffle_of(22, before, t.s.rng);
    // Among all orders there are those that bring red back, which lies nowhere but in the discard.
    bool came_back = false;
    for (kit::Seed seed = 0; seed < 50; ++seed) {
        Position again;
        again.hand(R, {R, R, R}).hand(B, {R, R, R}).hand(G, {R, R, G}).deck(0);
        again.s.rng = kit::Rng(seed);
        again.play({RELOAD({R, R, R})});
        came_back = came_back || again.s.hand[R][R] > 0;
    }
    TEST_ASSERT_TRUE(came_back);
}

void test_X24_LOV_062_LOV_100_LOV_101_reshuffle_for_a_broken_claim() {
    Position t = with_blue_claim();
    t.deck(0).dice({6, 5, 3});
    kit::Rng before = t.s.rng;
    t.play({DUEL(B0), FIRE(2), FIRE(1)});
    TEST_ASSERT_TRUE(t.happened({.kind = reshuffled, .a = 21}));
    TEST_ASSERT_EQUAL(20, t.s.deck.size());
    TEST_ASSERT_EQUAL(0, sum_of(t.s.discard));
    TEST_ASSERT_EQUAL(3, t.s.hand_size(B));
    for (int i = 0; i < 3; ++i) (void)before.die();
    after_shuffle_of(21, before, t.s.rng);
}

void test_X25_LOV_113_betrayal_ends_love() {
    Position t;
    t.in_love(RB).dice({2, 5}).play({DUEL(B0)});
    TEST_ASSERT_EQUAL(0, t.s.couples);
    t.play({FIRE(1), FIRE(1), END});
    t.has_bullets({5, 6, 6, 6});
    TEST_ASSERT_EQUAL(0, t.s.score[R]);
}

void test_X26_LOV_113_love_again() {
    Position t;
    t.in_love(RB).dice({5, 5}).play({DUEL(B0), FIRE(1), FIRE(1)});
    TEST_ASSERT_EQUAL(couple_ended | couple_formed, t.s.last_duel.flags);
    t.play({END});
    TEST_ASSERT_EQUAL(RB, t.s.couples);
    TEST_ASSERT_EQUAL(1, t.s.score[R]);
}

void test_X27_LOV_115_LOV_122_two_loves() {
    Position t = with_red_claim();
    t.in_love(RB).dice({5, 5}).play({DUEL(G0), FIRE(1), FIRE(1), END});
    TEST_ASSERT_EQUAL(RB | RG, t.s.couples);
    TEST_ASSERT_EQUAL(2, t.s.chips(R));
    TEST_ASSERT_EQUAL(4, t.s.score[R]);
}

void test_X28_LOV_116_no_chip_left() {
    Position t;
    t.in_love(RB | GY).dice({5, 5}).play({DUEL(G0), FIRE(1), FIRE(1)});
    TEST_ASSERT_EQUAL(chips_were_out, t.s.last_duel.flags);
    t.play({END});
    TEST_ASSERT_EQUAL(RB | GY, t.s.couples);
    t.has_bullets({5, 6, 5, 6});
    TEST_ASSERT_EQUAL(1, t.s.score[R]);
}

void test_X29_LOV_113_LOV_114_only_one_couple_ends() {
    Position t;
    t.in_love(RB | RG).dice({6, 1}).play({DUEL(B0), FIRE(1), FIRE(1), END});
    TEST_ASSERT_EQUAL(RG, t.s.couples);
    TEST_ASSERT_EQUAL(R, t.s.owner[B0]);
    TEST_ASSERT_EQUAL(1, t.s.score[R]);
}

void test_X30_LOV_083_nothing_to_win_from_blue() {
    Position t;
    t.owns(R, {B0, B1});
    TEST_ASSERT_EQUAL(2, t.legal_of(duel));
    TEST_ASSERT_TRUE(t.may(DUEL(G0)) && t.may(DUEL(Y0)));
    t.play({RELOAD(), END});
    TEST_ASSERT_TRUE(t.may(DUEL(R0)));  // Blue, without a Heart, may challenge
}

void test_X31_LOV_037_LOV_071_LOV_077_win_and_claim() {
    Position t;
    t.dice({6, 5, 2}).play({DUEL(G0), FIRE(2), FIRE(1), CLAIM({R, G})});
    t.has_bullets({2, 6, 5, 6});
    TEST_ASSERT_EQUAL(1u << R0 | 1u << G0, t.s.claimed);
    TEST_ASSERT_EQUAL(5, t.s.score[R]);
}

void test_X32_LOV_074_LOV_120_both_hearts_of_a_colour() {
    Position t;
    t.hand(R, {R, R, G}).play({CLAIM({R, R}), END});
    TEST_ASSERT_EQUAL(1u << R0 | 1u << R1, t.s.claimed);
    t.holds(R, {G});
    TEST_ASSERT_EQUAL(5, t.s.score[R]);
}

void test_X33_LOV_014_LOV_052_LOV_120_three_claims() {
    Position t = with_three_red_claims();
    t.score(R, 10).in_love(RY);
    TEST_ASSERT_EQUAL(1, t.legal_of(reload));
    t.play({RELOAD()});
    t.has_bullets({6, 6, 6, 6});
    t.play({END});
    TEST_ASSERT_EQUAL(20, t.s.score[R]);
}

void test_X34_LOV_126_LOV_128_LOV_132_red_wins() {
    Position t = with_three_red_claims();
    t.score(R, 41).score(B, 49).play({RELOAD(), END});
    TEST_ASSERT_EQUAL(50, t.s.score[R]);
    TEST_ASSERT_EQUAL(R, t.s.winner);
    t.is_turn_of(kit::nobody, Phase::over);
    TEST_ASSERT_EQUAL(0, t.legal().size());
    for (const Action action : {RELOAD(), CLAIM({B}), DUEL(R0), FIRE(0), END}) t.no(action);
}

void test_X35_LOV_126_forty_nine_is_not_enough() {
    Position t;
    t.score(R, 49).play({RELOAD(), END});
    TEST_ASSERT_EQUAL(49, t.s.score[R]);
    t.is_turn_of(B, free_action);
}

void test_X36_LOV_123_only_the_turns_player_scores() {
    Position t;
    t.owns(B, {G0}).claimed({B0, B1, G0}).hand(B, {}).score(B, 49).play({RELOAD(), END});
    TEST_ASSERT_EQUAL(49, t.s.score[B]);
    t.is_turn_of(B, free_action);
}

void test_X37_LOV_011_LOV_082_claimed_and_unclaimed_differ() {
    const Position t = with_blue_claim();
    TEST_ASSERT_EQUAL(4, t.legal_of(duel));
    for (const Heart heart : {B0, B1, G0, Y0}) TEST_ASSERT_TRUE(t.may(DUEL(heart)));
}

void test_X38_LOV_073_one_lasso_for_each_heart() { Position().no(CLAIM({R, R})); }

void test_X39_LOV_098_challenger_keeps_his_claim() {
    Position t = with_red_claim();
    t.dice({1, 6}).play({DUEL(B0), FIRE(1), FIRE(1), END});
    TEST_ASSERT_EQUAL(R, t.s.owner[R0]);
    TEST_ASSERT_TRUE(t.s.is_claimed(R0));
    TEST_ASSERT_EQUAL(2, t.s.score[R]);
}

void test_X40_LOV_037_LOV_103_same_heart_twice() {
    Position t;
    t.dice({1, 6}).play({DUEL(B0), FIRE(1), FIRE(1)});
    t.has_bullets({5, 6, 6, 6});
    t.dice({6, 5, 2, 3}).play({DUEL(B0)});
    TEST_ASSERT_EQUAL(3, t.s.bullets[R]);
    t.play({FIRE(2), FIRE(2)});
    TEST_ASSERT_EQUAL(11, t.s.last_duel.totals[challenger]);
    TEST_ASSERT_EQUAL(5, t.s.last_duel.totals[defender]);
    t.has_bullets({1, 4, 6, 6});
    TEST_ASSERT_EQUAL(R, t.s.owner[B0]);
    t.is_turn_of(B, free_action);
}

void test_X41_LOV_076_LOV_080_LOV_100_own_heart_comes_back() {
    Position t;
    t.owns(B, {R0}).claimed({R0}).hand(B, {B, Y}).deck(20, {R}).dice({6, 4, 2});
    t.play({DUEL(R0), FIRE(2), FIRE(1)});
    t.holds(B, {R, B, Y});
    TEST_ASSERT_EQUAL(1, t.s.discard[R]);
    t.play({CLAIM({R})});
    TEST_ASSERT_EQUAL(1u << R0, t.s.claimed);
    TEST_ASSERT_EQUAL(2, t.s.bullets[R]);
    TEST_ASSERT_EQUAL(2, t.s.score[R]);
}

void test_X42_LOV_130_sundown() {
    Position t;
    t.claimed({R0, R1, B0, Y0}).hand(R, {R}).hand(B, {R, Y}).hand(Y, {B, G});
    t.score(R, 20).score(B, 20).score(G, 20).score(Y, 11).turn(Y, 199, R);
    t.play({RELOAD(), END});
    TEST_ASSERT_EQUAL(13, t.s.score[Y]);
    TEST_ASSERT_EQUAL(R, t.s.winner);
    t.is_turn_of(kit::nobody, Phase::over);
}

void test_X43_LOV_090_not_more_than_there_are() {
    Position t;
    t.bullets(R, 4).play({DUEL(B0)});
    t.no(FIRE(5));
    TEST_ASSERT_EQUAL(5, t.legal().size());
}

void test_X44_LOV_142_a_split_is_secret() {
    Position four, one;
    four.play({DUEL(B0), FIRE(4)});
    one.play({DUEL(B0), FIRE(1)});
    for (const Seat other : {B, G, Y}) TEST_ASSERT_EQUAL(four.seen_by(other), one.seen_by(other));
    TEST_ASSERT_TRUE(four.seen_by(R) != one.seen_by(R));
    kit::Rng first(7), second(7);
    Rules::conceal(four.s, B, first);
    Rules::conceal(one.s, B, second);
    TEST_ASSERT_EQUAL_MEMORY(&four.s, &one.s, sizeof four.s);
}

void test_X45_LOV_143_what_is_known_of_a_hand() {
    Position t;
    t.deck(20, {B, R}).play({RELOAD({G, Y})});
    TEST_ASSERT_TRUE((t.s.known[R] == Lassos{1, 0, 0, 0}));
    TEST_ASSERT_EQUAL(2, t.s.unknown[R]);
    t.play({CLAIM({R, R})});
    TEST_ASSERT_TRUE((t.s.known[R] == Lassos{}));
    TEST_ASSERT_EQUAL(1, t.s.unknown[R]);
}

void test_X46_LOV_014_LOV_038_duels_but_no_claim() {
    Position t = with_three_red_claims();
    t.bullets(R, 2).play({RELOAD()});
    t.has_bullets({6, 6, 6, 6});
    TEST_ASSERT_TRUE(t.may(END));
    TEST_ASSERT_EQUAL(3, t.legal_of(duel));
    TEST_ASSERT_EQUAL(0, t.legal_of(claim));
}

void test_X47_LOV_038_LOV_040_LOV_083_nothing_to_pay_for() {
    Position t;
    t.owns(R, {B0, B1, G0, G1, Y0, Y1}).claimed({R0, B0, G0}).hand(R, {}).play({RELOAD()});
    TEST_ASSERT_EQUAL(6, t.s.bullets[R]);
    TEST_ASSERT_EQUAL(9, t.s.score[R]);
    t.is_turn_of(B, free_action);
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_X01_LOV_025_LOV_026_highest_roll_begins);
    RUN_TEST(test_X02_LOV_026_all_roll_again);
    RUN_TEST(test_X03_LOV_021_LOV_022_LOV_023_LOV_143_the_deal);
    RUN_TEST(test_X04_LOV_011_LOV_031_first_legal_list);
    RUN_TEST(test_X05_LOV_031_no_end_before_an_action);
    RUN_TEST(test_X06_LOV_011_lower_of_equal_hearts);
    RUN_TEST(test_X07_LOV_042_LOV_070_LOV_080_LOV_120_claim_and_end);
    RUN_TEST(test_X08_LOV_037_LOV_041_LOV_094_LOV_095_paid_duel);
    RUN_TEST(test_X09_LOV_096_LOV_097_defender_wins);
    RUN_TEST(test_X10_LOV_099_LOV_110_LOV_121_LOV_125_tie_and_love);
    RUN_TEST(test_X11_LOV_100_LOV_101_broken_claim);
    RUN_TEST(test_X12_LOV_099_tie_keeps_the_claim);
    RUN_TEST(test_X13_LOV_040_LOV_085_LOV_086_fists_against_bullets);
    RUN_TEST(test_X14_LOV_087_LOV_111_fists_against_fists);
    RUN_TEST(test_X15_LOV_097_no_refund_for_fists);
    RUN_TEST(test_X16_LOV_091_LOV_097_nothing_fired_loses);
    RUN_TEST(test_X17_LOV_091_LOV_111_nothing_against_nothing);
    RUN_TEST(test_X18_LOV_088_LOV_091_LOV_097_nothing_is_not_fists);
    RUN_TEST(test_X19_LOV_035_LOV_050_LOV_052_LOV_053_LOV_054_LOV_055_reload_then_pay);
    RUN_TEST(test_X20_LOV_034_no_second_reload);
    RUN_TEST(test_X21_LOV_037_LOV_111_LOV_124_payment_leaves_fists);
    RUN_TEST(test_X22_LOV_038_LOV_040_turn_ends_without_two_bullets);
    RUN_TEST(test_X23_LOV_061_LOV_062_LOV_063_reshuffle_within_a_reload);
    RUN_TEST(test_X24_LOV_062_LOV_100_LOV_101_reshuffle_for_a_broken_claim);
    RUN_TEST(test_X25_LOV_113_betrayal_ends_love);
    RUN_TEST(test_X26_LOV_113_love_again);
    RUN_TEST(test_X27_LOV_115_LOV_122_two_loves);
    RUN_TEST(test_X28_LOV_116_no_chip_left);
    RUN_TEST(test_X29_LOV_113_LOV_114_only_one_couple_ends);
    RUN_TEST(test_X30_LOV_083_nothing_to_win_from_blue);
    RUN_TEST(test_X31_LOV_037_LOV_071_LOV_077_win_and_claim);
    RUN_TEST(test_X32_LOV_074_LOV_120_both_hearts_of_a_colour);
    RUN_TEST(test_X33_LOV_014_LOV_052_LOV_120_three_claims);
    RUN_TEST(test_X34_LOV_126_LOV_128_LOV_132_red_wins);
    RUN_TEST(test_X35_LOV_126_forty_nine_is_not_enough);
    RUN_TEST(test_X36_LOV_123_only_the_turns_player_scores);
    RUN_TEST(test_X37_LOV_011_LOV_082_claimed_and_unclaimed_differ);
    RUN_TEST(test_X38_LOV_073_one_lasso_for_each_heart);
    RUN_TEST(test_X39_LOV_098_challenger_keeps_his_claim);
    RUN_TEST(test_X40_LOV_037_LOV_103_same_heart_twice);
    RUN_TEST(test_X41_LOV_076_LOV_080_LOV_100_own_heart_comes_back);
    RUN_TEST(test_X42_LOV_130_sundown);
    RUN_TEST(test_X43_LOV_090_not_more_than_there_are);
    RUN_TEST(test_X44_LOV_142_a_split_is_secret);
    RUN_TEST(test_X45_LOV_143_what_is_known_of_a_hand);
    RUN_TEST(test_X46_LOV_014_LOV_038_duels_but_no_claim);
    RUN_TEST(test_X47_LOV_038_LOV_040_LOV_083_nothing_to_pay_for);
    return UNITY_END();
}
