// Ability cards: BLA-122 .. BLA-159.
#include "position.h"

using namespace field;

void setUp() {}
void tearDown() {}

namespace {

// ---- in general ----

void test_BLA_122_buying() {
    Position p(a04);
    p.market("RO FD").play({BUY(1)});
    p.holds(white, "FD");
    p.market_is("RO -");
    p.refused_with("There is no card to buy", BUY(1));
    p.refused_with("There is no card to buy", BUY(2));
    p.play({LAY("a1"), FAST(0)});  // usable at once
    p.lies(white, "a1", sparking);
    p.play({BUY(0), END, END, END, END, LAY("a1"), ROLL(underfoot, east, 1)});  // or later
    p.lies(white, "b1", fresh);
}

void test_BLA_123_three_cards_are_the_most() {
    Position p(a04);
    p.hand(white, "FD FD").play({BUY(0)});
    p.refused_with("Three cards are the most", BUY(1));
    p.bomb(white, "e5").play({FAST(0)});
    p.yes(BUY(1));
}

void test_BLA_124_discarding_is_free() {
    Position p(a04);
    p.hand(white, "PU RO PS").moves(0).play({DISCARD("RO"), DISCARD("PS")});
    p.holds(white, "PU");
    p.discarded_last("RO PS");
    p.refused_with("You hold no such card", DISCARD("RO"));
    p.no({blast::discard, 5});
    p.no({blast::discard, 255});
}

void test_BLA_125_BLA_128_one_use_and_only_with_an_effect() {
    Position p(a04);
    p.figure(white, "e5").hand(white, "PU FD RO").bomb(black, "e4");
    p.refused_with("No bomb to push there", PUSH(east));
    p.refused_with("That bomb is not in play", FAST(0));
    p.refused_with("The bomb cannot stop there", ROLL(adjacent, east, 1));
    p.refused_with("You hold no such card", LOAD);
    p.play({PUSH(north)});
    p.refused_with("You hold no such card", PUSH(north));
    p.holds(white, "RO FD");
    TEST_ASSERT_TRUE(p.happened({.kind = played, .a = white, .b = push}));
    // Any number of cards in a turn, and no Move for any of them.
    Position many(a04);
    many.figure(white, "e5").hand(white, "FD CA RO").bomb(white, "e5").moves(0);
    many.play({FAST(0), ROLL(underfoot, north, 1), END});
    many.lies(white, "e4", sparking);
}

void test_BLA_126_hands_are_public() {
    Position p(a04);
    p.hand(black, "FD RO");
    State seen = p.s;
    Rules::mask(seen, pink);
    TEST_ASSERT_TRUE(seen.hands[black] == p.s.hands[black]);
}

void test_BLA_127_obstacles() {
    Position p(a04);
    p.figure(white, "a5").bomb(white, "b5").hand(white, "PU");
    p.figure(black, "c5").block("d5", bomb_up).item("e5", speed_up).bomb(blue, "f5");
    same_square("g5", landing(p.s.board, sq("b5"), east));
    p.holder(black).flipped(2);  // g1, g4: outside squares too; White itself bars a5
    TEST_ASSERT_EQUAL(no_square, landing(p.s.board, sq("b5"), east));
    p.refused_with("The bomb has nowhere to land", PUSH(east));
    same_square("c9", landing(p.s.board, sq("c8"), south));
}

// ---- Bomb Push ----

void test_BLA_130_BLA_131_pushing() {
    for (const Direction way : directions) {
        Position p(a04);
        p.figure(white, "e5")
            .hand(white, "PU")
            .bomb(pink, name_of(beside(sq("e5"), way)), sparking);
        for (const Direction other : directions)
            if (other != way) p.no(PUSH(other));
        p.play({PUSH(way)});
        const Square to = beside(beside(sq("e5"), way), way);
        p.lies(pink, name_of(to), sparking);
        p.tells({played, flew});
    }
    // Not from afar, not the one underfoot, not over the edge.
    Position p(a04);
    p.figure(white, "a1").hand(white, "PU").bomb(white, "c1").bomb(black, "a1");
    for (const Direction way : directions) p.no(PUSH(way));
    p.no({push_bomb, 4});
    p.no({push_bomb, 1, 1});
}

void test_BLA_131_round_the_edge() {
    const struct {
        const char *from, *bomb, *to;
        Direction way;
    } tries[] = {{"e2", "e1", "e9", north},
                 {"h5", "i5", "a5", east},
                 {"e8", "e9", "e1", south},
                 {"b5", "a5", "i5", west}};
    for (const auto& each : tries) {
        Position p(a04);
        p.figure(white, each.from).hand(white, "PU").bomb(black, each.bomb).play({PUSH(each.way)});
        p.lies(black, each.to, fresh);
    }
}

void test_BLA_132_no_landing_in_a_whole_lap() {
    Position p(a04);
    p.holder(pink).only_final().ghost(pink).ghost(blue).figure(white, "d5").figure(black, "f5");
    p.bomb(black, "e5").hand(white, "PU");
    p.refused_with("The bomb has nowhere to land", PUSH(east));
    p.figure(black, "e4");
    p.play({PUSH(east)});
    p.lies(black, "f5", fresh);
}

void test_BLA_133_owner_and_side_stay() {
    Position p(grand_works);
    p.figure(white, "e9").heart(black, true).figure(black, "e7").hand(white, "PU").bomb(pink, "e8");
    // e8 is a Power-Up Pad; north of it Black, turf e6, floor e5 ...
    p.play({PUSH(north)});
    p.lies(pink, "e6", fresh);
    TEST_ASSERT_EQUAL(1, p.s.figure(black).heart);
    Position hole(grand_works);
    hole.figure(white, "c6").bomb(pink, "c5").hand(white, "PU");
    hole.play({PUSH(north)});
    hole.lies(pink, "c4", fresh);  // a belt
    Position pad(grand_works);
    pad.figure(white, "e3").bomb(pink, "e2").hand(white, "PU").play({PUSH(north)});
    pad.lies(pink, "e8", fresh);  // over the pads e1 and e9 to the Power-Up Pad e8
    Position swallow(thin_ice);
    swallow.figure(white, "e4").figure(black, "i2");
    swallow.bomb(pink, "e5").hand(white, "PU").play({PUSH(south)});
    swallow.lies(pink, "e6", fresh);
    Position over(thin_ice);
    over.figure(white, "e4").figure(black, "i2").hand(white, "CA").carries(white, pink);
    over.play({LAUNCH(west)});
    over.tells({flew, swallowed});
    TEST_ASSERT_EQUAL(2, over.s.board.inventory(pink));
    TEST_ASSERT_TRUE(over.happened({.kind = swallowed, .a = bomb_of(pink, 0), .b = sq("d4")}));
}

// ---- Bomb Cannon ----

void test_BLA_140_BLA_144_loading() {
    Position p(a04);
    p.figure(white, "e5").bomb(pink, "e5", sparking).hand(white, "CA CA");
    p.play({LOAD});
    p.tells({played, loaded_bomb});
    TEST_ASSERT_TRUE(
        p.happened({.kind = loaded_bomb, .a = white, .b = bomb_of(pink, 0), .c = sq("e5")}));
    TEST_ASSERT_EQUAL(bomb_of(pink, 0), p.s.actor().carries);
    TEST_ASSERT_EQUAL(1, p.s.board.bombs[bomb_of(pink, 0)].sparking);
    TEST_ASSERT_EQUAL(1, p.s.board.inventory(pink));
    // While carrying: lay under oneself, but no second one on the head.
    p.play({LAY("e5")});
    p.refused_with("You carry a bomb already", LOAD);
    p.yes(MOVE("e1"));
    // Nobody else can touch it.
    p.play({END}).figure(black, "e4").hand(black, "PU RO");
    p.no(PUSH(south));
    p.no(ROLL(adjacent, south, 1));
    Position none(a04);
    none.hand(white, "CA");
    none.refused_with("You stand on no bomb", LOAD);
    none.no({load, 1});
}

void test_BLA_141_launching() {
    Position p(a04);
    p.figure(white, "e5").carries(white, pink).figure(black, "e4").moves(0);
    for (const Direction way : directions) p.yes(LAUNCH(way));
    p.play({LAUNCH(north)});
    p.lies(pink, "e3", fresh);
    p.tells({flew});
    TEST_ASSERT_TRUE(p.happened(
        {.kind = flew, .a = bomb_of(pink, 0), .b = sq("e5"), .c = sq("e3"), .d = north}));
    p.refused_with("You carry no bomb", LAUNCH(north));
    p.no({launch, 4});
    // The adjacent square comes first; a bomb underfoot does not matter.
    Position next(a04);
    next.figure(white, "e5").bomb(white, "e5").carries(white, white).play({LAUNCH(west)});
    next.lies(white, "d5", fresh);
    next.lies(white, "e5", fresh);
    // Several turns later, too; the carrier's own square is no landing.
    Position later(a04);
    later.holder(pink).only_final().ghost(pink).ghost(blue).figure(white, "e5").figure(black, "e4");
    later.carries(white, white).item("e6", speed_up);
    later.no(LAUNCH(north));
    later.no(LAUNCH(south));
}

void test_BLA_142_BLA_143_on_the_head_it_ticks_and_chains() {
    Position p(a04);
    p.figure(white, "c1").carries(white, black, sparking).begins(black);
    TEST_ASSERT_EQUAL(0, p.s.figure(white).heart);
    TEST_ASSERT_TRUE(p.happened({.kind = detonated,
                                 .a = bomb_of(black, 0),
                                 .b = sq("c1"),
                                 .c = 0 | 2 << 4,
                                 .d = 2 | 2 << 4}));
}

void test_BLA_145_no_way_to_put_it_down() {
    Position p(a04);
    p.carries(white, white).figure(white, "e5");
    for (const Action& each : p.legal())
        if (each.kind != launch && each.kind != end_turn) {
            Position after = p;
            after.play({each});
            TEST_ASSERT_NOT_EQUAL(nothing, after.s.figure(white).carries);
        }
}

// ---- Bomb Roll ----

void test_BLA_146_BLA_147_what_is_rolled() {
    Position p(a04);
    p.figure(white, "e5").bomb(black, "e5").bomb(pink, "e4", sparking).hand(white, "RO");
    p.yes(ROLL(underfoot, south, 1));
    p.no(ROLL(underfoot, north, 1));  // pink's bomb is in the way
    for (const int distance : {1, 2, 3}) p.yes(ROLL(adjacent, north, distance));
    p.no(ROLL(adjacent, north, 4));
    p.no(ROLL(adjacent, south, 1));
    p.no({roll_bomb, 2, north, 1});
    p.no({roll_bomb, adjacent, 4, 1});
    p.no(ROLL(adjacent, north, 12));
    p.play({ROLL(adjacent, north, 3)});
    p.lies(pink, "e1", sparking);
    p.lies(black, "e5", fresh);
    p.tells({played, rolled});
    p.refused_with("You hold no such card", ROLL(adjacent, north, 3));
}

void test_BLA_148_it_stops_before_obstacles() {
    const auto farthest = [](Position& p) {
        int most = 0;
        for (int distance = 1; distance < box; ++distance)
            if (p.may(ROLL(underfoot, east, distance))) most = distance;
        return most;
    };
    Position p(a04);
    p.figure(white, "a5").bomb(white, "a5").hand(white, "RO");
    TEST_ASSERT_EQUAL(8, farthest(p));  // never over the edge
    Position item = p, block = p, bomb = p, figure = p;
    item.item("e5", speed_up);
    TEST_ASSERT_EQUAL(3, farthest(item));
    block.block("d5", speed_up);
    TEST_ASSERT_EQUAL(2, farthest(block));
    bomb.bomb(pink, "c5");
    TEST_ASSERT_EQUAL(1, farthest(bomb));
    figure.figure(black, "b5");
    TEST_ASSERT_EQUAL(0, farthest(figure));
    figure.no(ROLL(underfoot, east, 0));
    Position pillar(a04);
    pillar.figure(white, "b1").bomb(white, "b1").hand(white, "RO");
    pillar.no(ROLL(underfoot, south, 1));
    pillar.no(ROLL(underfoot, north, 1));
    // Over a Teleport Pad, but not onto it.
    Position pad(warp_yard);
    pad.figure(white, "c1").bomb(white, "c1").hand(white, "RO");
    pad.yes(ROLL(underfoot, east, 1));
    pad.no(ROLL(underfoot, east, 2));
    for (const int distance : {3, 4, 5}) pad.yes(ROLL(underfoot, east, distance));
    pad.no(ROLL(underfoot, east, 6));  // Black on i1
    pad.figure(black, "e1");
    pad.no(ROLL(underfoot, east, 3));
}

// ---- Fast Detonate ----

void test_BLA_150_own_bombs_only() {
    Position p(a04);
    p.bomb(white, "e5").carries(black, white).bomb(pink, "g5").hand(white, "FD FD");
    p.yes(FAST(0));
    p.yes(FAST(1));
    for (const int token : {2, 3, 4, 5, 10}) p.no(FAST(token));
    p.play({FAST(1)});
    TEST_ASSERT_EQUAL(1, p.s.board.bombs[bomb_of(white, 1)].sparking);
    TEST_ASSERT_TRUE(p.happened({.kind = sparked, .a = bomb_of(white, 1), .b = sq("i1")}));
    p.tells({played, sparked});
    p.play({FAST(1)});
    TEST_ASSERT_EQUAL(0, p.s.figure(black).heart);
}

void test_BLA_151_BLA_152_spark_then_blast() {
    Position p(a04);
    p.bomb(white, "e5", sparking).bomb(white, "g5").bomb(pink, "c5").hand(white, "FD");
    p.play({FAST(0)});
    // An event of its own, with its chain.
    p.tells({played, blast_began, wave, detonated, wave, detonated, detonated});
    TEST_ASSERT_TRUE(p.happened(
        {.kind = blast_began, .a = static_cast<std::uint8_t>(Cause::fast_detonate), .b = white}));
    p.decides(white);
    TEST_ASSERT_EQUAL(0, p.s.board.in_play(white) + p.s.board.in_play(pink));
    // One that was sparked by the card goes off in the next Bomb Phase.
    Position sparked_one(a04);
    sparked_one.bomb(white, "e5").hand(white, "FD").play({FAST(0), END, END, END});
    sparked_one.lies(white, "e5", sparking);
    sparked_one.play({END});
    sparked_one.no_bomb("e5");
}

// ---- Phase Shift ----

void test_BLA_155_through_bombs_and_blocks() {
    Position p(a04);
    p.hand(white, "PS").block("b1", bomb_up).bomb(black, "c1").figure(black, "c1");
    p.bomb(pink, "d1").block("e1", bomb_up);
    same_squares("d1 f1 g1 h1 i1", p.legal_squares(phase_move));
    p.play({PHASE("g1")});
    p.tells({played, moved});
    TEST_ASSERT_TRUE(p.happened({.kind = moved, .a = white, .b = sq("a1"), .c = sq("g1"), .d = 1}));
    TEST_ASSERT_EQUAL(1, p.s.moves_left);
    p.holds(white, "");
    same_squares("a1 b1 c1 d1 e1 f1 g1", p.s.path);
    // It needs a Move, and the card.
    Position poor(a04);
    poor.hand(white, "PS").block("b1", bomb_up).moves(0);
    poor.refused_with("No Moves left", PHASE("c1"));
    poor.speed(white, 1);
    poor.yes(PHASE("c1"));
    poor.hand(white, "");
    poor.refused_with("You hold no such card", PHASE("c1"));
}

void test_BLA_156_BLA_157_where_it_ends() {
    Position p(thin_ice);
    p.figure(white, "c4").hand(white, "PS").bomb(black, "c3").bomb(black, "c5");
    p.figure(pink, "c5").block("c7", bomb_up);
    // North: the bomb c3, then c2, c1. South: not c5 (Pink), c6, not the block c7, c8, c9.
    // East d4 is a Hole, west b4 a pillar.
    same_squares("c3 c2 c1 c6 c8 c9", p.legal_squares(phase_move));
    Position pad(warp_yard);
    pad.figure(white, "e7").hand(white, "PS").bomb(black, "e8");
    same_squares("e8 e9", pad.legal_squares(phase_move));
    pad.play({PHASE("e9")});
    pad.stands(white, "e1");  // the pad acts
    pad.tells({played, moved, teleported});
}

void test_BLA_158_only_where_walking_does_not_lead() {
    Position p(a04);
    p.hand(white, "PS").bomb(black, "c1");
    same_squares("c1 d1 e1 f1 g1 h1", p.legal_squares(phase_move));
    same_squares("b1 a2 a3 a4 a5 a6 a7 a8", p.legal_squares(blast::move));
    for (const char* at : {"b1", "a2"}) p.no(PHASE(at));
    p.no({phase_move, 144});
    p.no({phase_move, 200});
}

void test_BLA_159_standing_on_it_as_on_an_own_one() {
    Position p(a04);
    p.hand(white, "PS RO CA").bomb(black, "c1", sparking).play({PHASE("c1")});
    p.yes(LOAD);
    p.yes(ROLL(underfoot, east, 1));
    p.yes(MOVE("c5"));
    p.yes(MOVE("b1"));
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_BLA_122_buying);
    RUN_TEST(test_BLA_123_three_cards_are_the_most);
    RUN_TEST(test_BLA_124_discarding_is_free);
    RUN_TEST(test_BLA_125_BLA_128_one_use_and_only_with_an_effect);
    RUN_TEST(test_BLA_126_hands_are_public);
    RUN_TEST(test_BLA_127_obstacles);
    RUN_TEST(test_BLA_130_BLA_131_pushing);
    RUN_TEST(test_BLA_131_round_the_edge);
    RUN_TEST(test_BLA_132_no_landing_in_a_whole_lap);
    RUN_TEST(test_BLA_133_owner_and_side_stay);
    RUN_TEST(test_BLA_140_BLA_144_loading);
    RUN_TEST(test_BLA_141_launching);
    RUN_TEST(test_BLA_142_BLA_143_on_the_head_it_ticks_and_chains);
    RUN_TEST(test_BLA_145_no_way_to_put_it_down);
    RUN_TEST(test_BLA_146_BLA_147_what_is_rolled);
    RUN_TEST(test_BLA_148_it_stops_before_obstacles);
    RUN_TEST(test_BLA_150_own_bombs_only);
    RUN_TEST(test_BLA_151_BLA_152_spark_then_blast);
    RUN_TEST(test_BLA_155_through_bombs_and_blocks);
    RUN_TEST(test_BLA_156_BLA_157_where_it_ends);
    RUN_TEST(test_BLA_158_only_where_walking_does_not_lead);
    RUN_TEST(test_BLA_159_standing_on_it_as_on_an_own_one);
    return UNITY_END();
}
