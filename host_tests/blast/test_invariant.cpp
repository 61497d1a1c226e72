// What is always true (RULES.md) is noticed when it is not, and holds in random matches.
#include "position.h"

using namespace field;

void setUp() {}
void tearDown() {}

namespace {

struct Spoilt {
    const char* told;
    void (*spoil)(Position& p);
};

// White on e5 carries Pink's bomb and stands on its own; OVERTIME is in the deck.
Position sound_one() {
    Position p(grand_works, true);
    p.figure(white, "e5")
        .bomb(white, "e5")
        .carries(white, pink)
        .bomb(black, "a3")
        .hand(white, "PU");
    p.item("c9", speed_up);
    return p;
}

const Spoilt cases[] = {
    {"a card is nothing of the game's", [](Position& p) { p.s.deck[0] = static_cast<Card>(6); }},
    {"a card is lost or doubled", [](Position& p) { (void)p.s.deck.draw(); }},
    {"a card is lost or doubled", [](Position& p) { p.s.discard.push(phase); }},
    {"a card is lost or doubled", [](Position& p) { p.s.hands[black].count[roll] = 1; }},
    {"a card is lost or doubled", [](Position& p) { p.s.market[0] = no_card; }},
    {"a strange card lies on the discard pile",
     [](Position& p) { p.s.discard.push(static_cast<Card>(6)); }},
    {"a strange card lies on the discard pile", [](Position& p) { p.s.discard.push(overtime); }},
    {"a strange card is on sale", [](Position& p) { p.s.market[1] = overtime; }},
    {"a strange card is on sale", [](Position& p) { p.s.market[1] = static_cast<Card>(6); }},
    {"a hand is too large",
     [](Position& p) {
         p.s.hands[white].count = {1, 1, 1, 1, 0};
     }},
    {"a ghost holds cards",
     [](Position& p) {
         p.hand(black, "FD");
         p.ghost(black);
     }},
    {"OVERTIME is lost or doubled", [](Position& p) { p.s.deck.remove(overtime); }},
    {"OVERTIME is lost or doubled", [](Position& p) { p.s.deck.put_on_top(overtime); }},
    {"OVERTIME is lost or doubled", [](Position& p) { p.s.board.holder = pink; }},

    {"a token is nothing of the game's", [](Position& p) { p.s.board.token[sq("a9")] = 7; }},
    {"there are too many items",
     [](Position& p) {
         for (const char* at : {"a2", "b1", "c1", "b3", "c2"}) p.block(at, flame_max);
         p.block("c8", flame_max);
     }},
    {"there are too many items", [](Position& p) { p.s.seen[bomb_up] = 9; }},
    {"an item came from nowhere",
     [](Position& p) { p.s.board.token[sq("b9")] = item_token(flame_max); }},

    {"a bomb has no owner",
     [](Position& p) {
         p.s.board.seats = 2;
         p.s.board.bombs[bomb_of(pink, 0)] = {};
         p.s.board.figures[white].carries = nothing;
         p.s.board.put_bomb(bomb_of(pink, 0), sq("a9"));
     }},
    {"a bomb is carried by nobody",
     [](Position& p) { p.s.board.bombs[bomb_of(pink, 1)].place = Bomb::on_head + 4; }},
    {"a bomb is carried by nobody",
     [](Position& p) {
         p.ghost(blue);
         p.s.board.bombs[bomb_of(pink, 1)].place = Bomb::on_head + blue;
     }},
    {"a carrier does not know the own bomb",
     [](Position& p) { p.s.board.bombs[bomb_of(pink, 1)].place = Bomb::on_head + black; }},
    {"a bomb is nowhere", [](Position& p) { p.s.board.bombs[bomb_of(pink, 1)].place = 150; }},
    {"a bomb lies where nothing can lie",
     [](Position& p) { p.s.board.put_bomb(bomb_of(pink, 1), sq("b2")); }},
    {"a bomb lies where nothing can lie",
     [](Position& p) { p.s.board.put_bomb(bomb_of(pink, 1), sq("d4")); }},
    {"a bomb lies where nothing can lie",
     [](Position& p) { p.s.board.put_bomb(bomb_of(pink, 1), sq("e1")); }},
    {"a bomb lies on a block or an item",
     [](Position& p) { p.s.board.put_bomb(bomb_of(pink, 1), sq("c9")); }},
    {"a bomb is not on its square",
     [](Position& p) { p.s.board.bombs[bomb_of(pink, 1)].place = sq("b9"); }},
    {"a bomb is not on its square",
     [](Position& p) { p.s.board.bombs[bomb_of(pink, 1)].place = sq("a3"); }},
    {"a square has a bomb that is not there",
     [](Position& p) { p.s.board.piece[sq("b9")].bits = bomb_of(pink, 1) + 1; }},
    {"a square has a bomb that is not there",
     [](Position& p) { p.s.board.piece[sq("b9")].bits = bomb_of(black, 0) + 1; }},
    {"a square has a bomb that is not there",
     [](Position& p) { p.s.board.piece[sq("b9")].bits = 21; }},
    {"a bomb count is out of range", [](Position& p) { p.count(blue, 1); }},
    {"a bomb count is out of range", [](Position& p) { p.count(blue, 6); }},
    {"more bombs are in play than there are",
     [](Position& p) { p.bomb(white, "e7").bomb(white, "e3"); }},

    {"a figure stands twice or nowhere",
     [](Position& p) { p.s.board.piece[sq("b9")].bits = 1 << 5; }},
    {"a figure stands twice or nowhere", [](Position& p) { p.s.board.lift_figure(black); }},
    {"a ghost has something of the living",
     [](Position& p) {
         p.ghost(blue);
         p.s.board.figures[blue].square = sq("a9");
     }},
    {"a ghost has something of the living",
     [](Position& p) {
         p.ghost(blue);
         p.s.board.figures[blue].carries = 3;
     }},
    {"a ghost has something of the living",
     [](Position& p) {
         p.ghost(blue);
         p.s.board.figures[blue].speed_ups = 1;
     }},
    {"a figure is off the floor", [](Position& p) { p.s.board.put_figure(blue, sq("b2")); }},
    {"a figure is off the floor", [](Position& p) { p.s.board.put_figure(blue, sq("d4")); }},
    {"a figure is off the floor", [](Position& p) { p.s.board.figures[blue].square = 144; }},
    {"a figure is not on its square",
     [](Position& p) { p.s.board.figures[blue].square = sq("a8"); }},
    {"a figure is not on its square",
     [](Position& p) { p.s.board.figures[blue].square = sq("i9"); }},
    {"a figure stands on a block or an item",
     [](Position& p) { p.s.board.put_figure(blue, sq("c9")); }},
    {"a figure carries a bomb that is not there",
     [](Position& p) { p.s.board.figures[blue].carries = 20; }},
    {"a figure carries a bomb that is not there",
     [](Position& p) { p.s.board.figures[blue].carries = bomb_of(pink, 0); }},
    {"a figure carries a bomb that is not there",
     [](Position& p) { p.s.board.figures[blue].carries = bomb_of(black, 0); }},
    {"there are too many Speed-Ups", [](Position& p) { p.s.board.figures[blue].speed_ups = 8; }},

    {"the idle clock has run over", [](Position& p) { p.s.idle = 25; }},
    {"the match goes on for ever", [](Position& p) { p.s.actions = 4001; }},
    {"a ghost acts",
     [](Position& p) {
         eliminate(p.s.board, white);
         p.hand(white, "");
     }},
    {"there are too many Moves", [](Position& p) { p.moves(3); }},
    {"there are too many Moves", [](Position& p) { p.heart(white, false).moves(4); }},
    {"the path does not lead to the figure", [](Position& p) { p.s.path.remove(sq("e5")); }},
    {"the path leads outside", [](Position& p) { p.s.path.add(sq("l12")); }},

    {"a tile is gone before OVERTIME", [](Position& p) { p.s.board.flips = 1; }},
    {"tiles are flipped in another order", [](Position& p) { p.holder(pink).s.board.flips = 1; }},
    {"tiles are flipped in another order",
     [](Position& p) {
         p.holder(pink);
         p.s.board.tile_squares(p.s.board.flip_at(1)).each([&](Square at) {
             p.s.board.terrain[at] = Ground::outside;
             p.s.board.token[at] = no_token;
         });
     }},
    {"something lies outside", [](Position& p) { p.s.board.token[sq("l12")] = block_of(bomb_up); }},

    {"the match has no end",
     [](Position& p) {
         for (const Seat seat : {black, pink, blue}) p.ghost(seat);
     }},
    {"nobody has won",
     [](Position& p) {
         p.s.phase = Phase::over;
         p.s.winner = 4;
     }},
};

void test_every_break_is_noticed() {
    sound_one().sound();
    for (const Spoilt& each : cases) {
        Position p = sound_one();
        each.spoil(p);
        const char* told = Rules::invariant(p.s);
        TEST_ASSERT_NOT_NULL_MESSAGE(told, each.told);
        TEST_ASSERT_EQUAL_STRING(each.told, told);
    }
}

void test_what_is_allowed_at_the_bounds() {
    Position p = sound_one();
    p.s.idle = 24;
    p.s.actions = 4000;
    p.heart(white, false).moves(3);
    p.speed(blue, 7);
    p.s.seen[speed_up] = 1;
    p.count(blue, 5).count(pink, 2);
    p.sound();
    // In Revenge Mode more bombs may be in play than the count says.
    Position revenge_on(a04, false, true);
    revenge_on.bomb(blue, "e5").bomb(blue, "e3").bomb(blue, "e7");
    revenge_on.sound();
}

void test_it_holds_in_random_matches() {
    int ghosts = 0, flips = 0, carried = 0, swaps = 0;
    play_at_random(130, [&](const Step& step) {
        const char* wrong = Rules::invariant(step.after);
        TEST_ASSERT_NULL_MESSAGE(wrong, wrong);
        const Board& board = step.after.board;
        // After a Bomb Phase the active seat has no fresh bomb but those it laid.
        if (step.action.kind == end_turn && !step.after.over())
            for (int token = 0; token < bombs_a_seat; ++token) {
                const Bomb bomb = board.bombs[bomb_of(step.after.active, token)];
                TEST_ASSERT_TRUE(!bomb.in_play() || bomb.sparking == 1);
            }
        // The market is full when an Action Phase begins; the path is the own square.
        if (step.action.kind == end_turn && step.after.phase == Phase::action) {
            TEST_ASSERT_TRUE(step.after.market[0] != no_card && step.after.market[1] != no_card);
            TEST_ASSERT_EQUAL(1, step.after.path.size());
        }
        // A Heart never turns back, but by a new life.
        for (Seat seat = 0; seat < board.seats; ++seat)
            if (step.before.figure(seat).heart < board.figures[seat].heart) TEST_FAIL();
        ghosts += board.seats - board.living_count() != 0;
        flips += board.flips != 0;
        for (const Figure& figure : board.figures) carried += figure.carries != nothing;
        for (const Event& event : step.events) swaps += event.kind == swapped;
    });
    TEST_ASSERT_TRUE(ghosts > 0 && flips > 0 && carried > 0 && swaps > 0);
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_every_break_is_noticed);
    RUN_TEST(test_what_is_allowed_at_the_bounds);
    RUN_TEST(test_it_holds_in_random_matches);
    return UNITY_END();
}
