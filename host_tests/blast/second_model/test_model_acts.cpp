// The second model against the worked examples E01 to E30 of the ledger: they keep it honest.
#include "model_table.h"

void setUp() {}
void tearDown() {}

namespace {

using namespace second;

void test_E01_one_move_with_a_bomb_on_the_way() {
    Table t;
    t.put(white, "a1");
    t.move("e1");
    t.lay_own("c1");
    TEST_ASSERT_TRUE(t.stands(white, "e1"));
    TEST_ASSERT_FALSE(t.bomb(t.p.ground_bomb_on(sq("c1"))).sparking);
    TEST_ASSERT_EQUAL(1, t.p.inventory(white));
    TEST_ASSERT_EQUAL(1, t.p.moves_left);
    TEST_ASSERT_TRUE(t.p.path == named({"a1", "b1", "c1", "d1", "e1"}));
}

void test_E02_speed_up_as_third_move() {
    Table t;
    t.put(white, "a1");
    t.at("a5").item = speed_up;
    TEST_ASSERT_FALSE(t.may_move("a7"));
    t.move("a5");
    TEST_ASSERT_EQUAL(1, t.p.moves_left);
    TEST_ASSERT_EQUAL(1, t.player(white).speed_ups);
    t.move("e5");
    TEST_ASSERT_EQUAL(0, t.p.moves_left);
    t.move("e9");
    TEST_ASSERT_EQUAL(0, t.player(white).speed_ups);
    t.lay_own("e9");
    TEST_ASSERT_TRUE(t.bomb_lies("e9") && t.stands(white, "e9"));
    for (const Action& action : t.m.legal()) TEST_ASSERT_NOT_EQUAL(kind_move, action.kind);
}

void test_E03_the_blast_figure() {
    Table t;
    const int a2 = t.lay(black, "a2", true), g5 = t.lay(black, "g5", true);
    const int h5 = t.lay(pink, "h5", false);
    t.figures({"f5", "a9", "e5", "i1"});
    t.at("g4").block = speed_up;
    t.at("g6").item = flame_max;
    const Blast blast = blast_of(t.p, {a2, g5});
    TEST_ASSERT_TRUE(blast.burnt ==
                     named({"a1", "a2", "a3", "a4", "g5", "f5", "e5", "g4", "g6", "h5", "i5"}));
    TEST_ASSERT_EQUAL(1, blast.generation.at(h5));
    t.run_turn_of(black);
    TEST_ASSERT_FALSE(t.player(white).heart || t.player(pink).heart);
    TEST_ASSERT_TRUE(t.player(black).heart && t.player(blue).heart);
    TEST_ASSERT_EQUAL(speed_up, t.at("g4").item);
    TEST_ASSERT_EQUAL(none, t.at("g4").block);
    TEST_ASSERT_EQUAL(none, t.at("g6").item);
    TEST_ASSERT_EQUAL(2, t.p.inventory(black));
    TEST_ASSERT_EQUAL(2, t.p.inventory(pink));
    TEST_ASSERT_EQUAL(4, t.p.living());
}

void test_E04_the_clock_of_a_bomb() {
    Table t;
    t.figures({"e1", "i1", "i9", "a9"});
    t.move("a1");
    t.lay_own("c1");
    t.move("a5");
    t.end_turns(3);
    TEST_ASSERT_FALSE(t.bomb(0).sparking);
    t.end_turns(1);
    TEST_ASSERT_TRUE(t.bomb(0).sparking && t.p.active == white);
    t.end_turns(3);
    TEST_ASSERT_TRUE(t.bomb(0).in_play());
    t.end_turns(1);
    TEST_ASSERT_FALSE(t.bomb(0).in_play());
}

void test_E05_walking_off_a_bomb() {
    Table t;
    t.put(white, "e1");
    t.lay_own("e1");
    TEST_ASSERT_TRUE(t.may_move("e5"));
    t.move("e5");
    TEST_ASSERT_TRUE(t.may_move("e4") && t.may_move("e3") && t.may_move("e2"));
    TEST_ASSERT_FALSE(t.may_move("e1"));
}

void test_E06_other_figures() {
    Table t;
    t.figures({"a5", "c5"});
    TEST_ASSERT_FALSE(t.may_move("c5"));
    t.move("e5");
    TEST_ASSERT_EQUAL(1, t.p.path.count(sq("c5")));
    TEST_ASSERT_FALSE(t.may_lay("c5"));
    TEST_ASSERT_TRUE(t.may_lay("b5") && t.may_lay("d5"));
    Table on_bomb;
    on_bomb.figures({"a5", "c5"});
    on_bomb.lay(black, "c5", false);
    TEST_ASSERT_FALSE(on_bomb.may_move("e5"));
    TEST_ASSERT_TRUE(on_bomb.may_move("b5"));
}

void test_E07_E08_laying_on_the_path() {
    Table t;
    t.figures({"a1", "i1", "i9", "a9"});
    t.at("e5").item = bomb_up;
    t.move("e1");
    t.move("e5");
    TEST_ASSERT_EQUAL(3, t.player(white).bombs);
    TEST_ASSERT_TRUE(t.may_lay("a1") && t.may_lay("c1") && t.may_lay("e5"));
    t.lay_own("c1");
    t.lay_own("e5");
    t.lay_own("a1");
    TEST_ASSERT_EQUAL(0, t.p.inventory(white));
    TEST_ASSERT_FALSE(t.may_lay("b1"));
    t.end_turns(4);
    t.player(white).bombs = 5;
    TEST_ASSERT_TRUE(t.p.path == named({"e5"}));
    for (const Action& action : t.m.legal()) TEST_ASSERT_NOT_EQUAL(kind_lay, action.kind);
}

void test_E09_E10_buying_and_the_next_draw() {
    Table t;
    t.figures({"a1", "", "i9", "a9"});
    t.kill(black);
    t.act(kind_buy, 0);
    t.act(kind_buy, 1);
    TEST_ASSERT_EQUAL(2, t.player(white).hand.size());
    TEST_ASSERT_EQUAL(0, t.p.moves_left);
    TEST_ASSERT_TRUE(t.stands(white, "a1") && t.may_lay("a1"));
    TEST_ASSERT_TRUE((t.p.market == std::vector<int>{none, none}));
    t.act(kind_end);
    TEST_ASSERT_EQUAL(pink, t.p.active);
    TEST_ASSERT_TRUE(t.p.market[0] != none && t.p.market[1] != none);
    TEST_ASSERT_EQUAL(2, t.p.turn_number);
}

void test_E11_three_cards() {
    Table t;
    t.put(white, "a1");
    for (const int card : {push, roll, fast}) t.give(white, card);
    TEST_ASSERT_FALSE(t.may(kind_buy, 0));
    t.act(kind_discard, push);
    TEST_ASSERT_TRUE(t.may(kind_buy, 0));
}

void test_E12_a_chain_of_two() {
    Table t;
    const int a3 = t.lay(white, "a3", true);
    t.lay(pink, "c3", false);
    t.figures({"a1", "e3"});
    const Blast blast = blast_of(t.p, {a3});
    TEST_ASSERT_TRUE((blast.damaged.at(black) == DamageTime{1, 2}));
    TEST_ASSERT_TRUE((blast.damaged.at(white) == DamageTime{0, 2}));
    TEST_ASSERT_EQUAL(1, blast.burnt.count(sq("d3")));
}

void test_E13_a_block_between_two_bombs() {
    Table t;
    t.lay(black, "c1", true);
    t.lay(black, "e1", true);
    t.at("d1").block = bomb_up;
    t.figures({"g1", "a9", "i9", "i5"});
    t.run_turn_of(black);
    TEST_ASSERT_EQUAL(bomb_up, t.at("d1").item);
    TEST_ASSERT_EQUAL(1, t.p.seen[bomb_up]);
    TEST_ASSERT_FALSE(t.player(white).heart);
}

void test_E14_an_item_stops_the_flame() {
    Table t;
    t.figures({"c9", "e5", "i9", "i1"});
    t.player(white).flame_max = true;
    const int a5 = t.lay(white, "a5", true);
    t.at("c5").item = bomb_up;
    t.run_turn_of(white);
    TEST_ASSERT_EQUAL(none, t.at("c5").item);
    TEST_ASSERT_TRUE(t.player(black).heart);
    t.bomb(a5).square = sq("a5");
    TEST_ASSERT_EQUAL(1, blast_of(t.p, {a5}).damaged.count(black));
}

void test_E15_E16_the_owner_s_flame() {
    Table t;
    t.figures({"e9", "", "i9", "i5"});
    const int a5 = t.lay(white, "a5", true);
    t.lay(pink, "c5", false);
    TEST_ASSERT_EQUAL(0, blast_of(t.p, {a5}).damaged.count(blue));
    t.player(pink).flame_max = true;
    TEST_ASSERT_EQUAL(1, blast_of(t.p, {a5}).damaged.count(blue));
}

void test_E17_a_heart_lost_in_the_own_bomb_phase() {
    Table t;
    t.figures({"a1", "i1", "i9", "a9"});
    t.lay(white, "a1", true);
    t.run_turn_of(white);
    TEST_ASSERT_FALSE(t.player(white).heart);
    TEST_ASSERT_EQUAL(3, t.p.moves_left);
}

void test_E18_invincible_for_the_turn() {
    Table t;
    t.figures({"a1", "i1", "e5", "a9"});
    t.lay(black, "e6", true);
    const int later = t.lay(black, "g1", false);
    t.run_turn_of(black);
    TEST_ASSERT_FALSE(t.player(pink).heart);
    t.bomb(later).square = sq("e4");
    TEST_ASSERT_TRUE(t.bomb(later).sparking);
    t.give(black, fast);
    t.act(kind_fast, later % bombs_each);
    TEST_ASSERT_FALSE(t.bomb(later).in_play());
    TEST_ASSERT_TRUE(t.player(pink).alive);
    t.lay(blue, "e4", true);
    t.run_turn_of(blue);
    TEST_ASSERT_FALSE(t.player(pink).alive);
}

void test_E19_two_fast_detonates() {
    Table t;
    t.figures({"e1", "i9", "a9", "e9"});
    t.lay_own("e1");
    t.move("a1");
    t.lay_own("a1");
    t.give(white, fast);
    t.give(white, fast);
    TEST_ASSERT_FALSE(t.may_lay("c1"));
    t.act(kind_fast, 0);
    TEST_ASSERT_TRUE(t.bomb(0).sparking);
    t.act(kind_fast, 0);
    TEST_ASSERT_FALSE(t.bomb(0).in_play());
    TEST_ASSERT_EQUAL(1, t.p.inventory(white));
    TEST_ASSERT_TRUE(t.may_lay("c1") && t.may_lay("e1"));
    TEST_ASSERT_EQUAL(2, t.p.discard.size());
}

void test_E20_bombs_of_a_ghost_go_on() {
    Table t;
    t.figures({"a1", "", "i9", "a9"});
    t.kill(black);
    t.lay(black, "c1", true);
    t.act(kind_end);
    TEST_ASSERT_FALSE(t.bomb_lies("c1"));
    TEST_ASSERT_FALSE(t.player(white).heart);
    TEST_ASSERT_EQUAL(pink, t.p.active);
}

void test_E21_E22_E23_E24_push() {
    Table t;
    t.figures({"c5", "e5"});
    t.lay(black, "d5", false);
    t.give(white, push);
    t.act(kind_push, east);
    TEST_ASSERT_TRUE(t.bomb_lies("f5"));

    Table wrap;
    wrap.figures({"h1", "a1"});
    wrap.lay(pink, "i1", true);
    wrap.give(white, push);
    wrap.act(kind_push, east);
    TEST_ASSERT_TRUE(wrap.bomb_lies("b1") && wrap.bomb(pink * bombs_each).sparking);
    Table alone;
    alone.put(white, "h1");
    alone.lay(pink, "i1", true);
    alone.give(white, push);
    alone.act(kind_push, east);
    TEST_ASSERT_TRUE(alone.bomb_lies("a1"));

    Table gap("A03");
    gap.put(white, "e5");
    gap.lay(black, "e6", false);
    gap.give(white, push);
    gap.act(kind_push, south);
    TEST_ASSERT_TRUE(gap.bomb_lies("e1"));
    Table west_gap("A02");
    west_gap.put(white, "e7");
    west_gap.lay(black, "d7", false);
    west_gap.give(white, push);
    west_gap.act(kind_push, west);
    TEST_ASSERT_TRUE(west_gap.bomb_lies("i7"));

    Table guarded;
    guarded.figures({"c5", "d5"});
    guarded.lay(black, "d5", false);
    guarded.give(white, push);
    guarded.give(white, roll);
    for (const Action& action : guarded.m.legal())
        TEST_ASSERT_TRUE(action.kind != kind_push && action.kind != kind_roll);
}

void test_E25_no_landing_square() {
    Table t;
    t.leave_only_final_tile();
    t.figures({"e5", "d5"});
    t.carry(black, white, false);
    t.at("f5").item = bomb_up;
    TEST_ASSERT_FALSE(t.may(kind_launch, east) || t.may(kind_launch, west));
    t.act(kind_launch, north);
    TEST_ASSERT_TRUE(t.bomb_lies("e4"));
}

void test_E26_E27_carrying() {
    Table t;
    t.figures({"e1", "i1", "i9", "a9"});
    t.lay(white, "e1", true);
    t.give(white, cannon);
    t.act(kind_load);
    TEST_ASSERT_EQUAL(0, t.player(white).hand.size());
    t.move("e5");
    const int carried = t.p.carried_by(white);
    TEST_ASSERT_TRUE(t.burnt({carried}) ==
                     named({"e5", "e3", "e4", "e6", "e7", "c5", "d5", "f5", "g5"}));
    t.end_turns(4);
    TEST_ASSERT_FALSE(t.player(white).heart);
    TEST_ASSERT_EQUAL(none, t.p.carried_by(white));

    Table hit;
    hit.put(white, "c5");
    const int load = hit.carry(pink, white, false);
    const int a5 = hit.lay(black, "a5", true);
    const Blast blast = blast_of(hit.p, {a5});
    TEST_ASSERT_EQUAL(1, blast.generation.at(load));
    TEST_ASSERT_TRUE((blast.damaged.at(white) == DamageTime{0, 2}));
    hit.player(black).flame_max = true;
    hit.put(blue, "g5");
    TEST_ASSERT_EQUAL(0, blast_of(hit.p, {a5}).damaged.count(blue));
}

void test_E28_roll() {
    Table t;
    t.figures({"e5", "h5"});
    t.lay(white, "e5", false);
    t.give(white, roll);
    TEST_ASSERT_TRUE(t.may(kind_roll, 0, east, 1) && t.may(kind_roll, 0, east, 2));
    TEST_ASSERT_FALSE(t.may(kind_roll, 0, east, 3));
    TEST_ASSERT_TRUE(t.may(kind_roll, 0, north, 1) && t.may(kind_roll, 0, north, 4));
    TEST_ASSERT_FALSE(t.may(kind_roll, 0, north, 5));
    t.act(kind_roll, 0, east, 2);
    TEST_ASSERT_TRUE(t.bomb_lies("g5"));
}

void test_E29_E30_phase_shift() {
    Table t;
    const auto prepare = [](Table& table) {
        table.put(white, "a1");
        table.at("b1").block = bomb_up;
        table.lay(black, "c1", false);
        table.give(white, phase_shift);
        table.give(white, cannon);
    };
    prepare(t);
    TEST_ASSERT_FALSE(t.may_move("b1") || t.may_move("c1") || t.may_move("d1"));
    TEST_ASSERT_FALSE(t.may(kind_phase_move, sq("b1")) || t.may(kind_phase_move, sq("a3")));
    t.act(kind_phase_move, sq("c1"));
    TEST_ASSERT_TRUE(t.may(kind_load));

    Table beyond;
    prepare(beyond);
    beyond.act(kind_phase_move, sq("d1"));
    TEST_ASSERT_FALSE(beyond.may_lay("b1") || beyond.may_lay("c1"));
    TEST_ASSERT_TRUE(beyond.may_lay("d1"));

    Table item;
    prepare(item);
    item.at("d1").item = bomb_up;
    TEST_ASSERT_FALSE(item.may(kind_phase_move, sq("e1")));
    item.act(kind_phase_move, sq("d1"));
    TEST_ASSERT_EQUAL(3, item.player(white).bombs);
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_E01_one_move_with_a_bomb_on_the_way);
    RUN_TEST(test_E02_speed_up_as_third_move);
    RUN_TEST(test_E03_the_blast_figure);
    RUN_TEST(test_E04_the_clock_of_a_bomb);
    RUN_TEST(test_E05_walking_off_a_bomb);
    RUN_TEST(test_E06_other_figures);
    RUN_TEST(test_E07_E08_laying_on_the_path);
    RUN_TEST(test_E09_E10_buying_and_the_next_draw);
    RUN_TEST(test_E11_three_cards);
    RUN_TEST(test_E12_a_chain_of_two);
    RUN_TEST(test_E13_a_block_between_two_bombs);
    RUN_TEST(test_E14_an_item_stops_the_flame);
    RUN_TEST(test_E15_E16_the_owner_s_flame);
    RUN_TEST(test_E17_a_heart_lost_in_the_own_bomb_phase);
    RUN_TEST(test_E18_invincible_for_the_turn);
    RUN_TEST(test_E19_two_fast_detonates);
    RUN_TEST(test_E20_bombs_of_a_ghost_go_on);
    RUN_TEST(test_E21_E22_E23_E24_push);
    RUN_TEST(test_E25_no_landing_square);
    RUN_TEST(test_E26_E27_carrying);
    RUN_TEST(test_E28_roll);
    RUN_TEST(test_E29_E30_phase_shift);
    return UNITY_END();
}
