#include "bullet/placing.h"

#include <algorithm>

#include "bullet/rounds.h"

namespace bullet {

using kit::no_value;

namespace {

// BUL-081
void count_down_modifiers(Board& board) {
    for (const Modifier which : {Modifier::guard, Modifier::brake, Modifier::heavy})
        if (board.modifier(which) > 0) --board.modifier(which);
}

// She stops at once, and so does her team (BUL-086, BUL-122, BUL-248).
void go_down(Play& play, Seat seat) {
    const Seat mate = ally_of(play.state, seat);
    for (const Seat each : {seat, mate}) {
        if (each == kit::nobody) continue;
        play.at(each).phase = Phase::down;
        play.tell({.kind = downed, .a = each});
    }
    play.state.pending.clear();
    if (play.state.mode == Mode::score_attack) finish(play, End::down, 0, 0);  // BUL-260
    if (play.state.mode == Mode::boss_battle) lose_to_boss(play, seat);        // BUL-301
}

// BUL-085, BUL-245
void take_hit(Play& play, Seat seat, Type type) {
    const Seat mate = ally_of(play.state, seat);
    if (mate == kit::nobody || !takes_hits(play.state, mate))
        return put_hit(play, seat, seat, type);
    if (!takes_hits(play.state, seat)) return put_hit(play, seat, mate, type);
    play.state.pending.push({.kind = Pending::hit, .seat = seat, .what = type});
}

Seat seat_of_jane(const State& state) {
    Seat seat = 0;
    while (state.at(seat).heroine != jane || !state.at(seat).in_game()) ++seat;
    return seat;
}

// BUL-351 .. BUL-353; against Celestial Cleaning somebody else may have drawn it (BUL-356).
void draw_special(Play& play, Type type) {
    const Seat seat = seat_of_jane(play.state);
    Board& board = play.at(seat);
    if (board.phase != Phase::option)  // BUL-357
        return settle_special(play, seat, type, no_value);
    switch (type) {
        case immobilizer:
            play.state.pending.push({.kind = Pending::column, .seat = seat, .what = type});
            return;
        case badge:
            gain_points(play, seat, 2);
            break;
        default:
            board.modifier(Modifier::guard) = static_cast<std::uint8_t>(
                std::min(board.modifier(Modifier::guard) + 1, most_modifier));
            break;
    }
    settle_special(play, seat, type, no_value);
}

}  // namespace

void draw_and_place(Play& play, Seat seat) {
    Board& board = play.at(seat);
    const Type type = board.current.draw(play.state.rng);
    if (is_special(type)) {
        play.tell({.kind = drew_bullet, .a = seat, .b = type});
        return draw_special(play, type);
    }
    if (board.heroine != planil || board.mind.full())
        return place(play, seat, type, Source::current);
    play.tell({.kind = drew_bullet, .a = seat, .b = type});
    play.state.pending.push({.kind = Pending::keep, .seat = seat, .what = type});
}

void place_from_center(Play& play, Seat seat) {
    const Type type = play.state.center.draw(play.state.rng);
    if (!is_special(type)) return place(play, seat, type, Source::center);
    play.tell({.kind = drew_bullet, .a = seat, .b = type});
    draw_special(play, type);
}

void draw_and_place_blindly(Play& play, Seat seat) {
    const Type type = play.at(seat).current.draw(play.state.rng);
    if (is_special(type)) return settle_special(play, seat, type, no_value);  // BUL-354
    place(play, seat, type, Source::current);
}

void place(Play& play, Seat seat, Type type, Source source) {
    Board& board = play.at(seat);
    const int column = colour_of(type);
    const int number = counted_number(board, column, number_of(type));
    const Space space = board.sight.landing(column, number);
    const bool safe = board.modifier(Modifier::guard) > 0;
    count_down_modifiers(board);
    play.tell({.kind = placed,
               .a = seat,
               .b = type,
               .c = space,
               .d = static_cast<std::uint8_t>(static_cast<int>(source) | number << 4)});
    if (space != no_space) return board.sight.put(space, type);
    if (!safe) return take_hit(play, seat, type);  // BUL-077
    play.state.center.add(type);                   // BUL-082
    play.tell({.kind = guarded, .a = seat, .b = type});
}

void put_hit(Play& play, Seat seat, Seat holder, Type type) {
    Board& board = play.at(holder);
    std::uint8_t at = 0;
    if (board.heroine == balance) {  // BUL-371
        auto& pan = board.pans[is_odd(type) ? 0 : 1];
        at = static_cast<std::uint8_t>(pan.size() + (is_odd(type) ? 0 : even_pan));
        pan.push(type);
    } else {
        at = static_cast<std::uint8_t>(board.life.size());
        board.life.push(type);
    }
    play.tell({.kind = hit, .a = seat, .b = type, .c = holder, .d = at});
    if (is_beaten(play.state, holder)) go_down(play, holder);
}

void settle_special(Play& play, Seat seat, Type type, std::uint8_t column) {
    play.at(seat).incoming.add(type);
    play.tell({.kind = special, .a = seat, .b = type, .c = column});
}

void gain_points(Play& play, Seat seat, int points) {  // BUL-021
    Board& board = play.at(seat);
    const std::uint8_t before = board.action_points;
    board.action_points =
        static_cast<std::uint8_t>(std::clamp<int>(before + points, 0, board.card().action_points));
    play.tell({.kind = gained, .a = seat, .b = board.action_points, .c = before});
}

bool draw_pattern(Play& play, Seat seat) {
    Board& board = play.at(seat);
    if (board.deck.empty()) {  // BUL-144
        if (board.discard.empty()) return false;
        board.deck.take_all(board.discard);
        board.deck.shuffle(play.state.rng);
        play.tell({.kind = deck_reshuffled,
                   .a = seat,
                   .b = static_cast<std::uint8_t>(board.deck.size())});
    }
    board.hand.push(board.deck.draw());
    play.tell({.kind = pattern_drew, .a = seat, .b = board.hand.back()});
    return true;
}

void lay_aside(State& state, Seat seat, PatternId id) {
    Board& board = state.at(seat);
    if (board.is_feed(id))  // BUL-394
        state.boss.feed_discard.push(id);
    else
        board.discard.push(id);
}

void discard_pattern(Play& play, Seat seat, std::size_t place_in_hand) {
    Board& board = play.at(seat);
    const PatternId id = board.hand.erase(place_in_hand);
    lay_aside(play.state, seat, id);
    play.tell({.kind = pattern_dropped, .a = seat, .b = id});
}

}  // namespace bullet
