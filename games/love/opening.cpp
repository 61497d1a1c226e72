#include "love/opening.h"

namespace love {

void set_up(State& state, int target, kit::Seed seed) {
    state = {};
    state.rng = kit::Rng(seed);
    state.target = kit::narrow<std::uint8_t>(target);
    state.winner = kit::nobody;
    for (Heart heart = 0; heart < heart_count; ++heart)
        state.owner[heart] = colour_of(heart);  // LOV-010, LOV-020
    for (std::size_t seat = 0; seat < seat_count; ++seat) {
        state.bullets[seat] = most_bullets;  // LOV-024
        state.hand[seat] = state.known[seat] =
            dealt_to(static_cast<int>(seat));  // LOV-021, LOV-022
    }
    for (Colour colour = 0; colour < colour_count; ++colour)  // LOV-023
        for (int i = 0; i < stock_size / colour_count; ++i) state.deck.push(colour);
    state.deck.shuffle(state.rng);
    const StartRoll start = roll_for_start([&] { return state.rng.die(die_sides); });
    state.start_roll = start.last;
    state.first_seat = state.turn_seat = start.first;
    state.phase = Phase::free_action;
}

}  // namespace love
