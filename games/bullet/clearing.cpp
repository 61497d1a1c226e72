#include "bullet/clearing.h"

namespace bullet {

namespace {

// Where bullets go that leave her sight (BUL-010).
Bag& target_bag(State& state, Seat seat) {
    const Seat target = target_of(state, seat);
    return target == kit::nobody ? state.track : state.at(target).incoming;
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
    Bag& target = target_bag(play.state, seat);
    int count = 0, stars = 0;
    each(spaces & board.sight.bullets(), [&](Space space) {
        const Type type = board.sight.take(space);
        target.add(type);
        ++count;
        stars += has_star(type) ? 1 : 0;
        play.tell({.kind = cleared,
                   .a = seat,
                   .b = space,
                   .c = type,
                   .d = static_cast<std::uint8_t>(count)});
    });
    board.cleared = static_cast<std::uint16_t>(board.cleared + count);
    tell_sent(play, seat, count);
    open_stars(play, seat, stars);
    return count;
}

void sweep(Play& play, Seat seat, Spaces spaces) {
    Board& board = play.at(seat);
    Bag& target = target_bag(play.state, seat);
    const Spaces all = spaces & board.sight.bullets();
    each(all, [&](Space space) {
        const Type type = board.sight.take(space);
        target.add(type);
        play.tell({.kind = swept, .a = seat, .b = space, .c = type});
    });
    tell_sent(play, seat, size_of(all));
}

}  // namespace bullet
