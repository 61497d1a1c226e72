// Revenge Mode: BLA-170 .. BLA-179.
#include "position.h"

using namespace field;

void setUp() {}
void tearDown() {}

namespace {

// Blue is a ghost, in Revenge Mode, and its turn has come.
Position haunting() {
    Position p(a04, false, true);
    p.ghost(blue).acts(pink).play({END});
    return p;
}

void test_BLA_170_only_with_the_option() {
    Position p(a04);
    p.ghost(blue).acts(pink).play({END});
    p.decides(white);
    Position on = haunting();
    on.decides(blue, Phase::revenge);
    TEST_ASSERT_EQUAL(0, on.happenings(ghost_passed));
}

void test_BLA_171_a_ghosts_turn() {
    Position p(whirlpool, false, true);
    p.ghost(blue).holder(blue).bomb(blue, "e5").figure(white, "a3").acts(pink);
    p.count(blue, 4).bomb(blue, "d3").play({END});
    // Bombs tick, a tile goes, then the placement.
    p.tells({turn_began, sparked, sparked, tile_flipped});
    p.decides(blue, Phase::revenge);
    p.play({REVENGE("i5")});
    p.lies(blue, "i5", fresh);
    p.tells({laid, conveyed_bomb, turn_began});  // then the End Step
    p.decides(white);
    // Not in the turn in which it went.
    Position just(a04, false, true);
    just.hearts_gone().figure(white, "e5").bomb(white, "e5", sparking).begins(white);
    just.stands(white, "-");
    just.decides(black);
    TEST_ASSERT_EQUAL(0, just.happenings(ghost_passed));
    just.play({END, END, END});
    just.decides(white, Phase::revenge);
}

void test_BLA_172_placing_on_the_perimeter() {
    Position p = haunting();
    p.figure(black, "i1").bomb(black, "a5").item("e1", speed_up).block("c1", bomb_up);
    TEST_ASSERT_EQUAL(32 - 6, p.legal_squares(blast::revenge).size());
    TEST_ASSERT_EQUAL(27, p.legal().size());
    for (const char* at : {"i1", "a5", "e1", "c1", "e5", "b2", "j1"})
        p.refused_with("Not an empty square at the edge", REVENGE(at));
    p.no({blast::revenge, 144});
    p.no({blast::revenge, sq("a2"), 1});
    p.no({blast::revenge, sq("a2"), 0, 1});
    p.refused_with("A ghost can only place a bomb", {blast::move, sq("a2")});
    p.no({end_turn, 1});
    p.no({end_turn, 0, 1});
    p.yes(END);
    Position none = p;
    none.play({END});
    TEST_ASSERT_EQUAL(0, none.s.board.in_play(blue));
    none.decides(white);
    p.play({REVENGE("a9")});
    p.lies(blue, "a9", fresh);
    TEST_ASSERT_TRUE(p.happened({.kind = laid, .a = blue, .b = sq("a9"), .c = bomb_of(blue, 0)}));
    TEST_ASSERT_EQUAL(1, p.s.board.inventory(blue));
    p.decides(white);
    // From the inventory: with none left there is nothing to decide.
    Position spent(a04, false, true);
    spent.ghost(blue).bomb(blue, "e5").bomb(blue, "e3").acts(pink).play({END});
    spent.decides(white);
    TEST_ASSERT_EQUAL(1, spent.happenings(ghost_passed));
    // Nor without a square.
    Position full(own_config(read("BT1|Small|3|Ka1Kd1Kg1Xd4|d4||a1f1i1|"), true));
    full.ghost(pink).acts(black);
    for (int at = 0; at < square_count; ++at)
        if (on_perimeter(full.s.board, static_cast<Square>(at)) && full.s.seen[bomb_up] < 8)
            full.item(name_of(static_cast<Square>(at)), bomb_up);
    for (int at = 0; at < square_count; ++at)
        if (on_perimeter(full.s.board, static_cast<Square>(at)) && full.s.seen[speed_up] < 7)
            full.item(name_of(static_cast<Square>(at)), speed_up);
    for (int at = 0; at < square_count; ++at)
        if (on_perimeter(full.s.board, static_cast<Square>(at)))
            full.item(name_of(static_cast<Square>(at)), flame_max);
    full.play({END});
    full.decides(white);
    TEST_ASSERT_EQUAL(1, full.happenings(ghost_passed));
}

// Not on Teleport Pads, but on the other features.
void test_BLA_172_BLA_189_features_at_the_edge() {
    Position p(own_config(read("BT1|Edge|3|Ka1Kd1Kg1Xd4|d4||a1f1i1|T>b1T<c1Wd1Ce1>g1"), true));
    for (const char* at : {"b1", "c1"}) TEST_ASSERT_FALSE(on_perimeter(p.s.board, sq(at)));
    for (const char* at : {"d1", "e1", "g1"}) TEST_ASSERT_TRUE(on_perimeter(p.s.board, sq(at)));
}

void test_BLA_173_only_a_ghost_and_only_its_bomb_phase() {
    // A living player takes nobody's place.
    Position p(a04, false, true);
    p.figure(black, "c1").bomb(white, "a1", sparking).figure(white, "e5").begins(white);
    TEST_ASSERT_EQUAL(0, p.happenings(swapped));
    TEST_ASSERT_EQUAL(1, p.happenings(damaged));
    // Without the option a ghost's bomb only hurts.
    Position off(a04);
    off.ghost(white).figure(black, "c1").bomb(white, "a1", sparking).begins(white);
    TEST_ASSERT_EQUAL(0, off.happenings(swapped));
    TEST_ASSERT_EQUAL(0, off.s.figure(black).heart);
    // The last tile's blast is no Bomb Phase.
    Position tile(a04, false, true);
    tile.holder(pink).only_final().ghost(pink).figure(white, "e5").figure(black, "f5");
    tile.figure(blue, "e6").bomb(pink, "e4").begins(pink);
    TEST_ASSERT_EQUAL(0, tile.happenings(swapped));
    TEST_ASSERT_TRUE(tile.s.over());
    // Another's bomb, set off by the ghost's, is not its own.
    Position others(a04, false, true);
    others.ghost(white)
        .bomb(white, "a1", sparking)
        .bomb(pink, "c1")
        .figure(black, "e1")
        .begins(white);
    TEST_ASSERT_TRUE(others.happened({.kind = damaged, .a = black, .b = 1, .c = 2, .d = 1}));
    TEST_ASSERT_EQUAL(0, others.happenings(swapped));
}

void test_BLA_174_credit() {
    // Bombs of two owners reach Pink at the same time: it is the ghost's hit.
    Position both(a04, false, true);
    both.ghost(white).bomb(white, "a5", sparking).bomb(white, "e3").bomb(black, "c5");
    both.bomb(black, "c3").figure(pink, "e5");  // a5: c5 (1): e5, c3 (2): e3 (3)
    TEST_ASSERT_EQUAL(set_of(black), both.fire("a5").by[pink]);
    both.bomb(blue, "a3").begins(white);  // a5: a3 and c5 (1); a3: c3 (2)
    TEST_ASSERT_EQUAL(0, both.happenings(swapped));
    Position tie(a04, false, true);
    tie.ghost(white).bomb(white, "a1", sparking).bomb(black, "c1").bomb(white, "a3");
    tie.figure(pink, "c3");  // c1 (1) and a3 (1), both two squares away
    TEST_ASSERT_EQUAL(seats_of({white, black}), tie.fire("a1").by[pink]);
    tie.begins(white);
    tie.stands(white, "c3");
    tie.stands(pink, "-");
    // Several victims at one time: the first in turn order after the ghost.
    Position several(a04, false, true);
    several.ghost(pink).bomb(pink, "e5", sparking).figure(white, "e4").figure(black, "e6");
    several.figure(blue, "c5").begins(pink);
    several.stands(white, "-");
    several.stands(pink, "e4");
    TEST_ASSERT_EQUAL(0, several.s.figure(black).heart);
    TEST_ASSERT_EQUAL(0, several.s.figure(blue).heart);
    several.tells(
        {turn_began, blast_began, wave, detonated, swapped, eliminated, damaged, damaged});
    // The smaller time goes before turn order.
    Position nearer(a04, false, true);
    nearer.ghost(pink)
        .bomb(pink, "e5", sparking)
        .figure(white, "e3")
        .figure(black, "e6")
        .begins(pink);
    nearer.stands(black, "-");
    nearer.stands(pink, "e6");
    TEST_ASSERT_EQUAL(0, nearer.s.figure(white).heart);
    TEST_ASSERT_EQUAL(1, nearer.s.figure(white).alive);
}

void test_BLA_175_what_changes_hands() {
    Position p(a04, false, true);
    p.ghost(white).count(white, 4).flame(white).bomb(white, "a1", sparking).bomb(white, "i5");
    p.figure(black, "c1").count(black, 4).speed(black, 2).hand(black, "PU PU FD");
    p.bomb(black, "e5").bomb(black, "e7", sparking).begins(white);
    p.stands(white, "c1");
    TEST_ASSERT_EQUAL(5, p.s.figure(white).bombs);  // 4 + 4 - 2, at most 5
    TEST_ASSERT_EQUAL(1, p.s.figure(white).flame_max);
    TEST_ASSERT_EQUAL(2, p.s.figure(white).speed_ups);
    TEST_ASSERT_EQUAL(1, p.s.revived[white]);
    TEST_ASSERT_TRUE(has(p.s.board.hit, white));
    p.holds(white, "PU PU FD");
    TEST_ASSERT_EQUAL(2, p.s.figure(black).bombs);
    TEST_ASSERT_EQUAL(0, p.s.figure(black).speed_ups);
    TEST_ASSERT_EQUAL(0, p.s.figure(black).heart);
    p.lies(black, "e5", fresh);
    p.lies(black, "e7", sparking);
    TEST_ASSERT_EQUAL(0, p.s.board.inventory(black));
    // The place is lost though the Heart was whole; and the new one is safe until the turn ends.
    p.play({FAST(1)});
    p.stands(white, "c1");
    TEST_ASSERT_EQUAL(3, p.s.moves_left);
}

void test_BLA_175_a_carried_bomb_goes_along() {
    Position p(power_court, false, true);
    p.ghost(white).bomb(white, "e3", sparking).figure(black, "e5").carries(black, pink, sparking);
    p.figure(blue, "g5").figure(pink, "c5").begins(white);
    p.stands(white, "e5");
    TEST_ASSERT_EQUAL(nothing, p.s.figure(black).carries);
    // e5 is in the flame: the bomb went off. From afar it stays on the head.
    TEST_ASSERT_EQUAL(nothing, p.s.figure(white).carries);
    Position far(power_court, false, true);
    far.ghost(white).bomb(white, "e3", sparking).figure(black, "a5").carries(black, pink, sparking);
    far.figure(blue, "g5").figure(pink, "c5").begins(white);
    far.stands(white, "a5");
    TEST_ASSERT_EQUAL(bomb_of(pink, 0), far.s.figure(white).carries);
    same_square("a5", far.s.board.square_of(bomb_of(pink, 0)));
    far.yes(LAUNCH(north));
}

void test_BLA_176_the_turn_goes_on() {
    Position p(a04, false, true);
    p.ghost(white).holder(white).bomb(white, "g5", sparking).figure(black, "e5").market("- RO");
    p.begins(white);
    p.stands(white, "e5");
    p.tells({turn_began, blast_began, wave, detonated, swapped, eliminated, tile_flipped, drew});
    p.decides(white);
}

void test_BLA_177_what_stays_with_the_seat() {
    Position p(a04, false, true);
    p.ghost(white).holder(black).bomb(white, "a1", sparking).figure(black, "c1").begins(white);
    TEST_ASSERT_EQUAL(black, p.s.board.holder);
    TEST_ASSERT_EQUAL(p.s.board.tile_at(sq("i1")), p.s.figure(black).start_tile);
    TEST_ASSERT_EQUAL(p.s.board.tile_at(sq("a1")), p.s.figure(white).start_tile);
    // Who falls has no place to take.
    Position fall(thin_ice, false, true);
    fall.ghost(white)
        .bomb(white, "e3", sparking)
        .figure(black, "e3")
        .figure(pink, "a5")
        .begins(white);
    fall.stands(black, "-");
    fall.stands(white, "-");
    TEST_ASSERT_EQUAL(0, fall.happenings(swapped));
}

void test_BLA_178_the_living_are_counted_after_the_swap() {
    Position p(a03, false, true);
    p.ghost(pink).hearts_gone().bomb(pink, "e5", sparking).figure(white, "e4").figure(black, "e6");
    p.begins(pink).won_by(pink, EndCause::last_standing);
    // White's place is taken, Black went with the same blast: equal scores.
    p.scores({0, 0, 2});
    Position on(a03, false, true);
    on.ghost(pink).bomb(pink, "e5", sparking).figure(white, "e4").begins(pink);
    on.decides(pink);
    TEST_ASSERT_EQUAL(2, on.s.board.living_count());
    on.scores({0, 1, 1});
}

void test_BLA_166_the_ghost_that_returns_is_not_counted() {
    Position p(a04, false, true);
    p.hearts_gone()
        .figure(blue, "c1")
        .bomb(white, "a1", sparking)
        .figure(white, "e5")
        .begins(white);
    p.scores({1, 1, 1, 0});
    p.bomb(blue, "e7", sparking).begins(blue);  // takes White's place
    p.stands(blue, "e5");
    p.scores({0, 1, 1, 1});
    TEST_ASSERT_EQUAL(1, p.s.revived[blue]);
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_BLA_170_only_with_the_option);
    RUN_TEST(test_BLA_171_a_ghosts_turn);
    RUN_TEST(test_BLA_172_placing_on_the_perimeter);
    RUN_TEST(test_BLA_172_BLA_189_features_at_the_edge);
    RUN_TEST(test_BLA_173_only_a_ghost_and_only_its_bomb_phase);
    RUN_TEST(test_BLA_174_credit);
    RUN_TEST(test_BLA_175_what_changes_hands);
    RUN_TEST(test_BLA_175_a_carried_bomb_goes_along);
    RUN_TEST(test_BLA_176_the_turn_goes_on);
    RUN_TEST(test_BLA_177_what_stays_with_the_seat);
    RUN_TEST(test_BLA_178_the_living_are_counted_after_the_swap);
    RUN_TEST(test_BLA_166_the_ghost_that_returns_is_not_counted);
    return UNITY_END();
}
