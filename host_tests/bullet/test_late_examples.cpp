// The worked examples, second part: rounds, losses, Sudden Death, Teams (EX-12 .. EX-64).
// Those of Boss Battle are left out with it.
#include "position.h"

using namespace field;

void setUp() {}
void tearDown() {}

namespace {

void test_EX_12_BUL_185_BUL_262_BUL_263_BUL_264_the_track() {
    Position p("score es");
    p.intensity(8).track("R1 B1 G1 Y1").play({END});
    TEST_ASSERT_EQUAL(12, p.board(0).current.total);
    TEST_ASSERT_EQUAL(0, p.s.track.total);
    TEST_ASSERT_EQUAL(128, p.s.center.total);
    TEST_ASSERT_EQUAL(9, p.s.intensity);
}

void test_EX_16_BUL_194_no_number_is_special() {
    Position p("score es");
    p.intensity(30).play({END});
    TEST_ASSERT_EQUAL(31, p.s.intensity);
    TEST_ASSERT_EQUAL(30, p.board(0).current.total);
}

void test_EX_17_BUL_228_BUL_229_BUL_374_balance_is_hit() {
    Position p("ffa2 ba ro");
    p.full_column(0, 2).down(0, "B1").lives(1, 1).full_column(1, 5).current(1, "P1").active(1);
    p.incoming(1, "R1").play({PLACE});  // Rose is down with nothing left: she has the fewest
    p.over(End::fewest_left, 0b10, 0);
    Position tied("ffa2 ba ro");
    tied.full_column(0, 2).down(0, "").incoming(0, "B1").lives(1, 1).full_column(1, 5);
    tied.current(1, "P1").incoming(1, "R1").active(1).play({PLACE});
    TEST_ASSERT_EQUAL(0b11, tied.s.sudden);
    const int before = tied.s.center.total;
    tied.decides(0);
    tied.play({SUDDEN});
    tied.over(End::sudden_death, 0b10, 0);
    tied.has_pans(0, "R1 R1 R1", "");
    TEST_ASSERT_EQUAL(before + 1, tied.s.center.total);
}

void test_EX_18_BUL_247_the_team_of_balance() {
    Position p("teams4 ba es ro ve");
    p.pans(0, "R1 R3").full_column(0, 5).draws(0, "P3");
    p.play({HIT(0)});
    p.is(0, Phase::down);
    p.is(1, Phase::down);
    TEST_ASSERT_EQUAL(3, lives_left(p.s, 1));
}

void test_EX_22_BUL_203_BUL_354_jane_runs_out_of_time() {
    Position p("ffa2 ja ro timer");
    p.incoming(0, "IM").current(0, "G1").ap(0, 2).play({TIMEOUT});
    p.sees(0, "(1,3)G1");
    p.has_incoming(0, "IM BD CT");
    p.has_ap(0, 2);
    TEST_ASSERT_EQUAL(0, p.board(0).modifier(Modifier::guard));
    p.yes(TAKE(0));
    p.no(TIMEOUT);
}

void test_EX_23_BUL_202_BUL_203_BUL_367_planil_runs_out_of_time() {
    Position p("ffa2 pl ro timer");
    p.mind(0, "P3 R4").current(0, "G1 G2").play({TIMEOUT});
    TEST_ASSERT_EQUAL(4, p.times(placed));
    TEST_ASSERT_TRUE(p.happened({.kind = placed,
                                 .a = 0,
                                 .b = type("P3"),
                                 .c = sp(3, 5),
                                 .d = static_cast<std::uint8_t>(2 | 3 << 4)}));
    std::vector<Type> order;
    for (const Event& event : p.events)
        if (event.kind == placed) order.push_back(event.b);
    TEST_ASSERT_EQUAL(type("P3"), order[0]);
    TEST_ASSERT_EQUAL(type("R4"), order[1]);
    TEST_ASSERT_TRUE(p.board(0).mind.empty() && p.board(0).current.empty());
    TEST_ASSERT_TRUE(in_end_phase(p.s));
}

void test_EX_26_BUL_216_BUL_367_the_mind_does_not_count() {
    Position p("ffa2 pl ro");
    p.down(0, "R1 R2 R3").mind(0, "B1 B2 B3");
    p.lives(1, 1).full_column(1, 5).current(1, "P1 P1 P1 P1 P1").active(1).play({PLACE});
    p.over(End::fewest_left, 0b01, 0);
}

void test_EX_27_BUL_265_BUL_340_BUL_341_vesta_alone() {
    Position p("score ve");
    p.intensity(5).ap(0, 2).track("B1 B2 B3").sight(0, "(6,1)r3 (6,4)Y4").play({END});
    TEST_ASSERT_FALSE(p.happened(star_acted));
    p.sees(0, "");
    TEST_ASSERT_EQUAL(10, p.board(0).current.total);
    TEST_ASSERT_EQUAL(0, p.s.track.total);
    TEST_ASSERT_EQUAL(130, p.s.center.total);
    TEST_ASSERT_EQUAL(0, p.board(0).cleared);
}

// ---- End Phase, losses, Sudden Death ----

void test_EX_53_BUL_182_no_empty_slot() {
    Position p("ffa2 es ro");
    p.powerups(0, "PU1 PU3 PU3").open_powerups("PU9 PU2").play({END, TAKE(0)});
    TEST_ASSERT_EQUAL(4, p.legal().size());
    p.no(REPLACE(4));
    p.no(TAKE(0));
    Position other = p;
    p.play({REPLACE(1)});
    p.has_powerups(0, "PU1 PU9 PU3");
    TEST_ASSERT_TRUE(p.s.powerup_discard.contains(powerup("PU3")));
    TEST_ASSERT_TRUE(p.happened({.kind = powerup_gone, .a = 0, .b = powerup("PU3")}));
    other.play({REPLACE(3)});
    other.has_powerups(0, "PU1 PU3 PU3");
    TEST_ASSERT_TRUE(other.s.powerup_discard.contains(powerup("PU9")));
}

void test_EX_54_BUL_184_down_to_the_hand_size() {
    Position p("ffa2 es yn");
    p.hand(0, "ES01 ES02 ES03 ES04 ES05 ES06").play({END, TAKE(0), DROP(5), DROP(0)});
    p.has_hand(0, "ES02 ES03 ES04 ES05");
    p.has_discard(0, "ES06 ES01");
    p.hand(1, "YN01 YN02").play({END, TAKE(0)});
    p.has_hand(1, "YN01 YN02");
}

void test_EX_55_BUL_185_BUL_186_the_last_bullets() {
    const auto ends_with = [](int center) {
        Position p("ffa2 es ro");
        p.intensity(6).ended(0).active(1).open_powerups("");
        p.s.first = 0;
        while (p.s.center.total > center) {
            Board& board = p.s.at(0);
            if (board.sight.open() != 0)
                board.sight.put(first_of(board.sight.open()), p.s.center.draw(p.s.rng));
            else
                p.s.at(1).incoming.add(p.s.center.draw(p.s.rng));
        }
        p.play({END});
        return p;
    };
    Position enough = ends_with(12);
    TEST_ASSERT_FALSE(enough.s.over());
    TEST_ASSERT_EQUAL(0, enough.s.center.total);
    TEST_ASSERT_EQUAL(6, enough.board(0).current.total);
    Position lacking = ends_with(11);
    lacking.over(End::empty_center, 0, 0b11);
    TEST_ASSERT_EQUAL(5, lacking.board(1).current.total);
}

void test_EX_56_BUL_212_BUL_213_BUL_214_BUL_191_two_losers() {
    Position p("ffa4 es ro ve na");
    p.incoming(0, "R1 R1").incoming(1, "B2").incoming(2, "G3 G3").incoming(3, "Y1");
    p.down(0, "R2 R3").down(1, "B3").ended(2).active(3).open_powerups("");
    p.sight(0, "(1,1)R1").s.first = 0;
    TEST_ASSERT_EQUAL(0, target_of(p.s, 3));
    p.play({END});
    p.is(0, Phase::out);
    p.is(1, Phase::out);
    TEST_ASSERT_EQUAL(2, target_of(p.s, 3));
    TEST_ASSERT_EQUAL(3, target_of(p.s, 2));
    // 4 from the intensity; what was handed on has joined already.
    TEST_ASSERT_EQUAL(4 + 2, p.board(2).current.total);
    TEST_ASSERT_EQUAL(4 + 1, p.board(3).current.total);
    TEST_ASSERT_TRUE(p.board(2).current.count[type("R1")] >= 2);
    TEST_ASSERT_EQUAL(140 - 6 - 5, p.s.center.total);
    TEST_ASSERT_EQUAL(4 + 3, p.s.intensity);
    TEST_ASSERT_EQUAL(2, p.s.lost);
}

void test_EX_57_BUL_215_BUL_216_BUL_217_the_last_one_plays_on() {
    const auto begin = [] {
        Position p("ffa2 es ro");
        p.down(0, "R1 R1 R2 R2 R3").active(1).open_powerups("").lives(1, 1).full_column(1, 5);
        return p;
    };
    Position safe = begin();
    safe.current(1, "B1");
    safe.no(END);
    safe.play({PLACE, END});
    safe.over(End::last_standing, 0b10, 0);
    TEST_ASSERT_FALSE(safe.happened(fed));
    Position fewer = begin();
    fewer.current(1, "P1 P1 P1 P1").play({PLACE});
    fewer.over(End::fewest_left, 0b10, 0);
    Position tied = begin();
    tied.current(1, "P1 P1 P1 P1 P1 P1").play({PLACE});
    TEST_ASSERT_EQUAL(0b11, tied.s.sudden);
    TEST_ASSERT_EQUAL(1, tied.legal().size());
}

void test_EX_58_BUL_228_three_in_sudden_death() {
    const auto begin = [] {
        Position p("ffa3 es ro ve");
        p.down(0, "R1").down(1, "B1").down(2, "G1").full_column(0, 1).full_column(2, 3);
        p.s.sudden = 0b111;
        return p;
    };
    Position one = begin();
    one.play({SUDDEN});
    one.over(End::sudden_death, 0b010, 0);
    Position all = begin();
    all.full_column(1, 2).play({SUDDEN});
    all.over(End::sudden_tie, 0, 0b111);
}

void test_EX_59_BUL_202_BUL_203_keep_is_no_option() {
    Position p("ffa2 pl ro timer");
    p.mind(0, "P1").draws(0, "R1");
    p.current(0, "B1").play({TIMEOUT});
    std::string order;
    for (const Event& event : p.events)
        if (event.kind == placed) order += name_of(event.b);
    TEST_ASSERT_EQUAL_STRING("R1P1B1", order.c_str());
}

// ---- Teams ----

void test_EX_60_BUL_244_BUL_245_the_teammate_takes_it() {
    Position p("teams4 es ro ve na");
    p.lives(0, 0).lives(1, 2).full_column(0, 5).draws(0, "P1");
    TEST_ASSERT_EQUAL(1, lives_left(p.s, 1));
    p.decides(0);
    p.is(0, Phase::option);
}

void test_EX_61_BUL_243_BUL_252_a_relay_that_hits() {
    Position p("teams4 es ro ve na");
    p.sight(0, "(1,3)G4").sight(1, "(1,3)G1 (2,3)G2 (3,3)G3").play({TEAM(1, 1, sp(1, 3))});
    p.has_ap(0, 3);
    p.sees(0, "");
    p.decides(1);
    p.play({HIT(1)});
    p.has_life(0, "G4");
    p.decides(0);
}

void test_EX_62_BUL_246_across() {
    Position p("teams4 es ro ve na");
    TEST_ASSERT_EQUAL(2, target_of(p.s, 0));
    TEST_ASSERT_EQUAL(3, target_of(p.s, 1));
    TEST_ASSERT_EQUAL(0, target_of(p.s, 2));
    TEST_ASSERT_EQUAL(1, target_of(p.s, 3));
}

void test_EX_63_BUL_065_passing_to_and_fro() {
    Position p("teams4 es ro ve na");
    p.current(0, "R1").play({PASS(1), PASS(0)});
    p.decides(0);
    p.no(PASS(1));
    p.play({PLACE, PASS(1)});
    p.decides(1);
    p.no(PASS(0));
}

void test_EX_64_BUL_243_an_ended_teammate() {
    Position p("teams4 es ro ve na");
    p.ended(1).sight(0, "(2,3)G4").sight(1, "(2,2)B1");
    p.no(TEAM(0, 1));
    p.no(TEAM(1, 1, sp(2, 3)));
    p.no(TEAM(2, 1));
    p.no(FIZZLE(34));
    p.no(PASS(1));
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_EX_12_BUL_185_BUL_262_BUL_263_BUL_264_the_track);
    RUN_TEST(test_EX_16_BUL_194_no_number_is_special);
    RUN_TEST(test_EX_17_BUL_228_BUL_229_BUL_374_balance_is_hit);
    RUN_TEST(test_EX_18_BUL_247_the_team_of_balance);
    RUN_TEST(test_EX_22_BUL_203_BUL_354_jane_runs_out_of_time);
    RUN_TEST(test_EX_23_BUL_202_BUL_203_BUL_367_planil_runs_out_of_time);
    RUN_TEST(test_EX_26_BUL_216_BUL_367_the_mind_does_not_count);
    RUN_TEST(test_EX_27_BUL_265_BUL_340_BUL_341_vesta_alone);
    RUN_TEST(test_EX_53_BUL_182_no_empty_slot);
    RUN_TEST(test_EX_54_BUL_184_down_to_the_hand_size);
    RUN_TEST(test_EX_55_BUL_185_BUL_186_the_last_bullets);
    RUN_TEST(test_EX_56_BUL_212_BUL_213_BUL_214_BUL_191_two_losers);
    RUN_TEST(test_EX_57_BUL_215_BUL_216_BUL_217_the_last_one_plays_on);
    RUN_TEST(test_EX_58_BUL_228_three_in_sudden_death);
    RUN_TEST(test_EX_59_BUL_202_BUL_203_keep_is_no_option);
    RUN_TEST(test_EX_60_BUL_244_BUL_245_the_teammate_takes_it);
    RUN_TEST(test_EX_61_BUL_243_BUL_252_a_relay_that_hits);
    RUN_TEST(test_EX_62_BUL_246_across);
    RUN_TEST(test_EX_63_BUL_065_passing_to_and_fro);
    RUN_TEST(test_EX_64_BUL_243_an_ended_teammate);
    return UNITY_END();
}
