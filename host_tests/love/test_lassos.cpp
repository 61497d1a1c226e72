// Reload, deck and claims: LOV-011, LOV-014, LOV-050 .. LOV-080.
#include <set>

#include "position.h"

using namespace table;

void setUp() {}
void tearDown() {}

namespace {

void test_LOV_011_equal_hearts_count_once() {
    Position t;
    t.owns(B, {G0});  // B: B0 B1 G0, G: G1
    for (const Heart heart : {B0, G0, G1, Y0}) TEST_ASSERT_TRUE(t.may(DUEL(heart)));
    for (const Heart heart : {B1, Y1}) t.no(DUEL(heart));
    t.claimed({B0, B1}).hand(B, {R});  // both claimed: equal again
    TEST_ASSERT_TRUE(t.may(DUEL(B0)));
    t.no(DUEL(B1));
}

void test_LOV_014_always_three_lassos() {
    play_at_random(8, [](const Step& step) {
        for (Seat seat = 0; seat < seat_count; ++seat) {
            TEST_ASSERT_EQUAL(3, step.after.hand_size(seat) + step.after.claims(seat));
            TEST_ASSERT_LESS_OR_EQUAL(3, step.after.claims(seat));
        }
    });
}

void test_LOV_050_reload_makes_six() {
    for (int bullets = 0; bullets <= 6; ++bullets) {
        Position t;
        t.bullets(R, bullets).bullets(B, 1).play({RELOAD()});
        t.has_bullets({6, 1, 6, 6});
        TEST_ASSERT_TRUE(t.happened(
            {.kind = reloaded, .a = R, .b = static_cast<std::uint8_t>(bullets), .c = 0}));
    }
}

void test_LOV_051_reload_with_six_bullets() {
    Position t;
    t.deck(20, {B}).play({RELOAD({R})});
    t.holds(R, {B, G, Y});
}

void test_LOV_052_any_lassos_are_exchanged() {
    TEST_ASSERT_EQUAL(8, Position().legal_of(reload));
    Position twins;
    twins.hand(R, {G, G, Y});
    TEST_ASSERT_EQUAL(6, twins.legal_of(reload));  // 0, 1 or 2 green, 0 or 1 yellow
    twins.no(RELOAD({R}));
    twins.no(RELOAD({Y, Y}));
    Position t;
    t.deck(20, {B, B}).play({RELOAD({R, Y})});
    t.holds(R, {B, B, G});
    TEST_ASSERT_EQUAL(18, t.s.deck.size());
    TEST_ASSERT_EQUAL(2, sum_of(t.s.discard));
}

void test_LOV_053_all_discards_before_the_first_draw() {
    Position t;
    t.play({RELOAD({R, G, Y})});
    const std::uint8_t kinds[] = {reloaded, discarded, discarded, discarded, draws,
                                  drew,     draws,     drew,      draws,     drew};
    TEST_ASSERT_EQUAL(10, t.events.size());
    for (std::size_t i = 0; i < 10; ++i) TEST_ASSERT_EQUAL(kinds[i], t.events[i].kind);
}

void test_LOV_054_lasso_on_a_heart_stays() {
    Position t;
    t.claimed({R0}).hand(R, {G, Y});
    t.no(RELOAD({R}));
    t.play({RELOAD({G, Y})});
    TEST_ASSERT_TRUE(t.s.is_claimed(R0));
    TEST_ASSERT_EQUAL(2, t.s.hand_size(R));
}

void test_LOV_055_discards_are_open_draws_are_not() {
    Position t;
    t.deck(20, {B}).play({RELOAD({G})});
    TEST_ASSERT_TRUE(t.happened({.kind = discarded, .a = R, .b = G}));
    TEST_ASSERT_TRUE(t.happened({.kind = draws, .a = R, .b = 19}));
    TEST_ASSERT_TRUE(t.happened({.kind = drew, .seen_by = 1u << R, .a = R, .b = B}));
    TEST_ASSERT_EQUAL(1, t.happenings(drew));
    Position other;  // the others cannot tell what was drawn
    other.deck(20, {Y}).play({RELOAD({G})});
    TEST_ASSERT_EQUAL(t.seen_by(B), other.seen_by(B));
    TEST_ASSERT_TRUE(t.seen_by(R) != other.seen_by(R));
    Position thrown;  // but what was thrown away
    thrown.deck(20, {B}).play({RELOAD({Y})});
    TEST_ASSERT_TRUE(t.seen_by(B) != thrown.seen_by(B));
}

void test_LOV_056_no_exchange_without_a_reload() {
    Position t;
    TEST_ASSERT_TRUE(t.may(RELOAD()));
    t.bullets(R, 1).play({RELOAD({G})});
    TEST_ASSERT_EQUAL(6, t.s.bullets[R]);
    play_at_random(8, [](const Step& step) {
        if (step.action.kind == reload) return;
        const State &before = step.before, &after = step.after;
        for (const Event& event : step.events)
            TEST_ASSERT_TRUE(event.kind != discarded && event.kind != reloaded);
        // The actor's hand only shrinks.
        const Seat actor = before.turn_seat;
        for (std::size_t colour = 0; colour < colour_count; ++colour)
            TEST_ASSERT_LESS_OR_EQUAL(before.hand[actor][colour], after.hand[actor][colour]);
    });
}

void test_LOV_060_cards_come_from_the_top() {
    Position t;
    t.deck(20, {Y, B, G, R});
    t.play({RELOAD({G, Y})});  // draws R, then G
    t.holds(R, {R, R, G});
    TEST_ASSERT_EQUAL(B, t.s.deck.top());
}

void test_LOV_061_reshuffle_only_when_a_card_is_needed() {
    Position last;
    last.deck(1, {B}).play({RELOAD({G})});
    TEST_ASSERT_EQUAL(0, last.s.deck.size());
    TEST_ASSERT_EQUAL(20, sum_of(last.s.discard));
    TEST_ASSERT_EQUAL(0, last.happenings(reshuffled));
    last.play({END, RELOAD()});  // no card is drawn, so the pile stays
    TEST_ASSERT_EQUAL(0, last.s.deck.size());
    last.play({END, RELOAD({G})});
    TEST_ASSERT_TRUE(last.happened({.kind = reshuffled, .a = 21}));
    TEST_ASSERT_EQUAL(20, last.s.deck.size());
}

void test_LOV_062_LOV_063_pile_of_twenty_three() {
    Position t;
    t.deck(0).play({RELOAD({R, G, Y})});
    TEST_ASSERT_TRUE(t.happened({.kind = reshuffled, .a = 23}));
    TEST_ASSERT_EQUAL(20, t.s.deck.size());
    TEST_ASSERT_EQUAL(23, t.s.deck.capacity());
    play_at_random(8, [](const Step& step) {
        TEST_ASSERT_EQUAL(20,
                          static_cast<int>(step.after.deck.size()) + sum_of(step.after.discard));
    });
}

void test_LOV_070_lasso_and_heart_of_one_colour() {
    Position t;
    t.no(CLAIM({B}));  // no such Lasso
    t.no(CLAIM({G}));  // no such Heart
    t.play({CLAIM({R})});
    TEST_ASSERT_TRUE(t.happened({.kind = claim_laid, .a = R, .b = R0}));
}

void test_LOV_071_LOV_075_three_claims_at_once() {
    Position t;
    t.owns(R, {G0, Y1}).owns(B, {R1}).claimed({B0}).hand(B, {R, Y});
    TEST_ASSERT_EQUAL(7, t.legal_of(claim));
    TEST_ASSERT_EQUAL(20, t.legal().size());  // the longest list there is
    t.play({CLAIM({R, G, Y})});
    TEST_ASSERT_EQUAL(3, t.s.claims(R));
    TEST_ASSERT_EQUAL(0, t.s.hand_size(R));
    TEST_ASSERT_EQUAL(3, t.happenings(claim_laid));
}

void test_LOV_072_claim_of_nothing() {
    Position t;
    t.no(CLAIM({}));
    t.hand(R, {B, B, Y});
    TEST_ASSERT_EQUAL(0, t.legal_of(claim));
}

void test_LOV_073_claimed_heart_is_not_claimed_again() {
    Position t;
    t.claimed({R0, R1}).hand(R, {R});
    t.no(CLAIM({R}));
    Position lost;  // one red Heart, two red Lassos
    lost.owns(B, {R1}).hand(R, {R, R, G});
    lost.no(CLAIM({R, R}));
    TEST_ASSERT_TRUE(lost.may(CLAIM({R})));
}

void test_LOV_074_two_of_a_colour_need_two_lassos() {
    Position t;
    t.hand(R, {R, R, R});
    TEST_ASSERT_EQUAL(2, t.legal_of(claim));
    t.no(CLAIM({R, R, R}));
    t.play({CLAIM({R, R})});
    TEST_ASSERT_EQUAL(1u << R0 | 1u << R1, t.s.claimed);
}

void test_LOV_076_any_colour() {
    Position t;
    t.owns(R, {Y0}).play({CLAIM({Y})});
    TEST_ASSERT_EQUAL(1u << Y0, t.s.claimed);
    Position own;
    own.play({CLAIM({R})});
    TEST_ASSERT_EQUAL(1u << R0, own.s.claimed);
}

void test_LOV_077_won_heart_is_claimed_at_once() {
    Position t;
    t.dice({6, 1}).play({DUEL(Y0), FIRE(1), FIRE(1)});
    TEST_ASSERT_TRUE(t.may(CLAIM({Y})));
    t.play({CLAIM({Y})});
    TEST_ASSERT_EQUAL(2, t.s.score[R]);
    TEST_ASSERT_EQUAL(3, t.s.bullets[R]);
}

void test_LOV_078_claim_ends_only_when_broken() {
    int broken = 0;
    play_at_random(20, [&](const Step& step) {
        const unsigned gone = step.before.claimed & ~unsigned{step.after.claimed};
        if (gone == 0) return;
        ++broken;
        const auto heart = static_cast<Heart>(std::countr_zero(gone));
        TEST_ASSERT_TRUE(std::has_single_bit(gone));
        TEST_ASSERT_TRUE(std::any_of(step.events.begin(), step.events.end(), [&](const Event& e) {
            return e.kind == claim_broken && e.b == heart && e.a == step.before.owner[heart];
        }));
        TEST_ASSERT_TRUE(step.after.owner[heart] == step.before.turn_seat);
    });
    TEST_ASSERT_GREATER_THAN(20, broken);
}

void test_LOV_079_claims_lie_open() {
    Position none, one;
    one.play({CLAIM({R}), END});
    none.play({RELOAD(), END});
    for (Seat seat = 0; seat < seat_count; ++seat)
        TEST_ASSERT_TRUE(none.seen_by(seat) != one.seen_by(seat));
}

void test_LOV_080_lower_heart_first() {
    Position t;
    t.claimed({R0}).hand(R, {R, R}).play({CLAIM({R})});
    TEST_ASSERT_EQUAL(1u << R0 | 1u << R1, t.s.claimed);
    Position fresh;
    fresh.hand(R, {R, R, G}).play({CLAIM({R})});
    TEST_ASSERT_EQUAL(1u << R0, fresh.s.claimed);
    Position second;
    second.owns(B, {R0}).play({CLAIM({R})});
    TEST_ASSERT_EQUAL(1u << R1, second.s.claimed);
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_LOV_011_equal_hearts_count_once);
    RUN_TEST(test_LOV_014_always_three_lassos);
    RUN_TEST(test_LOV_050_reload_makes_six);
    RUN_TEST(test_LOV_051_reload_with_six_bullets);
    RUN_TEST(test_LOV_052_any_lassos_are_exchanged);
    RUN_TEST(test_LOV_053_all_discards_before_the_first_draw);
    RUN_TEST(test_LOV_054_lasso_on_a_heart_stays);
    RUN_TEST(test_LOV_055_discards_are_open_draws_are_not);
    RUN_TEST(test_LOV_056_no_exchange_without_a_reload);
    RUN_TEST(test_LOV_060_cards_come_from_the_top);
    RUN_TEST(test_LOV_061_reshuffle_only_when_a_card_is_needed);
    RUN_TEST(test_LOV_062_LOV_063_pile_of_twenty_three);
    RUN_TEST(test_LOV_070_lasso_and_heart_of_one_colour);
    RUN_TEST(test_LOV_071_LOV_075_three_claims_at_once);
    RUN_TEST(test_LOV_072_claim_of_nothing);
    RUN_TEST(test_LOV_073_claimed_heart_is_not_claimed_again);
    RUN_TEST(test_LOV_074_two_of_a_colour_need_two_lassos);
    RUN_TEST(test_LOV_076_any_colour);
    RUN_TEST(test_LOV_077_won_heart_is_claimed_at_once);
    RUN_TEST(test_LOV_078_claim_ends_only_when_broken);
    RUN_TEST(test_LOV_079_claims_lie_open);
    RUN_TEST(test_LOV_080_lower_heart_first);
    return UNITY_END();
}
