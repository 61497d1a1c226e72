// The unique abilities: BUL-330 .. BUL-375.
#include "position.h"

using namespace field;

void setUp() {}
void tearDown() {}

namespace {

void test_BUL_330_esfir_holds_four() {
    Position p("ffa2 es ro");
    p.open_powerups("").play({END, END});
    TEST_ASSERT_EQUAL(4, p.board(0).hand.size());
    TEST_ASSERT_EQUAL(3, p.board(1).hand.size());
}

// A grid and its four turns: each fits where the turned thing lies, and four of them are none.
void test_BUL_335_rose_turns_patterns() {
    // RO08 `3oxxx`, turned: 3 above o above the marks; then from the right; then from below.
    const struct {
        int turns;
        const char* sight;
        int offset;
        const char* sent;
    } cases[] = {
        {0, "(3,1)R3 (3,3)G1 (3,5)P2", at(2, 0), "G1 P2"},
        {1, "(1,1)R3 (3,1)R1 (5,1)R2", at(0, 0), "R1 R2"},
        {2, "(3,5)R3 (3,3)G1 (3,1)R2", at(2, 0), "R2 G1"},
        {3, "(6,1)R3 (4,1)R1 (2,1)R2", at(1, 0), "R1 R2"},
    };
    for (const auto& each_one : cases) {
        Position p("ffa2 ro es");
        p.hand(0, "RO08").sight(0, each_one.sight);
        p.no(PATTERN(0, 4, each_one.offset));
        p.play({PATTERN(0, each_one.turns, each_one.offset)});
        p.has_incoming(1, each_one.sent);
    }
    Grid grid = read_grid("CoC/xxx");
    TEST_ASSERT_TRUE(turned(grid) == read_grid("xC/xo/xC"));
    TEST_ASSERT_TRUE(turned(turned(turned(turned(grid)))) == grid);
    // Nobody else turns, and Rose does not mirror.
    Position other("ffa2 es ro");
    other.hand(0, "ES03").sight(0, "(1,1)R1 (2,1)R2");
    other.no(PATTERN(0, 1, at(0, 0)));
    Position mirror("ffa2 ro es");
    mirror.hand(0, "RO04").sight(0, "(1,3)Y1 (3,2)B1");  // `Yox/.xx/.A.` the other way round
    TEST_ASSERT_EQUAL(0, mirror.count(use_pattern));
}

void test_BUL_340_vesta_sends_her_last_row() {
    Position p("ffa2 ve ro");
    p.ap(0, 2).sight(0, "(6,1)r1 (6,5)P2 (5,3)G3").play({END});
    p.sees(0, "(5,3)G3");
    p.has_incoming(1, "r1 P2");
    p.has_ap(0, 2);
    TEST_ASSERT_EQUAL(0, p.board(0).cleared);
    TEST_ASSERT_EQUAL(2, p.times(swept));
    Position other("ffa2 es ro");
    other.sight(0, "(6,1)r1").play({END});
    other.sees(0, "(6,1)r1");
}

void test_BUL_342_not_if_she_is_down() {
    Position p("ffa3 ve ro es");
    p.lives(0, 1).sight(0, "(6,1)R1").full_column(0, 5).draws(0, "P1");
    p.is(0, Phase::down);
    p.has_incoming(1, "");
    TEST_ASSERT_TRUE(has(p.board(0).sight.bullets(), sp(6, 1)));
}

void test_BUL_345_ynn_draws() {
    // YN08 `NNx/xxx` clears four spaces.
    Position p("ffa2 yn ro");
    p.hand(0, "YN08").sight(0, "(1,1)R1 (1,2)B1 (2,1)R2 (2,2)B2");
    Position more = p;
    p.play({PATTERN(0, 0, at(0, 0))});
    TEST_ASSERT_EQUAL(0, p.board(0).hand.size());
    more.sight(0, "(1,1)R1 (1,2)B1 (2,1)R2 (2,2)B2 (2,3)g3").play({PATTERN(0, 0, at(0, 0))});
    TEST_ASSERT_EQUAL(1, more.board(0).hand.size());
    // For others it does not count.
    Position other("ffa2 ve ro");
    other.hand(0, "VE01").sight(0, "(2,1)R1 (2,2)B1 (1,1)R2 (1,2)B2 (1,3)G3");
    other.play({PATTERN(0, 0, at(0, 0))});
    TEST_ASSERT_EQUAL(0, other.board(0).hand.size());
}

void test_BUL_350_BUL_351_specials_come_back() {
    Position p("ffa2 ja ro");
    p.ap(0, 1).incoming(0, "IM CT").play({PLACE});
    p.has_ap(0, 3);  // Badge: BUL-353
    p.has_incoming(0, "IM BD CT");
    p.open_powerups("").play({END, END});
    TEST_ASSERT_EQUAL(3, p.board(0).current.specials());
    TEST_ASSERT_EQUAL(0, p.board(0).incoming.total);
}

void test_BUL_352_a_later_choice_replaces_it() {
    Position p("ffa2 ja ro");
    p.incoming(0, "BD CT").play({PLACE});
    p.no(COLUMN(5));
    p.no({choose_column, 0, 1});
    p.play({COLUMN(0)});
    TEST_ASSERT_EQUAL(0, p.board(0).stuck_column);
    p.current(0, "IM").play({PLACE, COLUMN(3)});
    p.draws(0, "R2").draws(0, "Y2").sees(0, "(1,4)Y2 (2,1)R2");
}

void test_BUL_353_the_badge_and_the_maximum() {
    Position p("ffa2 ja ro");
    p.ap(0, 4).incoming(0, "IM CT").play({PLACE});
    p.has_ap(0, 5);
    Position c("ffa2 ja ro");
    c.modifier(0, Modifier::guard, 15).incoming(0, "IM BD").play({PLACE});
    TEST_ASSERT_EQUAL(15, c.board(0).modifier(Modifier::guard));
}

void test_BUL_355_specials_stay_with_jane() {
    // Jane's right neighbour has lost: her incoming goes to the center, the specials stay.
    Position p("ffa3 es ja ro");
    p.incoming(1, "IM BD CT R1").incoming(0, "G1").down(0, "").ended(1).active(2);
    p.open_powerups("").play({END});
    TEST_ASSERT_EQUAL(3, p.board(1).current.specials());
    TEST_ASSERT_EQUAL(4 + 3 + 1, p.board(1).current.total);
    TEST_ASSERT_TRUE(p.board(1).current.count[type("G1")] >= 1);
    // When she loses they are gone.
    Position gone("ffa3 es ja ro");
    gone.incoming(1, "IM R1").down(1, "B1").ended(0).active(2).open_powerups("").play({END});
    gone.is(1, Phase::out);
    for (Seat seat = 0; seat < 3; ++seat)
        TEST_ASSERT_EQUAL(
            0, gone.board(seat).current.specials() + gone.board(seat).incoming.specials());
    TEST_ASSERT_EQUAL(0, gone.s.center.specials());
}

void test_BUL_360_baku() {
    Position p("ffa2 na ro");
    TEST_ASSERT_EQUAL(sp(3, 3), p.board(0).component);
    p.draws(0, "G3").sees(0, "(3,3)G3");  // shares its space, and blocks nothing
    p.yes(USE(2, sp(3, 3), sp(3, 2)));
    p.sight(0, "(3,2)B1").yes(USE(2, sp(3, 2), sp(3, 3)));
    p.play({USE(2, sp(3, 2), sp(3, 3))});
    TEST_ASSERT_EQUAL(sp(3, 3), p.board(0).component);
    p.play({USE(5, sp(3, 3))});  // Swallow clears where Baku is
    p.has_incoming(1, "B1");
    p.no(USE(1, sp(4, 4)));
}

void test_BUL_361_riders_follow_stars() {
    // NA04 `xKx/A.A/.x.` with SWAP(adj,any)?
    Position p("ffa2 na ro");
    p.hand(0, "NA04").baku(0, 1, 2).sight(0, "(2,1)R1 (2,3)G1 (1,1)r2 (2,2)B4 (3,1)R3");
    p.play({PATTERN(0, 0, at(0, 0))});
    p.no(CHOOSE(sp(2, 1), sp(3, 1)));  // Bite comes first
    p.play({DECLINE});
    p.play({CHOOSE(sp(2, 1), sp(3, 1))});
    p.sees(0, "(2,1)R3 (2,2)B4 (2,3)G1 (3,1)R1");
    TEST_ASSERT_TRUE(choosing_option(p.s));
}

void test_BUL_365_BUL_368_what_can_be_kept() {
    Position p("ffa2 pl ro");
    p.draws(0, "R1");
    TEST_ASSERT_TRUE(p.happened({.kind = drew_bullet, .a = 0, .b = type("R1")}));
    p.no(KEEP(2));
    p.no({keep_bullet, 0, 1});
    p.no(END);
    p.play({KEEP(1)});
    p.has_mind(0, "R1");
    // Recall puts a bullet there as long as there is room.
    p.sight(0, "(1,1)R2 (1,2)B2 (1,3)G2").play({USE(3, sp(1, 1)), USE(3, sp(1, 2))});
    p.has_mind(0, "R1 R2 B2");
    p.ap(0, 7).no(USE(3, sp(1, 3)));
    p.yes(FIZZLE(2));
    // What an ally sends is placed.
    Position team("teams4 es pl ve na");
    team.sight(0, "(1,1)R1").play({TEAM(1, 1, 0)});
    team.sees(1, "(1,1)R1");
    team.has_mind(1, "");
}

void test_BUL_366_placed_from_the_mind() {
    Position p("ffa2 pl ro");
    p.mind(0, "R1 B2 G3").play({MIND(1)});
    p.sees(0, "(2,2)B2");
    p.has_mind(0, "R1 G3");
    p.no(MIND(2));
    p.open_powerups("").play({END, END});
    p.has_mind(0, "R1 G3");
    Position other("ffa2 es ro");
    other.no(MIND(0));
}

void test_BUL_372_a_fifth_bullet() {
    Position p("ffa2 ba ro");
    p.pans(0, "R1 R1 R3 R3 B2 B2 B4 B4").full_column(0, 5).draws(0, "P4");
    p.is(0, Phase::down);
    p.has_pans(0, "R1 R1 R3 R3", "B2 B2 B4 B4 P4");
    TEST_ASSERT_TRUE(scales_tip(3, 0) && scales_tip(1, 4) && scales_tip(5, 4));
    TEST_ASSERT_FALSE(scales_tip(2, 0) || scales_tip(4, 4) || scales_tip(2, 4));
}

void test_BUL_373_BUL_375_life_of_balance() {
    Position p("ffa2 ba ro");
    p.ap(0, 3).pans(0, "R1").sight(0, "(1,1)R1 (1,2)B4").play({USE(4, sp(1, 1))});
    p.has_pans(0, "R1 R1", "");
    p.play({USE(4, sp(1, 2))});
    p.has_pans(0, "R1 R1", "B4");
    p.powerups(0, "PU8").play({POWERUP(0, 8)});
    p.has_pans(0, "R1 R1", "");
    TEST_ASSERT_EQUAL(1, lives_left(p.s, 0));
    p.powerups(0, "PU8").yes(POWERUP(0, 1));
    p.no(POWERUP(0, 8));
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_BUL_330_esfir_holds_four);
    RUN_TEST(test_BUL_335_rose_turns_patterns);
    RUN_TEST(test_BUL_340_vesta_sends_her_last_row);
    RUN_TEST(test_BUL_342_not_if_she_is_down);
    RUN_TEST(test_BUL_345_ynn_draws);
    RUN_TEST(test_BUL_350_BUL_351_specials_come_back);
    RUN_TEST(test_BUL_352_a_later_choice_replaces_it);
    RUN_TEST(test_BUL_353_the_badge_and_the_maximum);
    RUN_TEST(test_BUL_355_specials_stay_with_jane);
    RUN_TEST(test_BUL_360_baku);
    RUN_TEST(test_BUL_361_riders_follow_stars);
    RUN_TEST(test_BUL_365_BUL_368_what_can_be_kept);
    RUN_TEST(test_BUL_366_placed_from_the_mind);
    RUN_TEST(test_BUL_372_a_fifth_bullet);
    RUN_TEST(test_BUL_373_BUL_375_life_of_balance);
    return UNITY_END();
}
