// The Bomb Phase, blast events, damage: BLA-040 .. BLA-066.
#include "position.h"

using namespace field;

void setUp() {}
void tearDown() {}

namespace {

void test_BLA_040_BLA_041_only_the_own_bombs_tick() {
    Position p(a04);
    p.bomb(white, "e1", sparking).bomb(white, "e9").bomb(black, "c5").bomb(black, "g5", sparking);
    p.figure(pink, "i7").begins(white);
    p.no_bomb("e1");
    p.lies(white, "e9", sparking);
    p.lies(black, "c5", fresh);
    p.lies(black, "g5", sparking);
    TEST_ASSERT_TRUE(p.happened({.kind = sparked, .a = bomb_of(white, 1), .b = sq("e9")}));
    // Carried ones tick as well, on anybody's head.
    Position carried(a04);
    carried.carries(black, white).begins(white);
    TEST_ASSERT_EQUAL(1, carried.s.board.bombs[bomb_of(white, 0)].sparking);
    TEST_ASSERT_TRUE(carried.happened({.kind = sparked, .a = bomb_of(white, 0), .b = sq("i1")}));
    carried.begins(white);
    TEST_ASSERT_EQUAL(0, carried.s.figure(black).heart);
}

void test_BLA_042_one_event_for_all_that_are_due() {
    Position p(a04);
    p.figure(pink, "c1")
        .bomb(white, "a1", sparking)
        .bomb(white, "e1", sparking)
        .figure(white, "e5");
    p.begins(white);
    TEST_ASSERT_EQUAL(1, p.happenings(blast_began));
    TEST_ASSERT_EQUAL(1, p.happenings(damaged));
    // No event if nothing goes off.
    p.begins(black);
    TEST_ASSERT_EQUAL(0, p.happenings(blast_began));
}

void test_BLA_043_how_far_flames_go() {
    Position p(a04);
    p.bomb(white, "e5");
    same_squares("e3 e4 e5 e6 e7 c5 d5 f5 g5", p.fire("e5").burn);
    p.flame(white);
    same_squares("e1 e2 e3 e4 e5 e6 e7 e8 e9 a5 b5 c5 d5 f5 g5 h5 i5", p.fire("e5").burn);
    // From edge to edge of the largest box.
    Position wide(own_config(read("BT1|Wide|2|Ka1Kd1Kg1Kj1|d1||a2l2|")));
    wide.flame(white).bomb(white, "a1");
    TEST_ASSERT_EQUAL(11, wide.fire("a1").chain[0].reach[east]);
    // Carried, or set off by others: the owner's flame.
    Position carried(a04);
    carried.figure(pink, "e5").carries(pink, white).flame(white).bomb(black, "e7", sparking);
    carried.figure(blue, "a5").begins(black);
    TEST_ASSERT_TRUE(carried.happened({.kind = damaged, .a = blue, .b = 1, .c = 4, .d = 1}));
}

void test_BLA_044_what_stops_a_flame() {
    Position p(a04);
    p.flame(white).bomb(white, "e5");
    p.block("e3", speed_up).item("c5", bomb_up).bomb(black, "g5").figure(black, "e7");
    const Blast fire = p.fire("e5");
    // Enters block, item and bomb, and stops; passes a figure; the bomb's own flames go on.
    TEST_ASSERT_EQUAL(2, fire.chain[0].reach[north]);
    TEST_ASSERT_EQUAL(2, fire.chain[0].reach[west]);
    TEST_ASSERT_EQUAL(2, fire.chain[0].reach[east]);
    TEST_ASSERT_EQUAL(4, fire.chain[0].reach[south]);
    same_squares("e3", fire.blocks);
    same_squares("c5", fire.items);
    // A pillar is not entered.
    Position pillar(a04);
    pillar.flame(white).bomb(white, "b1");
    TEST_ASSERT_EQUAL(0, pillar.fire("b1").chain[0].reach[south]);
    TEST_ASSERT_EQUAL(0, pillar.fire("b1").chain[0].reach[north]);
    TEST_ASSERT_EQUAL(1, pillar.fire("b1").chain[0].reach[west]);
    // Nor is what is outside, by a gap or by a flip.
    Position arch(a03);
    arch.flame(white).bomb(white, "e6");
    TEST_ASSERT_EQUAL(0, arch.fire("e6").chain[0].reach[south]);
    Position flipped(a04);
    flipped.holder(white).flipped(1).figure(white, "e9").bomb(pink, "d1").flame(pink);
    TEST_ASSERT_EQUAL(0, flipped.fire("d1").chain[0].reach[west]);
    // Features do not stop it.
    Position works(grand_works);
    works.flame(white).bomb(white, "a5");
    TEST_ASSERT_EQUAL(8, works.fire("a5").chain[0].reach[east]);
}

void test_BLA_045_BLA_047_generations() {
    Position p(a04);
    p.count(white, 5);
    p.bomb(white, "a1", sparking).bomb(black, "c1").bomb(pink, "e1").bomb(blue, "e3", sparking);
    p.bomb(blue, "i9");
    const Blast fire = p.fire("a1");
    TEST_ASSERT_EQUAL(4, fire.length);
    for (std::uint8_t i = 0; i < 4; ++i) TEST_ASSERT_EQUAL(i, fire.chain[i].generation);
    // The earliest way counts: with e3 among the starters e1 is of generation 1.
    const Blast both = p.fire("a1 e3");
    TEST_ASSERT_EQUAL(4, both.length);
    for (const Blast::Link& link : both.links()) {
        const bool starter = link.square == sq("a1") || link.square == sq("e3");
        TEST_ASSERT_EQUAL(starter ? 0 : 1, link.generation);
    }
    // Two bombs in one square set each other off.
    Position pair(a04);
    pair.figure(black, "c5").carries(black, pink).bomb(blue, "c5");
    const Blast ground = pair.fire("c5");
    TEST_ASSERT_EQUAL(2, ground.length);
    TEST_ASSERT_EQUAL(1, ground.chain[1].generation);
    TEST_ASSERT_EQUAL(bomb_of(pink, 0), ground.chain[1].bomb);
    const Blast head = blast::blast(pair.s.board, bit_of(bomb_of(pink, 0)));
    TEST_ASSERT_EQUAL(2, head.length);
    TEST_ASSERT_EQUAL(bomb_of(blue, 0), head.chain[1].bomb);
    // A flame that comes in sets both off at once.
    pair.bomb(white, "a5");
    const Blast in = pair.fire("a5");
    TEST_ASSERT_EQUAL(3, in.length);
    TEST_ASSERT_EQUAL(1, in.chain[1].generation);
    TEST_ASSERT_EQUAL(1, in.chain[2].generation);
}

void test_BLA_047_waves_are_told() {
    Position p(a04);
    p.bomb(white, "a1", sparking).bomb(white, "i5", sparking).bomb(black, "c1").figure(white, "e9");
    p.begins(white);
    p.tells({turn_began, blast_began, wave, detonated, detonated, wave, detonated});
    TEST_ASSERT_TRUE(p.happened({.kind = wave, .a = 0}) && p.happened({.kind = wave, .a = 1}));
}

void test_BLA_046_BLA_048_an_opened_item_stays_for_this_event_only() {
    Position p(a04);
    p.figure(white, "e5").bomb(white, "a9").bomb(white, "a7", sparking).block("a8", flame_max);
    p.figure(blue, "i5").hand(white, "FD").begins(white);
    // a7 hits the block from above; a9 lies behind it and sparks.
    p.token_is("a8", item_token(flame_max));
    TEST_ASSERT_EQUAL(1, p.s.seen[flame_max]);
    p.lies(white, "a9", sparking);
    TEST_ASSERT_TRUE(p.happened({.kind = block_opened, .a = sq("a8"), .b = flame_max}));
    p.play({FAST(0)});
    p.token_is("a8", no_token);
    TEST_ASSERT_TRUE(p.happened({.kind = item_burned, .a = sq("a8"), .b = flame_max}));
    TEST_ASSERT_EQUAL(1, p.s.seen[flame_max]);
}

void test_BLA_049_an_item_is_removed() {
    Position p(a04);
    p.bomb(white, "e5", sparking).item("e6", speed_up).figure(white, "a1").begins(white);
    p.token_is("e6", no_token);
    TEST_ASSERT_EQUAL(0, p.s.figure(white).speed_ups);
}

void test_BLA_050_the_owner_is_hit_as_well() {
    Position p(a04);
    p.figure(white, "e5").bomb(white, "e5", sparking).figure(black, "e6").figure(pink, "e7");
    p.begins(white);
    for (const Seat seat : {white, black, pink}) TEST_ASSERT_EQUAL(0, p.s.figure(seat).heart);
    TEST_ASSERT_EQUAL(1, p.s.figure(blue).heart);
}

void test_BLA_051_bombs_come_back() {
    Position p(a04);
    p.bomb(white, "e5", sparking).bomb(white, "a5").bomb(black, "g5", sparking);
    TEST_ASSERT_EQUAL(0, p.s.board.inventory(white));
    p.begins(white);
    TEST_ASSERT_EQUAL(1, p.s.board.inventory(white));
    TEST_ASSERT_EQUAL(2, p.s.board.inventory(black));
    p.play({LAY("a1")});  // the lowest token that is not in play
    TEST_ASSERT_TRUE(p.happened({.kind = laid, .a = white, .b = sq("a1"), .c = bomb_of(white, 0)}));
}

void test_BLA_052_the_order_of_the_story() {
    Position p(thin_ice);
    p.bomb(white, "e3", sparking).item("e1", bomb_up).block("e4", speed_up).figure(black, "e2");
    p.hearts_gone().figure(pink, "c3").figure(blue, "e5").begins(white);
    p.tells({turn_began, blast_began, wave, detonated, item_burned, block_opened, turf_opened,
             damaged, damaged, eliminated, eliminated});
    p.decides(white);
}

// ---- damage ----

void test_BLA_060_BLA_061_two_hits() {
    Position p(a04);
    p.figure(black, "e5").bomb(white, "e7", sparking).begins(white);
    TEST_ASSERT_EQUAL(0, p.s.figure(black).heart);
    TEST_ASSERT_EQUAL(3, p.s.figure(black).moves());
    TEST_ASSERT_TRUE(p.happened({.kind = damaged, .a = black, .b = 0, .c = 2, .d = 1}));
    p.play({END});
    TEST_ASSERT_EQUAL(3, p.s.moves_left);
    p.bomb(white, "e7", sparking).begins(white);
    p.stands(black, "-");
    TEST_ASSERT_TRUE(p.happened({.kind = damaged, .a = black, .b = 0, .c = 2, .d = 0}));
    TEST_ASSERT_TRUE(p.happened({.kind = eliminated,
                                 .a = black,
                                 .b = static_cast<std::uint8_t>(How::fire),
                                 .c = sq("e5"),
                                 .d = white}));
    TEST_ASSERT_EQUAL(3, p.s.board.living_count());
}

void test_BLA_062_invincible_until_the_turn_ends() {
    Position p(a04);
    p.figure(black, "c1").bomb(white, "a1", sparking).bomb(white, "e1").hand(white, "FD");
    p.figure(white, "e5").begins(white).play({FAST(1)});
    p.stands(black, "c1");
    TEST_ASSERT_TRUE(has(p.s.board.hit, black));
    p.play({END});
    TEST_ASSERT_EQUAL(0, p.s.board.hit);
    // A hit by Fast Detonate counts, too.
    Position fast(a04);
    fast.figure(black, "c1").bomb(white, "a1", sparking).bomb(white, "e1", sparking);
    fast.figure(white, "e5").hand(white, "FD FD").play({FAST(0), FAST(1)});
    fast.stands(black, "c1");
    TEST_ASSERT_EQUAL(0, fast.s.figure(black).heart);
}

void test_BLA_063_invincibility_stops_neither_flips_nor_chains() {
    Position p(a04);
    p.holder(white)
        .figure(white, "e5")
        .figure(black, "c1")
        .bomb(white, "e1", sparking)
        .begins(white);
    TEST_ASSERT_TRUE(p.happened({.kind = damaged, .a = black, .b = 0, .c = 2, .d = 1}));
    p.stands(black, "-");  // with the tile a1
    Position chain(a04);
    chain.figure(black, "c1").carries(black, black).bomb(white, "e1", sparking).figure(white, "e5");
    chain.s.board.hit = set_of(black);
    const Blast fire = chain.fire("e1");
    TEST_ASSERT_EQUAL(2, fire.length);
    TEST_ASSERT_TRUE(has(fire.touched, black));
    TEST_ASSERT_EQUAL(0, damaged_by(fire, chain.s.board.hit));
}

void test_BLA_064_the_extra_move_comes_at_once() {
    Position p(a04);
    p.figure(white, "c1").bomb(white, "a1", sparking).hand(white, "FD");
    p.play({MOVE("e1"), MOVE("c1")});
    TEST_ASSERT_EQUAL(0, p.s.moves_left);
    p.play({FAST(0)});
    TEST_ASSERT_EQUAL(1, p.s.moves_left);
    p.yes(MOVE("c5"));
    // Not for somebody else's hit, and not without one.
    Position other(a04);
    other.figure(black, "c1").bomb(white, "a1", sparking).figure(white, "e5").hand(white, "FD");
    other.moves(1).play({FAST(0)});
    TEST_ASSERT_EQUAL(1, other.s.moves_left);
}

void test_BLA_065_what_is_left_of_the_eliminated() {
    Position p(power_court);
    p.figure(black, "a5").heart(black, false).speed(black, 3).flame(black).count(black, 4);
    p.hand(black, "PS PU FD").carries(black, pink).bomb(black, "i5").figure(white, "c5");
    p.bomb(white, "e3", sparking).begins(white);  // on a pad: felt by Black, far from its flames
    p.stands(black, "-");
    TEST_ASSERT_EQUAL(0, p.s.figure(black).speed_ups);
    TEST_ASSERT_EQUAL(nothing, p.s.figure(black).carries);
    TEST_ASSERT_EQUAL(2, p.s.board.inventory(pink));
    TEST_ASSERT_TRUE(p.happened({.kind = returned, .a = bomb_of(pink, 0), .b = sq("a5")}));
    p.discarded_last("PU FD PS");  // in the order of the kinds
    p.lies(black, "i5", fresh);
    TEST_ASSERT_EQUAL(4, p.s.figure(black).bombs);
    TEST_ASSERT_EQUAL(1, p.s.figure(black).flame_max);
    // A carried bomb that takes part in the blast is told of by that alone.
    Position took(a04);
    took.figure(black, "c1").heart(black, false).carries(black, pink).bomb(white, "a1", sparking);
    took.figure(white, "e5").begins(white);
    TEST_ASSERT_EQUAL(0, took.happenings(returned));
    TEST_ASSERT_EQUAL(2, took.s.board.inventory(pink));
}

void test_BLA_065_several_hands_in_the_order_of_seats() {
    Position p(a04);
    p.hearts_gone().figure(pink, "b1").figure(black, "c1").bomb(white, "a1", sparking);
    p.figure(white, "e5").hand(pink, "PU").hand(black, "PS").begins(white);
    p.discarded_last("PS PU");
}

void test_BLA_066_an_elimination_does_not_stop_the_event() {
    Position p(a04);
    p.figure(white, "e5").heart(black, false).figure(black, "c1").bomb(white, "a1", sparking);
    p.bomb(black, "c2").figure(pink, "c3").begins(white);
    p.stands(black, "-");
    TEST_ASSERT_EQUAL(1, p.s.figure(pink).heart);
    p.bomb(white, "a3", sparking).bomb(blue, "c3").figure(pink, "e3").figure(blue, "b3");
    p.heart(blue, false).begins(white);
    p.stands(blue, "-");
    TEST_ASSERT_EQUAL(0, p.s.figure(pink).heart);
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_BLA_040_BLA_041_only_the_own_bombs_tick);
    RUN_TEST(test_BLA_042_one_event_for_all_that_are_due);
    RUN_TEST(test_BLA_043_how_far_flames_go);
    RUN_TEST(test_BLA_044_what_stops_a_flame);
    RUN_TEST(test_BLA_045_BLA_047_generations);
    RUN_TEST(test_BLA_047_waves_are_told);
    RUN_TEST(test_BLA_046_BLA_048_an_opened_item_stays_for_this_event_only);
    RUN_TEST(test_BLA_049_an_item_is_removed);
    RUN_TEST(test_BLA_050_the_owner_is_hit_as_well);
    RUN_TEST(test_BLA_051_bombs_come_back);
    RUN_TEST(test_BLA_052_the_order_of_the_story);
    RUN_TEST(test_BLA_060_BLA_061_two_hits);
    RUN_TEST(test_BLA_062_invincible_until_the_turn_ends);
    RUN_TEST(test_BLA_063_invincibility_stops_neither_flips_nor_chains);
    RUN_TEST(test_BLA_064_the_extra_move_comes_at_once);
    RUN_TEST(test_BLA_065_what_is_left_of_the_eliminated);
    RUN_TEST(test_BLA_065_several_hands_in_the_order_of_seats);
    RUN_TEST(test_BLA_066_an_elimination_does_not_stop_the_event);
    return UNITY_END();
}
