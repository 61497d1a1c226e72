// What certainly happens if nobody acts: the danger that is shown, and each figure's fate.
#include "position.h"

using namespace field;

void setUp() {}
void tearDown() {}

namespace {

void fate_is(Fate wanted, const Position& p, Seat seat) {
    TEST_ASSERT_EQUAL(static_cast<int>(wanted),
                      static_cast<int>(fate_of(p.s.board, p.s.active, seat)));
}
void fate_with_ghosts_is(Fate wanted, const Position& p, Seat seat) {
    TEST_ASSERT_EQUAL(static_cast<int>(wanted),
                      static_cast<int>(fate_of(p.s.board, p.s.active, seat, true)));
}

void test_danger_counts_the_turns() {
    Position p(a04);
    p.bomb(black, "c5", sparking).bomb(white, "g1").bomb(blue, "g9", sparking).bomb(pink, "a9");
    const Danger danger = danger_for(p.s.board, white, white);
    // Black is next, Blue the third; White's and Pink's are fresh and only spark.
    for (const char* at : {"c5", "a5", "e5", "c3", "c7"}) TEST_ASSERT_EQUAL(1, danger.when[sq(at)]);
    for (const char* at : {"g9", "e9", "i9", "g7"}) TEST_ASSERT_EQUAL(3, danger.when[sq(at)]);
    TEST_ASSERT_EQUAL(0, danger.when[sq("g1")]);
    TEST_ASSERT_EQUAL(0, danger.when[sq("a9")]);
    TEST_ASSERT_EQUAL(0, danger.when[sq("b2")]);
    Squares both = p.fire("c5").burn;
    both |= p.fire("g9").burn;
    TEST_ASSERT_TRUE(both == danger.burn);
    TEST_ASSERT_TRUE(danger.kill.empty());
    TEST_ASSERT_FALSE(danger.everybody);
    // For Black only what burns up to Black's own Bomb Phase.
    TEST_ASSERT_EQUAL(0, danger_for(p.s.board, white, black).when[sq("g9")]);
    TEST_ASSERT_EQUAL(1, danger_for(p.s.board, white, black).when[sq("c5")]);
    // The own bombs go off before one can move: the fourth turn from now.
    p.bomb(white, "i5", sparking);
    TEST_ASSERT_EQUAL(4, danger_for(p.s.board, white, white).when[sq("i5")]);
    TEST_ASSERT_EQUAL(0, danger_for(p.s.board, white, blue).when[sq("i5")]);
}

void test_danger_keeps_the_earliest_turn() {
    Position p(a04);
    p.bomb(black, "c5", sparking).bomb(pink, "e7", sparking);
    const Danger danger = danger_for(p.s.board, white, white);
    TEST_ASSERT_EQUAL(1, danger.when[sq("e5")]);  // of both
    TEST_ASSERT_EQUAL(2, danger.when[sq("e6")]);
}

void test_danger_sees_chains_and_what_they_leave() {
    // c5 sets off Pink's e5 in Black's turn; so nothing of Pink's goes off in her own.
    Position p(a04);
    p.bomb(black, "c5", sparking).bomb(pink, "e5", sparking).block("e3", bomb_up);
    const Danger danger = danger_for(p.s.board, white, white);
    TEST_ASSERT_EQUAL(1, danger.when[sq("e7")]);
    TEST_ASSERT_EQUAL(1, danger.when[sq("g5")]);
    // Behind the block it is safe; a second blast would come through the item.
    TEST_ASSERT_EQUAL(0, danger.when[sq("e2")]);
    // A blast may clear the way for a later one.
    Position clear(a04);
    clear.bomb(black, "g5", sparking).item("e5", speed_up).bomb(pink, "c5", sparking);
    clear.figure(white, "e9");
    TEST_ASSERT_EQUAL(1, danger_for(clear.s.board, white, white).when[sq("e5")]);
    TEST_ASSERT_EQUAL(2, danger_for(clear.s.board, white, white).when[sq("d5")]);
}

void test_danger_of_tiles_turf_and_pads() {
    Position p(a04);
    p.holder(pink);
    const Danger danger = danger_for(p.s.board, white, white);
    for (const char* at : {"g7", "i9", "h8"}) TEST_ASSERT_EQUAL(2, danger.when[sq(at)]);
    same_squares("g7 h7 i7 g8 h8 i8 g9 h9 i9", danger.kill);
    TEST_ASSERT_TRUE(danger.burn.empty());
    // Taken in this turn: it flips first in the holder's next one.
    Position just(a04);
    just.holder(white, false);
    TEST_ASSERT_EQUAL(4, danger_for(just.s.board, white, white).when[sq("a1")]);
    Position not_yet(a04);
    not_yet.holder(black, false);
    TEST_ASSERT_EQUAL(0, danger_for(not_yet.s.board, white, white).when[sq("i1")]);
    Position turf(thin_ice);
    turf.bomb(black, "e3", sparking);
    same_squares("e3", danger_for(turf.s.board, white, white).kill);
    Position pad(power_court);
    pad.bomb(black, "e3", sparking);
    TEST_ASSERT_TRUE(danger_for(pad.s.board, white, white).everybody);
}

void test_danger_runs_the_belts() {
    Position p(whirlpool);
    p.bomb(white, "d3", sparking);  // it will have gone on to e3
    const Danger danger = danger_for(p.s.board, white, white);
    TEST_ASSERT_EQUAL(4, danger.when[sq("e3")]);
    TEST_ASSERT_EQUAL(4, danger.when[sq("g3")]);
    TEST_ASSERT_EQUAL(0, danger.when[sq("b3")]);
    // A figure that a belt carries into the fire.
    Position carried(whirlpool);
    carried.figure(white, "d3").bomb(black, "g3", sparking);
    fate_is(Fate::hit, carried, white);
    carried.figure(white, "c3");
    fate_is(Fate::safe, carried, white);
}

void test_fate() {
    Position p(a04);
    p.bomb(black, "c1", sparking);
    fate_is(Fate::hit, p, white);
    fate_is(Fate::safe, p, pink);
    p.heart(white, false);
    fate_is(Fate::lost, p, white);
    // Two hits in two turns.
    Position two(a04);
    two.bomb(black, "c1", sparking).bomb(pink, "a3", sparking);
    fate_is(Fate::lost, two, white);
    Position tile(a04);
    tile.holder(white);
    fate_is(Fate::lost, tile, white);
    fate_is(Fate::lost, Position(a04).ghost(blue), blue);
    // Pads: safe on another one.
    Position pad(power_court);
    pad.bomb(black, "e3", sparking).figure(white, "c5");
    fate_is(Fate::safe, pad, white);
    fate_is(Fate::hit, pad, blue);
}

void test_the_forecast_ends_with_the_match() {
    // Black will be gone in Black's own turn: White's bomb under its own figure never goes off.
    Position p(a02);
    p.hearts_gone().figure(black, "e5").bomb(black, "e5", sparking).bomb(white, "a1", sparking);
    fate_is(Fate::safe, p, white);
    TEST_ASSERT_EQUAL(0, danger_for(p.s.board, white, white).when[sq("b1")]);
    TEST_ASSERT_EQUAL(1, danger_for(p.s.board, white, white).when[sq("e5")]);
    // The same within one turn: no tile goes after the last blast.
    Position flip(a02);
    flip.hearts_gone().holder(black).figure(black, "e5").bomb(black, "e5", sparking);
    flip.figure(white, "i8");
    fate_is(Fate::safe, flip, white);
    TEST_ASSERT_TRUE(danger_for(flip.s.board, white, white).kill.empty());
}

void test_the_last_tile() {
    Position p(a04);
    p.holder(black).only_final().ghost(pink).ghost(blue).figure(white, "d5").figure(black, "e6");
    fate_is(Fate::lost, p, white);
    // Black's own bomb takes Black before the flip.
    p.heart(black, false).bomb(black, "e4");
    fate_is(Fate::safe, p, white);
    const Danger danger = danger_for(p.s.board, white, white);
    same_squares("e4 e5 e6", danger.burn);
    TEST_ASSERT_TRUE(danger.kill.empty());
    // Two blasts in one turn: the Bomb Phase's, then the tile's.
    Position two(a04);
    two.holder(black).only_final().ghost(pink).ghost(blue).figure(white, "d5").figure(black, "f5");
    two.block("e5", bomb_up).bomb(black, "e4", sparking).bomb(white, "e6");
    same_squares("d4 e4 f4 d5 e5 f5 d6 e6 f6", danger_for(two.s.board, white, white).kill);
    same_squares("e4 e5 e6", danger_for(two.s.board, white, white).burn);
    ForecastStep step;
    Board board = two.s.board;
    foresee(board, black, step);
    TEST_ASSERT_TRUE(step.blasts);
    TEST_ASSERT_EQUAL(black, step.seat);
    TEST_ASSERT_EQUAL(1, step.fire.length);
    same_square("e6", step.fire.chain[0].square);
    same_squares("e4 e5 e6", step.burn);
    // A step is written anew.
    foresee(board, white, step);
    TEST_ASSERT_FALSE(step.blasts || step.everybody);
    TEST_ASSERT_TRUE(step.burn.empty() && step.kill.empty());
}

// Told of Revenge Mode it sees who loses the place, with a Heart too, and who goes on.
void test_BLA_175_a_ghost_takes_a_place() {
    Position p(a04, false, true);
    p.ghost(black).figure(white, "c5").figure(pink, "i9").figure(blue, "a9");
    p.bomb(black, "c7", sparking).acts(white);
    fate_is(Fate::hit, p, white);
    fate_with_ghosts_is(Fate::lost, p, white);
    // Another one's bomb only hits, and so does the ghost's in another one's turn.
    Position other(a04, false, true);
    other.ghost(black).figure(white, "c5").bomb(pink, "c7", sparking).acts(white);
    fate_with_ghosts_is(Fate::hit, other, white);
    other.bomb(black, "c8");
    fate_with_ghosts_is(Fate::hit, other, white);
    // One of two victims loses the place, the other the Heart: BLA-174
    Position two(a04, false, true);
    two.ghost(black).figure(white, "c5").figure(pink, "c6").bomb(black, "c7", sparking).acts(white);
    fate_with_ghosts_is(Fate::hit, two, white);
    fate_with_ghosts_is(Fate::lost, two, pink);
    Board board = p.s.board;
    ForecastStep step;
    step.revenge = true;
    foresee(board, black, step);
    TEST_ASSERT_EQUAL(1, board.figures[black].alive);
    same_square("c5", board.figures[black].square);
    TEST_ASSERT_EQUAL(3, board.living_count());
}

// It is what the rules do: nobody acts, and all happens as it was foreseen.
void test_the_forecast_is_right() {
    int compared = 0, hit = 0, haunted = 0;
    play_at_random(104, [&](const Step& step) {
        const State& s = step.after;
        if (s.over() || s.phase != Phase::action) return;
        if (++compared % 3 != 0) return;
        State idle = s;
        for (int turn = 0; turn < s.board.seats && !idle.over(); ++turn) {
            kit::Events unseen;
            TEST_ASSERT_TRUE(Rules::apply(idle, END, unseen).ok());
            if (idle.active == s.active) break;
        }
        const Figure &was = s.figure(s.active), &is = idle.figure(s.active);
        const Fate fate = is.alive == 0           ? Fate::lost
                          : is.heart != was.heart ? Fate::hit
                                                  : Fate::safe;
        hit += fate != Fate::safe;
        TEST_ASSERT_EQUAL(
            static_cast<int>(fate),
            static_cast<int>(fate_of(s.board, s.active, s.active, s.revenge_mode != 0)));
        haunted += fate != fate_of(s.board, s.active, s.active);
    });
    TEST_ASSERT_GREATER_THAN(0, haunted);
    TEST_ASSERT_GREATER_THAN(500, compared);
    TEST_ASSERT_GREATER_THAN(100, hit);
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_danger_counts_the_turns);
    RUN_TEST(test_danger_keeps_the_earliest_turn);
    RUN_TEST(test_danger_sees_chains_and_what_they_leave);
    RUN_TEST(test_danger_of_tiles_turf_and_pads);
    RUN_TEST(test_danger_runs_the_belts);
    RUN_TEST(test_fate);
    RUN_TEST(test_the_forecast_ends_with_the_match);
    RUN_TEST(test_the_last_tile);
    RUN_TEST(test_BLA_175_a_ghost_takes_a_place);
    RUN_TEST(test_the_forecast_is_right);
    return UNITY_END();
}
