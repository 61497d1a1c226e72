// The worked examples of Boss Battle. Where a heroine would meet her own boss, another one plays.
#include "position.h"

using namespace field;

void setUp() {}
void tearDown() {}

namespace {

// Rose against Hollow Comet, who completes both active patterns.
Position comet() {
    Position p("boss1 ro hc");
    p.active("HC-7 HC-4").sight(0, "(1,1)R1 (1,3)G1 (1,5)P2").next_active("HC-2");
    return p;
}

void test_EX_13_six_open_a_slot() {
    Position p = comet();
    p.sent_to_boss(6).boss_round().has_shields(4);
    TEST_ASSERT_EQUAL(0, p.s.boss.incoming.total);
    p.has_ap(0, 6);
    TEST_ASSERT_EQUAL(8, p.board(0).current.total);
    TEST_ASSERT_TRUE(p.happened({.kind = shield_broke, .a = 1, .b = 6, .c = 0, .d = 4}));
    TEST_ASSERT_TRUE(p.happened({.kind = boss_emptied, .a = 6}));
}

void test_EX_14_four_stay_and_count_again() {
    Position p = comet();
    p.sent_to_boss(4).boss_round().has_shields(5);
    TEST_ASSERT_EQUAL(4, p.s.boss.incoming.total);
    p.current(0, "").sent_to_boss(3).boss_round().has_shields(4);
    TEST_ASSERT_EQUAL(0, p.s.boss.incoming.total);
}

void test_EX_15_the_rest_does_not_count_on() {
    Position p = comet();
    p.sent_to_boss(10).boss_round().has_shields(4);
    TEST_ASSERT_EQUAL(0, p.s.boss.incoming.total);
    Position q = comet();
    q.sent_to_boss(12).boss_round().has_shields(3);
    TEST_ASSERT_EQUAL(9 + 1, q.board(0).current.total);  // slot 2: one more
}

void test_EX_19_rose_turns_feed() {
    Position p("boss1 ro co");
    p.sight(0, "(1,2)B1 (2,2)B2 (3,2)B3 (4,2)b3 (5,2)B4").hand(0, "YN02").ap(0, 3);
    p.no(PATTERN(0, 0, at(0, 0)));
    p.play({PATTERN(0, 1, at(0, 1))});
    TEST_ASSERT_EQUAL_STRING("B1 B3 B4", bag_names(p.s.boss.incoming).c_str());
    p.sees(0, "(2,2)B2 (4,2)b3");
    p.has_hand(0, "");
    p.has_discard(0, "");
    TEST_ASSERT_EQUAL(card("YN02"), p.s.boss.feed_discard.top());
}

void test_EX_20_rose_turns_no_boss_pattern() {
    Position p("boss1 ro hc");
    const ActivePattern leak{boss_card("DE-5"), 0};  // R./oA
    p.sight(0, "(1,1)R1 (2,2)B1");
    TEST_ASSERT_TRUE(has_completed(p.s, 0, leak));
    p.sight(0, "(1,2)R1 (2,1)B1");
    TEST_ASSERT_FALSE(has_completed(p.s, 0, leak));
}

void test_EX_21_one_bullet_is_one_symbol() {
    const ActivePattern soup{boss_card("KF-2"), 0};  // RA1
    Position p("boss1 ro kf");
    p.served(0, "R1 G3 Y2");
    TEST_ASSERT_FALSE(has_completed(p.s, 0, soup));
    Position q("boss1 ro kf");
    q.served(0, "R1 R2 B1");
    TEST_ASSERT_TRUE(has_completed(q.s, 0, soup));
}

void test_EX_25_rose_draws_a_badge() {
    Position p("boss2 ja ro cc");
    p.incoming(0, "IM BD CT").play({END, END});
    TEST_ASSERT_EQUAL(2, p.s.round);
    int strewn = p.s.center.specials();
    for (const Seat seat : {Seat{0}, Seat{1}}) strewn += p.board(seat).current.specials();
    TEST_ASSERT_EQUAL(3, strewn);
    TEST_ASSERT_EQUAL(0, p.board(0).incoming.total);
    // However they fell: now all are in the center, and the Badge comes to Rose.
    for (const Seat seat : {Seat{0}, Seat{1}}) p.s.center.take_all(p.board(seat).current);
    p.s.center.remove(badge);
    p.board(1).current.add(badge);
    p.ap(0, 1).sight(1, "").active(1).play({PLACE});
    p.has_ap(0, 3);
    p.has_incoming(0, "BD");
    p.sees(1, "");
    TEST_ASSERT_TRUE(p.happened({.kind = drew_bullet, .a = 1, .b = badge}));
}

void test_EX_38_a_component_is_in_the_way() {
    Position p("boss1 na hc");
    const ActivePattern dark{boss_card("HC-6"), 0};  // ooo/A.A
    p.sight(0, "(2,1)R2 (2,3)G2").baku(0, 1, 2);
    TEST_ASSERT_FALSE(has_completed(p.s, 0, dark));
    p.baku(0, 3, 3);
    TEST_ASSERT_TRUE(has_completed(p.s, 0, dark));
}

void test_EX_65_who_began_the_round_counts() {
    Position p("boss2 ro ve hc");
    p.active("HC-7 HC-4").next_active("HC-2").sent_to_boss(13);
    p.lives(1, 1).full_column(1, 2).current(1, "B1").active(1).play({PLACE});
    p.is(1, Phase::out);
    p.decides(0);
    p.sight(0, "(1,1)R1 (1,3)G1 (1,5)P2").play({END}).has_shields(5);
    TEST_ASSERT_EQUAL(13, p.s.boss.incoming.total);
    p.boss_round().has_shields(3);
    TEST_ASSERT_EQUAL(0, p.s.boss.incoming.total);
}

void test_EX_66_the_last_shield_takes_her_with_it() {
    Position p("boss1 es cc");
    p.active("CC-1").shields(1).sent_to_boss(8).lives(0, 1).sight(0, "(6,1)R1").boss_round();
    p.over(End::boss_won, 0, 0);
    Position q("boss1 es cc");
    q.active("CC-1").shields(1).sent_to_boss(8).lives(0, 2).sight(0, "(6,1)R1").boss_round();
    q.over(End::boss_beaten, 1, 0);
}

void test_EX_67_what_cannot_be_completed() {
    Position p("boss1 es de");
    p.active("DE-4").hand(0, "ES01").boss_round();  // DISCARD(2)
    p.has_hand(0, "ES01");
    TEST_ASSERT_TRUE(p.happened({.kind = boss_acted, .a = 0, .b = boss_card("DE-4"), .d = 1}));
    Position q("boss1 es co");
    q.active("CO-6").boss_round();  // AP(-1) + DISCARD(1)
    q.has_ap(0, 5);
}

void test_EX_68_she_says_which_comes_first() {
    Position p("boss1 ro hc");
    p.active("HC-5 HC-4").hand(0, "RO01 RO02").next_active("HC-1").boss_round();
    p.decides(0);
    p.yes(ORDER(0));
    p.yes(ORDER(1));
    p.no(ORDER(2));
    p.play({ORDER(1)});
    p.has_ap(0, 7);
    p.play({CHOOSE(0)}).has_ap(0, 5);
    p.is_active("HC-4 HC-1");
    // One that failed needs no choice.
    Position q("boss1 ro hc");
    q.active("HC-5 HC-4").sight(0, "(1,1)R1 (1,3)G1").boss_round();
    q.has_ap(0, 5);
    TEST_ASSERT_EQUAL(2, q.s.round);
}

void test_EX_69_as_it_lies() {
    Position p("boss1 es de");
    p.active("DE-5:1").sight(0, "(1,2)R1 (2,1)B1");  // oR/A.
    TEST_ASSERT_TRUE(has_completed(p.s, 0, p.s.boss.active[0]));
    p.sight(0, "(1,1)R1 (2,2)B1");
    TEST_ASSERT_FALSE(has_completed(p.s, 0, p.s.boss.active[0]));
}

void test_EX_70_a_sweep() {
    Position p("boss1 es cc");
    p.active("CC-1").sight(0, "(1,1)R1 (1,2)B1 (1,4)Y1 (1,5)P1").boss_round();
    p.sees(0, "(1,1)R1 (1,2)B1 (1,3)Y1 (1,4)P1");
}

void test_EX_71_a_counterweight() {
    Position p("boss1 es ts");
    p.active("TS-1").sent_to_boss(9, 2);
    TEST_ASSERT_EQUAL(7, counted_bullets(p.s));
    p.boss_round().has_shields(4);
    TEST_ASSERT_EQUAL(0, p.s.boss.incoming.total);
    TEST_ASSERT_TRUE(p.happened({.kind = boss_counted, .a = 11, .b = 7, .c = 6, .d = 5}));
}

void test_EX_72_the_trap_springs() {
    Position p("boss2 es ro st");
    p.active("ST-1").trap("R1 B2 G3").sent_to_boss(12).boss_round().has_shields(4);
    TEST_ASSERT_EQUAL(8 + 2, p.board(0).current.total);
    TEST_ASSERT_EQUAL(8 + 1, p.board(1).current.total);
    TEST_ASSERT_EQUAL(0, p.s.boss.trap.total);
    TEST_ASSERT_TRUE(p.happened({.kind = trap_gave, .a = 0, .b = 2}));
    TEST_ASSERT_TRUE(p.happened({.kind = trap_gave, .a = 1, .b = 1}));
}

void test_EX_73_feed_does_not_fill_the_hand() {
    Position p("boss1 ro co");
    p.active("CO-3").sight(0, "(3,1)R1 (3,2)B1").hand(0, "RO01 YN05 RO02 RO03").play({END});
    p.has_hand(0, "RO01 YN05 RO02 RO03");
    TEST_ASSERT_EQUAL(9 + 1, p.board(0).current.total);
    TEST_ASSERT_EQUAL(1, p.board(0).feed_cards());
}

void test_EX_74_an_action_less() {
    Position p("boss1 es ia");
    p.sight(0, "(3,3)G1");
    p.board(0).suspended = 0;
    p.no(USE(1, sp(3, 3), sp(3, 2)));
    p.yes(USE(2, sp(3, 3), sp(2, 3)));
    p.sight(0, "(1,1)R1");  // both lead off the sight
    p.no(FIZZLE(0));
    p.yes(FIZZLE(1));
}

// The center holds nothing but one r1 in the end.
void test_EX_75_a_boss_triggers_no_stars() {
    Position p("boss1 es cc");
    p.active("CC-2").full_column(0, 1).ap(0, 2);  // PLACE(center,1)
    p.s.center.remove(type("r1"));
    p.board(0).incoming.take_all(p.s.center);
    p.s.center.add(type("r1"));
    p.boss_round();
    p.has_life(0, "r1");
    p.has_ap(0, 2);
    TEST_ASSERT_FALSE(p.happened(star_acted));
    TEST_ASSERT_TRUE(p.happened(hit));
}

void test_EX_76_points_are_lost_for_the_next_round() {
    Position p("boss1 es de");
    p.active("DE-2").ap(0, 1).play({END});
    p.has_ap(0, 3);
    TEST_ASSERT_EQUAL(2, p.s.round);
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_EX_13_six_open_a_slot);
    RUN_TEST(test_EX_14_four_stay_and_count_again);
    RUN_TEST(test_EX_15_the_rest_does_not_count_on);
    RUN_TEST(test_EX_19_rose_turns_feed);
    RUN_TEST(test_EX_20_rose_turns_no_boss_pattern);
    RUN_TEST(test_EX_21_one_bullet_is_one_symbol);
    RUN_TEST(test_EX_25_rose_draws_a_badge);
    RUN_TEST(test_EX_38_a_component_is_in_the_way);
    RUN_TEST(test_EX_65_who_began_the_round_counts);
    RUN_TEST(test_EX_66_the_last_shield_takes_her_with_it);
    RUN_TEST(test_EX_67_what_cannot_be_completed);
    RUN_TEST(test_EX_68_she_says_which_comes_first);
    RUN_TEST(test_EX_69_as_it_lies);
    RUN_TEST(test_EX_70_a_sweep);
    RUN_TEST(test_EX_71_a_counterweight);
    RUN_TEST(test_EX_72_the_trap_springs);
    RUN_TEST(test_EX_73_feed_does_not_fill_the_hand);
    RUN_TEST(test_EX_74_an_action_less);
    RUN_TEST(test_EX_75_a_boss_triggers_no_stars);
    RUN_TEST(test_EX_76_points_are_lost_for_the_next_round);
    return UNITY_END();
}
