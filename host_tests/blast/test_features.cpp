// Teleport Pads, Holes, Cracked Turf, Power-Up Pads, Conveyor Belts: BLA-180 .. BLA-214.
#include "position.h"

using namespace field;

void setUp() {}
void tearDown() {}

namespace {

// An arena of three tiles in a row with these features: a1 and i1 are the starts.
Position lane(const std::string& features) {
    return Position(own_config(read("BT1|Lane|2|Ka1Kd1Kg1|d1||a1i1|" + features)));
}

void test_BLA_181_no_feature_stops_a_flame() {
    Position p = lane("T>b1T<c1Wd1Ce1>f1");
    p.flame(white).bomb(white, "a1");
    TEST_ASSERT_EQUAL(8, p.fire("a1").chain[0].reach[east]);
    Position hole = lane("Oe2");
    hole.bomb(white, "d2");
    TEST_ASSERT_EQUAL(2, hole.fire("d2").chain[0].reach[east]);
}

void test_BLA_182_features_go_with_their_tile_only() {
    Position p(whirlpool);
    p.bomb(white, "d3", sparking).figure(white, "a5").begins(white);
    TEST_ASSERT_TRUE(p.s.board.terrain[sq("d3")].feature() == Feature::belt);
    p.holder(white).flipped(1).figure(white, "a5");
    TEST_ASSERT_TRUE(p.s.board.terrain[sq("a1")] == Terrain());
    TEST_ASSERT_TRUE(p.s.board.terrain[sq("d3")].feature() == Feature::belt);
}

// ---- Teleport Pads ----

void test_BLA_185_the_nearest_pad_in_the_arrows_direction() {
    Position p = lane("T>b1T>e1T<h1");
    p.play({MOVE("b1")});
    p.stands(white, "e1");
    same_squares("a1 b1 e1", p.s.path);
    Position back = lane("T>b1T<e1T<h1");
    back.acts(black).play({MOVE("h1")});
    back.stands(black, "e1");
    // Not beyond the pad on foot.
    Position stop = lane("T>b1T<e1");
    stop.no(MOVE("c1"));
    stop.yes(MOVE("b1"));
    // Over gaps and pillars, up and down.
    Position gap(hourglass);
    gap.figure(white, "a2").play({MOVE("a3")});
    gap.stands(white, "a7");
    gap.play({END});
    gap.acts(white).figure(white, "b7").play({MOVE("a7")});
    gap.stands(white, "a3");
}

void test_BLA_186_arriving_does_not_teleport_again() {
    Position p = lane("T>b1T>e1T<h1");
    p.play({MOVE("b1"), MOVE("f1")});
    p.stands(white, "f1");
    TEST_ASSERT_EQUAL(0, p.s.moves_left);
    same_squares("a1 b1 e1 f1", p.s.path);
}

void test_BLA_187_where_the_other_pad_is_taken_or_gone() {
    Position p = lane("T>b1T<e1");
    p.figure(black, "e1").play({MOVE("b1")});
    p.stands(white, "b1");
    p.tells({moved});
    p.play({MOVE("c1")});
    Position flipped(warp_yard);
    flipped.holder(pink).flipped(2).figure(pink, "e5").figure(white, "e3").play({MOVE("e1")});
    flipped.stands(white, "e1");  // e9 is gone with its tile
}

void test_BLA_188_an_occupied_pad_is_passed() {
    Position p = lane("T>c1T<e1");
    p.figure(black, "c1");
    p.no(MOVE("c1"));
    p.play({MOVE("d1")});
    p.stands(white, "d1");
    p.no(LAY("c1"));
    Position on = lane("T>c1T<e1");
    on.figure(black, "c1").play({MOVE("d1")});
    on.play({MOVE("e1")});
    on.stands(white, "e1");  // Black stands where it leads to
}

void test_BLA_189_no_bomb_on_a_pad() {
    Position p = lane("T>b1T<e1");
    p.play({MOVE("b1")});
    p.refused_with("No room for a bomb there", LAY("b1"));
    p.refused_with("No room for a bomb there", LAY("e1"));
    Position belt = lane(">d1T<e1T>b1");
    belt.bomb(white, "d1").play({END});
    belt.lies(white, "d1", fresh);
    Position push_on = lane("T<e1T>b1");
    push_on.figure(white, "c1").bomb(white, "d1").hand(white, "PU").play({PUSH(east)});
    push_on.lies(white, "f1", fresh);
}

// ---- Holes ----

void test_BLA_190_BLA_191_BLA_192_holes() {
    Position p = lane("Oe2");
    p.figure(white, "d2");
    p.no(MOVE("e2"));
    p.no(MOVE("f2"));
    p.hand(white, "PS");
    p.no(PHASE("e2"));
    p.no(PHASE("f2"));
    p.bomb(black, "f2");
    TEST_ASSERT_TRUE(p.fire("f2").burn.has(sq("e2")));
    TEST_ASSERT_TRUE(has(p.fire("f2").touched, white));
}

void test_BLA_193_a_hole_swallows() {
    Position push_in = lane("Oe2");
    push_in.figure(white, "c2").bomb(black, "d2", sparking).hand(white, "PU").play({PUSH(east)});
    push_in.tells({played, flew, swallowed});
    TEST_ASSERT_EQUAL(2, push_in.s.board.inventory(black));
    TEST_ASSERT_EQUAL(0, push_in.s.board.bombs[bomb_of(black, 0)].sparking);
    Position belt = lane("Oe2>d2");
    belt.bomb(white, "d2").play({END});
    belt.tells({conveyed_bomb, swallowed, turn_began});
    TEST_ASSERT_TRUE(belt.happened({.kind = swallowed, .a = bomb_of(white, 0), .b = sq("e2")}));
    TEST_ASSERT_EQUAL(2, belt.s.board.inventory(white));
    belt.no_bomb("e2");
    // The first Hole on the way.
    Position first = lane("Oe2Oh2");
    first.figure(white, "c2").figure(black, "a2").bomb(black, "d2").hand(white, "PU");
    same_square("e2", landing(first.s.board, sq("d2"), east));
    same_square("h2", landing(first.s.board, sq("i2"), west));
}

// ---- Cracked Turf ----

void test_BLA_195_turf_is_floor() {
    Position p = lane("Cb1Ce2");
    p.play({MOVE("b1"), LAY("b1")});
    p.lies(white, "b1", fresh);
    p.acts(white).figure(white, "d2");
    p.yes(MOVE("e2"));  // on a pillar, too
    p.yes(MOVE("f2"));
}

void test_BLA_196_it_opens() {
    // By a bomb on the ground and by one on a head; whatever the Heart, invincible or not.
    for (const bool carried : {false, true}) {
        Position p(thin_ice);
        p.figure(black, "e3").figure(white, "a5");
        if (carried)
            p.carries(black, white, sparking);
        else
            p.bomb(white, "e3", sparking);
        const Blast fire = blast::blast(p.s.board, bit_of(bomb_of(white, 0)));
        TEST_ASSERT_TRUE(has(fire.fallen, black));
        p.begins(white);
        p.stands(black, "-");
        TEST_ASSERT_TRUE(p.s.board.terrain[sq("e3")] == Terrain(Ground::hole));
        TEST_ASSERT_TRUE(p.happened({.kind = turf_opened, .a = sq("e3")}));
        TEST_ASSERT_EQUAL(0, p.happenings(damaged));
        TEST_ASSERT_EQUAL(1, p.happenings(eliminated));
    }
    Position safe(thin_ice);
    safe.figure(black, "e3").bomb(white, "e1", sparking).bomb(white, "e3").hand(white, "FD");
    safe.figure(white, "a5");
    safe.s.board.hit = set_of(black);
    safe.s.board.bombs[bomb_of(white, 1)].sparking = 1;
    safe.play({FAST(1)});
    safe.stands(black, "-");  // invincible, but it falls
    // It opens after the flames: the square still burned and hurt as floor.
    Position flames(thin_ice);
    flames.bomb(white, "e3");
    same_squares("e3 e1 e2 e4 e5 c3 d3 f3 g3", flames.fire("e3").burn);
}

void test_BLA_197_who_falls_is_out_with_a_heart() {
    Position turf(switchback);
    turf.figure(white, "c5").bomb(white, "c5", sparking).begins(white);
    turf.won_by(black, EndCause::last_standing);
    TEST_ASSERT_TRUE(turf.happened({.kind = eliminated,
                                    .a = white,
                                    .b = static_cast<std::uint8_t>(How::fall),
                                    .c = sq("c5"),
                                    .d = white}));
    TEST_ASSERT_EQUAL(0, turf.happenings(damaged));
}

// ---- Power-Up Pads ----

void test_BLA_200_BLA_201_everybody_but_those_on_other_pads() {
    Position p(power_court);
    p.bomb(white, "e3", sparking).figure(white, "e3").figure(black, "g5").figure(pink, "i8");
    const Blast fire = p.fire("e3");
    TEST_ASSERT_TRUE(fire.everybody);
    TEST_ASSERT_EQUAL(seats_of({white, pink, blue}), fire.touched);
    same_time(0, 0, fire.time[white]);
    same_time(0, 4 + 5, fire.time[pink]);
    // In its flame line, but on a pad: safe from this bomb, not from another.
    Position line(power_court);
    line.flame(white).bomb(white, "e3", sparking).figure(black, "e7");
    TEST_ASSERT_TRUE(line.fire("e3").burn.has(sq("e7")));
    TEST_ASSERT_FALSE(has(line.fire("e3").touched, black));
    line.bomb(white, "e5", sparking);
    TEST_ASSERT_TRUE(has(line.fire("e5").touched, black));
    TEST_ASSERT_TRUE(line.fire("e5").everybody);  // it sets e3 off
    // Figures only: blocks, items and bombs feel the flame alone.
    Position things(power_court, true);
    things.bomb(white, "e3", sparking).bomb(black, "a2").bomb(black, "e4");
    const Blast plus = things.fire("e3");
    same_squares("d3 f3", plus.blocks);
    TEST_ASSERT_EQUAL(2, plus.length);
    // Without a pad nobody far away feels anything.
    Position plain(power_court);
    plain.bomb(white, "e1");
    TEST_ASSERT_FALSE(plain.fire("e1").everybody);
}

void test_BLA_202_carried_over_a_pad_and_ghosts() {
    Position p(power_court);
    p.figure(black, "c5")
        .carries(black, white, sparking)
        .ghost(pink)
        .figure(white, "a3")
        .begins(white);
    TEST_ASSERT_EQUAL(0, p.s.figure(black).heart);
    TEST_ASSERT_EQUAL(0, p.s.figure(white).heart);
    TEST_ASSERT_EQUAL(0, p.s.figure(blue).heart);
    TEST_ASSERT_EQUAL(3, p.happenings(damaged));
}

// ---- Conveyor Belts ----

void test_BLA_210_only_the_active_players_pieces() {
    Position p(whirlpool);
    p.figure(white, "d3").figure(black, "g4").bomb(white, "f7").bomb(black, "c6").play({END});
    p.stands(white, "e3");
    p.stands(black, "g4");
    p.lies(white, "e7", fresh);
    p.lies(black, "c6", sparking);
    TEST_ASSERT_TRUE(
        p.happened({.kind = conveyed_figure, .a = white, .b = sq("d3"), .c = sq("e3")}));
    TEST_ASSERT_TRUE(
        p.happened({.kind = conveyed_bomb, .a = bomb_of(white, 0), .b = sq("f7"), .c = sq("e7")}));
    // In ghost turns as well.
    Position ghost(whirlpool);
    ghost.ghost(black).bomb(black, "c6").play({END});
    ghost.lies(black, "c5", sparking);
}

void test_BLA_211_one_square_each_from_the_front() {
    // A chain of three belts and a queue of three bombs.
    Position p = lane(">c1>d1>e1");
    p.count(white, 5).bomb(white, "c1").bomb(white, "d1").bomb(white, "e1").play({END});
    p.no_bomb("c1");
    for (const char* at : {"d1", "e1", "f1"}) p.lies(white, at, fresh);
    // Once each: a bomb does not run on over the next belt.
    Position one = lane(">c1>d1>e1");
    one.bomb(white, "c1").play({END});
    one.lies(white, "d1", fresh);
    TEST_ASSERT_EQUAL(1, one.happenings(conveyed_bomb));
    // The figure first, if there is a choice: both want c2.
    Position two = lane("vc1^c3");
    two.figure(white, "c3").bomb(white, "c1").play({END});
    two.stands(white, "c2");
    two.lies(white, "c1", fresh);
    // Of bombs the one on the lower square.
    Position bombs = lane("vc1^c3");
    bombs.bomb(white, "c3").bomb(white, "c1").play({END});
    bombs.lies(white, "c2", fresh);
    bombs.lies(white, "c3", fresh);
    bombs.no_bomb("c1");
    // A queue behind a piece that cannot move stays.
    Position stuck = lane(">c1>d1");
    stuck.bomb(white, "c1").bomb(white, "d1").block("e1", bomb_up).play({END});
    stuck.lies(white, "c1", fresh);
    stuck.lies(white, "d1", fresh);
    // A closed loop that is full stays, too.
    Position loop =
        Position(own_config(read("BT1|Loop|2|Ka1Kd1Kg1|g1||a1f1|>g1>h1vi1vi2<i3<h3^g3^g2")));
    loop.count(white, 5).count(black, 5);
    for (const char* at : {"g1", "h1", "i1", "i2"}) loop.bomb(white, at);
    for (const char* at : {"i3", "h3", "g3", "g2"}) loop.bomb(black, at);
    loop.play({END});
    TEST_ASSERT_EQUAL(0, loop.happenings(conveyed_bomb));
    // With room the queue goes on, and each piece once.
    Position room =
        Position(own_config(read("BT1|Loop|2|Ka1Kd1Kg1|g1||a1f1|>g1>h1vi1vi2<i3<h3^g3^g2")));
    room.count(white, 5);
    for (const char* at : {"g1", "h1", "i1", "g3", "g2"}) room.bomb(white, at);
    room.play({END});
    for (const char* at : {"h1", "i1", "i2", "g1", "g2"}) room.lies(white, at, fresh);
    TEST_ASSERT_EQUAL(5, room.happenings(conveyed_bomb));
}

void test_BLA_212_what_is_free() {
    // For a figure: no item, no block, no bomb, no figure, no Hole, no pillar; pads teleport.
    for (const char* barred : {"item", "block", "bomb", "figure"}) {
        Position p = lane(">c1");
        p.figure(white, "c1");
        const std::string what = barred;
        if (what == "item") p.item("d1", speed_up);
        if (what == "block") p.block("d1", speed_up);
        if (what == "bomb") p.bomb(black, "d1");
        if (what == "figure") p.figure(black, "d1");
        p.play({END});
        p.stands(white, "c1");
    }
    Position hole = lane("Oe2>d2");
    hole.figure(white, "d2").play({END});
    hole.stands(white, "d2");
    Position pillar = lane(">d2");
    pillar.figure(white, "d2").bomb(white, "f1").play({END});
    pillar.stands(white, "d2");
    Position edge = lane("^c1");
    edge.figure(white, "c1").play({END});
    edge.stands(white, "c1");
    Position edge_bomb = lane("^c1vd3");
    edge_bomb.bomb(white, "c1").bomb(white, "d3").play({END});
    edge_bomb.lies(white, "c1", fresh);
    edge_bomb.lies(white, "d3", fresh);
    Position pad = lane(">c1T>d1T<g1");
    pad.figure(white, "c1").play({END});
    pad.stands(white, "g1");
    pad.tells({conveyed_figure, teleported, turn_began});
    TEST_ASSERT_TRUE(pad.happened({.kind = teleported, .a = white, .b = sq("d1"), .c = sq("g1")}));
    // A bomb does not go onto an item; onto other belts, pads and turf it does.
    Position bomb = lane(">c1");
    bomb.bomb(white, "c1").item("d1", speed_up).play({END});
    bomb.lies(white, "c1", fresh);
    Position soft = lane(">c1Cd1>f1Wg1");
    soft.bomb(white, "c1").bomb(white, "f1").play({END});
    soft.lies(white, "d1", fresh);
    soft.lies(white, "g1", fresh);
}

void test_BLA_213_figures_on_bombs() {
    // On the own bomb: as one piece, which needs a square for both.
    Position hole = lane("Oe2>d2");
    hole.figure(white, "d2").bomb(white, "d2").play({END});
    hole.stands(white, "d2");
    hole.lies(white, "d2", fresh);
    Position pad = lane(">c1T>d1T<g1");
    pad.figure(white, "c1").bomb(white, "c1").play({END});
    pad.stands(white, "c1");
    Position on = lane(">c1>d1");
    on.figure(white, "c1").bomb(white, "c1").play({END});
    on.stands(white, "d1");
    on.lies(white, "d1", fresh);
    on.tells({conveyed_bomb, conveyed_figure, turn_began});
    // On another's bomb: alone.
    Position other = lane(">c1");
    other.figure(white, "c1").bomb(black, "c1").play({END});
    other.stands(white, "d1");
    other.lies(black, "c1", sparking);
    // An own bomb under another's figure goes out alone.
    Position under = lane(">c1");
    under.figure(black, "c1").bomb(white, "c1").play({END});
    under.stands(black, "c1");
    under.lies(white, "d1", fresh);
}

void test_BLA_214_a_carried_bomb_goes_along() {
    Position p = lane(">c1");
    p.figure(white, "c1").carries(white, black).play({END});
    p.stands(white, "d1");
    same_square("d1", p.s.board.square_of(bomb_of(black, 0)));
    TEST_ASSERT_EQUAL(0, p.happenings(conveyed_bomb));
    // It adds nothing to the path, and costs nothing.
    p.play({END});
    same_squares("d1", p.s.path);
    TEST_ASSERT_EQUAL(2, p.s.moves_left);
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_BLA_181_no_feature_stops_a_flame);
    RUN_TEST(test_BLA_182_features_go_with_their_tile_only);
    RUN_TEST(test_BLA_185_the_nearest_pad_in_the_arrows_direction);
    RUN_TEST(test_BLA_186_arriving_does_not_teleport_again);
    RUN_TEST(test_BLA_187_where_the_other_pad_is_taken_or_gone);
    RUN_TEST(test_BLA_188_an_occupied_pad_is_passed);
    RUN_TEST(test_BLA_189_no_bomb_on_a_pad);
    RUN_TEST(test_BLA_190_BLA_191_BLA_192_holes);
    RUN_TEST(test_BLA_193_a_hole_swallows);
    RUN_TEST(test_BLA_195_turf_is_floor);
    RUN_TEST(test_BLA_196_it_opens);
    RUN_TEST(test_BLA_197_who_falls_is_out_with_a_heart);
    RUN_TEST(test_BLA_200_BLA_201_everybody_but_those_on_other_pads);
    RUN_TEST(test_BLA_202_carried_over_a_pad_and_ghosts);
    RUN_TEST(test_BLA_210_only_the_active_players_pieces);
    RUN_TEST(test_BLA_211_one_square_each_from_the_front);
    RUN_TEST(test_BLA_212_what_is_free);
    RUN_TEST(test_BLA_213_figures_on_bombs);
    RUN_TEST(test_BLA_214_a_carried_bomb_goes_along);
    return UNITY_END();
}
