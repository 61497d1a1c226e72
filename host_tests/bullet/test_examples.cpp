// The worked examples, first part: placing, moving, patterns (EX-01 .. EX-11, EX-24, EX-28 ..
// EX-52). Those of Boss Battle are left out with it.
#include "position.h"

using namespace field;

void setUp() {}
void tearDown() {}

namespace {

// ---- examples of the book ----

void test_EX_01_BUL_075_an_empty_column() {
    Position p("ffa2 es ro");
    p.draws(0, "G3").sees(0, "(3,3)G3");
}

void test_EX_02_BUL_075_bullets_are_not_counted() {
    Position p("ffa2 es ro");
    p.sight(0, "(2,3)G2").draws(0, "G3").sees(0, "(2,3)G2 (4,3)G3");
}

void test_EX_03_BUL_077_BUL_085_too_few_open_spaces() {
    Position p("ffa2 es ro");
    p.sight(0, "(1,3)G1 (2,3)G2 (3,3)G3").draws(0, "G4");
    p.has_life(0, "G4");
    TEST_ASSERT_EQUAL(2, lives_left(p.s, 0));
    p.sees(0, "(1,3)G1 (2,3)G2 (3,3)G3");
}

void test_EX_04_BUL_090_an_action_is_paid() {
    Position p("ffa2 es ro");
    p.sight(0, "(4,5)P2").play({USE(2, sp(4, 5), sp(3, 5))});
    p.sees(0, "(3,5)P2");
    p.has_ap(0, 3);
}

void test_EX_05_BUL_131_BUL_134_two_of_three_marks() {
    Position p("ffa2 pl ro");
    p.hand(0, "PL06").sight(0, "(1,3)G1 (2,3)P1 (3,3)G2 (4,3)G3");
    TEST_ASSERT_EQUAL(1, p.count(use_pattern));
    p.play({PATTERN(0, 0, 51)});
    p.has_incoming(1, "G2 G3");
    p.sees(0, "(1,3)G1 (2,3)P1");
    p.has_discard(0, "PL06");
}

void test_EX_06_BUL_130_BUL_139_not_of_one_number() {
    Position p("ffa2 pl ro");
    p.hand(0, "PL06").sight(0, "(1,3)G1 (2,3)P3 (3,3)G2 (4,3)G3");
    TEST_ASSERT_EQUAL(0, p.count(use_pattern));
    p.no(PATTERN(0, 0, 51));
}

void test_EX_07_BUL_133_blanks_are_distances() {
    Position p("ffa2 na ro");
    p.hand(0, "NA03").baku(0, 2, 1).sight(0, "(2,2)B2 (2,4)Y2 (3,1)R3 (3,3)G3");
    p.play({PATTERN(0, 0, 58), DECLINE});
    p.has_incoming(1, "R3 G3");
    Position apart("ffa2 na ro");
    apart.hand(0, "NA03").baku(0, 2, 1).sight(0, "(2,2)B2 (2,5)P2 (3,1)R3 (3,3)G3");
    apart.no(PATTERN(0, 0, 58));
}

void test_EX_08_BUL_115_BUL_121_nothing_to_discard() {
    Position p("ffa2 ro es");
    p.ap(0, 3).no(USE(3));
    p.play({FIZZLE(2)});
    p.has_ap(0, 2);
    p.has_hand(0, "");
}

void test_EX_09_BUL_106_BUL_115_in_full_or_not_at_all() {
    constexpr Effect far = read_effect("MOVE(U,4,any)");
    Position p("ffa2 es ro");
    p.sight(0, "(2,2)B2");
    TEST_ASSERT_FALSE(completable(p.s, far, 0, nobody));
    p.sight(0, "(5,2)B2 (3,2)B3");
    TEST_ASSERT_FALSE(completable(p.s, far, 0, nobody));
    p.sight(0, "(5,2)B2");
    TEST_ASSERT_TRUE(completable(p.s, far, 0, nobody));
    TEST_ASSERT_TRUE(is_answer(p.s, far[0], 0, sp(5, 2), sp(1, 2)));
    TEST_ASSERT_FALSE(is_answer(p.s, far[0], 0, sp(5, 2), sp(2, 2)));
}

void test_EX_10_BUL_117_an_effect_ends_with_the_round() {
    Position p("ffa2 es ro");
    p.powerups(0, "PU7").play({POWERUP(0)});
    TEST_ASSERT_EQUAL(2, p.board(0).modifier(Modifier::brake));
    p.draws(0, "R1");
    TEST_ASSERT_EQUAL(1, p.board(0).modifier(Modifier::brake));
    p.play({END, TAKE(0)});
    TEST_ASSERT_EQUAL(0, p.board(0).modifier(Modifier::brake));
    p.is(0, Phase::ended);
}

void test_EX_11_BUL_067_only_the_own_sight() {
    Position p("ffa2 ve ro");
    p.play({USE(4)});
    TEST_ASSERT_EQUAL(1, size_of(p.board(0).sight.bullets()));
    TEST_ASSERT_EQUAL(0, size_of(p.board(1).sight.bullets()));
    TEST_ASSERT_EQUAL(139, p.s.center.total);
    TEST_ASSERT_EQUAL(1, p.board(0).hand.size());
}

void test_EX_24_BUL_362_riders_cannot_be_chained() {
    Position p("ffa2 na ro");
    p.hand(0, "NA02").baku(0, 4, 2).sight(0, "(4,1)R1 (4,3)G1 (2,2)B2 (2,3)G2");
    p.play({PATTERN(0, 0, at(3, 0))});
    p.decides(0);
    p.yes(CHOOSE(sp(2, 2), sp(2, 1)));
    p.no(CHOOSE(sp(2, 2), sp(2, 4)));
    p.play({CHOOSE(sp(2, 2), sp(2, 1))});
    p.sees(0, "(2,1)B2 (2,3)G2 (4,1)R1 (4,3)G1");
    TEST_ASSERT_TRUE(choosing_option(p.s));
}

// ---- movement and actions ----

void test_EX_28_BUL_104_BUL_105_chains_and_their_prices() {
    Position p("ffa2 es ro");
    p.sight(0, "(2,2)B2 (2,3)G2 (3,2)B3");
    TEST_ASSERT_EQUAL_STRING("(2,1)(2,4)(3,1)(3,3)(4,2)", p.ends(1, sp(2, 2)).c_str());
    const Spaces bullets = p.board(0).sight.bullets();
    const auto price = [&](int row, int column) {
        return depth_of(bullets, sp(2, 2), sp(row, column), left | right | bullet::down, 5);
    };
    TEST_ASSERT_EQUAL(1, price(2, 1));
    TEST_ASSERT_EQUAL(2, price(2, 4));
    TEST_ASSERT_EQUAL(2, price(3, 3));
    TEST_ASSERT_EQUAL(2, price(3, 1));
    TEST_ASSERT_EQUAL(2, price(4, 2));
    TEST_ASSERT_EQUAL(0, price(5, 2));
    Position poor = p;
    p.play({USE(1, sp(2, 2), sp(2, 4))});
    p.has_ap(0, 3);
    p.sees(0, "(2,3)G2 (2,4)B2 (3,2)B3");
    poor.ap(0, 1);
    TEST_ASSERT_EQUAL_STRING("(2,1)", poor.ends(1, sp(2, 2)).c_str());
    poor.no(USE(1, sp(2, 2), sp(2, 4)));
}

void test_EX_29_BUL_101_BUL_107_a_chain_ends_on_a_free_space() {
    Position p("ffa2 es ro");
    p.ap(0, 3).sight(0, "(2,1)R2 (2,2)B1 (2,3)G1 (2,4)Y1 (2,5)P1 (3,1)R3");
    TEST_ASSERT_EQUAL_STRING("(3,2)(3,3)(4,1)", p.ends(1, sp(2, 1)).c_str());
    const Spaces bullets = p.board(0).sight.bullets();
    constexpr Directions glide = left | right | bullet::down;
    TEST_ASSERT_EQUAL(2, depth_of(bullets, sp(2, 1), sp(3, 2), glide, 3));
    TEST_ASSERT_EQUAL(2, depth_of(bullets, sp(2, 1), sp(4, 1), glide, 3));
    TEST_ASSERT_EQUAL(3, depth_of(bullets, sp(2, 1), sp(3, 3), glide, 3));
    p.no(USE(1, sp(2, 1), sp(2, 2)));
    p.play({USE(1, sp(2, 1), sp(3, 3))});
    p.has_ap(0, 0);
}

void test_EX_30_BUL_103_BUL_121_led_off_the_sight() {
    Position p("ffa2 es ro");
    p.ap(0, 2).sight(0, "(1,1)R1").play({FIZZLE(0)});
    p.has_ap(0, 1);
    p.sees(0, "(1,1)R1");
    TEST_ASSERT_TRUE(p.happened(failed));
}

void test_EX_31_BUL_106_as_far_as_possible() {
    Position p("ffa2 ve ro");
    p.ap(0, 4).sight(0, "(2,4)Y2 (5,4)Y3");
    TEST_ASSERT_EQUAL_STRING("(4,4)", p.ends(3, sp(2, 4)).c_str());
    TEST_ASSERT_EQUAL_STRING("(6,4)", p.ends(3, sp(5, 4)).c_str());
    p.play({USE(3, sp(2, 4), sp(4, 4))});
    p.has_ap(0, 2);
    p.play({USE(3, sp(5, 4), sp(6, 4))});
    p.ap(0, 4);
    TEST_ASSERT_EQUAL_STRING("", p.ends(3, sp(6, 4)).c_str());
}

void test_EX_32_BUL_109_home_is_the_column_of_its_colour() {
    Position p("ffa2 ja ro");
    set_specials_aside(p, 0);
    p.ap(0, 3).sight(0, "(2,5)R2 (1,1)R1");
    TEST_ASSERT_EQUAL_STRING("(2,1)(3,1)(4,1)(5,1)(6,1)", p.ends(4, sp(2, 5)).c_str());
    p.play({USE(4, sp(2, 5), sp(6, 1))});
    p.sees(0, "(1,1)R1 (6,1)R2");
}

void test_EX_33_BUL_021_BUL_158_a_star_at_full_AP() {
    Position p("ffa2 ro es");
    p.powerups(0, "PU4").sight(0, "(1,3)g2").play({POWERUP(0, sp(1, 3))});
    p.has_ap(0, 7);
    p.has_incoming(1, "g2");
    p.ap(0, 3).powerups(0, "PU4").sight(0, "(1,3)g3").play({POWERUP(0, sp(1, 3))});
    p.has_ap(0, 4);
}

// PL04 `A.x/.x./x.A`
Position two_stars() {
    Position p("ffa2 pl ro");
    p.ap(0, 2).hand(0, "PL04").sight(0, "(1,1)R1 (3,3)G3 (1,3)g1 (2,2)b2 (5,5)P1");
    p.play({PATTERN(0, 0, at(0, 0))});
    p.has_incoming(1, "b2 g1");
    return p;
}

void test_EX_34_BUL_156_stars_in_any_order() {
    Position p = two_stars();
    p.yes(STAR(0));
    p.yes(STAR(1, sp(5, 5), sp(4, 5)));
    p.yes(DECLINE);
    p.no(STAR(1, sp(5, 5), sp(3, 5)));
    p.no(STAR(2));
    p.play({STAR(1, sp(5, 5), sp(4, 5)), STAR(0)});
    p.has_ap(0, 3);
    p.play({DECLINE});  // the other Focus follows by itself
    p.has_ap(0, 4);
    TEST_ASSERT_TRUE(choosing_option(p.s));
    p.sees(0, "(1,1)R1 (3,3)G3 (4,5)P1");
    Position other = two_stars();
    other.play({DECLINE, DECLINE});
    other.has_ap(0, 4);
    Position eager = two_stars();
    eager.play({STAR(0), STAR(0)});
    eager.has_ap(0, 4);
    eager.no(STAR(0));
    eager.yes(DECLINE);
}

void test_EX_35_BUL_160_mute() {
    Position p("ffa2 ro es");
    p.modifier(0, Modifier::mute, 1).ap(0, 3).powerups(0, "PU4").sight(0, "(1,1)r1");
    p.play({POWERUP(0, sp(1, 1))});
    p.has_ap(0, 3);
}

// ---- patterns ----

void test_EX_36_BUL_131_BUL_141_marks_off_the_sight() {
    Position p("ffa2 ja ro");
    set_specials_aside(p, 0);
    p.hand(0, "JA02").sight(0, "(6,2)B2 (6,5)P2").play({PATTERN(0, 0, 95)});
    p.sees(0, "(6,2)B2 (6,5)P2");
    p.has_discard(0, "JA02");
    p.has_incoming(1, "");
}

void test_EX_37_BUL_132_wishes_lie_in_the_sight() {
    Position p("ffa2 es ro");
    p.hand(0, "ES06").sight(0, "(1,4)Y1");
    TEST_ASSERT_EQUAL(0, p.count(use_pattern));
}

void test_EX_39_BUL_137_nothing_else_beside_the_component() {
    Position p("ffa2 na ro");
    p.hand(0, "NA08").sight(0, "(1,3)g1 (2,3)G2 (4,3)G3");
    Position under = p;
    p.play({PATTERN(0, 0, at(0, 2))});
    p.has_incoming(1, "g1 G2");
    under.sight(0, "(1,3)g1 (2,3)G2 (3,3)G1 (4,3)G3");
    TEST_ASSERT_EQUAL(0, under.count(use_pattern));
}

void test_EX_40_BUL_140_BUL_361_BUL_363_under_baku() {
    Position p("ffa2 na ro");
    p.hand(0, "NA06").baku(0, 2, 2).sight(0, "(2,2)b2 (2,3)G2 (3,2)B3 (3,4)Y3");
    Position without = p;
    p.play({PATTERN(0, 0, at(1, 1))});
    p.has_incoming(1, "b2 B3 Y3");
    p.yes(STAR(0, sp(2, 3)));
    p.no(STAR(0, sp(3, 4)));
    p.play({STAR(0, sp(2, 3))});
    p.has_incoming(1, "b2 B3 G2 Y3");
    p.no(CHOOSE(sp(2, 4)));
    p.play({CHOOSE(sp(2, 3))});
    TEST_ASSERT_EQUAL(sp(2, 3), p.board(0).component);
    without.sight(0, "(2,3)G2 (3,2)B3 (3,4)Y3").play({PATTERN(0, 0, at(1, 1)), DECLINE});
    without.has_incoming(1, "B3 Y3");
}

void test_EX_41_BUL_157_a_bitten_star_bites_again() {
    Position p("ffa2 na ro");
    p.baku(0, 2, 2).powerups(0, "PU4").sight(0, "(2,1)r2 (1,2)B1 (6,5)p1");
    p.play({POWERUP(0, sp(6, 5)), STAR(0, sp(2, 1))});
    p.yes(STAR(0, sp(1, 2)));
    p.play({STAR(0, sp(1, 2))});
    p.sees(0, "");
    TEST_ASSERT_TRUE(choosing_option(p.s));
}

void test_EX_42_BUL_142_BUL_144_BUL_345_the_used_card_is_shuffled_in() {
    Position p("ffa2 yn ro");
    p.hand(0, "YN02 YN01").discarded(0, 10);
    p.sight(0, "(1,1)R1 (1,2)B1 (1,3)G1 (1,4)Y1 (1,5)P1");
    Position fewer = p;
    p.play({PATTERN(0, 0, at(0, 0))});
    p.has_incoming(1, "R1 G1 P1");
    TEST_ASSERT_EQUAL(2, p.board(0).hand.size());
    TEST_ASSERT_EQUAL(10, p.board(0).deck.size());
    TEST_ASSERT_EQUAL(0, p.board(0).discard.size());
    fewer.play({PATTERN(0, 0, at(0, 1))});
    fewer.has_incoming(1, "B1 Y1");
    fewer.has_hand(0, "YN01");
}

void test_EX_43_BUL_139_one_colour() {
    Position p("ffa2 pl ro");
    p.hand(0, "PL02").sight(0, "(1,2)B1 (2,3)B2 (2,2)G2 (2,4)Y2 (3,4)y3");
    p.play({PATTERN(0, 0, at(0, 1))});
    p.has_incoming(1, "G2 Y2 y3");
    Position other("ffa2 pl ro");
    other.hand(0, "PL02").sight(0, "(1,2)B1 (2,3)R2 (2,2)G2 (2,4)Y2 (3,4)y3");
    other.no(PATTERN(0, 0, at(0, 1)));
}

void test_EX_44_BUL_335_a_quarter_turn() {
    Position p("ffa2 ro es");
    p.hand(0, "RO11").sight(0, "(2,4)Y2 (4,4)Y4 (2,3)G2 (3,3)g3");
    p.play({PATTERN(0, 1, at(1, 2))});
    p.has_incoming(1, "G2 g3");
}

void test_EX_45_BUL_136_BUL_140_asked_for_and_cleared() {
    Position p("ffa2 ja ro");
    set_specials_aside(p, 0);
    p.hand(0, "JA11").sight(0, "(3,1)R3 (3,2)B3 (3,3)g3 (4,2)B4");
    Position blocked = p;
    p.play({PATTERN(0, 0, at(2, 0))});
    p.has_incoming(1, "R3 B4 g3");
    p.sees(0, "(3,2)B3");
    blocked.sight(0, "(3,1)R3 (3,2)B3 (3,3)g3 (4,2)B4 (4,1)R4");
    blocked.no(PATTERN(0, 0, at(2, 0)));
}

// ---- placing, hits, modifiers ----

void test_EX_46_BUL_352_an_immobilized_column() {
    Position p("ffa2 ja ro");
    p.incoming(0, "BD CT").sight(0, "(1,3)G1 (2,3)G2 (3,3)G3 (4,3)G1").play({PLACE});
    p.no(PLACE);
    p.play({COLUMN(2)});
    p.draws(0, "G4").draws(0, "G3");
    p.sees(0, "(1,3)G1 (2,3)G2 (3,3)G3 (4,3)G1 (5,3)G4 (6,3)G3");
    p.draws(0, "G1").has_life(0, "G1");
}

void test_EX_47_BUL_081_BUL_353_the_coat_is_for_the_next_bullet() {
    Position p("ffa2 ja ro");
    p.incoming(0, "BD IM").play({PLACE});
    TEST_ASSERT_EQUAL(1, p.board(0).modifier(Modifier::guard));
    p.sight(0, "(1,3)G1 (2,3)G2 (3,3)G3").draws(0, "R1");
    TEST_ASSERT_EQUAL(0, p.board(0).modifier(Modifier::guard));
    TEST_ASSERT_EQUAL(type("R1"), p.board(0).sight.at(sp(1, 1)));
    p.draws(0, "G4").has_life(0, "G4");
}

void test_EX_48_BUL_080_BUL_081_brake_before_heavy() {
    Position p("ffa2 es ro");
    p.modifier(0, Modifier::heavy, 2).modifier(0, Modifier::brake, 1);
    p.draws(0, "B2").sees(0, "(1,2)B2");
    TEST_ASSERT_EQUAL(1, p.board(0).modifier(Modifier::heavy));
    TEST_ASSERT_EQUAL(0, p.board(0).modifier(Modifier::brake));
    p.draws(0, "B2").sees(0, "(1,2)B2 (4,2)B2");
    TEST_ASSERT_EQUAL(0, p.board(0).modifier(Modifier::heavy));
}

void test_EX_49_BUL_080_a_heavy_4_counts_5() {
    Position p("ffa2 es ro");
    p.modifier(0, Modifier::heavy, 1).sight(0, "(1,4)Y1 (2,4)Y2").draws(0, "Y4");
    p.has_life(0, "Y4");
}

void test_EX_50_BUL_365_BUL_366_the_mind() {
    Position p("ffa2 pl ro");
    p.sight(0, "(1,1)R1 (2,1)R2 (3,1)R3").mind(0, "G1 G2").draws(0, "R4");
    Position placed_it = p;
    p.play({KEEP(1)});
    p.has_mind(0, "G1 G2 R4");
    p.has_life(0, "");
    placed_it.play({KEEP(0)});
    placed_it.has_life(0, "R4");
    p.draws(0, "B1");
    TEST_ASSERT_EQUAL(type("B1"), p.board(0).sight.at(sp(1, 2)));
    p.play({END});
    p.decides(0);
}

void test_EX_51_BUL_371_BUL_372_BUL_373_the_scales() {
    Position p("ffa2 ba ro");
    p.pans(0, "R1 R3").full_column(0, 5);
    Position even = p;
    p.draws(0, "P3");
    p.is(0, Phase::down);
    p.has_pans(0, "R1 R3 P3", "");
    even.draws(0, "P4");
    even.has_pans(0, "R1 R3", "P4");
    even.is(0, Phase::option);
    Position weigh("ffa2 ba ro");
    weigh.pans(0, "R1 R3").sight(0, "(1,1)R1 (1,2)B2 (1,3)G3 (1,4)Y4");
    weigh.no(USE(4, sp(1, 1)));
    weigh.yes(USE(4, sp(1, 2)));
    weigh.no(USE(4, sp(1, 3)));
    weigh.yes(USE(4, sp(1, 4)));
    Position full("ffa2 ba ro");
    full.pans(0, "R1 R1 R3 R3 B2 B2 B4 B4").sight(0, "(1,1)R1 (1,2)B2");
    full.no(USE(4, sp(1, 1)));
    full.no(USE(4, sp(1, 2)));
    full.yes(FIZZLE(3));
    Position aid("ffa2 ba ro");
    aid.pans(0, "R1 R1 R3 B2").powerups(0, "PU8");
    aid.yes(POWERUP(0, 0));
    aid.yes(POWERUP(0, 2));
    aid.no(POWERUP(0, 8));
}

void test_EX_52_BUL_115_equilibrium_needs_both_pans() {
    Position p("ffa2 ba ro");
    p.ap(0, 5).pans(0, "R1 R3").no(USE(5, 0));
    p.play({FIZZLE(4)});
    p.has_ap(0, 1);
    p.has_pans(0, "R1 R3", "");
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_EX_01_BUL_075_an_empty_column);
    RUN_TEST(test_EX_02_BUL_075_bullets_are_not_counted);
    RUN_TEST(test_EX_03_BUL_077_BUL_085_too_few_open_spaces);
    RUN_TEST(test_EX_04_BUL_090_an_action_is_paid);
    RUN_TEST(test_EX_05_BUL_131_BUL_134_two_of_three_marks);
    RUN_TEST(test_EX_06_BUL_130_BUL_139_not_of_one_number);
    RUN_TEST(test_EX_07_BUL_133_blanks_are_distances);
    RUN_TEST(test_EX_08_BUL_115_BUL_121_nothing_to_discard);
    RUN_TEST(test_EX_09_BUL_106_BUL_115_in_full_or_not_at_all);
    RUN_TEST(test_EX_10_BUL_117_an_effect_ends_with_the_round);
    RUN_TEST(test_EX_11_BUL_067_only_the_own_sight);
    RUN_TEST(test_EX_24_BUL_362_riders_cannot_be_chained);
    RUN_TEST(test_EX_28_BUL_104_BUL_105_chains_and_their_prices);
    RUN_TEST(test_EX_29_BUL_101_BUL_107_a_chain_ends_on_a_free_space);
    RUN_TEST(test_EX_30_BUL_103_BUL_121_led_off_the_sight);
    RUN_TEST(test_EX_31_BUL_106_as_far_as_possible);
    RUN_TEST(test_EX_32_BUL_109_home_is_the_column_of_its_colour);
    RUN_TEST(test_EX_33_BUL_021_BUL_158_a_star_at_full_AP);
    RUN_TEST(test_EX_34_BUL_156_stars_in_any_order);
    RUN_TEST(test_EX_35_BUL_160_mute);
    RUN_TEST(test_EX_36_BUL_131_BUL_141_marks_off_the_sight);
    RUN_TEST(test_EX_37_BUL_132_wishes_lie_in_the_sight);
    RUN_TEST(test_EX_39_BUL_137_nothing_else_beside_the_component);
    RUN_TEST(test_EX_40_BUL_140_BUL_361_BUL_363_under_baku);
    RUN_TEST(test_EX_41_BUL_157_a_bitten_star_bites_again);
    RUN_TEST(test_EX_42_BUL_142_BUL_144_BUL_345_the_used_card_is_shuffled_in);
    RUN_TEST(test_EX_43_BUL_139_one_colour);
    RUN_TEST(test_EX_44_BUL_335_a_quarter_turn);
    RUN_TEST(test_EX_45_BUL_136_BUL_140_asked_for_and_cleared);
    RUN_TEST(test_EX_46_BUL_352_an_immobilized_column);
    RUN_TEST(test_EX_47_BUL_081_BUL_353_the_coat_is_for_the_next_bullet);
    RUN_TEST(test_EX_48_BUL_080_BUL_081_brake_before_heavy);
    RUN_TEST(test_EX_49_BUL_080_a_heavy_4_counts_5);
    RUN_TEST(test_EX_50_BUL_365_BUL_366_the_mind);
    RUN_TEST(test_EX_51_BUL_371_BUL_372_BUL_373_the_scales);
    RUN_TEST(test_EX_52_BUL_115_equilibrium_needs_both_pans);
    return UNITY_END();
}
