// What computer players see: where a figure can come, and what happens if nobody acts any more.
#include "blast/outlook.h"
#include "blast/promise.h"
#include "whole_turn.h"

using namespace field;

void setUp() {}
void tearDown() {}

namespace {

Reach reach_of(const Board& board, Seat seat, int moves) {
    Lanes lanes;
    lanes.floor.read(board);
    lanes.read(board);
    return blast::reach_of(board, lanes, seat, moves);
}

// All squares at which so many movements may end, by the rules alone.
Squares ends_by_rules(const State& state, int moves) {
    Squares all;
    all.add(state.actor().square);
    std::vector<State> now{state};
    for (int i = 0; i < moves; ++i) {
        std::vector<State> next;
        Squares seen;
        for (State& from : now) {
            from.moves_left = 1;
            std::vector<Action> room(Rules::info.most_legal);
            kit::Actions out(room);
            Rules::legal(from, out);
            for (const Action& action : out.kept()) {
                if (action.kind != blast::move) continue;
                State after = from;
                kit::Events unheard;
                TEST_ASSERT_TRUE(Rules::apply(after, action, unheard).ok());
                const Square at = after.actor().square;
                all.add(at);
                if (seen.has(at)) continue;
                seen.add(at);
                next.push_back(after);
            }
        }
        now = next;
    }
    return all;
}

// Items that were taken on another way do not matter for one movement.
void test_reach_is_that_of_the_rules() {
    int asked = 0;
    for (const State& state : random_positions(300, 15)) {
        if (state.phase != Phase::action) continue;
        ++asked;
        const Reach reach = reach_of(state.board, state.active, 1);
        TEST_ASSERT_TRUE(ends_by_rules(state, 1) == reach.ends);
        TEST_ASSERT_TRUE(reach.passed.has(state.actor().square));
    }
    TEST_ASSERT_GREATER_THAN(150, asked);
}

// Several movements are one movement after the other, on every arena.
void test_reach_grows_by_one_movement_at_a_time() {
    for (const State& state : random_positions(300, 15)) {
        const Seat seat = state.active;
        if (state.actor().alive == 0) continue;
        Reach one_by_one = reach_of(state.board, seat, 1);
        for (int moves = 2; moves <= 5; ++moves) {
            Reach longer = one_by_one;
            one_by_one.ends.each([&](Square at) {
                Board there = state.board;
                there.put_figure(seat, at);
                const Reach onward = reach_of(there, seat, 1);
                longer.ends |= onward.ends;
                longer.passed |= onward.passed;
            });
            one_by_one = longer;
            Reach at_once = reach_of(state.board, seat, moves);
            at_once.passed |= at_once.ends;  // a pad that it comes out of
            one_by_one.passed |= one_by_one.ends;
            TEST_ASSERT_TRUE(one_by_one.ends == at_once.ends);
            TEST_ASSERT_TRUE(one_by_one.passed == at_once.passed);
        }
    }
}

void test_two_movements_reach_round_a_corner() {
    Position p(a04);
    p.figure(white, "a1");
    TEST_ASSERT_TRUE(reach_of(p.s.board, white, 2).ends == ends_by_rules(p.s, 2));
    TEST_ASSERT_FALSE(reach_of(p.s.board, white, 1).ends.has(sq("e5")));
    TEST_ASSERT_TRUE(reach_of(p.s.board, white, 2).ends.has(sq("e5")));
    TEST_ASSERT_EQUAL(1, reach_of(p.s.board, white, 0).ends.size());
}

// An outlook of one lap agrees with the forecast that the screen shows.
void test_an_outlook_tells_who_is_hit() {
    int hit = 0, out = 0;
    for (const State& state : random_positions(400, 12)) {
        if (state.phase != Phase::action) continue;
        Outlook outlook;
        outlook.survey(state.board);
        outlook.look(state, state.active, 1);
        const Fate fate = fate_of(state.board, state.active, state.active);
        if (outlook.winner() != kit::nobody) continue;
        TEST_ASSERT_EQUAL(fate == Fate::lost, outlook.out_at() != 0);
        out += fate == Fate::lost;
        if (fate == Fate::lost) continue;
        const Outlook::Next& next = outlook.of(state.active);
        TEST_ASSERT_TRUE(next.acts);
        TEST_ASSERT_EQUAL(fate == Fate::hit, next.heart != state.actor().heart);
        hit += fate == Fate::hit;
    }
    TEST_ASSERT_GREATER_THAN(10, hit);
    TEST_ASSERT_GREATER_THAN(10, out);
}

// Who is closed in by a bomb and a block has no refuge: the trap of the lessons.
void test_a_trap_leaves_no_refuge() {
    Position p(a02);
    p.figure(white, "e3").figure(black, "i9").block("h9", bomb_up).block("i6", bomb_up);
    p.bomb(white, "i7").acts(white);
    Outlook outlook;
    outlook.survey(p.s.board);
    outlook.look(p.s, white, 2);
    const int closed = outlook.of(black).refuges;
    Position open(a02);
    open.figure(white, "e3").figure(black, "i9").acts(white);
    outlook.survey(open.s.board);
    outlook.look(open.s, white, 2);
    TEST_ASSERT_GREATER_THAN(closed, static_cast<int>(outlook.of(black).refuges));
}

// A rival that acts before the last tile goes cannot leave it: Hearts decide (BLA-161), those that
// are left when it goes.
void test_nobody_outlives_the_last_tile() {
    const auto winner = [](const char* white_at, bool white_heart, bool black_heart) {
        Position p(a02);
        p.holder(white).only_final().figure(white, white_at).figure(black, "d5");
        p.heart(white, white_heart).heart(black, black_heart);
        p.flame(white).bomb(white, "d5", sparking).acts(white);
        Outlook outlook;
        outlook.survey(p.s.board);
        outlook.look(p.s, white, 2);
        return outlook.winner();
    };
    TEST_ASSERT_EQUAL(white, winner("e4", true, false));
    TEST_ASSERT_EQUAL(white, winner("e4", true, true));  // the holder
    TEST_ASSERT_EQUAL(black, winner("e4", false, true));
    TEST_ASSERT_EQUAL(black, winner("f5", true, true));  // in the fire of its own bomb
    TEST_ASSERT_EQUAL(black, winner("f5", false, false));
}

// A fire takes both Hearts, then a tile takes both: nobody goes last by the fire (BLA-161).
void test_a_tile_takes_those_whom_the_fire_has_left() {
    Position p(a02);
    p.holder(black);
    const Square corner = p.s.board.tiles[p.s.board.next_flip()];
    const auto end = static_cast<Square>(corner + 2);
    p.figure(black, name_of(corner)).figure(white, name_of(end));
    p.bomb(black, name_of(corner), sparking).acts(white);
    p.s.board.armed = 1;
    Outlook outlook;
    outlook.survey(p.s.board);
    outlook.look(p.s, white, 1);
    TEST_ASSERT_EQUAL(black, outlook.winner());  // the holder
    TEST_ASSERT_EQUAL(black, end_turns(p.s, white).state.winner);
}

void test_a_bomb_beside_blocks_promises_more() {
    Position p(a02, true);
    p.acts(white);
    Outlook outlook;
    outlook.survey(p.s.board);
    outlook.look(p.s, white, 1);
    Squares floor;
    for (const char* each : {"a1", "b1", "c1", "a2", "a3"}) floor.add(sq(each));
    Promises promises{};
    find_promises(p.s, white, outlook, floor, promises);
    TEST_ASSERT_GREATER_THAN(promises[sq("a1")], promises[sq("c1")]);  // c1 opens two blocks
}

// A look that ends early leaves nothing of the one before for later steps.
void test_an_outlook_forgets_the_one_before() {
    Position p(a02);
    p.bomb(white, "e5");
    Outlook outlook;
    outlook.survey(p.s.board);
    outlook.look(p.s, white, 2);
    TEST_ASSERT_TRUE(outlook.burn(4).has(sq("e5")));
    p.hearts_gone().figure(black, "i5").bomb(black, "i5", sparking);
    outlook.look(p.s, white, 2);
    TEST_ASSERT_EQUAL(white, outlook.winner());
    TEST_ASSERT_TRUE(outlook.burn(4).empty() && outlook.harm(4).empty());
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_reach_is_that_of_the_rules);
    RUN_TEST(test_reach_grows_by_one_movement_at_a_time);
    RUN_TEST(test_two_movements_reach_round_a_corner);
    RUN_TEST(test_an_outlook_tells_who_is_hit);
    RUN_TEST(test_a_trap_leaves_no_refuge);
    RUN_TEST(test_nobody_outlives_the_last_tile);
    RUN_TEST(test_a_tile_takes_those_whom_the_fire_has_left);
    RUN_TEST(test_an_outlook_forgets_the_one_before);
    RUN_TEST(test_a_bomb_beside_blocks_promises_more);
    return UNITY_END();
}
