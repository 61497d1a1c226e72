#include "blast/acts.h"

#include "blast/moves.h"
#include "blast/turn.h"

namespace blast {

using namespace kit;

BombNumber bomb_beside(const State& state, Direction way) {
    const Square at = beside(state.actor().square, way);
    if (at == no_square) return nothing;
    const Piece piece = state.board.piece[at];
    return piece.bomb() && !piece.figure() ? piece.bomb_number() : nothing;
}
BombNumber bomb_underfoot(const State& state) {
    const Piece piece = state.board.piece[state.actor().square];
    return piece.bomb() ? piece.bomb_number() : nothing;
}
BombNumber rolled_bomb(const State& state, Source source, Direction way) {
    return source == underfoot ? bomb_underfoot(state) : bomb_beside(state, way);
}

// ---- What may be done --------------------------------------------------------------------------

namespace {

constexpr Verdict no_such = refused("No such action");

Verdict may_pay(const State& state) {
    return state.can_pay() ? done : refused("No Moves left");  // BLA-102
}
Verdict may_play(const State& state, Card card) {
    return state.hands[state.active].holds(card) ? done : refused("You hold no such card");
}

Verdict may_move(const State& state, Square to, Gait gait) {
    if (const Verdict verdict = may_pay(state); !verdict.ok()) return verdict;
    if (gait == Gait::phase)
        if (const Verdict verdict = may_play(state, phase); !verdict.ok()) return verdict;
    return gait_to(state.board, state.actor().square, to) == gait ? done : refused("No way there");
}

Verdict may_lay(const State& state, Square at) {
    if (at >= square_count || !state.path.has(at)) return refused("You did not come by there");
    if (!takes_bomb(state.board, at, state.active)) return refused("No room for a bomb there");
    return state.board.inventory(state.active) > 0 ? done : refused("No bomb left to lay");
}

Verdict may_buy(const State& state, std::uint8_t slot) {
    if (slot >= market_size || state.market[slot] == no_card)
        return refused("There is no card to buy");
    if (state.hands[state.active].size() >= hand_size)
        return refused("Three cards are the most");  // BLA-123
    return may_pay(state);
}

Verdict may_push(const State& state, Direction way) {
    if (const Verdict verdict = may_play(state, push); !verdict.ok()) return verdict;
    if (bomb_beside(state, way) == nothing) return refused("No bomb to push there");
    return landing(state.board, beside(state.actor().square, way), way) != no_square
               ? done
               : refused("The bomb has nowhere to land");  // BLA-132
}

Verdict may_load(const State& state) {
    if (const Verdict verdict = may_play(state, cannon); !verdict.ok()) return verdict;
    if (state.actor().carries != nothing) return refused("You carry a bomb already");
    return bomb_underfoot(state) != nothing ? done : refused("You stand on no bomb");
}

Verdict may_launch(const State& state, Direction way) {
    if (state.actor().carries == nothing) return refused("You carry no bomb");
    return landing(state.board, state.actor().square, way) != no_square
               ? done
               : refused("The bomb has nowhere to land");  // BLA-141
}

Square roll_start(const State& state, Source source, Direction way) {
    const Square own = state.actor().square;
    return source == underfoot ? own : beside(own, way);
}
// Distances that a Bomb Roll may choose; none where there is no bomb for it.
Distances rolls(const State& state, Source source, Direction way) {
    if (rolled_bomb(state, source, way) == nothing) return 0;
    return roll_distances(state.board, roll_start(state, source, way), way);
}
Verdict may_roll(const State& state, std::uint8_t source, Direction way, std::uint8_t distance) {
    if (const Verdict verdict = may_play(state, roll); !verdict.ok()) return verdict;
    if (source > adjacent || distance >= box) return no_such;
    return (rolls(state, static_cast<Source>(source), way) >> distance & 1) != 0
               ? done
               : refused("The bomb cannot stop there");
}

Verdict may_fast(const State& state, std::uint8_t token) {
    if (const Verdict verdict = may_play(state, fast); !verdict.ok()) return verdict;
    return token < bombs_a_seat && state.board.bombs[bomb_of(state.active, token)].in_play()
               ? done
               : refused("That bomb is not in play");  // BLA-150
}

constexpr bool plain(Action action, int arguments) {
    return (arguments > 0 || action.a == 0) && (arguments > 1 || action.b == 0) &&
           (arguments > 2 || action.c == 0);
}
constexpr int arguments_of(std::uint8_t kind) {
    return kind == load || kind == end_turn ? 0 : kind == roll_bomb ? 3 : 1;
}

}  // namespace

Verdict may_act(const State& state, Action action) {
    if (!plain(action, arguments_of(action.kind))) return no_such;
    if (action.kind == end_turn) return done;
    // BLA-244
    if (state.actions >= most_acts) return refused("This match has gone on too long: end the turn");
    const std::uint8_t wayward = action.kind == roll_bomb ? action.b : action.a;
    const bool pointed =
        action.kind == push_bomb || action.kind == launch || action.kind == roll_bomb;
    if (pointed && wayward >= directions.size()) return no_such;
    const auto way = static_cast<Direction>(wayward);
    switch (action.kind) {
        case move:
            return may_move(state, action.a, Gait::walk);
        case phase_move:
            return may_move(state, action.a, Gait::phase);
        case lay:
            return may_lay(state, action.a);
        case buy:
            return may_buy(state, action.a);
        case discard:  // BLA-124
            return action.a < ability_kinds ? may_play(state, static_cast<Card>(action.a))
                                            : no_such;
        case push_bomb:
            return may_push(state, way);
        case load:
            return may_load(state);
        case launch:
            return may_launch(state, way);
        case roll_bomb:
            return may_roll(state, action.a, way, action.c);
        case fast_bomb:
            return may_fast(state, action.a);
        default:
            return no_such;
    }
}

void list_acts(const State& state, Actions& out) {
    out.add({end_turn});
    if (state.actions >= most_acts) return;
    const Hand& hand = state.hands[state.active];
    const Board& board = state.board;
    if (state.can_pay()) {
        const Ends ends = ends_from(board, state.actor().square);
        ends.walk.each([&](Square at) { out.add({move, at}); });
        if (hand.holds(phase)) ends.phase.each([&](Square at) { out.add({phase_move, at}); });
    }
    if (board.inventory(state.active) > 0)
        state.path.each([&](Square at) {
            if (takes_bomb(board, at, state.active)) out.add({lay, at});
        });
    for (std::uint8_t slot = 0; slot < market_size; ++slot)
        if (may_buy(state, slot).ok()) out.add({buy, slot});
    for (std::uint8_t card = 0; card < ability_kinds; ++card)
        if (hand.holds(static_cast<Card>(card))) out.add({discard, card});
    for (const Direction way : directions)
        if (may_push(state, way).ok()) out.add({push_bomb, way});
    if (may_load(state).ok()) out.add({load});
    for (const Direction way : directions)
        if (may_launch(state, way).ok()) out.add({launch, way});
    if (hand.holds(roll))
        for (const Source source : {underfoot, adjacent})
            for (const Direction way : directions) {
                const Distances found = rolls(state, source, way);
                for (std::uint8_t distance = 1; distance < box; ++distance)
                    if ((found >> distance & 1) != 0) out.add({roll_bomb, source, way, distance});
            }
    for (std::uint8_t token = 0; token < bombs_a_seat; ++token)
        if (may_fast(state, token).ok()) out.add({fast_bomb, token});
}

// ---- Doing it ----------------------------------------------------------------------------------

namespace {

void pay(State& state) {  // BLA-102
    if (state.moves_left != 0)
        --state.moves_left;
    else
        --state.board.figures[state.active].speed_ups;
}

void spend_card(State& state, Card card, EventKind how, Events& events) {  // BLA-098
    --state.hands[state.active].count[card];
    state.discard.push(card);
    events.add({.kind = how, .a = state.active, .b = card});
}

void collect(State& state, Square at, Events& events) {  // BLA-119 to BLA-121
    Token& token = state.board.token[at];
    if (!is_item(token)) return;
    const Item item = item_of(token);
    token = no_token;
    Figure& figure = state.board.figures[state.active];
    switch (item) {
        case bomb_up:
            if (figure.bombs < bombs_a_seat) ++figure.bombs;
            ++state.bomb_ups[state.active];
            break;
        case speed_up:
            ++figure.speed_ups;
            break;
        case flame_max:
            figure.flame_max = 1;
            ++state.flame_ups[state.active];
            break;
    }
    events.add({.kind = collected, .a = state.active, .b = at, .c = item});
}

void walk(State& state, Square to, bool through, Events& events) {
    pay(state);
    if (through) spend_card(state, phase, played, events);
    const Square from = state.actor().square;
    const Direction way = way_to(from, to);
    for (Square at = from; at != to;) {
        at = beside(at, way);
        state.path.add(at);
    }
    state.board.put_figure(state.active, to);
    events.add({.kind = moved,
                .a = state.active,
                .b = from,
                .c = to,
                .d = static_cast<std::uint8_t>(through)});
    collect(state, to, events);
    if (const Square out = teleport_end(state.board, to); out != to) {  // BLA-186
        state.path.add(out);
        state.board.put_figure(state.active, out);
        events.add({.kind = teleported, .a = state.active, .b = to, .c = out});
    }
}

void lay_bomb(State& state, Square at, Events& events) {
    int token = 0;
    while (state.board.bombs[bomb_of(state.active, token)].in_play()) ++token;
    const BombNumber bomb = bomb_of(state.active, token);
    state.board.bombs[bomb].sparking = 0;  // BLA-115
    state.board.put_bomb(bomb, at);
    events.add({.kind = laid, .a = state.active, .b = at, .c = bomb});
}

void buy_card(State& state, std::uint8_t slot, Events& events) {
    pay(state);
    const Card card = std::exchange(state.market[slot], no_card);
    ++state.hands[state.active].count[card];
    events.add({.kind = bought, .a = state.active, .b = slot, .c = card});
}

// A bomb comes down, and a Hole swallows it: BLA-193
void settle_bomb(State& state, BombNumber bomb, Square at, Events& events) {
    if (state.board.terrain[at].ground() == Ground::hole) {
        state.board.return_bomb(bomb);
        events.add({.kind = swallowed, .a = bomb, .b = at});
    } else {
        state.board.put_bomb(bomb, at);
    }
}

void throw_bomb(State& state, BombNumber bomb, Square from, Direction way, Events& events) {
    const Square to = landing(state.board, from, way);
    events.add({.kind = flew, .a = bomb, .b = from, .c = to, .d = way});
    settle_bomb(state, bomb, to, events);
}

void roll_away(State& state, Source source, Direction way, int distance, Events& events) {
    const BombNumber bomb = rolled_bomb(state, source, way);
    const Square from = roll_start(state, source, way);
    spend_card(state, roll, played, events);
    const Square to = roll_end(from, way, distance);
    events.add({.kind = rolled, .a = bomb, .b = from, .c = to, .d = way});
    settle_bomb(state, bomb, to, events);
}

void set_off(State& state, std::uint8_t token, Events& events) {
    spend_card(state, fast, played, events);
    const BombNumber bomb = bomb_of(state.active, token);
    if (state.board.bombs[bomb].sparking != 0)
        return explode(state, bit_of(bomb), Cause::fast_detonate, events);  // BLA-152
    state.board.bombs[bomb].sparking = 1;                                   // BLA-151
    events.add({.kind = sparked, .a = bomb, .b = state.board.square_of(bomb)});
}

}  // namespace

void act(State& state, Action action, Events& events) {
    const auto way = static_cast<Direction>(action.kind == roll_bomb ? action.b : action.a);
    switch (action.kind) {
        case move:
        case phase_move:
            return walk(state, action.a, action.kind == phase_move, events);
        case lay:
        case revenge:
            return lay_bomb(state, action.a, events);
        case buy:
            return buy_card(state, action.a, events);
        case discard:
            return spend_card(state, static_cast<Card>(action.a), discarded, events);
        case push_bomb: {
            const BombNumber bomb = bomb_beside(state, way);
            spend_card(state, push, played, events);
            return throw_bomb(state, bomb, beside(state.actor().square, way), way, events);
        }
        case load: {
            const BombNumber bomb = bomb_underfoot(state);
            spend_card(state, cannon, played, events);
            state.board.give_bomb(bomb, state.active);
            events.add(
                {.kind = loaded_bomb, .a = state.active, .b = bomb, .c = state.actor().square});
            return;
        }
        case launch:
            return throw_bomb(state, state.actor().carries, state.actor().square, way, events);
        case roll_bomb:
            return roll_away(state, static_cast<Source>(action.a), way, action.c, events);
        default:
            return set_off(state, action.a, events);
    }
}

}  // namespace blast
