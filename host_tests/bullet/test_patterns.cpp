// Patterns, clears and stars: BUL-010, BUL-023, BUL-130 .. BUL-161.
#include "position.h"

using namespace field;

void setUp() {}
void tearDown() {}

namespace {

void test_BUL_010_BUL_161_cleared_bullets_go_to_the_target() {
    Position p("ffa3 es ro ve");
    p.hand(0, "ES03").sight(0, "(1,1)R1 (1,2)B1 (1,3)g1 (1,5)P2").ap(0, 2);
    p.play({PATTERN(0, 0, at(0, 0))});
    p.has_incoming(1, "g1 P2");
    p.has_incoming(2, "");
    TEST_ASSERT_TRUE(p.happened({.kind = sent, .a = 0, .b = 1, .c = 2}));
    TEST_ASSERT_EQUAL(2, p.times(cleared));
    TEST_ASSERT_EQUAL(2, p.board(0).cleared);
    // Which they are nobody sees any more, how many everybody.
    Rules::mask(p.s, 0);
    TEST_ASSERT_EQUAL(2, p.board(1).incoming.total);
    TEST_ASSERT_EQUAL_STRING("", bag_names(p.board(1).incoming).c_str());
}

void test_BUL_023_hands_lie_open() {
    Position p("ffa2 es ro");
    p.hand(0, "ES03 ES04").hand(1, "RO01");
    Rules::mask(p.s, 1);
    p.has_hand(0, "ES03 ES04");
    Rules::mask(p.s, kit::the_public);
    p.has_hand(1, "RO01");
}

void test_BUL_130_not_turned_not_mirrored() {
    Position p("ffa2 es ro");
    p.hand(0, "ES03").sight(0, "(1,1)R1 (2,1)R2");
    TEST_ASSERT_EQUAL(0, p.count(use_pattern));
    p.sight(0, "(1,4)R1 (1,5)R2");
    TEST_ASSERT_EQUAL(1, p.count(use_pattern));
    p.no(PATTERN(0, 1, at(0, 3)));
    p.no(PATTERN(1, 0, at(0, 3)));
    p.no(PATTERN(0, 0, 255));
    p.play({PATTERN(0, 0, at(0, 3))});  // its marks lie off the sight
}

void test_BUL_131_BUL_132_BUL_133_what_may_lie_outside() {
    // RO05 `Po/ox/xx`
    Position p("ffa2 ro es");
    p.hand(0, "RO05").sight(0, "(5,4)P1");
    p.yes(PATTERN(0, 0, at(4, 3)));
    p.sight(0, "(6,4)P1").no(PATTERN(0, 0, at(5, 3)));  // an empty space would be outside
    // ES11 `xAx/A.A/x.x` beyond the top: the mark and the blank are outside, no wish is.
    Position over_top("ffa2 na es");
    over_top.hand(0, "NA01").baku(0, 1, 5).sight(0, "(2,5)P1");
    over_top.yes(PATTERN(0, 0, at(0, 4)));
}

void test_BUL_134_BUL_143_used_once() {
    Position p("ffa2 es ro");
    p.hand(0, "ES03 ES01").sight(0, "(1,1)R1 (1,2)B1").play({PATTERN(0, 0, at(0, 0))});
    p.has_hand(0, "ES01");
    p.has_discard(0, "ES03");
    TEST_ASSERT_EQUAL(0, p.count(use_pattern));
}

void test_BUL_136_BUL_138_baku_and_emptiness() {
    // NA10 `oKo/xAx/.x.`, NA05 `A.A.x/.xx..`
    Position p("ffa2 na ro");
    p.hand(0, "NA05").baku(0, 1, 1).sight(0, "(1,1)R1 (1,3)G1");
    p.yes(PATTERN(0, 0, at(0, 0)));  // a bullet counts though Baku stands there
    const Shape hollow = shape_of(read_grid("ooo/A.A/xxx"));
    p.sight(0, "(2,1)R2 (2,3)G2").baku(0, 1, 2);
    TEST_ASSERT_EQUAL(0, fitting_anchors(p.board(0), hollow));
    p.baku(0, 3, 3);
    TEST_ASSERT_EQUAL(set_of(sp(1, 1)), fitting_anchors(p.board(0), hollow));
    p.baku(0, 2, 3);
    TEST_ASSERT_EQUAL(set_of(sp(1, 1)), fitting_anchors(p.board(0), hollow));
}

void test_BUL_142_in_reading_order() {
    Position p("ffa2 es ro");
    p.hand(0, "ES04").sight(0, "(1,1)R1 (1,2)B2 (1,3)G1 (2,2)B3 (3,2)B4");
    p.play({PATTERN(0, 0, at(0, 0))});
    std::string order;
    for (const Event& event : p.events) {
        if (event.kind == pattern_used) order += "use ";
        if (event.kind == cleared) order += space_name(event.b);
        if (event.kind == sent) order += " sent";
    }
    TEST_ASSERT_EQUAL_STRING("use (1,2)(2,2)(3,2) sent", order.c_str());
}

void test_BUL_144_both_piles_are_empty() {
    Position p("ffa2 es ro");
    p.hand(0, "ES01 ES02 ES03 ES04 ES05 ES06 ES07 ES08 ES09 ES10 ES11");
    p.no(USE(3));
    p.yes(FIZZLE(2));
    Position drawing("ffa2 es ro");
    drawing.discarded(0, 11).play({USE(3)});
    TEST_ASSERT_EQUAL(1, drawing.board(0).hand.size());
    TEST_ASSERT_EQUAL(10, drawing.board(0).deck.size());
    TEST_ASSERT_TRUE(drawing.happened({.kind = deck_reshuffled, .a = 0, .b = 11}));
    // In the End Phase drawing just stops: here one card is left for a hand of four.
    Position few("ffa2 es ro");
    few.board(0).deck.clear();
    few.board(0).deck.push(card("ES01"));
    kit::Events unseen;
    Play play{few.s, unseen};
    begin_end_phase(play, 0);
    few.s.open_powerups.clear();
    go_on(play);
    few.has_hand(0, "ES01");
    few.is(0, Phase::ended);
}

void test_BUL_155_BUL_159_only_clearing_counts() {
    Position p("ffa2 yn ro");
    p.ap(0, 4).sight(0, "(1,1)r1 (2,2)b1").play({USE(4, sp(1, 1))});  // put back into the current
    p.has_ap(0, 1);
    p.play({USE(1, sp(2, 2), sp(2, 3))});  // moved
    p.has_ap(0, 0);
    p.play({PLACE});  // placed
    p.has_ap(0, 0);
    p.powerups(0, "PU4").play({POWERUP(0, sp(2, 3))});  // cleared, by whatever
    p.has_ap(0, 1);
    Position pattern_clears("ffa2 es ro");
    pattern_clears.ap(0, 0).hand(0, "ES03").sight(0, "(1,1)R1 (1,2)B1 (1,3)g1 (1,4)y1 (1,5)P2");
    pattern_clears.play({PATTERN(0, 0, at(0, 0))});
    pattern_clears.has_ap(0, 2);
    TEST_ASSERT_EQUAL(2, pattern_clears.times(star_acted));
}

void test_BUL_156_a_star_that_nothing_can_follow() {
    // No bullet is left to be moved: Telekinesis is dropped, Focus follows.
    Position p("ffa2 pl ro");
    p.ap(0, 2).powerups(0, "PU4").sight(0, "(1,1)r1").play({POWERUP(0, sp(1, 1))});
    p.has_ap(0, 3);
    TEST_ASSERT_TRUE(choosing_option(p.s));
    // Nothing is beside Baku.
    Position n("ffa2 na ro");
    n.powerups(0, "PU4").sight(0, "(1,1)r1 (6,5)P1").play({POWERUP(0, sp(1, 1))});
    TEST_ASSERT_TRUE(choosing_option(n.s));
    // Two bites are open; one is declined.
    Position two("ffa2 na ro");
    two.hand(0, "NA05").baku(0, 5, 1).sight(0, "(1,1)R1 (1,3)G1 (2,2)b1 (2,3)g2 (4,1)R2 (6,1)R3");
    two.play({PATTERN(0, 0, at(0, 0)), DECLINE});
    two.play({STAR(0, sp(4, 1))});
    two.play({DECLINE});  // the rider
    two.sees(0, "(1,1)R1 (1,3)G1 (6,1)R3");
}

void test_BUL_157_all_leave_before_stars_act() {
    // The bitten bullet is chosen from what the pattern has left.
    Position p("ffa2 na ro");
    p.hand(0, "NA06").baku(0, 2, 2).sight(0, "(2,2)b2 (2,3)G2 (3,2)B3");
    p.play({PATTERN(0, 0, at(1, 1))});
    p.sees(0, "(2,3)G2");
    p.no(STAR(0, sp(3, 2)));
    p.yes(STAR(0, sp(2, 3)));
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_BUL_010_BUL_161_cleared_bullets_go_to_the_target);
    RUN_TEST(test_BUL_023_hands_lie_open);
    RUN_TEST(test_BUL_130_not_turned_not_mirrored);
    RUN_TEST(test_BUL_131_BUL_132_BUL_133_what_may_lie_outside);
    RUN_TEST(test_BUL_134_BUL_143_used_once);
    RUN_TEST(test_BUL_136_BUL_138_baku_and_emptiness);
    RUN_TEST(test_BUL_142_in_reading_order);
    RUN_TEST(test_BUL_144_both_piles_are_empty);
    RUN_TEST(test_BUL_155_BUL_159_only_clearing_counts);
    RUN_TEST(test_BUL_156_a_star_that_nothing_can_follow);
    RUN_TEST(test_BUL_157_all_leave_before_stars_act);
    return UNITY_END();
}
