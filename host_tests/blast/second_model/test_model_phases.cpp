// The second model against the worked examples E31 to E55 of the ledger: they keep it honest.
#include "model_table.h"

void setUp() {}
void tearDown() {}

namespace {

using namespace second;

void test_E31_overtime_is_drawn() {
    Table t;
    t.figures({"a1", "i1", "i9", "a9"});
    t.p.market = {none, none};
    t.p.deck.erase(std::find(t.p.deck.begin(), t.p.deck.end(), overtime));
    t.p.deck.insert(t.p.deck.begin(), {overtime, roll, phase_shift});
    t.run_turn_of(pink);
    TEST_ASSERT_EQUAL(pink, t.p.holder);
    TEST_ASSERT_TRUE((t.p.market == std::vector<int>{roll, phase_shift}));
    TEST_ASSERT_EQUAL(0, t.p.flips);
    t.end_turns(3);
    TEST_ASSERT_EQUAL(0, t.p.flips);
    t.end_turns(1);
    TEST_ASSERT_EQUAL(1, t.p.flips);
}

// The top-left squares of the tiles in the order in which they go.
std::string flips_of(const char* code, int holder) {
    Table t(code);
    const int safe = sq("e5");
    std::string order;
    t.hold(holder);
    for (int seat = 0; seat < t.p.seats; seat++) t.player(seat).square = seat < 2 ? safe : sq("e4");
    t.figures({"e5", "e6"});
    for (std::size_t i = 0; i <= t.p.ring.size(); i++) {
        std::set<int> before, after;
        for (const Square& square : t.p.board) before.insert(square.tile);
        t.run_turn_of(holder);
        for (const Square& square : t.p.board) after.insert(square.tile);
        for (const int tile : before)
            if (after.count(tile) == 0)
                order += name_of(t.p.tiles[static_cast<std::size_t>(tile)]) + " ";
    }
    TEST_ASSERT_EQUAL(over, t.p.phase);
    return order;
}

void test_E32_E33_the_order_of_the_flips() {
    TEST_ASSERT_EQUAL_STRING("g7 d7 a7 a4 a1 d1 g1 g4 d4 ", flips_of("A04", pink).c_str());
    TEST_ASSERT_EQUAL_STRING("d1 g1 g4 g7 a7 a4 a1 d4 ", flips_of("A03", white).c_str());
    TEST_ASSERT_EQUAL_STRING("a1 d1 g4 g7 d7 a4 d4 ", flips_of("A02", white).c_str());
}

void test_E34_E35_what_a_flip_takes() {
    Table t;
    t.hold(blue);
    t.figures({"d7", "i1", "i9", "a8"});
    t.lay(black, "c9", false);
    t.at("b7").item = bomb_up;
    t.at("c7").block = speed_up;
    t.run_turn_of(blue);
    TEST_ASSERT_FALSE(t.player(blue).alive);
    TEST_ASSERT_EQUAL(2, t.p.inventory(black));
    TEST_ASSERT_TRUE(t.p.is_outside(sq("b7")) && t.p.is_outside(sq("c7")));
    TEST_ASSERT_EQUAL(0, t.p.seen[speed_up]);
    TEST_ASSERT_TRUE(t.player(white).alive);
    TEST_ASSERT_EQUAL(white, t.p.active);
    // Blue is a ghost now, and flips on.
    const int bomb = t.lay(blue, "e5", true);
    t.run_turn_of(blue);
    TEST_ASSERT_FALSE(t.bomb(bomb).in_play());
    TEST_ASSERT_EQUAL(2, t.p.flips);
    TEST_ASSERT_TRUE(t.p.is_outside(sq("a4")));
}

void last_tile(Table& t) {
    t.kill(pink);
    t.kill(blue);
    t.leave_only_final_tile();
    t.hold(pink);
    t.figures({"d5", "e6"});
    t.flip_heart(black);
}

void test_E36_the_last_tile() {
    Table bomb;
    last_tile(bomb);
    bomb.lay(black, "e4", false);
    bomb.run_turn_of(pink);
    TEST_ASSERT_EQUAL(white, bomb.p.winner);
    TEST_ASSERT_TRUE(bomb.player(white).alive);
    TEST_ASSERT_FALSE(bomb.p.is_outside(sq("e5")));

    Table flip;
    last_tile(flip);
    flip.run_turn_of(pink);
    TEST_ASSERT_EQUAL(white, flip.p.winner);
    TEST_ASSERT_FALSE(flip.player(white).alive);

    Table equal;
    last_tile(equal);
    equal.flip_heart(white);
    equal.run_turn_of(pink);
    TEST_ASSERT_EQUAL(white, equal.p.winner);
}

void test_E37_chain_order_and_turn_order() {
    Table t("A02");
    t.flip_heart(white);
    t.flip_heart(black);
    t.lay(white, "e5", true);
    t.figures({"e4", "e7"});
    t.run_turn_of(white);
    TEST_ASSERT_EQUAL(black, t.p.winner);

    Table tie("A02");
    tie.flip_heart(white);
    tie.flip_heart(black);
    tie.lay(white, "e6", true);
    tie.figures({"e5", "e7"});
    tie.run_turn_of(white);
    TEST_ASSERT_EQUAL(black, tie.p.winner);
    TEST_ASSERT_TRUE((tie.m.scores() == std::vector<int>{0, 1}));
}

void test_E38_the_idle_clock() {
    Table t("A02");
    t.figures({"a1", "i9"});
    std::vector<int> others = t.p.deck;
    others.erase(std::find(others.begin(), others.end(), overtime));
    TEST_ASSERT_EQUAL(1, t.p.idle);
    for (int count = 2; count < 12; count++) {
        t.act(kind_end);
        TEST_ASSERT_EQUAL(count, t.p.idle);
        TEST_ASSERT_EQUAL(none, t.p.holder);
    }
    t.act(kind_end);
    TEST_ASSERT_EQUAL(t.p.active, t.p.holder);
    TEST_ASSERT_EQUAL(0, t.p.idle);
    TEST_ASSERT_TRUE(t.p.deck == others);
}

std::set<int> revenge_squares(const Table& t) {
    std::set<int> all;
    for (const Action& action : t.m.legal())
        if (action.kind == kind_revenge) all.insert(action.a);
    return all;
}

void test_E39_the_perimeter() {
    Table t("A04", true);
    t.kill(white);
    t.figures({"", "e5", "e4", "e6"});
    t.run_turn_of(white);
    TEST_ASSERT_EQUAL(revenge_phase, t.p.phase);
    TEST_ASSERT_EQUAL(32, revenge_squares(t).size());
    for (Square& square : t.p.board)
        if (square.tile == 0) square = {};
    const std::set<int> later = revenge_squares(t);
    TEST_ASSERT_TRUE(later.count(sq("d3")) == 1 && later.count(sq("c4")) == 1);
    TEST_ASSERT_TRUE(later.count(sq("d2")) == 0 && later.count(sq("b4")) == 0);
    t.act(kind_revenge, sq("d3"));
    TEST_ASSERT_TRUE(t.bomb_lies("d3"));
    TEST_ASSERT_EQUAL(black, t.p.active);
}

void test_E40_a_revenge_swap() {
    Table t("A04", true);
    t.kill(white);
    t.figures({"", "c1", "i9", "a9"});
    t.player(black).bombs = 3;
    t.player(black).flame_max = true;
    t.player(black).speed_ups = 1;
    t.give(black, roll);
    t.lay(white, "a1", true);
    t.run_turn_of(white);
    TEST_ASSERT_FALSE(t.player(black).alive);
    TEST_ASSERT_EQUAL(2, t.player(black).bombs);
    TEST_ASSERT_FALSE(t.player(black).flame_max);
    const Player& back = t.player(white);
    TEST_ASSERT_TRUE(back.alive && !back.heart && back.flame_max && t.stands(white, "c1"));
    TEST_ASSERT_EQUAL(3, back.bombs);
    TEST_ASSERT_EQUAL(1, back.speed_ups);
    TEST_ASSERT_TRUE((back.hand == std::vector<int>{roll}));
    TEST_ASSERT_EQUAL(3, t.p.moves_left);
    TEST_ASSERT_EQUAL(action_phase, t.p.phase);
    TEST_ASSERT_EQUAL(white, t.p.active);
    TEST_ASSERT_EQUAL(0, t.player(black).ghosts_before);
}

void test_E41_E42_who_is_swapped_with() {
    Table t("A04", true);
    t.kill(white);
    t.kill(blue);
    t.figures({"", "c1", "b1"});
    t.flip_heart(pink);
    t.lay(white, "a1", true);
    t.run_turn_of(white);
    TEST_ASSERT_TRUE(t.player(white).alive && t.player(black).alive && !t.player(pink).alive);
    TEST_ASSERT_TRUE(t.stands(white, "b1"));
    TEST_ASSERT_FALSE(t.player(black).heart);

    Table other("A04", true);
    other.kill(white);
    other.figures({"", "i9", "e1", "a9"});
    other.lay(black, "a1", true);
    other.lay(white, "c1", false);
    other.run_turn_of(black);
    TEST_ASSERT_FALSE(other.player(white).alive);
    TEST_ASSERT_TRUE(other.player(pink).alive && !other.player(pink).heart);
}

void test_E43_E44_teleport() {
    Table t("C04");
    t.put(white, "e3");
    t.move("e1");
    TEST_ASSERT_TRUE(t.stands(white, "e9"));
    TEST_ASSERT_FALSE(t.may_lay("e1") || t.may_lay("e9"));
    TEST_ASSERT_TRUE(t.may_lay("e2"));
    Table occupied("C04");
    occupied.figures({"e3", "e9"});
    occupied.move("e1");
    TEST_ASSERT_TRUE(occupied.stands(white, "e1"));
    Table pushed("C04");
    pushed.put(white, "c1");
    pushed.lay(black, "d1", false);
    pushed.give(white, push);
    pushed.act(kind_push, east);
    TEST_ASSERT_TRUE(pushed.bomb_lies("f1"));
}

void test_E45_E46_holes() {
    Table t("C03");
    t.put(white, "c4");
    const int bomb = t.lay(black, "c4", false);
    t.give(white, roll);
    TEST_ASSERT_TRUE(t.may(kind_roll, 0, east, 1));
    TEST_ASSERT_FALSE(t.may(kind_roll, 0, east, 2));
    TEST_ASSERT_TRUE(t.burnt({bomb}) == named({"c4", "c2", "c3", "c5", "c6", "d4", "e4"}));
    t.act(kind_roll, 0, east, 1);
    TEST_ASSERT_FALSE(t.bomb(bomb).in_play());
    TEST_ASSERT_EQUAL(2, t.p.inventory(black));
    TEST_ASSERT_TRUE(t.player(white).heart);
}

void test_E47_cracked_turf() {
    Table t("C03");
    t.figures({"e3", "e1", "i9", "a9"});
    t.lay(white, "e3", true);
    t.run_turn_of(white);
    TEST_ASSERT_TRUE(t.at("e3").hole && !t.at("e3").turf);
    TEST_ASSERT_FALSE(t.player(white).alive);
    TEST_ASSERT_TRUE(t.player(black).alive && !t.player(black).heart);
    Table crossed("C03");
    const int e1 = crossed.lay(white, "e1", true);
    TEST_ASSERT_EQUAL(1, crossed.burnt({e1}).count(sq("e3")));
    TEST_ASSERT_TRUE(blast_of(crossed.p, {e1}).opened.empty());
}

void test_E48_power_pads() {
    Table t("C01");
    t.figures({"e3", "i1", "g5", "a9"});
    const int e3 = t.lay(black, "e3", true), e1 = t.lay(white, "e1", false);
    const int far = t.lay(white, "a8", false);
    const Blast blast = blast_of(t.p, {e3});
    TEST_ASSERT_TRUE((blast.damaged.at(white) == DamageTime{0, 0}));
    TEST_ASSERT_TRUE((blast.damaged.at(blue) == DamageTime{0, 10}));
    TEST_ASSERT_EQUAL(0, blast.damaged.count(pink));
    TEST_ASSERT_EQUAL(1, blast.generation.at(e1));
    TEST_ASSERT_EQUAL(0, blast.generation.count(far));
}

void test_E49_E50_belts() {
    Table t("C02");
    t.figures({"a1", "i1", "i9", "a9"});
    t.lay(white, "d3", false);
    t.lay(white, "e3", false);
    t.lay(black, "g4", false);
    Position start = t.p;
    t.act(kind_end);
    TEST_ASSERT_EQUAL(sq("e3"), t.bomb(0).square);
    TEST_ASSERT_EQUAL(sq("f3"), t.bomb(1).square);
    TEST_ASSERT_EQUAL(sq("g4"), t.bomb(5).square);
    t.p = start;
    t.put(black, "f3");
    t.act(kind_end);
    TEST_ASSERT_TRUE(t.bomb_lies("d3") && t.bomb_lies("e3") && !t.bomb_lies("f3"));

    t.p = start;
    t.bomb(1).square = none;
    t.put(white, "d3");
    t.act(kind_end);
    TEST_ASSERT_TRUE(t.stands(white, "e3"));
    TEST_ASSERT_EQUAL(sq("e3"), t.bomb(0).square);
    t.p = start;
    t.bomb(1).square = none;
    t.put(white, "d3");
    t.lay(black, "e3", false);
    t.act(kind_end);
    TEST_ASSERT_TRUE(t.stands(white, "d3"));
    TEST_ASSERT_EQUAL(sq("d3"), t.bomb(0).square);
}

void test_E52_not_a_grid() {
    Table t("C06");
    t.put(white, "g2");
    t.lay(black, "g3", false);
    t.give(white, push);
    t.act(kind_push, south);
    TEST_ASSERT_TRUE(t.bomb_lies("g6"));
}

void test_E53_hearts_before_the_last_detonation() {
    Table t("C08");
    t.kill(pink);
    t.leave_only_final_tile();
    t.hold(pink);
    t.figures({"e5", "e6"});
    t.flip_heart(black);
    t.lay(white, "e5", false);
    t.run_turn_of(pink);
    TEST_ASSERT_EQUAL(0, t.p.living());
    TEST_ASSERT_EQUAL(white, t.p.winner);
}

void test_E54_ties_and_scores() {
    for (const bool nearer : {false, true}) {
        Table t;
        t.kill(blue);
        for (int seat = 0; seat < 4; seat++) t.flip_heart(seat);
        t.lay(pink, "e5", true);
        t.figures({"e4", "e6"});
        t.put(pink, nearer ? "d5" : "c5");
        t.run_turn_of(pink);
        TEST_ASSERT_EQUAL(nearer ? white : pink, t.p.winner);
        TEST_ASSERT_TRUE((t.m.scores() ==
                          (nearer ? std::vector<int>{3, 1, 1, 0} : std::vector<int>{1, 1, 3, 0})));
    }
}

void test_E55_the_longest_match() {
    Table t;
    t.put(white, "a1");
    t.give(white, push);
    t.p.actions = 3600;
    TEST_ASSERT_TRUE((t.m.legal() == std::vector<Action>{{kind_end}}));
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_E31_overtime_is_drawn);
    RUN_TEST(test_E32_E33_the_order_of_the_flips);
    RUN_TEST(test_E34_E35_what_a_flip_takes);
    RUN_TEST(test_E36_the_last_tile);
    RUN_TEST(test_E37_chain_order_and_turn_order);
    RUN_TEST(test_E38_the_idle_clock);
    RUN_TEST(test_E39_the_perimeter);
    RUN_TEST(test_E40_a_revenge_swap);
    RUN_TEST(test_E41_E42_who_is_swapped_with);
    RUN_TEST(test_E43_E44_teleport);
    RUN_TEST(test_E45_E46_holes);
    RUN_TEST(test_E47_cracked_turf);
    RUN_TEST(test_E48_power_pads);
    RUN_TEST(test_E49_E50_belts);
    RUN_TEST(test_E52_not_a_grid);
    RUN_TEST(test_E53_hearts_before_the_last_detonation);
    RUN_TEST(test_E54_ties_and_scores);
    RUN_TEST(test_E55_the_longest_match);
    return UNITY_END();
}
