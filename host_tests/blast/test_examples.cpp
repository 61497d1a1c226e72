// The worked examples of the rules, first part: from the turn to the cards (E01 .. E30).
#include "position.h"

using namespace field;

void setUp() {}
void tearDown() {}

namespace {

// ---- the turn, movement, laying ----

void test_E01_BLA_105_BLA_112_a_move_and_a_bomb_on_the_way() {
    Position p(a04);
    p.play({MOVE("e1"), LAY("c1")});
    p.stands(white, "e1");
    p.lies(white, "c1", fresh);
    TEST_ASSERT_EQUAL(1, p.s.board.inventory(white));
    TEST_ASSERT_EQUAL(1, p.s.moves_left);
    same_squares("a1 b1 c1 d1 e1", p.s.path);
}

void test_E02_BLA_102_BLA_110_BLA_121_a_speed_up_is_a_third_move() {
    Position p(a04);
    p.item("a5", speed_up);
    p.no(MOVE("a7"));
    p.play({MOVE("a5")});
    TEST_ASSERT_EQUAL(1, p.s.moves_left);
    TEST_ASSERT_EQUAL(1, p.s.actor().speed_ups);
    p.token_is("a5", no_token);
    p.play({MOVE("e5")});
    TEST_ASSERT_EQUAL(0, p.s.moves_left);
    p.play({MOVE("e9")});
    TEST_ASSERT_EQUAL(0, p.s.actor().speed_ups);
    p.stands(white, "e9");
    p.play({LAY("e9")});
    p.lies(white, "e9", fresh);
    p.stands(white, "e9");
    p.no(MOVE("e7"));
    TEST_ASSERT_TRUE(p.legal_squares(blast::move).empty());
}

void test_E03_BLA_044_BLA_045_BLA_048_BLA_049_BLA_050_BLA_051_a_blast() {
    Position p(a04);
    p.bomb(black, "a2", sparking).bomb(black, "g5", sparking).bomb(pink, "h5");
    p.figure(white, "f5").figure(pink, "e5").figure(blue, "e9").figure(black, "a9");
    p.block("g4", speed_up).item("g6", flame_max);
    const Blast fire = p.fire("a2 g5");
    same_squares("a1 a2 a3 a4 f5 e5 g5 g4 g6 h5 i5", fire.burn);
    TEST_ASSERT_EQUAL(3, fire.length);
    TEST_ASSERT_EQUAL(1, fire.chain[2].generation);
    p.begins(black);
    TEST_ASSERT_EQUAL(0, p.s.figure(white).heart);
    TEST_ASSERT_EQUAL(0, p.s.figure(pink).heart);
    TEST_ASSERT_EQUAL(1, p.s.figure(black).heart);
    p.token_is("g4", item_token(speed_up));
    p.token_is("g6", no_token);
    TEST_ASSERT_EQUAL(0, p.s.board.in_play(black));
    TEST_ASSERT_EQUAL(0, p.s.board.in_play(pink));
    TEST_ASSERT_EQUAL(4, p.s.board.living_count());
    TEST_ASSERT_TRUE(p.happened({.kind = detonated,
                                 .a = bomb_of(pink, 0),
                                 .b = sq("h5"),
                                 .c = 0 | 1 << 4,
                                 .d = 0 | 1 << 4}));
    p.decides(black);
}

void test_E04_BLA_040_BLA_041_the_clock_of_a_bomb() {
    Position p(a04);
    p.play({MOVE("c1"), LAY("c1"), MOVE("e1")});
    for (Seat other : {black, pink, blue}) {
        p.play({END});
        p.decides(other);
        p.lies(white, "c1", fresh);
    }
    p.play({END});
    p.decides(white);
    p.lies(white, "c1", sparking);
    p.play({MOVE("e5"), END, END, END});
    p.lies(white, "c1", sparking);
    p.play({END});
    p.no_bomb("c1");
    TEST_ASSERT_EQUAL(1, p.happenings(detonated));
}

void test_E05_BLA_107_walking_off_a_bomb() {
    Position p(a04);
    p.figure(white, "e1").play({LAY("e1"), MOVE("e5")});
    same_squares("e2 e3 e4 e6 e7 e8 e9 a5 b5 c5 d5 f5 g5 h5 i5", p.legal_squares(blast::move));
    p.no(MOVE("e1"));
}

void test_E06_BLA_108_BLA_109_BLA_114_past_a_figure() {
    Position p(a04);
    p.figure(white, "a5").figure(black, "c5");
    p.no(MOVE("c5"));
    Position walked = p;
    walked.play({MOVE("e5")});
    TEST_ASSERT_TRUE(walked.s.path.has(sq("c5")));
    walked.no(LAY("c5"));
    walked.yes(LAY("b5"));
    walked.yes(LAY("d5"));
    p.bomb(black, "c5");
    p.no(MOVE("e5"));
    p.no(MOVE("d5"));
    p.yes(MOVE("b5"));
}

void test_E07_BLA_113_BLA_118_BLA_119_bombs_on_all_of_the_path() {
    const char* orders[][3] = {{"a1", "c1", "e5"}, {"e5", "c1", "a1"}, {"c1", "e5", "a1"}};
    for (const auto& order : orders) {
        Position p(a04);
        p.item("e5", bomb_up).play({MOVE("e1"), MOVE("e5")});
        TEST_ASSERT_EQUAL(3, p.s.actor().bombs);
        for (const char* at : {"a1", "c1", "e5"}) p.yes(LAY(at));
        p.play({LAY(order[0]), LAY(order[1]), LAY(order[2])});
        TEST_ASSERT_EQUAL(0, p.s.board.inventory(white));
        p.refused_with("No bomb left to lay", LAY("b1"));
    }
}

void test_E08_BLA_112_the_path_is_that_of_this_turn() {
    Position p(a04);
    p.item("e5", bomb_up).play({MOVE("e1"), MOVE("e5"), LAY("a1"), LAY("e5"), END, END, END, END});
    p.decides(white);
    same_squares("e5", p.s.path);
    TEST_ASSERT_EQUAL(1, p.s.board.inventory(white));
    TEST_ASSERT_TRUE(p.legal_squares(lay).empty());
    p.refused_with("No room for a bomb there", LAY("e5"));
    for (const char* at : {"a1", "b1", "c1", "d1", "e1"})
        p.refused_with("You did not come by there", LAY(at));
}

void test_E09_BLA_100_BLA_101_BLA_122_moves_buy_cards() {
    Position p(a04);
    p.play({BUY(0), BUY(1)});
    p.holds(white, "PU CA");
    TEST_ASSERT_EQUAL(0, p.s.moves_left);
    p.stands(white, "a1");
    p.yes(LAY("a1"));
    p.market_is("- -");
}

void test_E10_BLA_096_BLA_031_the_next_living_player_draws() {
    Position p(a04);
    p.ghost(black).play({BUY(0), BUY(1), END});
    p.decides(pink);
    TEST_ASSERT_EQUAL(2, p.happenings(drew));
    TEST_ASSERT_TRUE(p.happened({.kind = drew, .a = pink, .b = 0, .c = push}));
    TEST_ASSERT_TRUE(p.happened({.kind = drew, .a = pink, .b = 1, .c = push}));
    p.market_is("PU PU");
    TEST_ASSERT_TRUE(p.happened({.kind = ghost_passed, .a = black}));
}

void test_E11_BLA_123_BLA_124_three_cards_at_most() {
    Position p(a04);
    p.hand(white, "PU RO FD").market("CA PS");
    p.refused_with("Three cards are the most", BUY(0));
    p.play({DISCARD("PU")});
    p.yes(BUY(0));
    p.yes(BUY(1));
}

// ---- blasts and damage ----

void test_E12_BLA_046_BLA_047_a_chain() {
    Position p(a04);
    p.bomb(white, "a3", sparking).bomb(pink, "c3").figure(black, "e3").figure(white, "a1");
    const Blast fire = p.fire("a3");
    same_squares("a1 a2 a3 a4 a5 b3 c3 c1 c2 c4 c5 d3 e3", fire.burn);
    same_time(1, 2, fire.time[black]);
    same_time(0, 2, fire.time[white]);
    TEST_ASSERT_EQUAL(seats_of({white, black}), fire.touched);
    p.begins(white);
    TEST_ASSERT_TRUE(p.happened({.kind = damaged, .a = black, .b = 1, .c = 2, .d = 1}));
    TEST_ASSERT_TRUE(p.happened({.kind = damaged, .a = white, .b = 0, .c = 2, .d = 1}));
}

void test_E13_BLA_048_a_block_is_hit_once() {
    Position p(a04);
    p.bomb(black, "c1", sparking).bomb(black, "e1", sparking).block("d1", bomb_up);
    p.figure(black, "i5").figure(white, "a5").figure(pink, "g1");
    p.begins(black);
    p.token_is("d1", item_token(bomb_up));
    TEST_ASSERT_EQUAL(1, p.happenings(block_opened));
    TEST_ASSERT_EQUAL(0, p.happenings(item_burned));
    TEST_ASSERT_EQUAL(0, p.s.figure(pink).heart);
    // Without the second bomb the block would have saved Pink.
    Position one(a04);
    one.bomb(black, "c1", sparking).block("d1", bomb_up).flame(black);
    one.figure(black, "i5").figure(white, "a5").figure(pink, "g1").begins(black);
    TEST_ASSERT_EQUAL(1, one.s.figure(pink).heart);
}

void test_E14_BLA_046_an_item_stops_a_flame_that_burns_it() {
    Position p(a04);
    p.figure(white, "c9").flame(white).bomb(white, "a5", sparking).item("c5", speed_up);
    p.figure(black, "e5").begins(white);
    p.token_is("c5", no_token);
    TEST_ASSERT_EQUAL(1, p.s.figure(black).heart);
    p.play({END, END, END, END}).bomb(white, "a5", sparking).begins(white);
    TEST_ASSERT_EQUAL(0, p.s.figure(black).heart);
}

void test_E15_BLA_043_BLA_045_the_owners_flame_counts() {
    Position p(a04);
    p.figure(white, "e9").bomb(white, "a5", sparking);
    p.figure(pink, "i9").flame(pink).bomb(pink, "c5").figure(blue, "i5");
    p.begins(white);
    TEST_ASSERT_EQUAL(0, p.s.figure(blue).heart);
    TEST_ASSERT_TRUE(p.happened({.kind = damaged, .a = blue, .b = 1, .c = 6, .d = 1}));
    Position plain(a04);
    plain.figure(white, "e9").bomb(white, "a5", sparking).bomb(pink, "c5").figure(blue, "i5");
    plain.begins(white);
    TEST_ASSERT_EQUAL(1, plain.s.figure(blue).heart);
}

void test_E16_BLA_043_flame_max_counts_for_bombs_laid_before() {
    Position p(a04);
    p.figure(pink, "e9").item("g9", flame_max).figure(blue, "e3").figure(black, "i3").acts(pink);
    p.play({LAY("e9"), MOVE("g9"), END, END, END, END});
    p.lies(pink, "e9", sparking);
    p.play({MOVE("g5"), END, END, END, END});
    TEST_ASSERT_EQUAL(0, p.s.figure(blue).heart);
    TEST_ASSERT_TRUE(p.happened({.kind = damaged, .a = blue, .b = 0, .c = 6, .d = 1}));
}

void test_E17_BLA_060_BLA_064_hit_in_the_own_bomb_phase() {
    Position p(a04);
    p.figure(white, "c1").bomb(white, "a1", sparking).begins(white);
    TEST_ASSERT_EQUAL(0, p.s.figure(white).heart);
    TEST_ASSERT_EQUAL(3, p.s.moves_left);
}

void test_E18_BLA_062_once_a_turn() {
    Position p(a04);
    p.figure(pink, "c5").bomb(black, "a5", sparking).bomb(black, "e5").hand(black, "FD FD");
    p.begins(black);
    TEST_ASSERT_EQUAL(0, p.s.figure(pink).heart);
    p.lies(black, "e5", sparking);
    p.play({FAST(1)});
    p.no_bomb("e5");
    p.stands(pink, "c5");
    TEST_ASSERT_EQUAL(0, p.happenings(damaged));
    p.bomb(blue, "c7", sparking).play({END, END});  // Black, Pink; then Blue's Bomb Phase
    p.stands(pink, "-");
}

void test_E19_BLA_051_BLA_150_BLA_151_BLA_152_two_cards_on_one_bomb() {
    Position p(a04);
    p.figure(white, "a1").bomb(white, "i9").figure(pink, "i5").hand(white, "FD FD");
    p.play({MOVE("e1"), LAY("e1"), MOVE("e5")});
    TEST_ASSERT_EQUAL(0, p.s.board.inventory(white));
    p.no(LAY("c1"));
    p.play({FAST(1)});
    p.lies(white, "e1", sparking);
    TEST_ASSERT_TRUE(p.happened({.kind = sparked, .a = bomb_of(white, 1), .b = sq("e1")}));
    p.play({FAST(1)});
    p.no_bomb("e1");
    TEST_ASSERT_EQUAL(1, p.s.board.inventory(white));
    p.yes(LAY("c1"));
    p.yes(LAY("e1"));
}

void test_E20_BLA_065_BLA_031_bombs_of_a_ghost_go_on() {
    Position p(a04);
    p.figure(black, "c1").heart(black, false).bomb(white, "a1", sparking).figure(white, "e5");
    p.bomb(black, "c9", sparking).figure(blue, "a9").begins(white);
    p.stands(black, "-");
    p.lies(black, "c9", sparking);
    p.play({END});
    p.no_bomb("c9");
    TEST_ASSERT_EQUAL(0, p.s.figure(blue).heart);
    p.decides(pink);
}

// ---- cards ----

void test_E21_BLA_131_a_push_bounces_over_a_figure() {
    Position p(a04);
    p.figure(white, "c5").bomb(black, "d5", sparking).figure(black, "e5").hand(white, "PU");
    p.play({PUSH(east)});
    p.no_bomb("d5");
    p.lies(black, "f5", sparking);
    p.holds(white, "");
    TEST_ASSERT_TRUE(p.happened(
        {.kind = flew, .a = bomb_of(black, 0), .b = sq("d5"), .c = sq("f5"), .d = east}));
}

void test_E22_BLA_131_a_push_over_the_edge() {
    Position p(a04);
    p.figure(white, "h1").bomb(white, "i1").figure(black, "a1").hand(white, "PU");
    p.figure(pink, "i9");
    Position free = p;
    p.play({PUSH(east)});
    p.lies(white, "b1", fresh);
    free.figure(black, "e5").play({PUSH(east)});
    free.lies(white, "a1", fresh);
}

void test_E23_BLA_131_a_push_over_a_gap() {
    Position arch(a03);
    arch.figure(white, "e5").bomb(white, "e6").hand(white, "PU").play({PUSH(south)});
    arch.lies(white, "e1", fresh);
    Position gate(a02);
    gate.figure(white, "e7").bomb(white, "d7").hand(white, "PU").play({PUSH(west)});
    gate.lies(white, "i7", fresh);
}

void test_E24_BLA_130_BLA_147_not_a_bomb_that_somebody_stands_on() {
    Position p(a04);
    p.figure(white, "c5").bomb(white, "d5").figure(black, "d5").hand(white, "PU RO");
    p.no(PUSH(east));
    p.no(ROLL(adjacent, east, 1));
    p.figure(black, "i1");
    p.yes(PUSH(east));
    p.yes(ROLL(adjacent, east, 1));
}

void test_E25_BLA_132_BLA_141_a_launch_needs_a_landing() {
    Position p(a04);
    p.holder(pink).only_final().ghost(pink).ghost(blue);
    p.figure(white, "e5").figure(black, "d5").item("f5", speed_up).carries(white, white);
    p.refused_with("The bomb has nowhere to land", LAUNCH(east));
    p.refused_with("The bomb has nowhere to land", LAUNCH(west));
    p.play({LAUNCH(north)});
    p.lies(white, "e4", fresh);
    TEST_ASSERT_EQUAL(nothing, p.s.actor().carries);
}

void test_E26_BLA_140_BLA_142_BLA_145_a_bomb_on_the_head_explodes() {
    Position p(a04);
    p.figure(white, "e1").bomb(white, "e1", sparking).hand(white, "CA").play({LOAD});
    p.holds(white, "");
    p.discarded_last("CA");
    p.no_bomb("e1");
    p.play({MOVE("e5")});
    TEST_ASSERT_EQUAL(bomb_of(white, 0), p.s.actor().carries);
    p.play({END, END, END, END});
    TEST_ASSERT_TRUE(p.happened({.kind = detonated,
                                 .a = bomb_of(white, 0),
                                 .b = sq("e5"),
                                 .c = 2 | 2 << 4,
                                 .d = 2 | 2 << 4}));
    TEST_ASSERT_EQUAL(0, p.s.figure(white).heart);
    TEST_ASSERT_EQUAL(nothing, p.s.figure(white).carries);
    TEST_ASSERT_EQUAL(2, p.s.board.inventory(white));
}

void test_E27_BLA_143_a_flame_reaches_a_carrier() {
    Position p(a04);
    p.figure(white, "c5").carries(white, pink).bomb(black, "a5", sparking).flame(black);
    p.figure(blue, "g5");
    const Blast fire = p.fire("a5");
    TEST_ASSERT_EQUAL(2, fire.length);
    TEST_ASSERT_EQUAL(1, fire.chain[1].generation);
    TEST_ASSERT_EQUAL(2, fire.chain[0].reach[east]);
    same_squares("a1 a2 a3 a4 a5 a6 a7 a8 a9 b5 c5 c3 c4 c6 c7 d5 e5", fire.burn);
    p.figure(pink, "e7").figure(blue, "i9").begins(black);
    TEST_ASSERT_TRUE(p.happened({.kind = damaged, .a = white, .b = 0, .c = 2, .d = 1}));
    p.stands(white, "c5");
    TEST_ASSERT_EQUAL(nothing, p.s.figure(white).carries);
    TEST_ASSERT_EQUAL(2, p.s.board.inventory(pink));
}

void test_E28_BLA_146_BLA_148_how_far_a_bomb_rolls() {
    Position p(a04);
    p.figure(white, "e5").bomb(white, "e5").figure(black, "h5").hand(white, "RO");
    for (const int distance : {1, 2}) p.yes(ROLL(underfoot, east, distance));
    for (const int distance : {0, 3, 4}) p.no(ROLL(underfoot, east, distance));
    for (const int distance : {1, 2, 3, 4}) p.yes(ROLL(underfoot, north, distance));
    for (const int distance : {5, 8, 11}) p.no(ROLL(underfoot, north, distance));
    p.play({ROLL(underfoot, east, 2)});
    p.lies(white, "g5", fresh);
    p.stands(white, "e5");
    TEST_ASSERT_TRUE(p.happened(
        {.kind = rolled, .a = bomb_of(white, 0), .b = sq("e5"), .c = sq("g5"), .d = east}));
}

void test_E29_BLA_155_BLA_156_BLA_158_BLA_159_phase_shift() {
    Position p(a04);
    p.block("b1", speed_up).bomb(black, "c1").hand(white, "PS CA");
    for (const char* at : {"b1", "c1", "d1", "e1"}) p.no(MOVE(at));
    p.no(PHASE("b1"));
    p.refused_with("No way there", PHASE("a3"));
    Position on = p;
    on.play({PHASE("c1")});
    on.stands(white, "c1");
    on.holds(white, "CA");
    on.discarded_last("PS");
    TEST_ASSERT_EQUAL(1, on.s.moves_left);
    on.yes(LOAD);
    on.yes(MOVE("d1"));
    p.play({PHASE("d1")});
    p.no(LAY("b1"));
    p.no(LAY("c1"));
    p.yes(LAY("d1"));
    same_squares("a1 b1 c1 d1", p.s.path);
}

void test_E30_BLA_157_phase_shift_ends_at_an_item() {
    Position p(a04);
    p.block("b1", speed_up).bomb(black, "c1").item("d1", flame_max).hand(white, "PS");
    p.no(PHASE("e1"));
    p.play({PHASE("d1")});
    TEST_ASSERT_EQUAL(1, p.s.actor().flame_max);
    p.token_is("d1", no_token);
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_E01_BLA_105_BLA_112_a_move_and_a_bomb_on_the_way);
    RUN_TEST(test_E02_BLA_102_BLA_110_BLA_121_a_speed_up_is_a_third_move);
    RUN_TEST(test_E03_BLA_044_BLA_045_BLA_048_BLA_049_BLA_050_BLA_051_a_blast);
    RUN_TEST(test_E04_BLA_040_BLA_041_the_clock_of_a_bomb);
    RUN_TEST(test_E05_BLA_107_walking_off_a_bomb);
    RUN_TEST(test_E06_BLA_108_BLA_109_BLA_114_past_a_figure);
    RUN_TEST(test_E07_BLA_113_BLA_118_BLA_119_bombs_on_all_of_the_path);
    RUN_TEST(test_E08_BLA_112_the_path_is_that_of_this_turn);
    RUN_TEST(test_E09_BLA_100_BLA_101_BLA_122_moves_buy_cards);
    RUN_TEST(test_E10_BLA_096_BLA_031_the_next_living_player_draws);
    RUN_TEST(test_E11_BLA_123_BLA_124_three_cards_at_most);
    RUN_TEST(test_E12_BLA_046_BLA_047_a_chain);
    RUN_TEST(test_E13_BLA_048_a_block_is_hit_once);
    RUN_TEST(test_E14_BLA_046_an_item_stops_a_flame_that_burns_it);
    RUN_TEST(test_E15_BLA_043_BLA_045_the_owners_flame_counts);
    RUN_TEST(test_E16_BLA_043_flame_max_counts_for_bombs_laid_before);
    RUN_TEST(test_E17_BLA_060_BLA_064_hit_in_the_own_bomb_phase);
    RUN_TEST(test_E18_BLA_062_once_a_turn);
    RUN_TEST(test_E19_BLA_051_BLA_150_BLA_151_BLA_152_two_cards_on_one_bomb);
    RUN_TEST(test_E20_BLA_065_BLA_031_bombs_of_a_ghost_go_on);
    RUN_TEST(test_E21_BLA_131_a_push_bounces_over_a_figure);
    RUN_TEST(test_E22_BLA_131_a_push_over_the_edge);
    RUN_TEST(test_E23_BLA_131_a_push_over_a_gap);
    RUN_TEST(test_E24_BLA_130_BLA_147_not_a_bomb_that_somebody_stands_on);
    RUN_TEST(test_E25_BLA_132_BLA_141_a_launch_needs_a_landing);
    RUN_TEST(test_E26_BLA_140_BLA_142_BLA_145_a_bomb_on_the_head_explodes);
    RUN_TEST(test_E27_BLA_143_a_flame_reaches_a_carrier);
    RUN_TEST(test_E28_BLA_146_BLA_148_how_far_a_bomb_rolls);
    RUN_TEST(test_E29_BLA_155_BLA_156_BLA_158_BLA_159_phase_shift);
    RUN_TEST(test_E30_BLA_157_phase_shift_ends_at_an_item);
    return UNITY_END();
}
