// Actions in words.
#include "described.h"
#include "position.h"

using namespace field;

void setUp() {}
void tearDown() {}

namespace {

void described(const char* wanted, const Position& p, Action action) {
    assert_described<Rules>(wanted, p.s, action);
}

void test_options_in_words() {
    Position p("ffa2 pl ro");
    p.mind(0, "g3").sight(0, "(4,5)P2 (1,1)r1").hand(0, "PL01 PL04").powerups(0, "PU1 PU4 PU5");
    described("Place a bullet", p, PLACE);
    described("Place green 3 with a star from the Mind", p, MIND(0));
    described("Place a bullet from the Mind", p, MIND(2));
    described("Push: pink 2 to row 3, column 5", p, USE(1, sp(4, 5), sp(3, 5)));
    described("Insight", p, USE(2));
    described("Recall: red 1 with a star at row 1, column 1", p, USE(3, sp(1, 1)));
    described("Use an action", p, USE(6));
    described("Let Push fail", p, FIZZLE(0));
    described("Let an action fail", p, FIZZLE(5));
    described("Let Sweeper fail", p, FIZZLE(17));
    described("Let Assist fail", p, FIZZLE(34));
    described("Battery", p, POWERUP(0));
    described("Sweeper: pink 2 at row 4, column 5", p, POWERUP(1, sp(4, 5)));
    described("Switch: red 1 with a star and pink 2", p, POWERUP(2, sp(1, 1), sp(4, 5)));
    described("End the round", p, END);
    described("Use Third Eye and clear 0 bullets", p, PATTERN(0, 0, at(0, 0)));
    described("Use Mirror and clear 0 bullets", p, PATTERN(1, 0, at(1, 2)));
    described("Use a pattern", p, PATTERN(2, 0, 0));
    described("Use Third Eye", p, PATTERN(0, 1, 0));
    described("Use Third Eye", p, PATTERN(0, 0, 0));
    described("Out of time: all bullets are placed", p, TIMEOUT);
    described("All place a bullet", p, SUDDEN);
    p.powerups(0, "- PU4 PU5");
    described("Use a powerup", p, POWERUP(0));
    described("Let a powerup fail", p, FIZZLE(16));
    Position rose("ffa2 ro es");
    rose.hand(0, "RO08 RO03").sight(0, "(1,1)R3 (3,1)R1");
    described("Use Rule of Thirds, turned 1 and clear 1 bullet", rose, PATTERN(0, 1, at(0, 0)));
    described("Retake: Still Life", rose, USE(3, 1));
    described("Retake: a pattern", rose, USE(3, 5));
    Position b("ffa2 ba ro");
    b.pans(0, "R1 B2").powerups(0, "PU8");
    described("Equilibrium: red 1", b, USE(5, 0));
    described("Equilibrium: a bullet", b, USE(5, 4));
    described("First Aid: blue 2", b, POWERUP(0, 8));
    Position e("ffa2 es ro");
    e.life(0, "y4").powerups(0, "PU8");
    described("First Aid: yellow 4 with a star", e, POWERUP(0, 0));
    described("First Aid: a bullet", e, POWERUP(0, 1));
}

void test_answers_in_words() {
    Position p("ffa2 pl ro");
    p.ap(0, 2).powerups(0, "PU4").sight(0, "(1,1)r1 (3,3)G1").play({POWERUP(0, 0)});
    described("Telekinesis: green 1 to row 2, column 3", p, STAR(1, sp(3, 3), sp(2, 3)));
    described("Focus", p, STAR(0));
    described("Use a star", p, STAR(2));
    described("Do without it", p, DECLINE);
    described("Choose a bullet", p, CHOOSE(1));
    described("Keep a bullet in the Mind", p, KEEP(1));
    p.play({DECLINE}).draws(0, "R3");
    described("Place red 3", p, KEEP(0));
    described("Keep red 3 in the Mind", p, KEEP(1));
    p.play({KEEP(1)});
    described("Place a bullet", p, KEEP(0));
    described("Choose a bullet", p, CHOOSE(1));
    described("Take the hit", p, HIT(1));
    Position n("ffa2 na ro");
    n.hand(0, "NA06").baku(0, 2, 2).sight(0, "(2,3)G2").play({PATTERN(0, 0, at(1, 1))});
    described("Choose Baku to row 1, column 2", n, CHOOSE(sp(1, 2)));
    Position j("ffa2 ja ro");
    described("Immobilize the green column", j, COLUMN(2));
}

void test_end_phase_in_words() {
    Position p("ffa2 es ro");
    p.open_powerups("PU9 PU2").powerups(0, "PU1 PU3 PU3").hand(0, "ES01").play({END});
    described("Take Spare Shells", p, TAKE(0));
    described("Take a powerup", p, TAKE(2));
    p.play({TAKE(0)});
    described("Discard Barrier", p, REPLACE(1));
    described("Discard the new powerup", p, REPLACE(3));
    described("Discard Witch Hat", p, DROP(0));
    described("Discard a pattern", p, DROP(9));
}

void test_teams_in_words() {
    Position p("teams4 es ro ve na");
    p.sight(0, "(1,3)G4").sight(1, "(2,2)b1");
    described("Share Notes, with Player 2", p, TEAM(0, 1));
    described("Relay: green 4 at row 1, column 3, with Player 2", p, TEAM(1, 1, sp(1, 3)));
    described("Assist, with Player 2", p, TEAM(2, 1));
    described("Assist", p, TEAM(2, 9));
    described("Pass the turn to Player 2", p, PASS(1));
    described("Pass the turn to the teammate", p, PASS(9));
    p.play({TEAM(2, 1)});
    described("Choose blue 1 with a star to row 1, column 2", p, CHOOSE(sp(2, 2), sp(1, 2)));
    p.play({CHOOSE(sp(2, 2), sp(1, 2))}).full_column(0, 5).draws(0, "P1");
    described("Take the hit", p, HIT(0));
    described("The hit goes to Player 2", p, HIT(1));
    kit::Names names = kit::plain_names;
    names.of[1] = "You";
    assert_described<Rules>("The hit goes to you", p.s, HIT(1), names);
}

void test_when_it_is_over() {
    Position p("ffa2 es ro");
    p.down(0, "").active(1).open_powerups("").play({END});
    described("Place a bullet", p, PLACE);
    p.no(PLACE);
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_options_in_words);
    RUN_TEST(test_answers_in_words);
    RUN_TEST(test_end_phase_in_words);
    RUN_TEST(test_teams_in_words);
    RUN_TEST(test_when_it_is_over);
    return UNITY_END();
}
