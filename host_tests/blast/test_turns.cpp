// Turns and phases, drawing, OVERTIME: BLA-030 .. BLA-033, BLA-080 .. BLA-098.
#include "position.h"

using namespace field;

void setUp() {}
void tearDown() {}

namespace {

bool gone(const Position& p, const char* at) {
    return p.s.board.terrain[sq(at)].ground() == Ground::outside;
}

// ---- the turn ----

void test_BLA_030_phases_in_their_order() {
    Position p(whirlpool);
    p.holder(black)
        .figure(black, "e5")
        .bomb(black, "g5")
        .bomb(black, "c7", sparking)
        .market("- PS");
    p.bomb(white, "d3").deck("RO FD").play({END});
    // White's belt; then Black: Bomb Phase, Overtime Phase, Draw Phase.
    p.tells({conveyed_bomb, turn_began, sparked, blast_began, wave, detonated, tile_flipped, drew});
    p.decides(black);
    TEST_ASSERT_EQUAL(2, p.s.moves_left);
    same_squares("e5", p.s.path);
    TEST_ASSERT_TRUE(p.happened({.kind = turn_began, .a = black, .b = 0}));
    TEST_ASSERT_TRUE(p.happened(
        {.kind = blast_began, .a = static_cast<std::uint8_t>(Cause::bomb_phase), .b = black}));
    TEST_ASSERT_TRUE(p.happened(
        {.kind = tile_flipped, .a = p.s.board.figures[black].start_tile, .b = sq("g1"), .c = 0}));
    TEST_ASSERT_EQUAL(1, p.s.turn_number);
    p.play({END});
    p.tells({conveyed_bomb, turn_began});  // g5, and the next one
}

void test_BLA_023_BLA_030_turns_go_round() {
    Position p(a04);
    for (const Seat next : {black, pink, blue, white, black}) {
        p.play({END});
        p.decides(next);
    }
    TEST_ASSERT_EQUAL(5, p.s.turn_number);
    TEST_ASSERT_EQUAL(5, p.s.actions);
}

void test_BLA_031_BLA_242_a_ghost_has_its_turn() {
    Position p(a04);
    p.ghost(black).bomb(black, "e5").market("- -").play({END});
    p.lies(black, "e5", sparking);
    // It ticks, but draws nothing and decides nothing.
    p.tells({turn_began, sparked, ghost_passed, turn_began, drew, drew});
    TEST_ASSERT_TRUE(p.happened({.kind = turn_began, .a = black, .b = 1}));
    TEST_ASSERT_EQUAL(0, p.s.idle);
    p.decides(pink);
    TEST_ASSERT_EQUAL(2, p.s.turn_number);
    p.play({END, END, END});
    p.no_bomb("e5");
    // With nothing to do the turn passes all the same.
    p.play({END, END, END});
    p.tells({turn_began, ghost_passed, turn_began});
}

void test_BLA_242_a_person_presses_end_even_if_nothing_else_is_left() {
    Position p(a04);
    p.moves(0).count(white, 2).bomb(white, "a1").bomb(white, "e5");
    TEST_ASSERT_EQUAL(1, p.legal().size());
    p.decides(white);
}

void test_BLA_032_out_in_the_own_bomb_phase() {
    Position p(whirlpool);
    p.heart(white, false).figure(white, "e5").bomb(white, "e5", sparking).bomb(white, "d3", fresh);
    p.holder(white).begins(white);
    p.stands(white, "-");
    // The Overtime Phase was still ahead, and the End Step: d3 is carried on. Nothing is drawn.
    p.tells({turn_began, sparked, blast_began, wave, detonated, damaged, eliminated, tile_flipped,
             conveyed_bomb, turn_began});
    p.decides(black);
    TEST_ASSERT_TRUE(gone(p, "a1"));
}

void test_BLA_032_out_by_the_own_fast_detonate() {
    Position p(whirlpool);
    p.heart(white, false).figure(white, "e5").bomb(white, "e5", sparking).bomb(white, "d3");
    p.hand(white, "FD PS").holder(white).play({FAST(0)});
    p.stands(white, "-");
    p.tells({played, blast_began, wave, detonated, damaged, eliminated, conveyed_bomb, turn_began});
    p.decides(black);
    p.holds(white, "");
    p.discarded_last("FD PS");
    TEST_ASSERT_EQUAL(0, p.s.board.flips);
}

void test_BLA_033_the_end_comes_at_once() {
    // In the Bomb Phase: no flip, no drawing after it.
    Position p(a02);
    p.heart(black, false).figure(black, "c1").bomb(white, "a1", sparking).figure(white, "e5");
    p.holder(white).market("- -").begins(white).won_by(white, EndCause::last_standing);
    p.tells({turn_began, blast_began, wave, detonated, damaged, eliminated, match_ended});
    TEST_ASSERT_EQUAL(nobody, Rules::turn(p.s));
    TEST_ASSERT_EQUAL(0, p.legal().size());
    p.refused_with("The match is over", END);
    // By a flip: no drawing.
    Position flip(a02);
    flip.figure(white, "e5").holder(black).market("- -").begins(black);
    flip.won_by(white, EndCause::last_standing);
    flip.tells({turn_began, tile_flipped, eliminated, match_ended});
    // By a Fast Detonate: no End Step.
    Position fast(switchback);
    fast.heart(black, false).figure(black, "c1").bomb(white, "a1", sparking).figure(white, "e5");
    fast.bomb(white, "e2").hand(white, "FD").play({FAST(0)});
    fast.won_by(white, EndCause::last_standing);
    fast.lies(white, "e2", fresh);
}

// ---- OVERTIME ----

void test_BLA_080_overtime_is_nobodys_card() {
    Position p(a04);
    p.market("CA -").deck("OT PU").play({END});
    TEST_ASSERT_EQUAL(black, p.s.board.holder);
    TEST_ASSERT_EQUAL(0, p.s.board.armed);
    p.market_is("CA PU");
    p.holds(black, "");
    p.hand(black, "RO RO FD");
    TEST_ASSERT_EQUAL(3, p.s.hands[black].size());
    p.no({blast::discard, overtime});
    p.decides(black);
    TEST_ASSERT_EQUAL(2, p.s.moves_left);
    TEST_ASSERT_TRUE(p.happened({.kind = overtime_taken, .a = black, .b = 0}));
    p.play({END});
    TEST_ASSERT_EQUAL(1, p.s.board.armed);
}

void test_BLA_080_BLA_081_armed_by_the_end_of_the_turn() {
    Position p(a04);
    p.figure(white, "e5").holder(white, false).begins(white);
    TEST_ASSERT_EQUAL(0, p.s.board.flips);
    p.play({END});
    TEST_ASSERT_EQUAL(1, p.s.board.armed);
    Position other(a04);
    other.holder(pink, false).play({END});  // White's turn does not arm Pink's card
    TEST_ASSERT_EQUAL(0, other.s.board.armed);
}

void test_BLA_081_BLA_086_the_next_tile_is_known() {
    Position p(a04);
    TEST_ASSERT_EQUAL(nothing, p.s.board.next_flip());
    p.holder(pink, false);
    TEST_ASSERT_EQUAL(p.s.board.tile_at(sq("i9")), p.s.board.next_flip());
    p.flipped(1);
    TEST_ASSERT_EQUAL(p.s.board.tile_at(sq("e9")), p.s.board.next_flip());
    p.flipped(8);
    TEST_ASSERT_EQUAL(p.s.board.final_tile, p.s.board.next_flip());
    p.flipped(9);
    TEST_ASSERT_EQUAL(nothing, p.s.board.next_flip());
    TEST_ASSERT_EQUAL(nothing, p.s.board.tile_at(sq("e5")));
}

void test_BLA_081_one_tile_in_each_turn_of_the_holder() {
    Position p(a04);
    p.holder(blue).figure(blue, "e5").figure(white, "e3").figure(black, "e4").figure(pink, "e6");
    for (int round = 1; round <= 3; ++round) {
        p.play({END, END, END});
        TEST_ASSERT_EQUAL(round, p.s.board.flips);
        p.play({END});
        TEST_ASSERT_EQUAL(round, p.s.board.flips);
    }
    // From a7, where Blue began: a7, a4, a1.
    for (const char* at : {"a9", "a5", "a1"}) TEST_ASSERT_TRUE(gone(p, at));
    for (const char* at : {"d1", "g1", "d7", "d4"}) TEST_ASSERT_FALSE(gone(p, at));
}

void test_BLA_083_a_flip_takes_whoever_stands_there() {
    Position p(grand_works);
    p.holder(white).figure(white, "a2").carries(white, pink).figure(black, "c2").bomb(blue, "c2");
    p.speed(black, 2).hand(black, "PU").play({END, END, END}).figure(white, "a2");
    p.play({END});
    p.stands(white, "-");
    p.stands(black, "-");
    TEST_ASSERT_EQUAL(0, p.s.figure(black).speed_ups);
    for (const Seat owner : {pink, blue}) TEST_ASSERT_EQUAL(2, p.s.board.inventory(owner));
    TEST_ASSERT_EQUAL(2, p.happenings(returned));
    TEST_ASSERT_TRUE(p.happened({.kind = returned, .a = bomb_of(pink, 0), .b = sq("a2")}));
    TEST_ASSERT_EQUAL(2, p.happenings(eliminated));
    TEST_ASSERT_EQUAL(9, [&] {
        int out = 0;
        for (const char* at : {"a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"})
            out += gone(p, at);
        return out;
    }());
    p.decides(pink);  // the holder is out: its turn ends, and Black's passes
    // A feature on a flipped tile is gone: BLA-182
    p.flipped(2);
    TEST_ASSERT_TRUE(p.s.board.terrain[sq("e2")] == Terrain());
}

void test_BLA_085_BLA_087_BLA_097_cards_go_on_in_overtime() {
    Position p(a04);
    p.holder(pink).market("RO -").deck("").hand(white, "FD");
    p.figure(pink, "e5").figure(white, "e3").play({END});
    // The deck is empty: the discard pile becomes the deck.
    TEST_ASSERT_EQUAL(1, p.happenings(reshuffled));
    TEST_ASSERT_EQUAL(13, p.s.deck.size() + 1);
    TEST_ASSERT_TRUE(p.happened({.kind = reshuffled, .a = 13}));
    TEST_ASSERT_EQUAL(0, p.s.discard.size());
    TEST_ASSERT_TRUE(p.s.market[1] != no_card);
    p.yes(BUY(1));
}

void test_BLA_097_the_reshuffle_is_that_of_the_rules() {
    Position p(a04);
    p.holder(pink).market("- PS").deck("");
    std::vector<Card> cards(p.s.discard.begin(), p.s.discard.end());
    kit::Rng rng = p.s.rng;
    for (std::size_t i = cards.size() - 1; i >= 1; --i)
        std::swap(cards[i], cards[rng.below(static_cast<std::uint32_t>(i + 1))]);
    p.play({END});
    TEST_ASSERT_TRUE(rng == p.s.rng);
    TEST_ASSERT_EQUAL(cards[0], p.s.market[0]);
    cards.erase(cards.begin());
    p.deck_is(cards_of(cards));
}

void test_BLA_097_it_can_never_fail() {
    // Twelve cards in hands, one open: two are left to be drawn.
    Position p(a04);
    p.holder(pink);
    p.hand(white, "PU PU PU").hand(black, "CA CA CA").hand(pink, "RO RO RO").hand(blue, "FD FD FD");
    p.market("- PS").deck("").play({END});
    TEST_ASSERT_EQUAL(phase, p.s.market[0]);
    TEST_ASSERT_EQUAL(1, p.s.deck.size());
    TEST_ASSERT_EQUAL(0, p.s.discard.size());
}

void test_BLA_088_BLA_089_all_bombs_of_the_last_tile() {
    Position p(a04);
    p.holder(white).only_final().ghost(pink).ghost(blue).figure(white, "d5").figure(black, "f5");
    p.bomb(pink, "e4", fresh).bomb(blue, "e6", sparking).carries(black, black);
    p.begins(white);
    // All in generation 0, whoever's, fresh ones and those on heads too.
    p.tells({turn_began, blast_began, wave, detonated, detonated, detonated, damaged, damaged,
             tile_flipped, eliminated, eliminated, match_ended});
    TEST_ASSERT_TRUE(p.happened(
        {.kind = blast_began, .a = static_cast<std::uint8_t>(Cause::last_tile), .b = white}));
    // Both had lost the Heart: the holder wins.
    p.won_by(white, EndCause::overtime_hearts);
}

void test_BLA_088_bombs_tick_before_the_last_tile() {
    // Damaged in the Bomb Phase: the detonation of the last tile does nothing more.
    Position p(a04);
    p.holder(white).only_final().ghost(pink).ghost(blue).figure(white, "d5").figure(black, "f5");
    p.bomb(white, "e5", sparking).bomb(black, "e4").begins(white);
    TEST_ASSERT_EQUAL(2, p.happenings(damaged));
    TEST_ASSERT_EQUAL(2, p.happenings(detonated));
    p.won_by(white, EndCause::overtime_hearts);
}

void test_BLA_090_the_idle_clock() {
    Position p(a04);
    p.ghost(blue);
    p.s.idle = 17;  // 6 x 3 living
    p.play({END});
    TEST_ASSERT_EQUAL(black, p.s.board.holder);
    TEST_ASSERT_EQUAL(0, p.s.idle);
    TEST_ASSERT_FALSE(p.s.deck.contains(overtime));
    Position early(a04);
    early.ghost(blue);
    early.s.idle = 16;
    early.play({END});
    TEST_ASSERT_EQUAL(nobody, early.s.board.holder);
    TEST_ASSERT_EQUAL(17, early.s.idle);
    // A card that is drawn sets it back.
    early.play({BUY(0), END});
    TEST_ASSERT_EQUAL(0, early.s.idle);
    // Once the card is out the clock rises without an effect.
    Position out(a04);
    out.holder(pink, false);
    out.s.idle = 200;
    out.play({END});
    TEST_ASSERT_EQUAL(201, out.s.idle);
    TEST_ASSERT_EQUAL(pink, out.s.board.holder);
}

// ---- drawing ----

void test_BLA_095_BLA_096_drawing() {
    Position p(a04);
    p.play({BUY(1)});
    p.market_is("PU -");
    TEST_ASSERT_TRUE(p.happened({.kind = bought, .a = white, .b = 1, .c = cannon}));
    p.play({END});
    p.market_is("PU PU");
    TEST_ASSERT_TRUE(p.happened({.kind = drew, .a = black, .b = 1, .c = push}));
    p.market("- -").deck("RO FD PS").play({END});
    p.market_is("RO FD");  // the first place first
    p.deck_is("PS OT");
    p.play({END});
    p.tells({turn_began});
}

void test_BLA_098_used_cards_are_discarded_at_once() {
    Position p(a04);
    p.hand(white, "PS FD").bomb(white, "b1").play({PHASE("c1"), FAST(0)});
    p.discarded_last("PS FD");
    p.hand(white, "CA").play({DISCARD("CA")});
    p.discarded_last("CA");
    TEST_ASSERT_TRUE(p.happened({.kind = discarded, .a = white, .b = cannon}));
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_BLA_030_phases_in_their_order);
    RUN_TEST(test_BLA_023_BLA_030_turns_go_round);
    RUN_TEST(test_BLA_031_BLA_242_a_ghost_has_its_turn);
    RUN_TEST(test_BLA_242_a_person_presses_end_even_if_nothing_else_is_left);
    RUN_TEST(test_BLA_032_out_in_the_own_bomb_phase);
    RUN_TEST(test_BLA_032_out_by_the_own_fast_detonate);
    RUN_TEST(test_BLA_033_the_end_comes_at_once);
    RUN_TEST(test_BLA_080_overtime_is_nobodys_card);
    RUN_TEST(test_BLA_080_BLA_081_armed_by_the_end_of_the_turn);
    RUN_TEST(test_BLA_081_BLA_086_the_next_tile_is_known);
    RUN_TEST(test_BLA_081_one_tile_in_each_turn_of_the_holder);
    RUN_TEST(test_BLA_083_a_flip_takes_whoever_stands_there);
    RUN_TEST(test_BLA_085_BLA_087_BLA_097_cards_go_on_in_overtime);
    RUN_TEST(test_BLA_097_the_reshuffle_is_that_of_the_rules);
    RUN_TEST(test_BLA_097_it_can_never_fail);
    RUN_TEST(test_BLA_088_BLA_089_all_bombs_of_the_last_tile);
    RUN_TEST(test_BLA_088_bombs_tick_before_the_last_tile);
    RUN_TEST(test_BLA_090_the_idle_clock);
    RUN_TEST(test_BLA_095_BLA_096_drawing);
    RUN_TEST(test_BLA_098_used_cards_are_discarded_at_once);
    return UNITY_END();
}
