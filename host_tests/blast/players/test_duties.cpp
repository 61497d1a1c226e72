// What every player has to do that can: hit a beaten rival, leave a tile that goes, launch a bomb
// before it goes off on its own head (ledger 7.12, 2, 3 and 7).
#include "whole_turn.h"

using namespace field;

void setUp() {}
void tearDown() {}

namespace {

BombNumber free_bomb(const Board& board, Seat owner) {
    int token = 0;
    while (board.bombs[bomb_of(owner, token)].in_play()) ++token;
    return bomb_of(owner, token);
}
template <class List>
const auto& any_of(kit::Rng& rng, const List& list) {
    return list[rng.below(static_cast<std::uint32_t>(list.size()))];
}

// ---- A rival without a Heart -------------------------------------------------------------------

bool is_card(Action action) {
    return action.kind == push_bomb || action.kind == roll_bomb || action.kind == fast_bomb ||
           action.kind == launch;
}
// Is somebody without a Heart out for certain that was not before?
bool takes_somebody(const State& before, const State& after) {
    for (Seat rival = 0; rival < before.board.seats; ++rival) {
        const Figure& figure = before.figure(rival);
        if (rival == before.active || figure.alive == 0 || figure.heart != 0) continue;
        if (lot_of(before, rival) != Lot::lost && lot_of(after, rival) == Lot::lost) return true;
    }
    return false;
}
bool one_card_takes_somebody(State state) {
    const Seat me = state.active;
    Rules::mask(state, me);
    std::vector<Action> room(Rules::info.most_legal);
    kit::Actions out(room);
    Rules::legal(state, out);
    return std::any_of(out.kept().begin(), out.kept().end(), [&](const Action& action) {
        if (!is_card(action)) return false;
        State after = state;
        kit::Events unheard;
        TEST_ASSERT_TRUE(Rules::apply(after, action, unheard).ok());
        return takes_somebody(state, after) && lot_of(after, me) == Lot::lives;
    });
}

// One card in hand, some more bombs about, some Hearts gone.
void stir(State& state, kit::Rng& rng) {
    Board& board = state.board;
    for (Seat seat = 0; seat < board.seats; ++seat)
        if (seat != state.active && rng.below(2) == 0) lose_heart(state, seat);
    state.hands[state.active] = {};
    state.hands[state.active].count[any_of(rng, std::array{push, cannon, roll, fast})] = 1;
    for (int i = 0; i < 3; ++i) {
        const Seat owner = i == 0 ? state.active : static_cast<Seat>(rng.below(board.seats));
        const auto at = static_cast<Square>(rng.below(square_count));
        if (board.inventory(owner) == 0 || !board.empty_square(at)) continue;
        const BombNumber bomb = free_bomb(board, owner);
        board.put_bomb(bomb, at);
        board.bombs[bomb].sparking = rng.below(4) != 0;
    }
}

void test_a_rival_without_a_heart_is_hit_by_a_card() {
    for (const int level : {normal, hard}) {
        Position p(a02);
        p.figure(white, "e1").figure(black, "g5").heart(black, false).hand(white, "FD");
        p.bomb(white, "e5", sparking);
        p.acts(white);
        const Turn turn = play_turn(player(level), p.s);
        TEST_ASSERT_TRUE(turn.over);
        TEST_ASSERT_EQUAL(white, turn.end.winner);
    }
}

void test_in_any_position_a_rival_without_a_heart_is_hit_by_a_card() {
    kit::Rng rng(5);
    const std::vector<State> positions = turns_of_matches(280, 2, [&](State& state) {
        for (int tries = 0; tries < 16; ++tries) {
            State stirred = state;
            stir(stirred, rng);
            if (!one_card_takes_somebody(stirred)) continue;
            state = stirred;
            return true;
        }
        return false;
    });
    TEST_ASSERT_GREATER_THAN(250, positions.size());
    for (const int level : {normal, hard}) {
        int number = 0;
        for (const State& state : positions) {
            const Turn turn = play_turn(player(level, number++ % personality_count), state);
            TEST_ASSERT_TRUE(takes_somebody(state, turn.end) || turn.end.winner == state.active);
        }
    }
}

// ---- A tile that goes --------------------------------------------------------------------------

void test_a_tile_that_goes_is_left() {
    for (const int level : {easy, normal, hard}) {
        Position p(a04);
        p.figure(white, "a1").figure(black, "i1").figure(pink, "i9").figure(blue, "a9");
        p.holder(white).acts(white);  // White's own start tile is the first to go
        const Turn turn = play_turn(player(level), p.s);
        TEST_ASSERT_FALSE(on_tile(turn.end.actor().square, sq("a1")));
    }
}

// Puts the figure on the tile that is flipped before it acts again; false: there is none.
bool stand_on_next_flip(State& state, kit::Rng& rng) {
    Board& board = state.board;
    const std::uint8_t tile = board.next_flip();
    if (tile == nothing) return false;
    std::vector<Square> room;
    board.tile_squares(tile).each([&](Square at) {
        if (board.empty_square(at)) room.push_back(at);
    });
    if (room.empty()) return false;
    board.put_figure(state.active, any_of(rng, room));
    state.path = {};
    state.path.add(state.actor().square);
    return true;
}

void test_in_any_position_a_tile_that_goes_is_left() {
    kit::Rng rng(6);
    const std::vector<State> positions = turns_of_matches(
        420, 2, [&](State& state) { return rng.below(3) == 0 && stand_on_next_flip(state, rng); });
    TEST_ASSERT_GREATER_THAN(250, positions.size());
    for (const int level : {normal, hard}) {
        int number = 0, left = 0, stayed = 0;
        for (const State& state : positions) {
            const Seat me = state.active;
            const Turn turn = play_turn(player(level, number++ % personality_count), state);
            if (lot_of(turn.end, me) != Lot::lost) {
                ++left;
                continue;
            }
            stayed += WholeTurn(60000).can(state, [&](const State& end) {
                return lot_of(end, me) == Lot::lives;
            }) == WholeTurn::Answer::yes;
        }
        TEST_ASSERT_EQUAL(0, stayed);
        TEST_ASSERT_GREATER_THAN(number * 2 / 3, left);
    }
}

// ---- A bomb on the own head --------------------------------------------------------------------

void test_a_carried_bomb_is_launched_before_it_goes_off() {
    for (const int level : {easy, normal, hard}) {
        Position p(a04);
        p.figure(white, "c5").figure(black, "i1").figure(pink, "i9").figure(blue, "a9");
        p.carries(white, white, sparking).acts(white);
        const Turn turn = play_turn(player(level), p.s);
        TEST_ASSERT_EQUAL(nothing, turn.end.actor().carries);
        TEST_ASSERT_TRUE(fate_of(turn.end.board, white, white) == Fate::safe);
    }
}

// Is there a launch from here after which nothing happens to the figure?
bool safe_launch(const State& state) {
    return std::any_of(directions.begin(), directions.end(), [&](Direction way) {
        State after = state;
        kit::Events unheard;
        if (!Rules::apply(after, LAUNCH(way), unheard).ok()) return false;
        const State later = end_turns(after, state.active).state;
        return !later.over() && later.figure(state.active).alive != 0 &&
               later.figure(state.active).heart == state.actor().heart;
    });
}

void test_in_any_position_a_carried_bomb_is_launched_before_it_goes_off() {
    kit::Rng rng(7);
    const std::vector<State> positions = turns_of_matches(420, 2, [&](State& state) {
        const auto owner = static_cast<Seat>(rng.below(state.board.seats));
        if (rng.below(4) != 0 || state.actor().carries != nothing ||
            state.board.inventory(owner) == 0)
            return false;
        const BombNumber bomb = free_bomb(state.board, owner);
        const auto head = static_cast<std::uint8_t>(Bomb::on_head + state.active);
        state.board.bombs[bomb] = {head, sparking};
        state.board.figures[state.active].carries = bomb;
        return safe_launch(state);
    });
    TEST_ASSERT_GREATER_THAN(400, positions.size());
    for (const int level : {easy, normal, hard}) {
        int number = 0, kept = 0;
        for (const State& state : positions) {
            const Seat me = state.active;
            const Turn turn = play_turn(player(level, number++ % personality_count), state);
            TEST_ASSERT_TRUE(level == easy || lot_of(turn.end, me) != Lot::lost);
            if (turn.over || turn.end.actor().carries == nothing) continue;
            kept += turn.end.board.bombs[turn.end.actor().carries].sparking != 0;
        }
        // A Heart may be the price of something better; an easy one overlooks the clock at times.
        TEST_ASSERT_LESS_OR_EQUAL(number / (level == easy ? 32 : 100), kept);
    }
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_a_rival_without_a_heart_is_hit_by_a_card);
    RUN_TEST(test_in_any_position_a_rival_without_a_heart_is_hit_by_a_card);
    RUN_TEST(test_a_tile_that_goes_is_left);
    RUN_TEST(test_in_any_position_a_tile_that_goes_is_left);
    RUN_TEST(test_a_carried_bomb_is_launched_before_it_goes_off);
    RUN_TEST(test_in_any_position_a_carried_bomb_is_launched_before_it_goes_off);
    return UNITY_END();
}
