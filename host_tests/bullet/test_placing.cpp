// Placing and hits: BUL-006, BUL-009, BUL-025, BUL-061, BUL-074 .. BUL-089.
#include "position.h"

using namespace field;

void setUp() {}
void tearDown() {}

namespace {

void test_BUL_006_BUL_025_BUL_085_a_hit_covers_the_first_free_life() {
    Position p("ffa2 es ro");
    p.full_column(0, 5).draws(0, "P1").draws(0, "P3");
    p.has_life(0, "P1 P3");
    TEST_ASSERT_EQUAL(1, lives_left(p.s, 0));
    TEST_ASSERT_TRUE(p.happened({.kind = hit, .a = 0, .b = type("P3"), .c = 0, .d = 1}));
    TEST_ASSERT_EQUAL(6, size_of(p.board(0).sight.bullets()));
}

void test_BUL_009_BUL_079_placing_is_no_movement() {
    // A star that is placed, put or moved does nothing, and a bullet falls past others.
    Position p("ffa2 pl ro");
    p.ap(0, 4).sight(0, "(1,3)G1 (2,3)G2").mind(0, "G1 G1 G1").draws(0, "g2");
    p.sees(0, "(1,3)G1 (2,3)G2 (4,3)g2");
    p.has_ap(0, 4);
    TEST_ASSERT_FALSE(p.happened(moved));
    TEST_ASSERT_TRUE(choosing_option(p.s));
}

void test_BUL_061_bullets_first() {
    Position p("ffa2 ja ro");
    p.incoming(0, "IM BD").no(END);  // the Coat is in her current
    p.play({PLACE});
    p.yes(END);
    p.no(PLACE);
}

void test_BUL_074_options_in_any_order() {
    Position p("ffa2 es ro");
    p.hand(0, "ES03").powerups(0, "PU1").current(0, "G3 G3").sight(0, "(2,1)R2 (2,2)B2");
    p.play({USE(1, sp(2, 2), sp(2, 3)), PLACE, POWERUP(0), PLACE, USE(1, sp(2, 3), sp(2, 2)),
            PATTERN(0, 0, at(1, 0))});
    p.yes(END);
    p.yes(USE(3));
}

void test_BUL_076_a_component_alone_is_no_bullet() {
    Position p("ffa2 na ro");
    p.baku(0, 1, 3).draws(0, "G1").sees(0, "(1,3)G1");
}

void test_BUL_077_BUL_078_two_bullets_are_safe() {
    for (int number = 1; number <= 4; ++number) {
        Sight sight;
        sight.put(sp(1, 1), 0);
        sight.put(sp(5, 1), 0);
        TEST_ASSERT_NOT_EQUAL(no_space, sight.landing(0, number));
        sight.put(sp(2, 1), 0);
        TEST_ASSERT_EQUAL(number == 4, sight.landing(0, number) == no_space);
    }
}

void test_BUL_080_what_a_bullet_counts() {
    Position p("ffa2 es ro");
    TEST_ASSERT_EQUAL(3, counted_number(p.board(0), 2, 3));
    p.modifier(0, Modifier::heavy, 1);
    TEST_ASSERT_EQUAL(4, counted_number(p.board(0), 2, 3));
    TEST_ASSERT_EQUAL(sp(4, 3), landing(p.s, 0, 2, 3));
    p.board(0).stuck_column = 2;
    TEST_ASSERT_EQUAL(1, counted_number(p.board(0), 2, 3));
    TEST_ASSERT_EQUAL(4, counted_number(p.board(0), 1, 3));
    p.modifier(0, Modifier::brake, 1);
    TEST_ASSERT_EQUAL(1, counted_number(p.board(0), 1, 3));
}

void test_BUL_081_every_placement_counts_down() {
    Position p("ffa2 ve ro");
    p.modifier(0, Modifier::heavy, 2)
        .modifier(0, Modifier::guard, 2)
        .modifier(0, Modifier::mute, 2);
    p.play({USE(4)});  // Stoke: from the center
    TEST_ASSERT_EQUAL(1, p.board(0).modifier(Modifier::heavy));
    TEST_ASSERT_EQUAL(1, p.board(0).modifier(Modifier::guard));
    TEST_ASSERT_EQUAL(0, p.board(0).modifier(Modifier::brake));
    TEST_ASSERT_EQUAL(2, p.board(0).modifier(Modifier::mute));
    // Of the ally too.
    Position team("teams4 es ro ve na");
    team.modifier(1, Modifier::brake, 1).sight(0, "(1,1)R3").play({TEAM(1, 1, sp(1, 1))});
    team.sees(1, "(1,1)R3");
    TEST_ASSERT_EQUAL(0, team.board(1).modifier(Modifier::brake));
}

void test_BUL_082_guarded() {
    Position p("ffa2 es ro");
    p.full_column(0, 5).powerups(0, "PU3").play({POWERUP(0)});
    TEST_ASSERT_EQUAL(3, p.board(0).modifier(Modifier::guard));
    p.current(0, "P1");
    const int before = p.s.center.total;
    p.play({PLACE});
    p.has_life(0, "");
    TEST_ASSERT_EQUAL(before + 1, p.s.center.total);
    TEST_ASSERT_TRUE(p.happened({.kind = guarded, .a = 0, .b = type("P1")}));
    TEST_ASSERT_EQUAL(2, p.board(0).modifier(Modifier::guard));
}

void test_BUL_086_BUL_122_BUL_187_down_at_once() {
    Position p("ffa3 ve ro es");
    p.lives(0, 1).current(0, "R1 R1").hand(0, "VE01").open_powerups("PU1");
    for (int column = 1; column <= 5; ++column) p.full_column(0, column);
    p.play({USE(4)});  // Stoke hits: she draws no pattern for it
    p.is(0, Phase::down);
    p.has_hand(0, "VE01");
    p.has_powerups(0, "- - -");
    TEST_ASSERT_EQUAL(30, size_of(p.board(0).sight.bullets()));
    TEST_ASSERT_EQUAL(2, p.board(0).current.total);
    p.decides(1);
    TEST_ASSERT_TRUE(p.happened({.kind = downed, .a = 0}));
}

void test_BUL_087_BUL_102_never_into_the_hitbox() {
    Position p("ffa2 es ro");
    p.sight(0, "(6,1)R1 (6,2)B1");
    TEST_ASSERT_EQUAL_STRING("(6,3)", p.ends(1, sp(6, 1)).c_str());
    p.no(USE(1, sp(6, 1), 30));
    p.no(USE(1, sp(6, 1), 255));
    p.no(USE(1, sp(6, 2), sp(5, 2)));
}

void test_BUL_088_BUL_370_balance_has_no_life() {
    Position p("ffa2 ba ro");
    p.full_column(0, 5).draws(0, "P1").draws(0, "P1");
    p.has_life(0, "");
    p.has_pans(0, "P1 P1", "");
    TEST_ASSERT_EQUAL(1, lives_left(p.s, 0));
    TEST_ASSERT_TRUE(p.happened({.kind = hit, .a = 0, .b = type("P1"), .c = 0, .d = 1}));
    // BUL-375: until she is down, and when she has left the game.
    Position lost("ffa3 ba ro es");
    lost.pans(0, "R1 R1").full_column(0, 5).draws(0, "P1");
    TEST_ASSERT_EQUAL(0, lives_left(lost.s, 0));
    lost.open_powerups("").play({END, END});
    lost.is(0, Phase::out);
    TEST_ASSERT_EQUAL(0, lives_left(lost.s, 0));
}

void test_BUL_089_BUL_244_one_of_a_team_plays_on() {
    Position p("teams4 es ro ve na");
    p.lives(0, 1).full_column(0, 5).draws(0, "P1").play({HIT(0)});
    TEST_ASSERT_EQUAL(0, lives_left(p.s, 0));
    p.is(0, Phase::option);
    p.decides(0);
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_BUL_006_BUL_025_BUL_085_a_hit_covers_the_first_free_life);
    RUN_TEST(test_BUL_009_BUL_079_placing_is_no_movement);
    RUN_TEST(test_BUL_061_bullets_first);
    RUN_TEST(test_BUL_074_options_in_any_order);
    RUN_TEST(test_BUL_076_a_component_alone_is_no_bullet);
    RUN_TEST(test_BUL_077_BUL_078_two_bullets_are_safe);
    RUN_TEST(test_BUL_080_what_a_bullet_counts);
    RUN_TEST(test_BUL_081_every_placement_counts_down);
    RUN_TEST(test_BUL_082_guarded);
    RUN_TEST(test_BUL_086_BUL_122_BUL_187_down_at_once);
    RUN_TEST(test_BUL_087_BUL_102_never_into_the_hitbox);
    RUN_TEST(test_BUL_088_BUL_370_balance_has_no_life);
    RUN_TEST(test_BUL_089_BUL_244_one_of_a_team_plays_on);
    return UNITY_END();
}
