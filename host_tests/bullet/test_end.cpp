// Losing and winning, Sudden Death, Teams, Score Attack: BUL-210 .. BUL-268, BUL-307.
#include "position.h"

using namespace field;

void setUp() {}
void tearDown() {}

namespace {

using kit::Result;

void results_are(const Position& p, std::initializer_list<Result> wanted) {
    const kit::Outcome outcome = Rules::outcome(p.s);
    TEST_ASSERT_TRUE(outcome.over);
    std::size_t seat = 0;
    for (const Result result : wanted)
        TEST_ASSERT_EQUAL(static_cast<int>(result), static_cast<int>(outcome.result[seat++]));
    TEST_ASSERT_TRUE(std::strlen(outcome.why) > 0);
}

// ---- each for herself ----

void test_BUL_210_BUL_211_losses_wait_for_the_end_of_the_round() {
    Position p("ffa3 es ro ve");
    p.lives(0, 1).full_column(0, 5).draws(0, "P1");
    p.is(0, Phase::down);
    TEST_ASSERT_EQUAL(6, size_of(p.board(0).sight.bullets()));
    p.decides(1);
    p.open_powerups("").play({END});
    p.is(0, Phase::down);
    p.play({END});
    p.is(0, Phase::out);
    TEST_ASSERT_EQUAL(1, p.s.lost);
}

void test_BUL_212_BUL_218_all_of_hers_goes() {
    Position p("ffa3 pl ro ve");
    p.sight(0, "(1,1)R1").mind(0, "B1 B2").powerups(0, "PU1 - PU2").hand(0, "PL01");
    p.incoming(0, "G1").incoming(1, "Y1 Y1").down(0, "R2").ended(1).active(2).open_powerups("");
    const std::size_t discards = p.s.powerup_discard.size();
    p.modifier(0, Modifier::heavy, 2).play({END});
    p.is(0, Phase::out);
    TEST_ASSERT_TRUE(p.happened({.kind = bullet::lost, .a = 0, .b = 1 + 2 + 2 + 1}));
    p.sees(0, "");
    p.has_mind(0, "");
    p.has_life(0, "");
    TEST_ASSERT_EQUAL(0, p.board(0).current.total + p.board(0).incoming.total);
    TEST_ASSERT_EQUAL(0, p.board(0).hand.size() + p.board(0).deck.size());
    p.has_powerups(0, "- - -");
    TEST_ASSERT_EQUAL(discards + 2, p.s.powerup_discard.size());
    TEST_ASSERT_EQUAL(0, p.board(0).modifier(Modifier::heavy));
    TEST_ASSERT_EQUAL(4 + 1, p.board(1).current.total);  // her G1, no longer Y1 Y1
    TEST_ASSERT_EQUAL(140 - 5 - 4, p.s.center.total);
}

void test_BUL_212_pans_go_too() {
    Position p("ffa3 ba ro ve");
    p.down(0, "").ended(1).active(2).open_powerups("").play({END});
    p.has_pans(0, "", "");
    TEST_ASSERT_EQUAL(140 - 8, p.s.center.total);
}

void test_BUL_213_BUL_214_neighbours_change() {
    Position p("ffa4 es ro ve na");
    p.down(1, "").ended(0).ended(2).active(3).open_powerups("").incoming(1, "R1").play({END});
    TEST_ASSERT_EQUAL(2, target_of(p.s, 0));
    TEST_ASSERT_TRUE(p.board(2).current.count[type("R1")] >= 1);
    TEST_ASSERT_EQUAL(5, p.board(2).current.total);
}

void test_BUL_215_the_last_one_wins() {
    Position p("ffa2 es ro");
    p.down(0, "").active(1).open_powerups("").play({END});
    p.over(End::last_standing, 0b10, 0);
    results_are(p, {Result::lost, Result::won});
    TEST_ASSERT_EQUAL(1, Rules::outcome(p.s).score[1]);
    TEST_ASSERT_EQUAL(0, Rules::outcome(p.s).score[0]);
}

void test_BUL_216_specials_do_not_count() {
    Position p("ffa2 ja ro");
    p.down(0, "R1 R1").lives(1, 1).full_column(1, 5).current(1, "P1 P1 P1 P1").active(1);
    p.play({PLACE});  // Jane: 2 bullets and 3 specials, Rose: 3 bullets
    p.over(End::fewest_left, 0b01, 0);
    results_are(p, {Result::won, Result::lost});
}

void test_BUL_217_only_the_tied_go_on() {
    Position p("ffa4 es ro ve na");
    p.down(0, "R1").down(1, "R1 R2").down(2, "R1").incoming(1, "G1").incoming(2, "G2");
    p.lives(3, 1).full_column(3, 5).current(3, "P1 P1 P1").active(3).play({PLACE});
    TEST_ASSERT_EQUAL(0b101, p.s.sudden);
    p.is(1, Phase::out);
    p.is(3, Phase::out);
    // What Rose got is handed on, what Vesta had is gone; then it joins.
    TEST_ASSERT_EQUAL_STRING("R1 G1", bag_names(p.board(2).current).c_str());
}

// ---- Sudden Death ----

Position in_sudden_death(const std::string& table, unsigned seats) {
    Position p(table);
    for (Seat seat = 0; seat < p.s.seats; ++seat)
        if ((seats >> seat & 1) != 0) p.down(seat, "");
    p.s.sudden = byte(static_cast<int>(seats));
    return p;
}

void test_BUL_225_how_it_begins() {
    Position p("ffa2 ja pl");
    p.incoming(0, "IM R1").down(0, "R2").modifier(0, Modifier::heavy, 3);
    p.lives(1, 1)
        .mind(1, "G1 G2")
        .full_column(1, 5)
        .current(1, "P1 P1")
        .incoming(1, "B1")
        .active(1);
    p.play({PLACE, KEEP(0)});
    TEST_ASSERT_EQUAL(0b11, p.s.sudden);
    TEST_ASSERT_EQUAL_STRING("R1 R2", bag_names(p.board(0).current).c_str());
    TEST_ASSERT_EQUAL(0, p.board(0).incoming.total);
    TEST_ASSERT_EQUAL_STRING("B1 P1", bag_names(p.board(1).current).c_str());
    p.has_mind(1, "G1 G2");
    TEST_ASSERT_EQUAL(0, p.board(0).modifier(Modifier::heavy));
}

void test_BUL_226_BUL_230_one_bullet_each() {
    Position p = in_sudden_death("ffa3 es pl ro", 0b111);
    p.sight(0, "(1,1)R1").current(0, "R1").current(1, "B1").current(2, "G1 G1");
    p.decides(0);
    TEST_ASSERT_EQUAL(1, p.legal().size());
    p.play({SUDDEN});
    TEST_ASSERT_TRUE(p.happened({.kind = step_began, .a = 0b111}));
    p.sees(0, "(1,1)R1 (2,1)R1");
    p.sees(1, "(1,2)B1");
    p.sees(2, "(1,3)G1");
    TEST_ASSERT_EQUAL(0b111, p.s.sudden);
    TEST_ASSERT_FALSE(p.s.over());
}

void test_BUL_227_from_the_center() {
    Position p = in_sudden_death("ffa2 es ro", 0b11);
    p.current(0, "R1").play({SUDDEN});
    TEST_ASSERT_EQUAL(1, size_of(p.board(1).sight.bullets()));
    TEST_ASSERT_EQUAL(140 - 1 - 1 - 6, p.s.center.total);
    // Without a bullet anywhere it is a tie.
    Position dry = in_sudden_death("ffa2 es ro", 0b11);
    dry.current(0, "R1").center_left(0, 0).play({SUDDEN});
    dry.over(End::empty_center, 0, 0b11);
    results_are(dry, {Result::drawn, Result::drawn});
    // It ends at once: whoever comes behind places nothing any more.
    Position first = in_sudden_death("ffa2 es ro", 0b11);
    first.current(1, "R1").center_left(0, 1).play({SUDDEN});
    first.over(End::empty_center, 0, 0b11);
    first.sees(1, "");
}

void test_BUL_228_until_one_is_left() {
    Position p = in_sudden_death("ffa4 es ro ve na", 0b1111);
    p.full_column(1, 1).current(0, "R1").current(1, "R1").current(2, "R1").current(3, "R1");
    p.play({SUDDEN});
    TEST_ASSERT_EQUAL(0b1101, p.s.sudden);
    p.decides(0);
    p.full_column(0, 2).full_column(3, 2).current(0, "B1").current(2, "G1").current(3, "B1");
    const int before = p.s.center.total;
    p.play({SUDDEN});
    p.over(End::sudden_death, 0b100, 0);
    TEST_ASSERT_EQUAL(before + 2, p.s.center.total);
    results_are(p, {Result::lost, Result::lost, Result::won, Result::lost});
    // A tie is of those that were left.
    Position tie = in_sudden_death("ffa3 es ro ve", 0b101);
    tie.full_column(0, 1).full_column(2, 1).current(0, "R1").current(2, "R1").play({SUDDEN});
    tie.over(End::sudden_tie, 0, 0b101);
    results_are(tie, {Result::drawn, Result::lost, Result::drawn});
}

void test_BUL_228_no_immobilized_column() {
    Position p = in_sudden_death("ffa2 ja ro", 0b11);
    p.board(0).current.count[immobilizer] = p.board(0).current.count[badge] = 0;
    p.board(0).current.count[coat] = 0;
    p.board(0).current.total = 0;
    p.current(0, "R3").current(1, "R3").play({SUDDEN});
    p.sees(0, "(3,1)R3");
}

// ---- Teams ----

void test_BUL_240_BUL_241_BUL_242_team_actions() {
    Position p("teams4 es ro ve na");
    p.play({TEAM(0, 1)});
    TEST_ASSERT_EQUAL(1, p.board(1).hand.size());
    p.has_ap(0, 3);
    p.has_ap(1, 7);
    p.sight(0, "(2,3)G2").play({TEAM(1, 1, sp(2, 3))});
    p.sees(0, "");
    p.sees(1, "(2,3)G2");
    p.no(TEAM(0, 1));  // 1 AP is left
    p.ap(0, 5).no(TEAM(0, 0));
    p.no(TEAM(0, 2));
    p.no(TEAM(3, 1));
    p.no(TEAM(0, 1, 1));
    p.play({TEAM(2, 1), CHOOSE(sp(2, 3), sp(3, 3)), TEAM(2, 1), CHOOSE(sp(3, 3), sp(4, 3))});
    p.has_ap(0, 1);
    p.sees(1, "(4,3)G2");
    Position alone("ffa2 es ro");
    alone.no(TEAM(0, 1));
}

void test_BUL_243_the_teammate_chooses() {
    Position p("teams4 es ro ve na");
    p.sight(1, "(2,2)B1").play({TEAM(2, 1)});
    p.decides(1);
    p.no(CHOOSE(sp(2, 2), sp(2, 4)));
    p.play({CHOOSE(sp(2, 2), sp(1, 2))});
    p.decides(0);
    // Failing: nothing to move, or something that can be led off.
    p.no({fizzle, 35});
    p.yes(FIZZLE(34));
    p.sight(1, "(2,2)B1").no(FIZZLE(34));
    p.sight(1, "").no(TEAM(2, 1));
    p.yes(FIZZLE(34));
    p.yes(FIZZLE(33));
    p.no(FIZZLE(32));
    p.hand(1, "RO01 RO02 RO03 RO04 RO05 RO06 RO07 RO08 RO09 RO10 RO11 RO12").no(TEAM(0, 1));
    p.play({FIZZLE(32)});
    p.has_ap(0, 1);
}

void test_BUL_245_who_takes_the_hit() {
    Position p("teams4 es ro ve na");
    p.full_column(0, 5).draws(0, "P1");
    p.decides(0);
    p.no(HIT(2));
    p.no(PLACE);
    Position own = p;
    p.play({HIT(1)});
    p.has_life(1, "P1");
    own.play({HIT(0)});
    own.has_life(0, "P1");
    // Only she herself has life.
    Position single("teams4 es ro ve na");
    single.lives(1, 0).full_column(0, 5).draws(0, "P1");
    single.has_life(0, "P1");
}

void test_BUL_246_BUL_250_three_teams() {
    Position p("teams6 es ro ve na yn pl");
    TEST_ASSERT_EQUAL(2, target_of(p.s, 0));
    TEST_ASSERT_EQUAL(1, target_of(p.s, 5));
    p.incoming(2, "R1").incoming(3, "B1").incoming(4, "G1").incoming(5, "Y1");
    p.down(2, "").down(3, "").ended(0).ended(1).ended(4).active(5).play({END});
    TEST_ASSERT_EQUAL(4, target_of(p.s, 0));
    TEST_ASSERT_EQUAL(5, target_of(p.s, 1));
    TEST_ASSERT_EQUAL(5, p.board(4).current.total);
    TEST_ASSERT_TRUE(p.board(4).current.count[type("R1")] >= 1);
    TEST_ASSERT_TRUE(p.board(5).current.count[type("B1")] >= 1);
    TEST_ASSERT_EQUAL(4 + 3, p.s.intensity);  // BUL-251
}

void test_BUL_247_hits_on_the_pans() {
    Position p("teams4 es ba ve na");
    p.full_column(0, 5).draws(0, "P1").play({HIT(1)});
    p.has_pans(1, "P1", "");
    // Esfir without life plays on as long as the scales hold.
    p.lives(0, 0).draws(0, "P1");
    p.has_pans(1, "P1 P1", "");
    p.is(0, Phase::option);
    p.draws(0, "P3");
    p.is(0, Phase::down);
    p.is(1, Phase::down);
}

void test_BUL_248_both_stop_at_once() {
    Position p("teams4 es ro ve na");
    p.lives(0, 1).lives(1, 0).ended(1).full_column(0, 5).draws(0, "P1");
    p.is(0, Phase::down);
    p.is(1, Phase::down);
    p.decides(2);
    p.play({END, END});
    p.over(End::last_standing, 0b1100, 0);
    results_are(p, {Result::lost, Result::lost, Result::won, Result::won});
    // A teammate's Relay can do it as well.
    Position relay("teams4 es ro ve na");
    relay.lives(0, 0).lives(1, 1).full_column(1, 5).sight(0, "(1,1)P1");
    relay.play({TEAM(1, 1, sp(1, 1))});
    relay.is(0, Phase::down);
    relay.decides(2);
}

void test_BUL_249_all_teams_down() {
    const auto begin = [](const char* third) {
        Position p("teams4 es ro ve na");
        p.down(0, "R1 R1").down(1, "R1").lives(2, 0).lives(3, 1).ended(2).active(3);
        p.full_column(3, 5).current(3, third);
        return p;
    };
    Position fewer = begin("P1 P1 P1").play({PLACE});
    fewer.over(End::fewest_left, 0b1100, 0);
    Position tied = begin("P1 P1 P1 P1").play({PLACE});
    TEST_ASSERT_EQUAL(0b1111, tied.s.sudden);
    tied.full_column(1, 1).current(0, "B1").current(1, "R1").current(2, "B1").current(3, "B1");
    tied.play({SUDDEN});
    tied.over(End::sudden_death, 0b1100, 0);
}

void test_BUL_251_a_team_is_two_heroines() {
    Position p("teams6 es ro ve na yn pl");
    p.down(0, "").down(1, "").ended(2).ended(3).ended(4).active(5).play({END});
    TEST_ASSERT_EQUAL(7, p.s.intensity);
}

// ---- Score Attack ----

void test_BUL_260_down_is_the_end() {
    Position p("score es");
    p.lives(0, 1).full_column(0, 5).current(0, "P1 P1").play({PLACE});
    p.is(0, Phase::down);  // BUL-086
    TEST_ASSERT_TRUE(p.happened({.kind = downed, .a = 0}));
    p.over(End::down, 0, 0);
    results_are(p, {Result::scored});
    TEST_ASSERT_EQUAL(0, Rules::outcome(p.s).score[0]);
}

void test_BUL_261_BUL_266_clears_go_to_the_track() {
    Position p("score ja");
    set_specials_aside(p, 0);
    TEST_ASSERT_EQUAL(nobody, target_of(p.s, 0));
    p.hand(0, "JA06").sight(0, "(1,1)R1 (2,1)R2 (1,2)B1 (1,3)G1").play({PATTERN(0, 0, at(0, 0))});
    TEST_ASSERT_EQUAL(2, p.s.track.total);
    p.has_incoming(0, "IM BD CT");
    TEST_ASSERT_EQUAL(4 + 2 + 3, next_incoming_total(p.s, 0));
    p.play({END});
    TEST_ASSERT_EQUAL(4 + 2 + 3, p.board(0).current.total);
}

void test_BUL_267_BUL_268_the_score() {
    Position p("score es");
    p.play({END});
    TEST_ASSERT_EQUAL(100, Rules::outcome(p.s).score[0]);
    p.current(0, "").board(0).cleared = 43;
    TEST_ASSERT_EQUAL(143, Rules::outcome(p.s).score[0]);
    p.board(0).cleared = 250;
    p.play({END});
    TEST_ASSERT_EQUAL(299, Rules::outcome(p.s).score[0]);
    // The center runs out: the round counts.
    Position dry("score es");
    for (const int column : {1, 2, 3, 4, 5}) dry.full_column(0, column);
    dry.intensity(102).s.round = 99;
    while (dry.s.center.total > 60) dry.s.at(0).incoming.add(dry.s.center.draw(dry.s.rng));
    dry.play({END});
    dry.over(End::empty_center, 0, 0b1);
    TEST_ASSERT_EQUAL(100, Rules::outcome(dry.s).score[0]);
}

void test_BUL_307_a_tie() {
    Position p("ffa3 es ro ve");
    p.down(0, "").ended(1).active(2).open_powerups("").center_left(4, 2).play({END});
    p.over(End::empty_center, 0, 0b110);
    results_are(p, {Result::lost, Result::drawn, Result::drawn});
    TEST_ASSERT_EQUAL(1, Rules::outcome(p.s).score[1]);
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_BUL_210_BUL_211_losses_wait_for_the_end_of_the_round);
    RUN_TEST(test_BUL_212_BUL_218_all_of_hers_goes);
    RUN_TEST(test_BUL_212_pans_go_too);
    RUN_TEST(test_BUL_213_BUL_214_neighbours_change);
    RUN_TEST(test_BUL_215_the_last_one_wins);
    RUN_TEST(test_BUL_216_specials_do_not_count);
    RUN_TEST(test_BUL_217_only_the_tied_go_on);
    RUN_TEST(test_BUL_225_how_it_begins);
    RUN_TEST(test_BUL_226_BUL_230_one_bullet_each);
    RUN_TEST(test_BUL_227_from_the_center);
    RUN_TEST(test_BUL_228_until_one_is_left);
    RUN_TEST(test_BUL_228_no_immobilized_column);
    RUN_TEST(test_BUL_240_BUL_241_BUL_242_team_actions);
    RUN_TEST(test_BUL_243_the_teammate_chooses);
    RUN_TEST(test_BUL_245_who_takes_the_hit);
    RUN_TEST(test_BUL_246_BUL_250_three_teams);
    RUN_TEST(test_BUL_247_hits_on_the_pans);
    RUN_TEST(test_BUL_248_both_stop_at_once);
    RUN_TEST(test_BUL_249_all_teams_down);
    RUN_TEST(test_BUL_251_a_team_is_two_heroines);
    RUN_TEST(test_BUL_260_down_is_the_end);
    RUN_TEST(test_BUL_261_BUL_266_clears_go_to_the_track);
    RUN_TEST(test_BUL_267_BUL_268_the_score);
    RUN_TEST(test_BUL_307_a_tie);
    return UNITY_END();
}
