// Moves, walking, laying bombs, items: BLA-100 .. BLA-121.
#include "position.h"

using namespace field;

void setUp() {}
void tearDown() {}

namespace {

// ---- Moves ----

void test_BLA_100_BLA_101_how_many_moves() {
    Position p(a04);
    TEST_ASSERT_EQUAL(2, p.s.moves_left);
    p.play({MOVE("a8"), BUY(0)});
    TEST_ASSERT_EQUAL(0, p.s.moves_left);
    p.refused_with("No Moves left", MOVE("a7"));
    p.refused_with("No Moves left", BUY(1));
    // What is not spent is lost.
    Position kept(a04);
    kept.play({MOVE("a3"), END, END, END, END});
    TEST_ASSERT_EQUAL(2, kept.s.moves_left);
    kept.heart(white, false).begins(white);
    TEST_ASSERT_EQUAL(3, kept.s.moves_left);
}

void test_BLA_102_moves_first_then_tiles() {
    Position p(a04);
    p.speed(white, 2).play({MOVE("a3")});
    TEST_ASSERT_EQUAL(2, p.s.actor().speed_ups);
    p.play({BUY(0)});
    TEST_ASSERT_EQUAL(2, p.s.actor().speed_ups);
    TEST_ASSERT_EQUAL(0, p.s.moves_left);
    p.play({BUY(1)});
    TEST_ASSERT_EQUAL(1, p.s.actor().speed_ups);
    p.play({MOVE("a5")});
    TEST_ASSERT_EQUAL(0, p.s.actor().speed_ups);
    p.no(MOVE("a6"));
    // Tiles are kept for later turns.
    Position later(a04);
    later.speed(white, 3).play({END, END, END, END});
    TEST_ASSERT_EQUAL(3, later.s.actor().speed_ups);
}

void test_BLA_103_any_order_and_only_the_own_turn() {
    Position p(a04);
    p.hand(white, "RO").hand(black, "FD").bomb(black, "g1");
    p.play({LAY("a1"), ROLL(underfoot, east, 2), MOVE("a2"), LAY("a2"), BUY(0), DISCARD("PU")});
    p.lies(white, "c1", fresh);
    p.lies(white, "a2", fresh);
    p.no(FAST(2));  // Black's card, Black's bomb: not now
    p.no(REVENGE("a5"));
    p.decides(white);
}

void test_BLA_104_every_act_is_one_action() {
    Position p(a04);
    p.play({LAY("a1")});
    p.decides(white);
    p.play({MOVE("a5")});
    p.decides(white);
    TEST_ASSERT_EQUAL(2, p.s.actions);
    p.tells({moved});
    TEST_ASSERT_TRUE(p.happened({.kind = moved, .a = white, .b = sq("a1"), .c = sq("a5"), .d = 0}));
    p.play({END});
    p.decides(black);
}

// ---- walking ----

void test_BLA_105_BLA_106_like_a_rook() {
    Position p(a04);
    p.figure(white, "e5").figure(blue, "c9");
    same_squares("e1 e2 e3 e4 e6 e7 e8 e9 a5 b5 c5 d5 f5 g5 h5 i5", p.legal_squares(blast::move));
    p.no(MOVE("e5"));
    p.no(MOVE("d4"));
    p.no(MOVE("f6"));
    p.no({blast::move, 144});
    p.no({blast::move, 255});
    // Blocks and pillars, flipped tiles, gaps.
    p.block("e3", speed_up);
    p.no(MOVE("e3"));
    p.no(MOVE("e2"));
    p.yes(MOVE("e4"));
    p.holder(blue).flipped(2);  // a7 and a4
    p.no(MOVE("c5"));
    p.yes(MOVE("d5"));
    Position pillar(a04);
    pillar.figure(white, "b1");
    same_squares("a1 c1 d1 e1 f1 g1 h1", pillar.legal_squares(blast::move));
    Position arch(a03);
    arch.figure(white, "e6");
    same_squares("e1 e2 e3 e4 e5", arch.legal_squares(blast::move));
}

void test_BLA_107_BLA_109_bombs_block() {
    Position p(a04);
    p.figure(white, "e5").bomb(white, "e3").bomb(black, "g5").bomb(pink, "e7").figure(pink, "e7");
    p.bomb(blue, "e5");
    same_squares("e4 e6 f5 a5 b5 c5 d5", p.legal_squares(blast::move));
    // Staying on it is allowed.
    p.play({END});
    p.stands(white, "e5");
}

void test_BLA_108_figures_are_passed() {
    Position p(a04);
    p.figure(white, "a5").figure(black, "b5").figure(pink, "c5");
    p.no(MOVE("b5"));
    p.no(MOVE("c5"));
    p.play({MOVE("d5")});
    same_squares("a5 b5 c5 d5", p.s.path);
}

void test_BLA_110_items_end_the_way() {
    Position p(a04);
    p.item("c1", bomb_up).item("e1", flame_max);
    p.no(MOVE("d1"));
    p.no(MOVE("e1"));
    p.play({MOVE("c1")});
    TEST_ASSERT_EQUAL(3, p.s.actor().bombs);
    p.tells({moved, collected});
    TEST_ASSERT_TRUE(p.happened({.kind = collected, .a = white, .b = sq("c1"), .c = bomb_up}));
    p.play({MOVE("e1")});
    TEST_ASSERT_EQUAL(0, p.s.moves_left);
    TEST_ASSERT_EQUAL(1, p.s.actor().flame_max);
}

void test_BLA_111_a_carried_bomb_changes_nothing() {
    Position p(a04), carrying(a04);
    p.bomb(white, "c1");
    carrying.bomb(white, "c1").carries(white, black);
    TEST_ASSERT_TRUE(p.legal_squares(blast::move) == carrying.legal_squares(blast::move));
    carrying.play({MOVE("b1"), MOVE("a1"), END, END, END, END, MOVE("a5")});
    TEST_ASSERT_EQUAL(bomb_of(black, 0), carrying.s.actor().carries);
    same_square("a5", carrying.s.board.square_of(bomb_of(black, 0)));
}

// ---- laying ----

void test_BLA_112_BLA_113_where_bombs_are_laid() {
    Position p(a04);
    p.count(white, 5);
    same_squares("a1", p.legal_squares(lay));
    p.play({MOVE("a5"), MOVE("c5")});
    same_squares("a1 a2 a3 a4 a5 b5 c5", p.legal_squares(lay));
    p.play({LAY("a2"), LAY("a5"), LAY("c5")});
    same_squares("a1 a3 a4 b5", p.legal_squares(lay));
    p.lies(white, "a2", fresh);
    p.lies(white, "c5", fresh);
    p.stands(white, "c5");
    // A bomb laid on the way bars it.
    Position barred(a04);
    barred.play({MOVE("e1"), LAY("c1")});
    barred.no(MOVE("b1"));
    barred.yes(MOVE("d1"));
    barred.refused_with("You did not come by there", {lay, 144});
    barred.refused_with("You did not come by there", LAY("f1"));
}

void test_BLA_114_where_not() {
    Position p(grand_works);
    p.figure(white, "c2").count(white, 5).hand(white, "PS").figure(black, "c6");
    p.block("c3", bomb_up).bomb(pink, "c5").play({PHASE("c7")});
    p.no(LAY("c3"));   // block
    p.no(LAY("c5"));   // bomb
    p.no(LAY("c6"));   // figure
    p.yes(LAY("c4"));  // a belt
    p.yes(LAY("c7"));
    // An item that opens under the path; turf that has become a Hole.
    Position hole(thin_ice);
    hole.figure(white, "c3").count(white, 3).hand(white, "FD FD FD").play({MOVE("c6")});
    hole.play({LAY("c5"), LAY("c3"), MOVE("c7")});
    hole.play({FAST(0), FAST(0)});
    TEST_ASSERT_TRUE(hole.s.board.terrain[sq("c5")].ground() == Ground::hole);
    hole.refused_with("No room for a bomb there", LAY("c5"));
}

void test_BLA_115_BLA_116_a_new_bomb_is_fresh() {
    Position p(a04);
    p.bomb(white, "c1", sparking).figure(white, "e5").begins(white).play({LAY("e5")});
    p.lies(white, "e5", fresh);
    // It comes back by nothing but detonation, flip or Hole.
    p.no({lay, sq("e5")});
    p.play({END, END, END, END});
    p.lies(white, "e5", sparking);
}

void test_BLA_117_the_inventory() {
    Position p(a04);
    p.bomb(white, "e5").carries(pink, white);
    TEST_ASSERT_EQUAL(2, p.s.board.in_play(white));
    TEST_ASSERT_EQUAL(0, p.s.board.inventory(white));
    p.no(LAY("a1"));
    p.count(white, 5);
    TEST_ASSERT_EQUAL(3, p.s.board.inventory(white));
    // Who lost the place to a ghost may have more in play than the count.
    p.bomb(white, "e1").bomb(white, "e3").count(white, 2);
    TEST_ASSERT_EQUAL(0, p.s.board.inventory(white));
    TEST_ASSERT_EQUAL(4, p.s.board.in_play(white));
}

void test_BLA_118_where_an_item_lay() {
    Position p(a04);
    p.item("a3", flame_max).play({MOVE("a3")});
    p.yes(LAY("a3"));
    p.yes(LAY("a2"));
}

// ---- items ----

void test_BLA_119_bomb_ups() {
    Position p(a04);
    p.count(white, 4).item("a2", bomb_up).item("a3", bomb_up);
    p.play({MOVE("a2")});
    TEST_ASSERT_EQUAL(5, p.s.actor().bombs);
    TEST_ASSERT_EQUAL(1, p.s.bomb_ups[white]);
    p.play({MOVE("a3")});
    TEST_ASSERT_EQUAL(5, p.s.actor().bombs);
    TEST_ASSERT_EQUAL(2, p.s.bomb_ups[white]);
    p.token_is("a3", no_token);
}

void test_BLA_120_flame_max() {
    Position p(a04);
    p.item("a2", flame_max).item("a3", flame_max).play({MOVE("a2"), MOVE("a3")});
    TEST_ASSERT_EQUAL(1, p.s.actor().flame_max);
    TEST_ASSERT_EQUAL(2, p.s.flame_ups[white]);
    p.token_is("a3", no_token);
}

void test_BLA_121_speed_ups() {
    Position p(a04);
    p.item("a2", speed_up).item("a3", speed_up).item("a4", speed_up);
    p.play({MOVE("a2"), MOVE("a3"), MOVE("a4"), MOVE("a5"), BUY(0)});
    TEST_ASSERT_EQUAL(0, p.s.actor().speed_ups);
    p.no(BUY(1));
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_BLA_100_BLA_101_how_many_moves);
    RUN_TEST(test_BLA_102_moves_first_then_tiles);
    RUN_TEST(test_BLA_103_any_order_and_only_the_own_turn);
    RUN_TEST(test_BLA_104_every_act_is_one_action);
    RUN_TEST(test_BLA_105_BLA_106_like_a_rook);
    RUN_TEST(test_BLA_107_BLA_109_bombs_block);
    RUN_TEST(test_BLA_108_figures_are_passed);
    RUN_TEST(test_BLA_110_items_end_the_way);
    RUN_TEST(test_BLA_111_a_carried_bomb_changes_nothing);
    RUN_TEST(test_BLA_112_BLA_113_where_bombs_are_laid);
    RUN_TEST(test_BLA_114_where_not);
    RUN_TEST(test_BLA_115_BLA_116_a_new_bomb_is_fresh);
    RUN_TEST(test_BLA_117_the_inventory);
    RUN_TEST(test_BLA_118_where_an_item_lay);
    RUN_TEST(test_BLA_119_bomb_ups);
    RUN_TEST(test_BLA_120_flame_max);
    RUN_TEST(test_BLA_121_speed_ups);
    return UNITY_END();
}
