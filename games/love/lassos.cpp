#include "love/lassos.h"

#include "love/events.h"

namespace love {

using namespace kit;

namespace {

// Lassos leave a hand before all eyes. What was known to be there goes first: LOV-143
void part_with(State& state, Seat seat, std::size_t colour, int count) {
    const auto less = [](std::uint8_t& number, int by) {
        number = static_cast<std::uint8_t>(number - by);
    };
    const int were_known = std::min<int>(count, state.known[seat][colour]);
    less(state.hand[seat][colour], count);
    less(state.known[seat][colour], were_known);
    less(state.unknown[seat], count - were_known);
}

// The whole discard pile becomes the deck: LOV-061
void reshuffle(State& state, Events& events) {
    for (Colour colour = 0; colour < colour_count; ++colour)
        for (; state.discard[colour] > 0; --state.discard[colour]) state.deck.push(colour);
    state.deck.shuffle(state.rng);
    events.add({.kind = reshuffled, .a = static_cast<std::uint8_t>(state.deck.size())});
}

void draw_lasso(State& state, Seat seat, Events& events) {  // LOV-060
    if (state.deck.empty()) reshuffle(state, events);
    const Colour colour = state.deck.draw();
    ++state.hand[seat][colour];
    ++state.unknown[seat];
    events.add({.kind = draws, .a = seat, .b = static_cast<std::uint8_t>(state.deck.size())});
    events.add({.kind = drew,
                .seen_by = static_cast<std::uint8_t>(1u << seat),  // LOV-055
                .a = seat,
                .b = colour});
}

}  // namespace

void reload_bullets(State& state, Seat seat, const Lassos& away, Events& events) {
    events.add({.kind = reloaded,
                .a = seat,
                .b = state.bullets[seat],
                .c = static_cast<std::uint8_t>(sum_of(away))});
    state.bullets[seat] = most_bullets;
    for (Colour colour = 0; colour < colour_count;
         ++colour) {  // all before the first draw: LOV-053
        part_with(state, seat, colour, away[colour]);
        state.discard[colour] = static_cast<std::uint8_t>(state.discard[colour] + away[colour]);
        for (int i = 0; i < away[colour]; ++i)
            events.add({.kind = discarded, .a = seat, .b = colour});
    }
    for (int i = 0; i < sum_of(away); ++i) draw_lasso(state, seat, events);
}

void lay_claims(State& state, Seat seat, const Lassos& laid, Events& events) {
    for (Colour colour = 0; colour < colour_count; ++colour) {
        part_with(state, seat, colour, laid[colour]);
        int left = laid[colour];
        for (Heart heart = first_heart(colour); left > 0; ++heart) {  // LOV-080
            if (!state.owns(seat, heart) || state.is_claimed(heart)) continue;
            state.claimed = static_cast<std::uint8_t>(state.claimed | 1u << heart);
            events.add({.kind = claim_laid, .a = seat, .b = heart});
            --left;
        }
    }
}

void break_claim(State& state, Heart heart, Seat former_owner, Events& events) {
    state.claimed = static_cast<std::uint8_t>(state.claimed & ~(1u << heart));
    ++state.discard[colour_of(heart)];
    events.add({.kind = claim_broken, .a = former_owner, .b = heart});
    draw_lasso(state, former_owner, events);
}

}  // namespace love
