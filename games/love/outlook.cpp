#include "love/outlook.h"

namespace love {

namespace {

void add(std::uint8_t& count, int more) { count = static_cast<std::uint8_t>(count + more); }

// Couples that a seat may be part of, one bit each.
constexpr std::array<std::uint8_t, seat_count> couples_with = [] {
    std::array<std::uint8_t, seat_count> bits{};
    for (std::size_t i = 0; i < couples.size(); ++i)
        for (const std::uint8_t seat : {couples[i].one, couples[i].other})
            bits[seat] = static_cast<std::uint8_t>(bits[seat] | 1u << i);
    return bits;
}();

}  // namespace

Outlook Outlook::of(const State& state, Seat viewer) {
    Outlook out{};
    for (Seat seat = 0; seat < seat_count; ++seat) {
        Rival& rival = out.seats[seat];
        rival.hand = seat == viewer ? state.hand[seat] : state.known[seat];
        rival.unknown = seat == viewer ? std::uint8_t{0} : state.unknown[seat];
        rival.free = state.free_hearts(seat);
        rival.bullets = state.bullets[seat];
        rival.score = state.score[seat];
    }
    for (Heart heart = 0; heart < heart_count; ++heart) {
        if (!state.is_claimed(heart)) continue;
        Rival& owner = out.seats[state.owner[heart]];
        ++owner.claimed[colour_of(heart)];
        ++owner.claims;
    }
    out.unseen.fill(lassos_per_colour);
    for (std::size_t colour = 0; colour < colour_count; ++colour) {
        add(out.unseen[colour], -state.discard[colour]);
        for (const Rival& rival : out.seats)
            add(out.unseen[colour], -rival.hand[colour] - rival.claimed[colour]);
    }
    out.discard = state.discard;
    out.deck_size = static_cast<std::uint8_t>(state.deck.size());
    out.couples = state.couples;
    out.target = state.target;
    return out;
}

int Outlook::chips(Seat seat) const {
    const unsigned own = couples & couples_with[seat];  // two at most
    return (own != 0) + ((own & (own - 1)) != 0);
}

Lassos Outlook::claimable(Seat seat) const {
    const Rival& rival = at(seat);
    Lassos most{};
    for (std::size_t colour = 0; colour < colour_count; ++colour)
        most[colour] = std::min(rival.hand[colour], rival.free[colour]);
    return most;
}

void Outlook::lay(Seat seat, const Lassos& laid) {
    Rival& rival = at(seat);
    for (std::size_t colour = 0; colour < colour_count; ++colour) {
        add(rival.hand[colour], -laid[colour]);
        add(rival.free[colour], -laid[colour]);
        add(rival.claimed[colour], laid[colour]);
        add(rival.claims, laid[colour]);
    }
}

void Outlook::end_love(Seat one, Seat other) {
    couples = static_cast<std::uint8_t>(couples & ~(1u << couple_of(one, other)));
}

void Outlook::fall_in_love(Seat one, Seat other) {
    const bool chips_left = (couples & (couples - 1)) == 0;
    if (chips_left) couples = static_cast<std::uint8_t>(couples | 1u << couple_of(one, other));
}

void Outlook::win(Seat winner, const Target& won) {
    Rival& loser = at(won.owner);
    if (won.claimed) {
        --loser.claimed[won.colour];
        --loser.claims;
        ++discard[won.colour];
        ++loser.unknown;  // draws one
        if (deck_size > 0) --deck_size;
    } else {
        --loser.free[won.colour];
    }
    ++at(winner).free[won.colour];
}

Target target_of(const State& state, Heart heart) {
    return {state.owner[heart], colour_of(heart), state.is_claimed(heart)};
}

}  // namespace love
