// Love: LOV-110 .. LOV-118.
#include <set>

#include "position.h"

using namespace table;

void setUp() {}
void tearDown() {}

namespace {

// A tie that costs nothing.
void tie(Position& t, Heart heart) { t.play({DUEL(heart), FIRE(0), FIRE(0)}); }

void test_LOV_110_tie_makes_a_couple() {
    Position t;
    tie(t, Y0);
    TEST_ASSERT_EQUAL(RY, t.s.couples);
    TEST_ASSERT_EQUAL(1, t.s.chips(R));
    TEST_ASSERT_EQUAL(1, t.s.chips(Y));
    TEST_ASSERT_EQUAL(0, t.s.chips(B));
    TEST_ASSERT_TRUE(t.s.in_love(Y, R));
    TEST_ASSERT_FALSE(t.s.in_love(R, B) || t.s.in_love(R, R));
    TEST_ASSERT_TRUE(t.happened({.kind = love_formed, .a = R, .b = Y}));
    TEST_ASSERT_EQUAL(couple_formed, t.s.last_duel.flags);
    Position won;
    won.dice({6, 1}).play({DUEL(Y0), FIRE(1), FIRE(1)});
    TEST_ASSERT_EQUAL(0, won.s.couples);
}

void test_LOV_111_every_tie_counts() {
    Position bullets;
    bullets.dice({2, 2}).play({DUEL(B0), FIRE(1), FIRE(1)});
    TEST_ASSERT_EQUAL(RB, bullets.s.couples);
    Position mixed;
    mixed.bullets(R, 0).dice({F(1), 1}).play({DUEL(B0), FIRE(1)});
    TEST_ASSERT_EQUAL(RB, mixed.s.couples);
    Position fists_only;
    fists_only.bullets(R, 0).bullets(B, 0).dice({F(3), F(3)}).play({DUEL(B0)});
    TEST_ASSERT_EQUAL(RB, fists_only.s.couples);
    Position nothing;
    tie(nothing, B0);
    TEST_ASSERT_EQUAL(RB, nothing.s.couples);
}

void test_LOV_112_LOV_114_other_duels_do_not_end_it() {
    Position t;
    t.in_love(BG).claimed({B0}).hand(B, {R, Y});
    t.dice({6, 1}).play({DUEL(B0), FIRE(1), FIRE(1)});  // Blue loses a claimed Heart
    TEST_ASSERT_EQUAL(BG, t.s.couples);
    t.dice({1, 6}).play({DUEL(B1), FIRE(1), FIRE(1)});  // and holds one
    TEST_ASSERT_EQUAL(BG, t.s.couples);
    tie(t, Y0);  // Blue and Yellow
    TEST_ASSERT_EQUAL(BG | BY, t.s.couples);
    t.play({END, DUEL(B1)});  // Green betrays Blue
    TEST_ASSERT_EQUAL(BY, t.s.couples);
}

void test_LOV_113_love_ends_before_bullets_are_split() {
    Position t;
    t.in_love(RB | GY).play({DUEL(B0)});
    TEST_ASSERT_EQUAL(GY, t.s.couples);
    TEST_ASSERT_TRUE(t.happened({.kind = challenged, .a = R, .b = B, .c = B0, .d = betrayal}));
    TEST_ASSERT_TRUE(t.happened({.kind = love_ended, .a = R, .b = B}));
    TEST_ASSERT_EQUAL(couple_ended, t.s.last_duel.flags);
    t.play({FIRE(0), FIRE(0)});  // the chips are back: enough for a new couple
    TEST_ASSERT_EQUAL(RB | GY, t.s.couples);
    // Also the other one of the two may end it.
    Position other;
    other.in_love(RB).play({RELOAD(), END, DUEL(R0)});
    TEST_ASSERT_EQUAL(0, other.s.couples);
}

void test_LOV_115_LOV_117_two_loves_at_most() {
    Position t;
    tie(t, B0);
    tie(t, G0);
    TEST_ASSERT_EQUAL(RB | RG, t.s.couples);
    TEST_ASSERT_EQUAL(2, t.s.score[R]);
    std::set<int> chips;
    play_at_random(20, [&](const Step& step) {
        for (Seat seat = 0; seat < seat_count; ++seat) chips.insert(step.after.chips(seat));
    });
    TEST_ASSERT_TRUE((chips == std::set<int>{0, 1, 2}));
}

void test_LOV_116_third_tie_is_only_a_tie() {
    for (const int out : {RB | BY, BG | GY, RB | GY}) {
        Position t;
        t.in_love(out);
        tie(t, G0);
        TEST_ASSERT_EQUAL(out, t.s.couples);
        TEST_ASSERT_TRUE(t.happened({.kind = chips_out, .a = R, .b = G}));
        TEST_ASSERT_EQUAL(0, t.happenings(love_formed));
    }
}

void test_LOV_117_everybody_sees_who_is_in_love() {
    Position one, other;
    one.in_love(RB);
    other.in_love(RG);
    for (Seat seat = 0; seat < seat_count; ++seat)
        TEST_ASSERT_TRUE(one.seen_by(seat) != other.seen_by(seat));
}

void test_LOV_118_lovers_may_do_everything() {
    Position t;
    const auto without = t.legal();
    t.in_love(RB | RG);
    TEST_ASSERT_TRUE(t.legal() == without);
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_LOV_110_tie_makes_a_couple);
    RUN_TEST(test_LOV_111_every_tie_counts);
    RUN_TEST(test_LOV_112_LOV_114_other_duels_do_not_end_it);
    RUN_TEST(test_LOV_113_love_ends_before_bullets_are_split);
    RUN_TEST(test_LOV_115_LOV_117_two_loves_at_most);
    RUN_TEST(test_LOV_116_third_tie_is_only_a_tie);
    RUN_TEST(test_LOV_117_everybody_sees_who_is_in_love);
    RUN_TEST(test_LOV_118_lovers_may_do_everything);
    return UNITY_END();
}
