// The worked examples of the rules, second part: OVERTIME, the end, variants (E31 .. E55).
#include "position.h"

using namespace field;

void setUp() {}
void tearDown() {}

namespace {

// Top-left squares of the tiles in the order in which this seat would flip them.
std::string order_of_flips(Position p, Seat holder, const std::string& start) {
    p.holder(holder);
    p.s.board.figures[holder].start_tile = p.s.board.tile_at(sq(start));
    std::string all;
    for (int step = 0; step < p.s.board.tile_count; ++step)
        all += name_of(p.s.board.tiles[p.s.board.flip_at(step)]) + " ";
    return all;
}

// ---- OVERTIME and the end ----

void test_E31_BLA_080_BLA_095_overtime_comes_up() {
    Position p(a04);
    p.acts(black).market("- -").deck("OT RO PS FD").play({END});
    p.decides(pink);
    TEST_ASSERT_EQUAL(pink, p.s.board.holder);
    TEST_ASSERT_EQUAL(0, p.s.board.flips);
    p.market_is("RO PS");
    p.deck_is("FD");
    p.holds(pink, "");
    p.tells({turn_began, overtime_taken, drew, drew});
    p.play({END, END, END});
    TEST_ASSERT_EQUAL(0, p.s.board.flips);
    p.decides(black);
    p.play({END});
    TEST_ASSERT_EQUAL(1, p.s.board.flips);
    TEST_ASSERT_EQUAL(1, p.happenings(tile_flipped));
}

void test_E32_BLA_081_BLA_082_BLA_084_the_order_of_the_flips() {
    TEST_ASSERT_EQUAL_STRING("g7 d7 a7 a4 a1 d1 g1 g4 d4 ",
                             order_of_flips(Position(a04), pink, "i9").c_str());
    // Her own bombs tick first: e9's flame still reaches g9, on the tile that goes.
    Position p(a04);
    p.holder(pink).figure(pink, "e5").bomb(pink, "e9", sparking).item("g9", speed_up);
    p.figure(white, "c5").figure(blue, "a5").begins(pink);
    TEST_ASSERT_TRUE(p.happened({.kind = item_burned, .a = sq("g9"), .b = speed_up}));
    p.tells({turn_began, blast_began, wave, detonated, item_burned, tile_flipped});
    TEST_ASSERT_TRUE(p.s.board.terrain[sq("i9")].ground() == Ground::outside);
    for (const char* next : {"d7", "a7", "a4"}) {
        TEST_ASSERT_EQUAL_STRING(next, name_of(p.s.board.tiles[p.s.board.next_flip()]).c_str());
        p.figure(white, "d5").figure(blue, "e3").figure(black, "e4");
        p.play({END, END, END, END});
        TEST_ASSERT_TRUE(p.s.board.terrain[sq(next)].ground() == Ground::outside);
    }
}

void test_E33_BLA_082_flips_of_the_other_arenas() {
    TEST_ASSERT_EQUAL_STRING("d1 g1 g4 g7 a7 a4 a1 d4 ",
                             order_of_flips(Position(a03), white, "e1").c_str());
    TEST_ASSERT_EQUAL_STRING("a1 d1 g4 g7 d7 a4 d4 ",
                             order_of_flips(Position(a02), white, "a1").c_str());
}

void test_E34_BLA_083_what_a_flip_takes() {
    Position p(a04);
    p.holder(pink).flipped(2).figure(pink, "e5");
    p.figure(blue, "a8").bomb(black, "c9").item("b7", flame_max).block("c7", bomb_up);
    p.figure(white, "c5").hand(blue, "PU FD").begins(pink);  // White stands north of the tile
    p.stands(blue, "-");
    p.no_bomb("c9");
    TEST_ASSERT_EQUAL(2, p.s.board.inventory(black));
    p.token_is("b7", no_token);
    p.token_is("c7", no_token);
    p.stands(white, "c5");
    TEST_ASSERT_EQUAL(1, p.s.figure(white).heart);
    TEST_ASSERT_TRUE(p.happened({.kind = returned, .a = bomb_of(black, 0), .b = sq("c9")}));
    TEST_ASSERT_TRUE(p.happened({.kind = eliminated,
                                 .a = blue,
                                 .b = static_cast<std::uint8_t>(How::flip),
                                 .c = sq("a8"),
                                 .d = pink}));
    p.discarded_last("PU FD");
    // As it is told: White on d7, on a tile that is still there.
    Position still(a04);
    still.holder(blue).figure(white, "d7").figure(blue, "a8").begins(blue);
    still.stands(blue, "-");
    still.stands(white, "d7");
}

void test_E35_BLA_085_a_ghost_flips() {
    Position p(a04);
    p.holder(pink).ghost(pink).bomb(pink, "e5", sparking).figure(white, "e3").begins(pink);
    TEST_ASSERT_EQUAL(0, p.s.figure(white).heart);
    TEST_ASSERT_EQUAL(1, p.s.board.flips);
    TEST_ASSERT_TRUE(p.s.board.terrain[sq("i9")].ground() == Ground::outside);
    p.tells({turn_began, blast_began, wave, detonated, damaged, tile_flipped, ghost_passed,
             turn_began});
    p.decides(blue);
}

Position last_tile() {
    Position p(a04);
    p.holder(pink).only_final().ghost(pink).ghost(blue).figure(white, "d5").figure(black, "e6");
    return p;
}
void test_E36_BLA_088_BLA_161_the_last_tile() {
    Position p = last_tile();
    p.heart(black, false).bomb(black, "e4");
    same_squares("e4 e5 e6", p.fire("e4").burn);
    p.begins(pink).won_by(white, EndCause::last_standing);
    TEST_ASSERT_EQUAL(0, p.happenings(tile_flipped));
    Position hearts = last_tile();
    hearts.heart(black, false).begins(pink).won_by(white, EndCause::overtime_hearts);
    TEST_ASSERT_EQUAL(1, hearts.happenings(tile_flipped));
    Position tied = last_tile();
    tied.hearts_gone().begins(pink).won_by(white, EndCause::overtime_hearts);
}

void test_E37_BLA_163_BLA_164_chain_order_decides() {
    Position p(a02);
    p.hearts_gone().bomb(white, "e5", sparking).figure(white, "e4").figure(black, "e7");
    same_time(0, 1, p.fire("e5").time[white]);
    same_time(0, 2, p.fire("e5").time[black]);
    p.begins(white).won_by(black, EndCause::chain_order);
    Position equal(a02);
    equal.hearts_gone().bomb(white, "e6", sparking).figure(white, "e5").figure(black, "e7");
    equal.begins(white).won_by(black, EndCause::chain_order);
}

void test_E38_BLA_090_the_idle_clock() {
    Position p(a02);
    p.deck_is("PU PU CA CA RO RO RO FD FD FD PS OT PS PS");
    for (int draws = 1; draws < 12; ++draws) {
        p.play({END});
        TEST_ASSERT_EQUAL(draws, p.s.idle);
        TEST_ASSERT_EQUAL(nobody, p.s.board.holder);
    }
    p.play({END});
    TEST_ASSERT_EQUAL(0, p.s.idle);
    TEST_ASSERT_EQUAL(p.s.active, p.s.board.holder);
    p.deck_is("PU PU CA CA RO RO RO FD FD FD PS PS PS");
    TEST_ASSERT_TRUE(p.happened({.kind = overtime_taken, .a = p.s.active, .b = 1}));
}

// ---- variants ----

void test_E39_BLA_172_the_perimeter() {
    Position p(a04);
    for (const Seat seat : {white, black, pink, blue}) p.ghost(seat);
    same_squares(
        "a1 b1 c1 d1 e1 f1 g1 h1 i1 a2 i2 a3 i3 a4 i4 a5 i5 a6 i6 a7 i7 a8 i8 "
        "a9 b9 c9 d9 e9 f9 g9 h9 i9",
        perimeter(p.s.board));
    TEST_ASSERT_EQUAL(32, perimeter(p.s.board).size());
    p.holder(white).flipped(1);
    for (const char* at : {"d3", "c4", "d1", "a4"})
        TEST_ASSERT_TRUE(on_perimeter(p.s.board, sq(at)));
    for (const char* at : {"d2", "b4", "e5", "e3", "c3"})
        TEST_ASSERT_FALSE(on_perimeter(p.s.board, sq(at)));
}

Position haunted() {
    Position p(a04, false, true);
    p.ghost(white).bomb(white, "a1", sparking).figure(pink, "e7").figure(blue, "e9");
    p.figure(black, "c1").count(black, 3).flame(black).speed(black, 1).hand(black, "RO");
    return p;
}
void test_E40_BLA_173_BLA_174_BLA_175_BLA_176_a_ghost_comes_back() {
    Position p = haunted();
    p.begins(white);
    p.stands(black, "-");
    TEST_ASSERT_EQUAL(2, p.s.figure(black).bombs);
    TEST_ASSERT_EQUAL(0, p.s.figure(black).flame_max);
    p.stands(white, "c1");
    TEST_ASSERT_EQUAL(0, p.s.figure(white).heart);
    TEST_ASSERT_EQUAL(3, p.s.figure(white).bombs);
    TEST_ASSERT_EQUAL(1, p.s.figure(white).flame_max);
    TEST_ASSERT_EQUAL(1, p.s.figure(white).speed_ups);
    p.holds(white, "RO");
    p.holds(black, "");
    TEST_ASSERT_EQUAL(3, p.s.moves_left);
    TEST_ASSERT_EQUAL(1, p.s.idle);  // its Draw Phase was held
    p.decides(white);
    p.tells({turn_began, blast_began, wave, detonated, swapped, eliminated});
    TEST_ASSERT_TRUE(p.happened({.kind = swapped, .a = white, .b = black, .c = sq("c1")}));
    TEST_ASSERT_TRUE(p.happened({.kind = eliminated,
                                 .a = black,
                                 .b = static_cast<std::uint8_t>(How::swap),
                                 .c = sq("c1"),
                                 .d = white}));
}

void test_E41_BLA_174_BLA_178_two_victims() {
    Position p = haunted();
    p.ghost(blue).figure(pink, "b1").heart(pink, false).begins(white);
    p.stands(white, "b1");
    p.stands(pink, "-");
    p.stands(black, "c1");
    TEST_ASSERT_EQUAL(0, p.s.figure(black).heart);
    TEST_ASSERT_EQUAL(2, p.s.board.living_count());
    p.decides(white);
}

void test_E42_BLA_173_only_in_the_ghosts_own_turn() {
    Position p(a04, false, true);
    p.ghost(white).bomb(white, "c5").bomb(black, "a5", sparking).figure(pink, "e5");
    p.begins(black);
    TEST_ASSERT_TRUE(p.happened({.kind = damaged, .a = pink, .b = 1, .c = 2, .d = 1}));
    TEST_ASSERT_EQUAL(0, p.happenings(swapped));
    p.stands(pink, "e5");
    p.stands(white, "-");
}

void test_E43_BLA_185_BLA_186_BLA_187_BLA_189_teleport() {
    Position p(warp_yard);
    p.figure(white, "e3");
    Position taken = p;
    p.play({MOVE("e1")});
    p.stands(white, "e9");
    p.tells({moved, teleported});
    TEST_ASSERT_TRUE(p.happened({.kind = teleported, .a = white, .b = sq("e1"), .c = sq("e9")}));
    same_squares("e3 e2 e1 e9", p.s.path);
    p.no(LAY("e1"));
    p.no(LAY("e9"));
    p.yes(LAY("e2"));
    taken.figure(black, "e9").play({MOVE("e1")});
    taken.stands(white, "e1");
    taken.no(LAY("e1"));
}

void test_E44_BLA_189_a_push_skips_a_teleport_pad() {
    Position p(warp_yard);
    p.figure(white, "c1").bomb(white, "d1").hand(white, "PU").play({PUSH(east)});
    p.lies(white, "f1", fresh);
}

void test_E45_BLA_193_rolled_into_a_hole() {
    Position p(thin_ice);
    p.figure(white, "c4").bomb(black, "c4", sparking).hand(white, "RO");
    for (const int distance : {0, 2, 3, 4}) p.no(ROLL(underfoot, east, distance));
    p.play({ROLL(underfoot, east, 1)});
    TEST_ASSERT_EQUAL(2, p.s.board.inventory(black));
    p.tells({played, rolled, swallowed});
    TEST_ASSERT_TRUE(p.happened({.kind = swallowed, .a = bomb_of(black, 0), .b = sq("d4")}));
}

void test_E46_BLA_181_flames_cross_a_hole() {
    Position p(thin_ice);
    p.bomb(white, "c4", sparking);
    const Blast fire = p.fire("c4");
    TEST_ASSERT_EQUAL(2, fire.chain[0].reach[east]);
    TEST_ASSERT_TRUE(fire.burn.has(sq("d4")) && fire.burn.has(sq("e4")));
}

void test_E47_BLA_196_turf_breaks_under_a_bomb() {
    Position p(thin_ice);
    p.figure(white, "e3").bomb(white, "e3", sparking).figure(black, "e1").begins(white);
    p.stands(white, "-");
    TEST_ASSERT_TRUE(p.s.board.terrain[sq("e3")].ground() == Ground::hole);
    TEST_ASSERT_EQUAL(0, p.s.figure(black).heart);
    p.stands(black, "e1");
    p.tells(
        {turn_began, blast_began, wave, detonated, turf_opened, damaged, eliminated, turn_began});
    Position crossed(thin_ice);
    crossed.bomb(white, "e1", sparking).figure(black, "e3").begins(white);
    TEST_ASSERT_TRUE(crossed.s.board.terrain[sq("e3")].feature() == Feature::turf);
    TEST_ASSERT_EQUAL(0, crossed.s.figure(black).heart);
}

void test_E48_BLA_200_BLA_201_power_up_pads() {
    Position p(power_court);
    p.bomb(black, "e3", sparking).bomb(white, "e1").bomb(white, "a9");
    p.figure(white, "e3").figure(pink, "g5").figure(black, "i1");
    const Blast fire = p.fire("e3");
    TEST_ASSERT_EQUAL(2, fire.length);
    TEST_ASSERT_EQUAL(1, fire.chain[1].generation);
    same_square("e1", fire.chain[1].square);
    TEST_ASSERT_TRUE(has(fire.touched, white));
    TEST_ASSERT_FALSE(has(fire.touched, pink));
    TEST_ASSERT_TRUE(has(fire.touched, blue));
    same_time(0, 0, fire.time[white]);
    same_time(0, 10, fire.time[blue]);
    p.begins(black);
    TEST_ASSERT_EQUAL(0, p.s.figure(white).heart);
    TEST_ASSERT_EQUAL(1, p.s.figure(pink).heart);
    TEST_ASSERT_EQUAL(0, p.s.figure(blue).heart);
    p.lies(white, "a9", fresh);
}

void test_E49_BLA_210_BLA_211_BLA_213_belts_move_a_queue() {
    Position p(whirlpool);
    p.bomb(white, "d3").bomb(white, "e3").bomb(black, "g4");
    Position blocked = p;
    p.play({END});
    p.lies(white, "f3", fresh);
    p.lies(white, "e3", fresh);
    p.no_bomb("d3");
    p.lies(black, "g4", sparking);
    TEST_ASSERT_EQUAL(2, p.happenings(conveyed_bomb));
    blocked.figure(black, "f3").play({END});
    blocked.lies(white, "d3", fresh);
    blocked.lies(white, "e3", fresh);
    TEST_ASSERT_EQUAL(0, blocked.happenings(conveyed_bomb));
}

void test_E50_BLA_213_a_figure_and_its_bomb_are_one_piece() {
    Position p(whirlpool);
    p.figure(white, "d3").bomb(white, "d3");
    Position blocked = p;
    p.play({END});
    p.stands(white, "e3");
    p.lies(white, "e3", fresh);
    blocked.bomb(black, "e3").play({END});
    blocked.stands(white, "d3");
    blocked.lies(white, "d3", fresh);
}

void test_E51_BLA_222_small_arenas() {
    TEST_ASSERT_EQUAL(0, problem_of(read("BT1|Bad|2|Ka1Kd1Kg1|d1||a1i1|")).check);
    const ArenaProblem start = problem_of(read("BT1|Bad|2|Ka1Kd1Kg1|a1||a1i1|"));
    TEST_ASSERT_EQUAL(5, start.check);
    same_square("a1", start.square);
    TEST_ASSERT_EQUAL(2, problem_of(read("BT1|Bad|2|Ka1Kd1Kg1Ka4Kd4|d1||a1i1|")).check);
}

void test_E52_BLA_131_a_push_where_tiles_are_shifted() {
    Position p(pinwheel);
    p.figure(white, "g2").bomb(white, "g3").hand(white, "PU").play({PUSH(south)});
    p.lies(white, "g6", fresh);
}

void test_E53_BLA_162_BLA_196_hearts_count_when_turf_opens() {
    Position p(trident);
    p.holder(pink).only_final().ghost(pink);
    p.figure(white, "e5").bomb(white, "e5").figure(black, "e6").heart(black, false);
    const Blast fire = p.fire("e5");
    same_time(0, 1, fire.time[black]);
    same_time(0, 0, fire.time[white]);
    p.begins(pink).won_by(white, EndCause::overtime_hearts);
    TEST_ASSERT_EQUAL(0, p.happenings(tile_flipped));
    TEST_ASSERT_TRUE(p.happened({.kind = eliminated,
                                 .a = white,
                                 .b = static_cast<std::uint8_t>(How::fall),
                                 .c = sq("e5"),
                                 .d = white}));
}

void test_E54_BLA_164_BLA_166_three_at_once() {
    Position p(a04);
    p.ghost(blue).hearts_gone().bomb(pink, "e5", sparking);
    p.figure(white, "e4").figure(black, "e6").figure(pink, "c5");
    Position close = p;
    p.begins(pink).won_by(pink, EndCause::chain_order);
    p.scores({1, 1, 3, 0});
    close.figure(pink, "d5").begins(pink).won_by(white, EndCause::chain_order);
    close.scores({3, 1, 1, 0});
}

void test_E55_BLA_244_only_the_end_is_left() {
    Position p(a04);
    p.hand(white, "PU CA FD").bomb(white, "a2").figure(white, "a1");
    p.s.actions = 3599;
    TEST_ASSERT_GREATER_THAN(8, p.legal().size());
    p.s.actions = 3600;
    TEST_ASSERT_EQUAL(1, p.legal().size());
    p.yes(END);
    p.refused_with("This match has gone on too long: end the turn", MOVE("b1"));
    p.play({END});
    p.decides(black);
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_E31_BLA_080_BLA_095_overtime_comes_up);
    RUN_TEST(test_E32_BLA_081_BLA_082_BLA_084_the_order_of_the_flips);
    RUN_TEST(test_E33_BLA_082_flips_of_the_other_arenas);
    RUN_TEST(test_E34_BLA_083_what_a_flip_takes);
    RUN_TEST(test_E35_BLA_085_a_ghost_flips);
    RUN_TEST(test_E36_BLA_088_BLA_161_the_last_tile);
    RUN_TEST(test_E37_BLA_163_BLA_164_chain_order_decides);
    RUN_TEST(test_E38_BLA_090_the_idle_clock);
    RUN_TEST(test_E39_BLA_172_the_perimeter);
    RUN_TEST(test_E40_BLA_173_BLA_174_BLA_175_BLA_176_a_ghost_comes_back);
    RUN_TEST(test_E41_BLA_174_BLA_178_two_victims);
    RUN_TEST(test_E42_BLA_173_only_in_the_ghosts_own_turn);
    RUN_TEST(test_E43_BLA_185_BLA_186_BLA_187_BLA_189_teleport);
    RUN_TEST(test_E44_BLA_189_a_push_skips_a_teleport_pad);
    RUN_TEST(test_E45_BLA_193_rolled_into_a_hole);
    RUN_TEST(test_E46_BLA_181_flames_cross_a_hole);
    RUN_TEST(test_E47_BLA_196_turf_breaks_under_a_bomb);
    RUN_TEST(test_E48_BLA_200_BLA_201_power_up_pads);
    RUN_TEST(test_E49_BLA_210_BLA_211_BLA_213_belts_move_a_queue);
    RUN_TEST(test_E50_BLA_213_a_figure_and_its_bomb_are_one_piece);
    RUN_TEST(test_E51_BLA_222_small_arenas);
    RUN_TEST(test_E52_BLA_131_a_push_where_tiles_are_shifted);
    RUN_TEST(test_E53_BLA_162_BLA_196_hearts_count_when_turf_opens);
    RUN_TEST(test_E54_BLA_164_BLA_166_three_at_once);
    RUN_TEST(test_E55_BLA_244_only_the_end_is_left);
    return UNITY_END();
}
