#include "blast_cartridge/reason.h"

#include "blast/forecast.h"
#include "blast/moves.h"
#include "blast/reach.h"

namespace blast_cartridge {

using namespace blast;
using kit::TextOut;

namespace {

constexpr SeatSet without(SeatSet set, SeatSet other) { return static_cast<SeatSet>(set & ~other); }

// "Black", "2 rivals".
TextOut& add_rivals(SeatSet rivals, TextOut& out) {
    const int count = std::popcount(rivals);
    if (count > 1) return out.number(count).add(" rivals");
    return out.add(colours[static_cast<std::size_t>(std::countr_zero(rivals))].name);
}
TextOut& add_blocks(int count, TextOut& out) {
    if (count == 1) return out.add("a block");
    return out.number(count).add(" blocks");
}

SeatSet rivals_of(const Board& board, Seat me) { return without(board.living(), set_of(me)); }

// Rivals that will be hit, or lost, before they act.
SeatSet doomed(const Board& board, Seat me) {
    SeatSet found = 0;
    for (Seat seat = 0; seat < board.seats; ++seat)
        if (has(rivals_of(board, me), seat) && fate_of(board, me, seat) != Fate::safe)
            found |= set_of(seat);
    return found;
}

bool is_safe(const Board& board, Seat me) {
    return board.figures[me].alive == 0 || fate_of(board, me, me) == Fate::safe;
}

int blocks_on(const Board& board) {
    int count = 0;
    for (const Token token : board.token) count += is_block(token);
    return count;
}

Reach on_foot(const Board& board, Seat seat, int moves) {
    Lanes lanes;
    lanes.floor.read(board);
    lanes.read(board);
    return reach_of(board, lanes, seat, moves);
}

// Rivals that cannot walk out of this fire, wherever they go.
SeatSet trapped(const Board& board, Seat me, const Blast& fire) {
    SeatSet found = 0;
    for (Seat seat = 0; seat < board.seats; ++seat)
        if (has(rivals_of(board, me), seat) &&
            on_foot(board, seat, board.figures[seat].moves()).ends.without(fire.burn).empty())
            found |= set_of(seat);
    return found;
}

// ---- Bombs --------------------------------------------------------------------------------------

// What was laid, moved or lit.
BombNumber changed_bomb(const Board& before, const Board& after) {
    BombNumber bomb = 0;
    while (bomb + 1 < bomb_count && before.bombs[bomb] == after.bombs[bomb]) ++bomb;
    return bomb;
}

void about_fire(const Board& before, const Board& after, Seat me, BombNumber bomb, TextOut& out) {
    if (const SeatSet caught = without(doomed(after, me), doomed(before, me)); caught != 0)
        return void(add_rivals(caught, out).add(" will be hit"));
    if (!is_safe(before, me) && is_safe(after, me)) return void(out.add("Keeps its fire off you"));
    const Blast fire = blast::blast(after, bit_of(bomb));
    const auto reached = static_cast<SeatSet>((fire.touched | fire.fallen) & rivals_of(after, me));
    if (const SeatSet caught = trapped(after, me, fire); caught != 0)
        add_rivals(caught, out.add("Traps "));
    else if (const int blocks = fire.blocks.size(); blocks > 0)
        add_blocks(blocks, out.add("Opens "));
    else if (reached != 0)
        add_rivals(reached, out.add("Its fire reaches "));
    else if (fire.length > 1)
        out.add("Links bombs to a chain");
    else
        out.add("Covers ").number(fire.burn.size()).add(" squares");
}

void about_bomb(const State& before, const State& after, Seat me, TextOut& out) {
    const Board &was = before.board, &is = after.board;
    const auto own = set_of(me);
    if (after.over() && after.winner == me) return void(out.add("Wins the match"));
    if (const SeatSet gone = without(was.living(), static_cast<SeatSet>(is.living() | own)))
        return void(add_rivals(gone, out.add("Knocks out ")));
    if (const SeatSet hit = without(is.hit, static_cast<SeatSet>(was.hit | own)))
        return void(add_rivals(hit, out.add("Hits ")));
    const Figure& own_figure = is.figures[me];
    if (own_figure.alive == 0 || own_figure.heart != was.figures[me].heart)
        return void(out.add("The least of evils"));
    const BombNumber bomb = changed_bomb(was, is);
    if (is.bombs[bomb].in_play()) return about_fire(was, is, me, bomb, out);
    // It has gone off, or a Hole took it.
    if (const int opened = blocks_on(was) - blocks_on(is); opened > 0)
        add_blocks(opened, out.add("Opens "));
    else
        out.add(!is_safe(was, me) && is_safe(is, me) ? "Keeps its fire off you" : "Clears the way");
}

BombNumber spare_bomb(const Board& board, Seat owner) {
    int token = 0;
    while (token + 1 < bombs_a_seat && board.bombs[bomb_of(owner, token)].in_play()) ++token;
    return bomb_of(owner, token);
}

// The turn ends with it: the position behind is another one's.
void about_revenge(const Board& before, Square square, Seat me, TextOut& out) {
    const BombNumber bomb = spare_bomb(before, me);
    Board after = before;
    after.put_bomb(bomb, square);
    about_fire(before, after, me, bomb, out);
}

// ---- Walks --------------------------------------------------------------------------------------

// What a bomb could do that is laid now, on the best square for it.
struct Prospect {
    int blocks = 0;
    SeatSet reached = 0;
};
Prospect prospect_of(const State& state, Seat me) {
    Prospect best;
    if (state.board.inventory(me) == 0) return best;
    const BombNumber bomb = spare_bomb(state.board, me);
    Squares squares = state.path;
    squares.add(state.figure(me).square);
    Board board = state.board;
    squares.each([&](Square square) {
        if (!takes_bomb(state.board, square, me)) return;
        board.put_bomb(bomb, square);
        const Blast fire = blast::blast(board, bit_of(bomb));
        best.blocks = std::max(best.blocks, fire.blocks.size());
        best.reached |= static_cast<SeatSet>(fire.touched & rivals_of(state.board, me));
    });
    return best;
}

int steps_between(Square one, Square other) {
    const auto apart = [](int a, int b) { return a < b ? b - a : a - b; };
    return apart(column_of(one), column_of(other)) + apart(row_of(one), row_of(other));
}

// The nearest rival, and how far it is.
struct Nearest {
    Seat seat = kit::nobody;
    int steps = 2 * box;
};
Nearest nearest_to(const State& state, Seat me) {
    Nearest found;
    for (Seat seat = 0; seat < state.board.seats; ++seat) {
        if (!has(rivals_of(state.board, me), seat)) continue;
        const int steps = steps_between(state.figure(me).square, state.figure(seat).square);
        if (steps < found.steps) found = {seat, steps};
    }
    return found;
}

// The first item that one more Move leads to.
Token next_item(const State& state, Seat me) {
    Token found = no_token;
    if (!state.can_pay()) return found;
    ends_from(state.board, state.figure(me).square).walk.each([&](Square square) {
        if (found == no_token && is_item(state.board.token[square]))
            found = state.board.token[square];
    });
    return found;
}

void about_walk(const State& before, Square to, const State& after, Seat me, TextOut& out) {
    if (const Token token = before.board.token[to]; is_item(token))
        return void(out.add("Takes a ").add(item_names[item_of(token)]));
    const bool safe = is_safe(after.board, me);
    if (!is_safe(before.board, me) && safe) return void(out.add("Away from the danger"));
    const Prospect now = prospect_of(before, me), then = prospect_of(after, me);
    if (then.blocks > now.blocks)
        return void(add_blocks(then.blocks, out.add("So a bomb can open ")));
    if (const SeatSet reached = without(then.reached, now.reached); reached != 0)
        return void(add_rivals(reached, out.add("So a bomb can reach ")));
    if (const Token token = next_item(after, me); token != no_token)
        return void(out.add("On the way to a ").add(item_names[item_of(token)]));
    const int ways = on_foot(after.board, me, moves_a_turn).ends.size() -
                     on_foot(before.board, me, moves_a_turn).ends.size();
    const Nearest was = nearest_to(before, me), is = nearest_to(after, me);
    if (is.steps < was.steps)
        out.add("Nearer to ").add(colours[is.seat].name);
    else if (ways > 0)
        out.add("More ways to go from there");
    else if (is.steps > was.steps)
        out.add("Farther from ").add(colours[was.seat].name);
    else
        out.add(safe ? "Nothing burns there so far" : "The least of evils");
}

// What a card is for: that it can be paid is reason enough to hold one.
constexpr std::array<std::string_view, ability_kinds> uses{
    "Knocks bombs at rivals", "Throws bombs over walls", "Sends bombs down a lane",
    "Sets a bomb off early", "A way out through blocks"};

}  // namespace

void hint_reason(const State& before, kit::Action action, const State& after, TextOut& out) {
    const Seat me = before.active;
    switch (action.kind) {
        case move:
        case phase_move:
            return about_walk(before, action.a, after, me, out);
        case buy:
            return void(out.add(uses[before.market[action.a] % ability_kinds]));
        case discard:
            return void(out.add("Makes room for a card"));
        case load:
            return void(out.add("Then FIRE throws it"));
        case end_turn:
            if (!is_safe(before.board, me))
                out.add("The least of evils");
            else if (const SeatSet caught = doomed(before.board, me); caught != 0)
                add_rivals(caught, out).add(" will be hit anyway");
            else
                out.add("Nothing better to do");
            return;
        case revenge:
            return about_revenge(before.board, action.a, me, out);
        default:
            return about_bomb(before, after, me, out);
    }
}

}  // namespace blast_cartridge
