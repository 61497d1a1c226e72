#include "bullet/table.h"

#include <bit>

namespace bullet {

namespace {

// The first seat of the next team in the game, or the next heroine in it (BUL-013, BUL-246).
Seat next_in_game(const State& state, int from, int by) {
    for (int i = by; i < state.seats; i += by) {
        const auto seat = static_cast<Seat>((from + i) % state.seats);
        if (state.at(seat).in_game()) return seat;
    }
    return kit::nobody;
}

}  // namespace

Seat target_of(const State& state, Seat seat) {
    return next_in_game(state, seat, state.mode == Mode::teams ? 2 : 1);
}

int heroines_in_game(const State& state) {
    int count = 0;
    for (Seat seat = 0; seat < state.seats; ++seat) count += state.at(seat).in_game() ? 1 : 0;
    return count;
}

int lives_left(const State& state, Seat seat) {
    const Board& board = state.at(seat);
    if (board.heroine == balance)
        return board.phase == Phase::down || board.phase == Phase::out ? 0 : 1;
    return board.card().lives - static_cast<int>(board.life.size());
}

bool is_beaten(const State& state, Seat seat) {
    const Seat mate = ally_of(state, seat);
    for (const Seat each : {seat, mate})
        if (each != kit::nobody && state.at(each).heroine == balance)
            return scales_tip(state.at(each));
    return lives_left(state, seat) + (mate == kit::nobody ? 0 : lives_left(state, mate)) == 0;
}

int next_incoming_total(const State& state, Seat seat) {
    return state.intensity + state.track.total + state.at(seat).incoming.total;
}

Bag unseen_bullets(const State& state) {
    Bag unseen = whole_set(state.sets());
    const auto see = [&](const auto& bullets) {
        for (const Type type : bullets) unseen.remove(type);
    };
    for (Seat seat = 0; seat < state.seats; ++seat) {
        const Board& board = state.at(seat);
        each(board.sight.bullets(), [&](Space space) { unseen.remove(board.sight.at(space)); });
        see(board.life);
        for (const auto& pan : board.pans) see(pan);
        see(board.mind);
    }
    for (Type type = 0; type < ordinary_types; ++type)
        for (int i = 0; i < state.track.count[type]; ++i) unseen.remove(type);
    for (const Frame& frame : state.pending)
        if (frame.kind == Pending::keep || frame.kind == Pending::hit) unseen.remove(frame.what);
    return unseen;
}

int counted_number(const Board& board, int column, int number) {
    if (board.modifier(Modifier::brake) > 0 || board.stuck_column == column) return 1;  // BUL-352
    return number + (board.modifier(Modifier::heavy) > 0 ? 1 : 0);
}

Space landing(const State& state, Seat seat, int column, int number) {
    const Board& board = state.at(seat);
    return board.sight.landing(column, counted_number(board, column, number));
}

const Step& pending_step(const Frame& frame) { return effect(frame.effect)[frame.step]; }

Seat answers(const Frame& frame) {
    if (frame.kind != Pending::effect || !pending_step(frame).ally) return frame.seat;
    return frame.what;  // BUL-243
}

}  // namespace bullet
