#include "nullgame_scene/shown.h"

#include <algorithm>

namespace nullgame_scene {

using namespace nullgame;

Shown Shown::of(const State& state, kit::Seat viewer) {
    Shown shown;
    for (std::size_t seat = 0; seat < state.players; ++seat) {
        // A replay shows everything, and so does the end.
        const bool seen = viewer == kit::nobody || state.over() || state.sees(viewer, seat);
        shown.seats[seat] = {.hole = state.hole[seat],
                             .hole_seen = seen,
                             .open_sum = state.open_sum[seat],
                             .standing = state.standing[seat],
                             .points = state.points[seat]};
    }
    shown.round = std::min<std::uint8_t>(state.round, static_cast<std::uint8_t>(state.rounds - 1));
    shown.cards_left = static_cast<std::uint8_t>(state.deck.size());
    return shown;
}

void Shown::begin(const kit::Event& event, const stage::MatchView& view) {
    const State& after = view.state_as<State>();
    ShownSeat& seat = seats[event.a % most_players];
    switch (event.kind) {
        case bust:
            seat.standing = Standing::bust;
            seat.hole_seen = true;
            break;
        case stood:
            seat.standing = Standing::stood;
            break;
        case shown:
            seat.hole_seen = true;
            break;
        case drew:
            --cards_left;
            break;
        case round_over:
            for (std::size_t i = 0; i < after.players; ++i) {
                seats[i].gained = static_cast<std::uint16_t>(after.points[i] - seats[i].points);
                seats[i].points = after.points[i];
            }
            break;
        case dealt:
            // The first card of a round: everything was gathered in before.
            if (event.a == 0) {
                for (std::size_t i = 0; i < after.players; ++i)
                    seats[i] = {.points = after.points[i]};
                round = after.round;
                cards_left = deck_size;
            }
            --cards_left;
            break;
        default:
            break;
    }
}

void Shown::end(const kit::Event& event, const stage::MatchView& view) {
    ShownSeat& seat = seats[event.a % most_players];
    if (event.kind == drew) seat.open_sum = static_cast<std::uint8_t>(seat.open_sum + event.b);
    if (event.kind != dealt) return;
    seat.hole = event.b;
    seat.hole_seen = view.sees(event);
}

}  // namespace nullgame_scene
