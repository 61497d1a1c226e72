#include "bullet/clearing.h"

namespace bullet {

namespace {

// Where bullets go that leave her sight (BUL-010, BUL-261, BUL-281).
Bag& target_bag(State& state, Seat seat) {
    if (state.mode == Mode::boss_battle) return state.boss.incoming;
    const Seat target = target_of(state, seat);
    return target == kit::nobody ? state.track : state.at(target).incoming;
}

// The first one of a round stays in the Thought Trap (BUL-405).
void send(Play& play, Seat seat, Type type) {
    State& state = play.state;
    Board& board = play.at(seat);
    if (!against(state, second_thought) || board.trapped != 0)
        return target_bag(state, seat).add(type);
    board.trapped = 1;
    state.boss.trap.add(type);
    play.tell({.kind = trap_caught, .a = seat, .b = type});
}

// For Knife & Fork (BUL-401).
void remember(State& state, Seat seat, Type type) {
    if (state.mode == Mode::boss_battle) ++state.boss.cleared[seat][type / 2u];
}

void tell_sent(Play& play, Seat seat, int count) {
    if (count == 0) return;
    play.tell({.kind = sent,
               .a = seat,
               .b = target_of(play.state, seat),
               .c = static_cast<std::uint8_t>(count)});
}

// BUL-156, BUL-157: a star adds to what is still open.
void open_stars(Play& play, Seat seat, int stars) {
    const Board& board = play.at(seat);
    if (stars == 0 || board.modifier(Modifier::mute) > 0) return;  // BUL-160
    auto& pending = play.state.pending;
    if (pending.back().kind != Pending::stars)  // whatever clears is pending itself
        pending.push({.kind = Pending::stars, .seat = seat});
    Frame& frame = pending.back();
    for (std::size_t i = 0; i < board.card().stars.size(); ++i)
        frame.stars[i] = static_cast<std::uint8_t>(frame.stars[i] + stars);
}

}  // namespace

int clear_bullets(Play& play, Seat seat, Spaces spaces) {
    Board& board = play.at(seat);
    int count = 0, stars = 0;
    each(spaces & board.sight.bullets(), [&](Space space) {
        const Type type = board.sight.take(space);
        ++count;
        stars += has_star(type) ? 1 : 0;
        play.tell({.kind = cleared,
                   .a = seat,
                   .b = space,
                   .c = type,
                   .d = static_cast<std::uint8_t>(count)});
        send(play, seat, type);
        remember(play.state, seat, type);
    });
    board.cleared = static_cast<std::uint16_t>(board.cleared + count);
    tell_sent(play, seat, count);
    open_stars(play, seat, stars);
    return count;
}

void sweep(Play& play, Seat seat, Spaces spaces) {
    Board& board = play.at(seat);
    const Spaces all = spaces & board.sight.bullets();
    each(all, [&](Space space) {
        const Type type = board.sight.take(space);
        play.tell({.kind = swept, .a = seat, .b = space, .c = type});
        send(play, seat, type);
    });
    tell_sent(play, seat, size_of(all));
}

}  // namespace bullet
