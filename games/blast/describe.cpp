// Actions in words.
#include "blast/acts.h"
#include "blast/moves.h"
#include "blast/rules.h"

namespace blast {

using namespace kit;

namespace {

constexpr std::array<std::string_view, 4> way_names{"up", "right", "down", "left"};

TextOut& at_square(TextOut& out, std::string_view words, Square square) {
    out.add(words);
    print_square(square, out);
    return out;
}

void describe_throw(const State& state, std::string_view words, Square from, Direction way,
                    TextOut& out) {
    out.add(words).add(way_names[way]);
    const Square to = landing(state.board, from, way);
    if (to == no_square) return;
    const bool hole = state.board.terrain[to].ground() == Ground::hole;
    at_square(out, hole ? ", into the Hole at " : ", to ", to);
}

void describe_fast(const State& state, int token, TextOut& out) {
    const BombNumber bomb = bomb_of(state.active, token);
    if (!state.board.bombs[bomb].in_play()) return void(out.add("Fast Detonate"));
    out.add(state.board.bombs[bomb].sparking != 0 ? "Detonate" : "Spark");
    at_square(out, " the bomb at ", state.board.square_of(bomb));
}

}  // namespace

void Rules::describe(const State& state, Action action, const Names&, TextOut& out) {
    const Square own = state.over() ? no_square : state.actor().square;
    const auto way = static_cast<Direction>((action.kind == roll_bomb ? action.b : action.a) % 4);
    const bool acting = state.phase == Phase::action;
    switch (action.kind) {
        case end_turn:
            out.add(state.phase == Phase::revenge ? "Place no bomb" : "End the turn");
            return;
        case move:
            at_square(out, "Walk to ", action.a);
            return;
        case phase_move:
            at_square(out, "Phase Shift to ", action.a);
            return;
        case lay:
            at_square(out, "Lay a bomb at ", action.a);
            return;
        case buy: {
            const Card card = action.a < market_size ? state.market[action.a] : no_card;
            out.add("Buy ").add(card == no_card ? "a card" : card_names[card]);
            return;
        }
        case discard:
            out.add("Discard ").add(card_names[action.a % ability_kinds]);
            return;
        case push_bomb:
            if (!acting || beside(own, way) == no_square) return void(out.add("Bomb Push"));
            return describe_throw(state, "Push a bomb ", beside(own, way), way, out);
        case load:
            out.add("Load the bomb underfoot");
            return;
        case launch:
            if (!acting) return void(out.add("Launch the bomb"));
            return describe_throw(state, "Launch the bomb ", own, way, out);
        case roll_bomb: {
            out.add("Roll a bomb ").add(way_names[way]);
            const Square from = !acting                 ? no_square
                                : action.a == underfoot ? own
                                                        : beside(own, way);
            if (from != no_square) at_square(out, " to ", roll_end(from, way, action.c));
            return;
        }
        case fast_bomb:
            return describe_fast(state, static_cast<std::uint8_t>(action.a % bombs_a_seat), out);
        default:
            at_square(out, "Place a bomb at ", action.a);
            return;
    }
}

}  // namespace blast
