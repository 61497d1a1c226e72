// Rounds, powerups, End Phase, Cleanup, timer: BUL-060 .. BUL-066, BUL-170 .. BUL-205, BUL-305.
#include "position.h"

using namespace field;

void setUp() {}
void tearDown() {}

namespace {

// ---- turns ----

void test_BUL_060_BUL_062_BUL_063_one_after_the_other() {
    Position p("ffa3 es ro ve");
    p.decides(0);
    p.play({END, TAKE(0)});
    p.decides(1);
    p.is(0, Phase::ended);
    p.play({END, TAKE(0), END, TAKE(0)});
    TEST_ASSERT_EQUAL(2, p.s.round);
    p.decides(1);  // seat 1 begins the second round
    for (Seat seat = 0; seat < 3; ++seat) {
        TEST_ASSERT_EQUAL(4, p.board(seat).current.total);
        p.is(seat, Phase::option);
        p.current(seat, "");
    }
    p.play({END, TAKE(0)});
    p.decides(2);
    p.play({END, TAKE(0)});
    p.decides(0);
}

void test_BUL_063_who_is_out_does_not_begin() {
    Position p("ffa3 es ro ve");
    p.down(1, "R1").ended(0).active(2).open_powerups("").play({END});
    TEST_ASSERT_EQUAL(2, p.s.round);
    TEST_ASSERT_EQUAL(2, p.s.first);
    p.decides(2);
}

void test_BUL_064_BUL_066_a_team_is_a_block() {
    Position p("teams4 es ro ve na");
    p.decides(0);
    p.play({PASS(1), END});
    p.decides(0);  // her teammate, before the other team
    p.play({END});
    p.decides(2);
    p.play({END});
    p.decides(3);
    p.play({END});
    TEST_ASSERT_EQUAL(2, p.s.round);
    p.decides(2);  // the second team begins the second round
}

void test_BUL_065_when_the_turn_can_be_passed() {
    Position p("teams4 es ro ve na");
    p.sight(0, "(1,1)R1").no(PASS(0));
    p.no(PASS(2));
    p.no(PASS(255));
    p.play({PASS(1), PASS(0), FIZZLE(0), PASS(1)});
    p.decides(1);
    p.no(PASS(0));
    p.play({FIZZLE(0), PASS(0)});
    p.no(PASS(1));
    // Each for herself there is nobody to pass to.
    Position alone("ffa2 es ro");
    alone.no(PASS(1));
}

// ---- powerups ----

void test_BUL_170_BUL_172_used_once_without_AP() {
    Position p("ffa2 es ro");
    p.ap(0, 0).powerups(0, "PU1 PU2 PU9").play({POWERUP(0)});
    p.has_ap(0, 3);
    p.has_powerups(0, "- PU2 PU9");
    TEST_ASSERT_TRUE(p.s.powerup_discard.contains(powerup("PU1")));
    p.no(POWERUP(0));
    p.no(POWERUP(3));
    p.play({POWERUP(1), POWERUP(2)});
    const int from_to = static_cast<int>(Area::center) << 4 | static_cast<int>(Area::target);
    TEST_ASSERT_TRUE(  // nobody chose it, nobody sees it
        p.happened({.kind = put_away, .a = 0, .b = 0, .c = byte(from_to), .d = no_bullet}));
    TEST_ASSERT_EQUAL(2, p.board(0).hand.size());
    TEST_ASSERT_EQUAL(2, p.board(1).incoming.total);
    TEST_ASSERT_EQUAL(138, p.s.center.total);
}

void test_BUL_171_where_there_are_powerups() {
    for (const char* table : {"teams4 es ro ve na", "score es"}) {
        Position p(table);
        p.play({END});
        TEST_ASSERT_EQUAL(0, p.s.open_powerups.size());
        p.no(POWERUP(0));
        p.no(FIZZLE(16));
    }
}

void test_BUL_172_taken_at_the_end_used_later() {
    Position p("ffa2 es ro");
    p.open_powerups("PU1 PU3");
    p.no(TAKE(0));
    p.play({END});
    p.no(POWERUP(0));
    p.no(TAKE(2));
    p.play({TAKE(1)});
    p.has_powerups(0, "PU3 - -");
    TEST_ASSERT_EQUAL(1, p.s.open_powerups.size());
}

void test_BUL_173_a_powerup_that_fails() {
    Position p("ffa2 es ro");
    p.powerups(0, "PU4 PU5 PU8").sight(0, "(1,1)R1");
    p.yes(POWERUP(0, sp(1, 1)));
    p.no(FIZZLE(16));
    p.no(POWERUP(1, 0, 1));
    p.play({FIZZLE(17)});
    p.has_powerups(0, "PU4 - PU8");
    TEST_ASSERT_TRUE(p.s.powerup_discard.contains(powerup("PU5")));
    p.no(POWERUP(2));  // no bullet is on her life
    p.yes(FIZZLE(18));
    p.life(0, "G1 G2").yes(POWERUP(2, 1));
    p.no(POWERUP(2, 2));
    p.play({POWERUP(2, 0)});
    p.has_life(0, "G2");
    Position beacon("ffa2 es ro");
    beacon.powerups(0, "PU6 PU5").sight(0, "(1,1)P1 (1,5)R1").play({POWERUP(0, 0, sp(4, 5))});
    beacon.sees(0, "(1,5)R1 (4,5)P1");
    beacon.play({POWERUP(1, sp(1, 5), sp(4, 5))});
    beacon.sees(0, "(1,5)P1 (4,5)R1");
    Position poor("ffa2 es ro");
    poor.powerups(0, "PU9").center_left(1, 1).no(POWERUP(0));  // BUL-186: no tie by that
    poor.yes(FIZZLE(16));
}

// ---- End Phase ----

void test_BUL_180_BUL_181_BUL_184_the_order_of_the_end_phase() {
    Position p("ffa2 ve ro");
    p.sight(0, "(6,1)R1 (5,2)B1").play({END});
    p.sees(0, "(5,2)B1");  // Vesta's row is gone before she takes a powerup
    p.has_incoming(1, "R1");
    TEST_ASSERT_EQUAL(0, p.board(0).hand.size());
    p.play({TAKE(0)});
    TEST_ASSERT_EQUAL(3, p.board(0).hand.size());
}

void test_BUL_183_taking_is_a_must() {
    Position p("ffa2 es ro");
    p.play({END});
    TEST_ASSERT_EQUAL(2, p.legal().size());
    p.no(DECLINE);
    Position none("ffa2 es ro");
    none.open_powerups("").play({END});
    none.decides(1);
    none.has_powerups(0, "- - -");
}

void test_BUL_184_discarding_is_asked() {
    Position p("ffa2 yn es");
    p.open_powerups("").hand(0, "YN01 YN02 YN03").play({END});
    TEST_ASSERT_EQUAL(3, p.legal().size());
    p.no(DROP(3));
    p.no({discard_down, 0, 1});
    p.no(TAKE(0));
    p.play({DROP(1)});
    p.has_hand(0, "YN01 YN03");
}

void test_BUL_185_drawn_behind_losses_in_turn_order() {
    Position p("ffa3 es ro ve");
    p.intensity(5).ended(2).down(0, "").active(1).open_powerups("").s.first = 2;
    p.play({END});
    std::string order;
    for (const Event& event : p.events) {
        if (event.kind == bullet::lost) order += "lost" + std::to_string(event.a) + " ";
        if (event.kind == fed) order += "fed" + std::to_string(event.a) + " ";
    }
    TEST_ASSERT_EQUAL_STRING("lost0 fed2 fed1 ", order.c_str());
}

void test_BUL_186_an_empty_center_ends_nothing() {
    Position p("ffa2 ve es");
    p.center_left(0, 1).no(USE(4));
    p.sight(0, "").play({FIZZLE(3)});
    TEST_ASSERT_FALSE(p.s.over());
}

void test_BUL_186_without_bullets_to_draw_it_ends() {
    Position p("ffa2 es ro");
    p.ended(0).active(1).open_powerups("").center_left(3, 1).play({END});
    p.over(End::empty_center, 0, 0b11);
    TEST_ASSERT_EQUAL(1, p.times(fed));  // the second one draws no more
    TEST_ASSERT_TRUE(p.happened({.kind = fed, .a = 0, .b = 3}));
}

// ---- Cleanup ----

void test_BUL_190_powerups_are_laid() {
    Position p("ffa2 es ro");
    p.ended(0).active(1);
    const std::size_t deck = p.s.powerup_deck.size();
    p.play({END, TAKE(0)});
    TEST_ASSERT_EQUAL(2, p.s.open_powerups.size());
    TEST_ASSERT_EQUAL(deck - 1, p.s.powerup_deck.size());
    TEST_ASSERT_EQUAL(1, p.times(powerup_laid));
    TEST_ASSERT_TRUE(p.happened({.kind = powerup_laid, .a = p.s.open_powerups.back()}));
    // From the discard pile if the deck is empty.
    Position again("ffa2 es ro");
    again.ended(0).active(1).open_powerups("");
    again.s.powerup_discard.take_all(again.s.powerup_deck);
    again.play({END});
    TEST_ASSERT_EQUAL(2, again.s.open_powerups.size());
    TEST_ASSERT_EQUAL(25, again.s.powerup_deck.size());
    TEST_ASSERT_EQUAL(0, again.s.powerup_discard.size());
    // If both are, fewer lie there; and what is too much stays.
    Position eight("ffa8");
    for (Seat seat = 0; seat < 8; ++seat)
        for (Powerup& slot : eight.board(seat).powerups)
            slot = eight.s.powerup_deck.empty() ? eight.s.open_powerups.pop()
                                                : eight.s.powerup_deck.draw();
    TEST_ASSERT_EQUAL(3, eight.s.open_powerups.size());
    for (Seat seat = 0; seat < 7; ++seat) eight.ended(seat);
    for (Seat seat = 0; seat < 8; ++seat)
        if (eight.board(seat).heroine == jane) set_specials_aside(eight, seat);
    eight.active(7).play({END, TAKE(0), REPLACE(3)});
    TEST_ASSERT_EQUAL(3, eight.s.open_powerups.size());
    Position surplus("ffa3 es ro ve");
    surplus.ended(0).down(1, "R1").active(2).play({END, TAKE(0)});
    TEST_ASSERT_EQUAL(2, surplus.s.open_powerups.size());
    Position stays("ffa4 es ro ve na");
    stays.ended(0).down(1, "R1").down(2, "R1").active(3).play({END, TAKE(0)});
    TEST_ASSERT_EQUAL(3, stays.s.open_powerups.size());
}

void test_BUL_191_BUL_192_BUL_193_intensity_incoming_AP() {
    Position p("ffa3 es ro ja");
    p.ended(0).active(1).down(2, "").open_powerups("").ap(0, 0).ap(1, 1).incoming(1, "R1 R2");
    p.play({END});
    TEST_ASSERT_EQUAL(6, p.s.intensity);
    TEST_ASSERT_EQUAL(6, p.board(1).current.total);
    TEST_ASSERT_EQUAL(0, p.board(1).incoming.total);
    p.has_ap(0, 5);
    p.has_ap(1, 7);
}

// ---- the timer ----

void test_BUL_200_BUL_205_the_clock_runs_in_the_option_phase() {
    Position p("ffa2 es ro timer");
    const kit::Clock clock = Rules::clock(p.s);
    TEST_ASSERT_EQUAL(180, clock.seconds);
    p.current(0, "R1").play({PLACE});
    TEST_ASSERT_TRUE(clock == Rules::clock(p.s));
    p.play({END});
    TEST_ASSERT_EQUAL(0, Rules::clock(p.s).seconds);
    p.play({TAKE(0)});
    TEST_ASSERT_EQUAL(180, Rules::clock(p.s).seconds);
    p.play({END, TAKE(0)});
    TEST_ASSERT_NOT_EQUAL(clock.run, Rules::clock(p.s).run);
    Position over("ffa2 es ro timer");
    over.down(0, "").active(1).open_powerups("").play({END});
    TEST_ASSERT_EQUAL(0, Rules::clock(over.s).seconds);
}

void test_BUL_201_only_bullets_are_placed() {
    Position p("ffa2 es ro timer");
    p.current(0, "R1 B1 G1").play({TIMEOUT});
    p.sees(0, "(1,1)R1 (1,2)B1 (1,3)G1");
    p.decides(0);
    p.yes(TAKE(0));
    TEST_ASSERT_TRUE(in_end_phase(p.s));
}

void test_BUL_202_what_is_open_is_settled() {
    // A rider is declined.
    Position rider("ffa2 na ro timer");
    rider.hand(0, "NA05").baku(0, 6, 5).sight(0, "(2,1)R1 (2,3)G1").current(0, "P1");
    rider.play({PATTERN(0, 0, at(1, 0)), TIMEOUT});
    rider.sees(0, "(1,5)P1 (2,1)R1 (2,3)G1");
    // Telekinesis is declined, Focus is not.
    Position star("ffa2 pl ro timer");
    star.ap(0, 2).powerups(0, "PU4").sight(0, "(1,1)r1 (3,3)G1").play({POWERUP(0, 0), TIMEOUT});
    star.has_ap(0, 3);
    star.sees(0, "(3,3)G1");
    // The first column, the first bullet.
    Position column("ffa2 ja ro timer");
    column.incoming(0, "BD CT").play({PLACE});
    column.current(0, "R3").play({TIMEOUT});
    column.sees(0, "(1,1)R3");
    column.has_incoming(0, "IM BD CT");
    Position pans("ffa2 ba ro timer");
    pans.pans(0, "R1 B2 B4").play({USE(5, 0), TIMEOUT});
    pans.has_pans(0, "", "B4");
    // Nothing is decided about what is placed, and hits count.
    Position mind("ffa2 pl ro timer");
    mind.lives(0, 1).full_column(0, 5).current(0, "P1 P1").play({TIMEOUT});
    mind.is(0, Phase::down);
    mind.has_mind(0, "");
    TEST_ASSERT_EQUAL(1, mind.board(0).current.total);
    mind.decides(1);
    // Modifiers are in force.
    Position guard("ffa2 es ro timer");
    guard.modifier(0, Modifier::guard, 1).full_column(0, 5).current(0, "P1").play({TIMEOUT});
    guard.has_life(0, "");
}

void test_BUL_202_where_time_can_be_out() {
    Position("ffa2 es ro").no(TIMEOUT);
    Position("score es").no(TIMEOUT);
    Position("teams4 es ro ve na").no(TIMEOUT);
    Position p("ffa2 es ro timer");
    p.yes(TIMEOUT);
    p.no({time_out, 1});
    TEST_ASSERT_EQUAL(time_out, p.legal().back().kind);
    TEST_ASSERT_TRUE(action_words[time_out].outside);
    p.play({END});
    p.no(TIMEOUT);
    Position sudden("ffa2 es ro timer");
    sudden.down(0, "R1").down(1, "R1").s.sudden = 0b11;
    sudden.no(TIMEOUT);
    sudden.no(PLACE);
    sudden.no({sudden_step, 1});
}

void test_BUL_204_vesta_after_a_time_out() {
    Position p("ffa2 ve ro timer");
    p.sight(0, "(6,1)R1").play({TIMEOUT});
    p.has_incoming(1, "R1");
}

// ---- too long ----

void test_BUL_305_no_match_without_end() {
    Position p("ffa2 es ro");
    p.ended(0).active(1).open_powerups("").s.actions = 2999;
    Position one_less = p;
    one_less.s.actions = 2998;
    p.play({END});
    p.over(End::too_long, 0, 0b11);
    one_less.play({END});
    TEST_ASSERT_FALSE(one_less.s.over());
    Position rounds("score es");
    rounds.intensity(102).play({END});
    rounds.over(End::too_long, 0, 0b1);
    TEST_ASSERT_EQUAL(100, Rules::outcome(rounds.s).score[0]);
    Position earlier("score es");
    earlier.intensity(101).play({END});
    TEST_ASSERT_FALSE(earlier.s.over());
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_BUL_060_BUL_062_BUL_063_one_after_the_other);
    RUN_TEST(test_BUL_063_who_is_out_does_not_begin);
    RUN_TEST(test_BUL_064_BUL_066_a_team_is_a_block);
    RUN_TEST(test_BUL_065_when_the_turn_can_be_passed);
    RUN_TEST(test_BUL_170_BUL_172_used_once_without_AP);
    RUN_TEST(test_BUL_171_where_there_are_powerups);
    RUN_TEST(test_BUL_172_taken_at_the_end_used_later);
    RUN_TEST(test_BUL_173_a_powerup_that_fails);
    RUN_TEST(test_BUL_180_BUL_181_BUL_184_the_order_of_the_end_phase);
    RUN_TEST(test_BUL_183_taking_is_a_must);
    RUN_TEST(test_BUL_184_discarding_is_asked);
    RUN_TEST(test_BUL_185_drawn_behind_losses_in_turn_order);
    RUN_TEST(test_BUL_186_an_empty_center_ends_nothing);
    RUN_TEST(test_BUL_186_without_bullets_to_draw_it_ends);
    RUN_TEST(test_BUL_190_powerups_are_laid);
    RUN_TEST(test_BUL_191_BUL_192_BUL_193_intensity_incoming_AP);
    RUN_TEST(test_BUL_200_BUL_205_the_clock_runs_in_the_option_phase);
    RUN_TEST(test_BUL_201_only_bullets_are_placed);
    RUN_TEST(test_BUL_202_what_is_open_is_settled);
    RUN_TEST(test_BUL_202_where_time_can_be_out);
    RUN_TEST(test_BUL_204_vesta_after_a_time_out);
    RUN_TEST(test_BUL_305_no_match_without_end);
    return UNITY_END();
}
