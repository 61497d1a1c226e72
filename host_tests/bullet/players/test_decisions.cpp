// What computer players choose where the right choice is known.
#include "bullet/jobs.h"
#include "bullet/tiles.h"
#include "sights.h"

using namespace field;

void setUp() {}
void tearDown() {}

namespace {

void chooses(const Position& p, Action wanted, int level = normal) {
    const Action chosen = choice_of(p.s, player(level));
    char text[80];
    std::snprintf(text, sizeof text, "wanted %d.%d.%d.%d, chose %d.%d.%d.%d", wanted.kind, wanted.a,
                  wanted.b, wanted.c, chosen.kind, chosen.a, chosen.b, chosen.c);
    TEST_ASSERT_TRUE_MESSAGE(chosen == wanted, text);
}
Action chosen(const Position& p, int level = normal) { return choice_of(p.s, player(level)); }

// ---- Options ------------------------------------------------------------------------------------

void test_bullets_are_placed_while_that_is_safe() {
    Position p("ffa2 es ro");
    p.current(0, "R1 R2").hand(0, "ES03").sight(0, "(3,1)R1 (3,2)R2 (3,3)B1");
    chooses(p, PLACE);
    p.full_column(0, 1).full_column(0, 2);
    for (const int level : {normal, hard}) {
        const Action action = chosen(p, level);  // AAxxx lies there and may be made better
        TEST_ASSERT_TRUE(action.kind == use_pattern || action.kind == use_action);
    }
}

void test_a_plan_is_carried_out_move_by_move() {
    Position p("score es");  // Black Cat: AoA / xxx
    p.hand(0, "ES06").sight(0, "(1,1)R1 (1,2)R2 (2,2)B1 (2,1)B1 (2,3)B2");
    chooses(p, USE(1, sp(1, 2), sp(1, 3)));
    p.play({USE(1, sp(1, 2), sp(1, 3))});
    TEST_ASSERT_EQUAL(use_pattern, chosen(p).kind);
}

void test_a_round_is_ended_when_nothing_is_left() {
    Position p("score es");
    p.ap(0, 0);
    chooses(p, END);
    chooses(p, END, easy);
}

void test_a_crowded_column_is_thinned_out() {
    Position p("ffa2 ja ro");
    set_specials_aside(p, 0);
    p.full_column(0, 2).ap(0, 1).intensity(9);
    const Action action = chosen(p);
    TEST_ASSERT_EQUAL(use_action, action.kind);
    TEST_ASSERT_EQUAL(1, column_of(action.b));
    TEST_ASSERT_FALSE(column_of(action.c) == 1);
    TEST_ASSERT_EQUAL(end_round, chosen(p, easy).kind == use_pattern ? use_pattern : end_round);
}

void test_spare_points_draw_a_card() {
    Position p("ffa2 es ro");
    p.ap(0, 2);
    chooses(p, USE(3));
    Position rose_alone("ffa2 ro es");  // Retake is cheaper than New Roll: any card goes
    rose_alone.hand(0, "RO05").ap(0, 1);
    chooses(rose_alone, USE(3, 0));
    Position lent("boss1 ro co");  // a feed card cannot be drawn again (BUL-394)
    lent.hand(0, "YN05").ap(0, 1);
    lent.board(0).deck = {};
    TEST_ASSERT_NOT_EQUAL(use_action, chosen(lent).kind);
}

void test_vesta_brings_bullets_to_the_hearth() {
    Position p("ffa2 ve es");
    p.sight(0, "(5,1)R1 (5,2)B1").ap(0, 1).intensity(8);
    const Action action = chosen(p);
    TEST_ASSERT_EQUAL(use_action, action.kind);
    TEST_ASSERT_EQUAL(5, row_of(action.c));
    // With nothing to bring there she stokes.
    Position calm("ffa2 ve es");
    calm.ap(0, 1);
    chooses(calm, USE(4));
    calm.center_left(0, 1);
    chooses(calm, END);
}

void test_balance_weighs_the_lighter_side() {
    Position p("ffa2 ba es");
    p.pans(0, "R1 R3").sight(0, "(1,1)R1 (1,2)B2").ap(0, 1);
    chooses(p, USE(4, sp(1, 2)));
    Position full("ffa2 ba es");
    full.pans(0, "R1 R3 B1 R2 B2 B4").ap(0, 4);
    full.discarded(0, 5);
    const Action action = chosen(full);
    TEST_ASSERT_EQUAL(use_action, action.kind);
    TEST_ASSERT_EQUAL(4, action.a);
    full.play({action});
    TEST_ASSERT_EQUAL(choose, chosen(full).kind);
}

void test_nawa_lets_baku_swallow() {
    Position p("ffa2 na es");
    p.full_column(0, 3).baku(0, 3, 3).ap(0, 3).intensity(9);
    while (!p.board(0).deck.empty()) p.board(0).deck.pop();  // nothing to draw
    for (Space space : {sp(1, 2), sp(2, 2), sp(3, 2), sp(1, 4), sp(2, 4), sp(3, 4)})
        p.board(0).sight.put(space, p.s.center.draw(p.s.rng));
    const Action action = choice_of(p.s, player(normal));
    TEST_ASSERT_EQUAL(use_action, action.kind);
}

void test_planil_empties_her_mind_into_a_calm_sight() {
    Position p("ffa2 pl es");
    p.mind(0, "R1 B4").ap(0, 0);
    p.full_column(0, 2);
    chooses(p, MIND(0));
    p.play({MIND(0)});
    chooses(p, END);  // the blue one would hit
}

// ---- Powerups -----------------------------------------------------------------------------------

void test_first_aid_comes_first() {
    Position p("ffa2 es ro");
    p.life(0, "R1").powerups(0, "PU8 - -").current(0, "G1");
    chooses(p, POWERUP(0, 0));
    Position whole("ffa2 es ro");
    whole.powerups(0, "PU8 - -").current(0, "G1");
    chooses(whole, PLACE);
    Position scales("ffa2 ba ro");
    scales.pans(0, "R1 R3 B2").powerups(0, "PU8 - -").current(0, "G1");
    chooses(scales, POWERUP(0, 0));
    // BUL-373: without the even one her scales would tip.
    Position tilted("ffa2 ba ro");
    tilted.pans(0, "R1 R1 R3 B2").powerups(0, "PU8 - -").current(0, "G1");
    chooses(tilted, POWERUP(0, 0));
    Position even("ffa2 ba ro");
    even.pans(0, "R1 R3").powerups(0, "PU8 - -").current(0, "G1");
    chooses(even, POWERUP(0, 0));
}

void test_tiles_are_used_when_they_are_due() {
    Position p("ffa2 es ro");
    p.powerups(0, "PU9 - -").current(0, "G1");
    chooses(p, POWERUP(0));  // Spare Shells at once
    for (const char* tile : {"PU3", "PU7"}) {
        Position danger("ffa2 es ro");
        danger.full_column(0, 1).full_column(0, 2).current(0, "G1 G2").ap(0, 0);
        danger.powerups(0, tile);
        chooses(danger, POWERUP(0));
    }
    Position battery("ffa2 es ro");
    battery.powerups(0, "PU1 - -").ap(0, 0);
    chooses(battery, POWERUP(0));
    Position ideas("ffa2 es ro");
    ideas.powerups(0, "PU2 - -").ap(0, 5);
    chooses(ideas, POWERUP(0));
    Position sweeper("ffa2 es ro");
    sweeper.powerups(0, "PU4 - -").ap(0, 0).sight(0, "(1,1)R1 (2,1)r2 (3,3)G1");
    chooses(sweeper, POWERUP(0, sp(2, 1)));
    Position beacon("ffa2 es ro");
    beacon.full_column(0, 2).intensity(9).powerups(0, "PU6 - -").ap(0, 0);
    beacon.s.center.add(beacon.board(0).sight.take(sp(1, 2)));
    beacon.s.center.remove(type("R1"));
    beacon.board(0).sight.put(sp(1, 2), type("R1"));
    const Action home = choice_of(beacon.s, player(normal));
    TEST_ASSERT_EQUAL(use_powerup, home.kind);
    TEST_ASSERT_EQUAL(0, column_of(home.c));
    // While bullets are to come and all is calm they wait; so they do beside a plan.
    for (const char* tile : {"PU1", "PU2", "PU3", "PU4"}) {
        Position calm("ffa2 es ro");
        calm.powerups(0, tile).current(0, "G1").ap(0, 2);
        chooses(calm, PLACE);
        Position planned_one("ffa2 es ro");
        planned_one.powerups(0, tile).hand(0, "ES03").sight(0, "(3,1)R1 (3,2)R2 (3,3)B1");
        TEST_ASSERT_FALSE(chosen(planned_one).kind == use_powerup);
    }
    Position tired("ffa2 es ro");  // too few AP, too many AP, no cards
    tired.powerups(0, "PU2 PU1 -").ap(0, 1);
    chooses(tired, POWERUP(1));
    tired.ap(0, 3);
    chooses(tired, POWERUP(0));
    tired.board(0).deck.clear();
    tired.ap(0, 4);
    TEST_ASSERT_FALSE(chosen(tired).kind == use_powerup);
    Position dangerous("ffa2 es ro");
    dangerous.full_column(0, 1).full_column(0, 2).current(0, "G1 G3").ap(0, 0);
    dangerous.powerups(0, "PU1 - -");
    chooses(dangerous, POWERUP(0));
    dangerous.powerups(0, "PU4 - -");
    TEST_ASSERT_EQUAL(use_powerup, chosen(dangerous).kind);
    Position useless("ffa2 es ro");
    useless.powerups(0, "PU5 - -").ap(0, 0);
    chooses(useless, END);
}

void test_the_best_tile_is_taken_and_the_worst_given_up() {
    Position p("ffa2 es ro");
    p.open_powerups("PU5 PU3").ap(0, 0).play({END});
    chooses(p, TAKE(1));
    Position hurt("ffa2 es ro");
    hurt.open_powerups("PU3 PU8").life(0, "R1").ap(0, 0).play({END});
    chooses(hurt, TAKE(1));
    Position full("ffa2 es ro");
    full.powerups(0, "PU3 PU5 PU1").open_powerups("PU4").ap(0, 0).play({END, TAKE(0)});
    chooses(full, REPLACE(1));
    Position keep("ffa2 es ro");
    keep.powerups(0, "PU3 PU4 PU1").open_powerups("PU5").ap(0, 0).play({END, TAKE(0)});
    chooses(keep, REPLACE(3));
}

// ---- Answers ------------------------------------------------------------------------------------

void test_cards_without_a_use_are_dropped() {
    Position p("score es");
    p.hand(0, "ES03 ES10 ES01 ES06 ES08")
        .sight(0, "(3,1)R1 (3,2)R2 (3,3)B1 (1,1)B2 (1,3)Y3")
        .ap(0, 0);
    p.play({END});
    TEST_ASSERT_EQUAL(discard_down, chosen(p).kind);
}

void test_jane_stops_the_column_that_would_hit() {
    Position p("ffa2 ja es");
    p.sight(0, "(1,4)Y1 (2,4)Y1 (3,4)Y1 (4,4)Y2 (1,1)R1");
    p.board(0).current = {};
    p.board(0).incoming.take_specials(p.board(0).current);
    p.s.pending.push({.kind = Pending::column, .seat = 0, .what = immobilizer});
    chooses(p, COLUMN(3));
}

void test_planil_keeps_what_would_hit() {
    Position p("ffa2 pl es");
    p.full_column(0, 1).draws(0, "R3");
    chooses(p, KEEP(1));
    Position calm("ffa2 pl es");
    calm.draws(0, "G1");
    chooses(calm, KEEP(0));
    Position guarded_one("ffa2 pl es");
    guarded_one.full_column(0, 1).modifier(0, Modifier::guard, 2).draws(0, "R3");
    chooses(guarded_one, KEEP(0));
}

void test_planils_stars_give_points_first() {
    Position p("score pl");  // Premonition: xA / xA / x.
    p.hand(0, "PL03").sight(0, "(1,1)r1 (1,2)R2 (2,2)B1 (2,1)B2 (5,5)G1").ap(0, 3);
    const Action use = chosen(p);
    TEST_ASSERT_EQUAL(use_pattern, use.kind);
    p.play({use});
    chooses(p, STAR(0));
    p.play({STAR(0)});
    const Kind then = static_cast<Kind>(chosen(p).kind);
    TEST_ASSERT_TRUE(then == star_action || then == decline);
}

void test_baku_bites() {
    Position p("score na");  // Lullaby: AKA / xxx
    p.hand(0, "NA02").baku(0, 2, 3).sight(0, "(2,2)R1 (2,4)R2 (3,2)b1 (1,3)G1 (3,4)B2");
    const Action use = chosen(p);
    TEST_ASSERT_EQUAL(use_pattern, use.kind);
    p.play({use});
    TEST_ASSERT_EQUAL(star_action, chosen(p).kind);
}

void test_riders_serve_the_next_plan() {
    // After Sleepwalk (K..A / xxx.) Baku may go on for nothing: Lullaby wants it between two.
    Position p("score na");
    p.hand(0, "NA03 NA02").baku(0, 1, 1);
    p.sight(0, "(1,4)R1 (2,1)R2 (2,2)B1 (5,2)G1 (5,4)G2 (6,3)G3 (6,2)Y1").ap(0, 1);
    const Action use = chosen(p);
    TEST_ASSERT_EQUAL(use_pattern, use.kind);
    TEST_ASSERT_EQUAL(0, use.a);
    p.play({use});
    const Action rider = chosen(p);
    TEST_ASSERT_TRUE(rider.kind == choose || rider.kind == decline);
    // A rider that helps nobody is declined.
    Position bare("score na");
    bare.hand(0, "NA03").baku(0, 1, 1).sight(0, "(1,4)R1 (2,1)R2 (2,2)B1").ap(0, 0);
    bare.play({chosen(bare)});
    chooses(bare, DECLINE);
    // A swap is for nothing as well; a move out of a crowd is not.
    Position fort("score na");
    fort.hand(0, "NA02").baku(0, 2, 3).ap(0, 0);
    fort.sight(0, "(2,2)R1 (2,4)R2 (3,2)B1 (3,3)B2 (1,2)G1 (4,2)G2 (5,2)G3 (6,2)G1");
    fort.intensity(9).play({chosen(fort)});
    TEST_ASSERT_EQUAL(choose, chosen(fort).kind);
}

// ---- Teams --------------------------------------------------------------------------------------

void test_hits_go_to_whoever_bears_them() {
    Position p("teams4 es ro ve yn");
    p.life(0, "R1 R2").full_column(0, 3).draws(0, "G1");
    chooses(p, HIT(1));
    Position own("teams4 es ro ve yn");
    own.life(1, "R1 R2").full_column(0, 3).draws(0, "G1");
    chooses(own, HIT(0));
    Position scales("teams4 es ba ve yn");  // the pans stay even enough
    scales.life(0, "R1 R2").full_column(0, 3).draws(0, "G1");
    chooses(scales, HIT(1));
    Position tilted("teams4 es ba ve yn");
    tilted.life(0, "R1 R2").pans(1, "R1 R3").full_column(0, 3).draws(0, "G1");
    chooses(tilted, HIT(0));
}

void test_teammates_help_each_other() {
    Position p("teams4 es ro ve yn");  // nothing of her own to do: a card for the teammate
    while (!p.board(0).deck.empty()) p.board(0).discard.push(p.board(0).deck.pop());
    p.board(0).discard.clear();
    p.ap(0, 2);
    p.s.boards[0].sight = {};
    chooses(p, TEAM(0, 1));
    Position crowded("teams4 ba ro ve yn");  // a column of the teammate's is thinned out
    crowded.board(0).deck.clear();
    crowded.full_column(1, 2).full_column(1, 4).ap(0, 2).intensity(12);
    chooses(crowded, TEAM(2, 1));
    Position relayed("teams4 ba ro ve yn");
    relayed.board(0).deck.clear();
    relayed.full_column(0, 2).full_column(0, 1).full_column(0, 3).full_column(0, 4);
    relayed.full_column(0, 5).ap(0, 2).intensity(12);
    relayed.pans(0, "R1 R3 B1 B3 R4 B4 G4 Y4");
    const Action relay = chosen(relayed);
    TEST_ASSERT_EQUAL(team_action, relay.kind);
    TEST_ASSERT_EQUAL(1, relay.a);
}

void test_the_turn_is_passed_once_for_help() {
    Position p("teams4 es ro ve yn");
    p.full_column(0, 1).full_column(0, 2).current(0, "G1 G2").ap(0, 0);
    chooses(p, PASS(1));
    p.board(0).passed = 1;
    chooses(p, PLACE);
    p.board(0).passed = 0;
    p.ap(1, 1);
    chooses(p, PLACE);
    p.ap(1, 5).ended(1);
    chooses(p, PLACE);
}

// ---- Easy ---------------------------------------------------------------------------------------

void test_easy_makes_mistakes_and_sees_cheap_plans_only() {
    Position p("ffa2 es ro");
    p.hand(0, "ES03 ES06 ES01").sight(0, "(3,1)R1 (3,2)R2 (3,3)B1").current(0, "G1");
    int patterns = 0;
    for (kit::Seed seed = 0; seed < 200; ++seed)
        patterns += choice_of(p.s, player(easy), seed).kind == use_pattern ? 1 : 0;
    TEST_ASSERT_GREATER_THAN(5, patterns);
    TEST_ASSERT_LESS_THAN(30, patterns);
    Position dear("score es");  // Green Flash: xx/GA/x. with the green bullet two lifts away
    dear.hand(0, "ES10").sight(0, "(1,1)R1 (1,2)R2 (2,2)R1 (4,1)G1");
    TEST_ASSERT_EQUAL(use_action, chosen(dear).kind);
    chooses(dear, END, easy);
}

void test_sudden_death_has_one_answer() {
    Position p("ffa2 es ro");
    p.s.sudden = 3;
    chooses(p, SUDDEN);
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_bullets_are_placed_while_that_is_safe);
    RUN_TEST(test_a_plan_is_carried_out_move_by_move);
    RUN_TEST(test_a_round_is_ended_when_nothing_is_left);
    RUN_TEST(test_a_crowded_column_is_thinned_out);
    RUN_TEST(test_spare_points_draw_a_card);
    RUN_TEST(test_vesta_brings_bullets_to_the_hearth);
    RUN_TEST(test_balance_weighs_the_lighter_side);
    RUN_TEST(test_nawa_lets_baku_swallow);
    RUN_TEST(test_planil_empties_her_mind_into_a_calm_sight);
    RUN_TEST(test_first_aid_comes_first);
    RUN_TEST(test_tiles_are_used_when_they_are_due);
    RUN_TEST(test_the_best_tile_is_taken_and_the_worst_given_up);
    RUN_TEST(test_cards_without_a_use_are_dropped);
    RUN_TEST(test_jane_stops_the_column_that_would_hit);
    RUN_TEST(test_planil_keeps_what_would_hit);
    RUN_TEST(test_planils_stars_give_points_first);
    RUN_TEST(test_baku_bites);
    RUN_TEST(test_riders_serve_the_next_plan);
    RUN_TEST(test_hits_go_to_whoever_bears_them);
    RUN_TEST(test_teammates_help_each_other);
    RUN_TEST(test_the_turn_is_passed_once_for_help);
    RUN_TEST(test_easy_makes_mistakes_and_sees_cheap_plans_only);
    RUN_TEST(test_sudden_death_has_one_answer);
    return UNITY_END();
}
