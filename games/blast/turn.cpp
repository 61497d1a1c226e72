#include "blast/turn.h"

#include <algorithm>

#include "blast/belts.h"
#include "blast/moves.h"

namespace blast {

using namespace kit;

namespace {

SeatSet with(SeatSet set, Seat seat) { return static_cast<SeatSet>(set | set_of(seat)); }

int ghosts(const Board& board) { return board.seats - board.living_count(); }

// ---- The end: BLA-160 to BLA-166 ---------------------------------------------------------------

void end_match(State& state, Seat winner, EndCause cause, Events& events) {
    state.phase = Phase::over;
    state.winner = winner;
    state.end_cause = cause;
    events.add({.kind = match_ended, .a = winner, .b = static_cast<std::uint8_t>(cause)});
}

// Is one left, or nobody? Then the match ends: BLA-033. `best` says who of those that went
// together wins: it is asked only if all are gone.
template <class Best>
void check_end(State& state, EndCause cause, Events& events, Best best) {
    const SeatSet living = state.board.living();
    if (std::popcount(living) > 1) return;
    if (living != 0)
        end_match(state, static_cast<Seat>(std::countr_zero(living)), EndCause::last_standing,
                  events);
    else
        end_match(state, best(), cause, events);
}

// Of these seats the one with the highest rank; equal ones: the first in turn order from `first`.
template <class Rank>
Seat best_of(const Board& board, SeatSet seats, Seat first, Rank rank) {
    Seat best = nobody;
    for (int i = 0; i < board.seats; ++i) {
        const auto seat = static_cast<Seat>((first + i) % board.seats);
        if (has(seats, seat) && (best == nobody || rank(seat) > rank(best))) best = seat;
    }
    return best;
}

using Hearts = std::array<std::uint8_t, most_seats>;
Hearts hearts_of(const Board& board) {
    Hearts hearts{};
    for (std::size_t i = 0; i < hearts.size(); ++i) hearts[i] = board.figures[i].heart;
    return hearts;
}
// The most Hearts; equal ones: the holder, then the first after the holder: BLA-161, BLA-162
Seat by_hearts(const State& state, SeatSet out, const Hearts& before) {
    return best_of(state.board, out, state.board.holder, [&](Seat seat) { return before[seat]; });
}

// ---- Elimination -------------------------------------------------------------------------------

// What a figure that has left the board takes along: BLA-065
void lose_place(State& state, Seat seat, int ghosts_there) {
    Hand& hand = state.hands[seat];
    for (std::uint8_t card = 0; card < ability_kinds; ++card)
        for (; hand.count[card] != 0; --hand.count[card])
            state.discard.push(static_cast<Card>(card));
    state.ghosts_before[seat] = static_cast<std::uint8_t>(ghosts_there);
    state.out_this_turn = with(state.out_this_turn, seat);
}

// ---- Revenge: BLA-173 to BLA-178 ---------------------------------------------------------------

void take_place(State& state, Seat victim, int ghosts_there, Events& events) {
    Board& board = state.board;
    const Square square = board.figures[victim].square;
    blast::take_place(board, state.active, victim);
    state.hands[state.active] = std::exchange(state.hands[victim], {});
    ++state.revived[state.active];
    lose_place(state, victim, ghosts_there);
    events.add({.kind = swapped, .a = state.active, .b = victim, .c = square});
    events.add({.kind = eliminated,
                .a = victim,
                .b = static_cast<std::uint8_t>(How::swap),
                .c = square,
                .d = state.active});
}

// ---- Telling a blast ---------------------------------------------------------------------------

std::uint8_t nibbles(std::uint8_t low, std::uint8_t high) {
    return static_cast<std::uint8_t>(low | high << 4);
}

void tell_fire(const State& state, const Blast& fire, Cause cause, Events& events) {
    events.add({.kind = blast_began, .a = static_cast<std::uint8_t>(cause), .b = state.active});
    int generation = -1;
    for (const Blast::Link& link : fire.links()) {
        if (link.generation != generation) {
            generation = link.generation;
            events.add({.kind = wave, .a = link.generation});
        }
        events.add({.kind = detonated,
                    .a = link.bomb,
                    .b = link.square,
                    .c = nibbles(link.reach[north], link.reach[east]),
                    .d = nibbles(link.reach[south], link.reach[west])});
    }
    const auto tell_token = [&](EventKind kind) {
        return [&state, &events, kind](Square at) {
            events.add({.kind = kind, .a = at, .b = item_of(state.board.token[at])});
        };
    };
    fire.items.each(tell_token(item_burned));
    fire.blocks.each(tell_token(block_opened));
    fire.turf.each([&](Square at) { events.add({.kind = turf_opened, .a = at}); });
}

void count_seen(State& state, const Squares& opened) {
    opened.each([&](Square at) { ++state.seen[item_of(state.board.token[at])]; });
}

}  // namespace

void explode(State& state, BombSet starters, Cause cause, Events& events) {
    if (starters == 0) return;
    Board& board = state.board;
    Blast fire = blast(board, starters);
    tell_fire(state, fire, cause, events);
    count_seen(state, fire.blocks);
    settle(board, fire);

    const Hearts before = hearts_of(board);
    std::array<Square, most_seats> stood{};
    for (std::size_t i = 0; i < stood.size(); ++i) stood[i] = board.figures[i].square;
    int ghosts_there = ghosts(board);
    // The ghost has its place again before anybody else goes: BLA-175
    if (cause == Cause::bomb_phase && state.revenge_mode != 0 && state.actor().alive == 0) {
        if (const Seat victim = victim_of(board, fire, state.active); victim != nobody) {
            --ghosts_there;
            take_place(state, victim, ghosts_there, events);
            fire.touched = static_cast<SeatSet>(fire.touched & ~set_of(victim));
        }
    }
    const SeatSet damaged_seats = damaged_by(fire, board.hit);
    for (Seat seat = 0; seat < board.seats; ++seat)
        if (has(damaged_seats, seat))
            events.add({.kind = damaged,
                        .a = seat,
                        .b = static_cast<std::uint8_t>(generation_of(fire.time[seat])),
                        .c = static_cast<std::uint8_t>(distance_of(fire.time[seat])),
                        .d = before[seat]});
    std::array<BombNumber, most_seats> carried{};
    for (std::size_t i = 0; i < carried.size(); ++i) carried[i] = board.figures[i].carries;
    const SeatSet out = harm(board, fire);
    for (Seat seat = 0; seat < board.seats; ++seat) {
        if (!has(out, seat)) continue;
        if (carried[seat] != nothing)
            events.add({.kind = returned, .a = carried[seat], .b = stood[seat]});
        lose_place(state, seat, ghosts_there);
        const How how = has(fire.fallen, seat) ? How::fall : How::fire;
        events.add({.kind = eliminated,
                    .a = seat,
                    .b = static_cast<std::uint8_t>(how),
                    .c = stood[seat],
                    .d = static_cast<std::uint8_t>(std::countr_zero(fire.by[seat]))});
    }
    // BLA-064: in the Action Phase the Move comes at once
    if (cause == Cause::fast_detonate && has(damaged_seats, state.active) &&
        state.actor().alive != 0)
        ++state.moves_left;

    if (cause == Cause::last_tile)
        check_end(state, EndCause::overtime_hearts, events,
                  [&] { return by_hearts(state, out, before); });
    else  // BLA-163, BLA-164
        check_end(state, EndCause::chain_order, events, [&] {
            return best_of(board, out, board.after(state.active),
                           [&](Seat seat) { return fire.time[seat]; });
        });
}

// ---- Phases ------------------------------------------------------------------------------------

namespace {

void bomb_phase(State& state, Events& events) {
    Board& board = state.board;
    for (int token = 0; token < bombs_a_seat; ++token) {
        const BombNumber bomb = bomb_of(state.active, token);
        if (board.bombs[bomb].in_play() && board.bombs[bomb].sparking == 0)
            events.add({.kind = sparked, .a = bomb, .b = board.square_of(bomb)});
    }
    explode(state, tick(board, state.active), Cause::bomb_phase, events);
}

void flip_tile(State& state, std::uint8_t tile, Events& events) {
    Board& board = state.board;
    events.add({.kind = tile_flipped, .a = tile, .b = board.tiles[tile], .c = board.flips});
    for (BombSet rest = board.bombs_on(tile); rest != 0; rest &= rest - 1) {
        const auto bomb = static_cast<BombNumber>(std::countr_zero(rest));
        events.add({.kind = returned, .a = bomb, .b = board.square_of(bomb)});
    }
    const Hearts before = hearts_of(board);
    std::array<Square, most_seats> stood{};
    for (std::size_t i = 0; i < stood.size(); ++i) stood[i] = board.figures[i].square;
    const int ghosts_there = ghosts(board);
    const SeatSet out = flip(board, tile);
    for (Seat seat = 0; seat < board.seats; ++seat) {
        if (!has(out, seat)) continue;
        lose_place(state, seat, ghosts_there);
        events.add({.kind = eliminated,
                    .a = seat,
                    .b = static_cast<std::uint8_t>(How::flip),
                    .c = stood[seat],
                    .d = board.holder});
    }
    check_end(state, EndCause::overtime_hearts, events,
              [&] { return by_hearts(state, out, before); });
}

void overtime_phase(State& state, Events& events) {
    Board& board = state.board;
    if (board.holder != state.active || board.armed == 0) return;
    const std::uint8_t tile = board.next_flip();
    if (tile == board.final_tile) {
        explode(state, board.bombs_on(tile), Cause::last_tile, events);  // BLA-088
        if (state.over()) return;
    }
    flip_tile(state, tile, events);
}

void take_overtime(State& state, bool by_clock, Events& events) {
    state.board.holder = state.active;
    events.add(
        {.kind = overtime_taken, .a = state.active, .b = static_cast<std::uint8_t>(by_clock)});
}

Card draw_card(State& state, Events& events) {
    if (state.deck.empty()) {  // BLA-097
        std::array<Card, card_count> cards{};
        const std::size_t count = state.discard.size();
        std::copy(state.discard.begin(), state.discard.end(), cards.begin());
        state.discard.clear();
        state.rng.shuffle(std::span(cards).first(count));
        for (std::size_t i = count; i-- > 0;) state.deck.push(cards[i]);
        events.add({.kind = reshuffled, .a = static_cast<std::uint8_t>(count)});
    }
    return state.deck.draw();
}

void draw_phase(State& state, Events& events) {
    bool drawn = false;
    for (std::uint8_t slot = 0; slot < market_size; ++slot)  // BLA-095
        while (state.market[slot] == no_card) {
            drawn = true;
            const Card card = draw_card(state, events);
            if (card == overtime) {
                take_overtime(state, false, events);  // BLA-080
                continue;
            }
            state.market[slot] = card;
            events.add({.kind = drew, .a = state.active, .b = slot, .c = card});
        }
    state.idle = drawn ? std::uint8_t{0} : static_cast<std::uint8_t>(state.idle + 1);
    // BLA-090
    if (state.board.holder == nobody && state.idle >= idle_rounds * state.board.living_count()) {
        state.deck.remove(overtime);
        state.idle = 0;
        take_overtime(state, true, events);
    }
}

void begin_acting(State& state) {
    state.phase = Phase::action;
    state.moves_left = static_cast<std::uint8_t>(state.actor().moves());
    state.path.add(state.actor().square);
}

bool may_place_revenge(const State& state) {
    return state.revenge_mode != 0 && !has(state.out_this_turn, state.active) &&
           state.board.inventory(state.active) > 0 && !perimeter(state.board).empty();
}

void end_step(State& state, Events& events) {
    run_belts(state.board, state.active, events);
    if (state.board.holder == state.active) state.board.armed = 1;
    state.path = {};
    state.moves_left = 0;
    ++state.turn_number;
}

}  // namespace

void begin_turn(State& state, Seat seat, Events& events) {
    for (;; end_step(state, events), seat = state.board.after(seat)) {
        state.active = seat;
        state.board.hit = 0;
        state.out_this_turn = 0;
        const bool ghost = state.actor().alive == 0;
        events.add({.kind = turn_began, .a = seat, .b = static_cast<std::uint8_t>(ghost)});
        bomb_phase(state, events);
        if (state.over()) return;
        overtime_phase(state, events);
        if (state.over()) return;
        if (state.actor().alive != 0) {
            draw_phase(state, events);
            return begin_acting(state);
        }
        if (may_place_revenge(state)) {
            state.phase = Phase::revenge;
            return;
        }
        if (ghost) events.add({.kind = ghost_passed, .a = seat});  // BLA-242
    }
}

void finish_turn(State& state, Events& events) {
    end_step(state, events);
    begin_turn(state, state.board.after(state.active), events);
}

}  // namespace blast
