// A position as one seat knows it, condensed for judging: what lies open, its own hand, and what
// everybody knows of the others' (LOV-143). Computer players read nothing else of a state.
#pragma once

#include "love/state.h"

namespace love {

struct Rival {
    Lassos hand;           // one's own; of another's, what is known of it
    Lassos free;           // unclaimed Hearts by colour
    Lassos claimed;        // Hearts that carry a Lasso
    std::uint8_t unknown;  // cards of the hand that are not in `hand`
    std::uint8_t claims;   // sum of `claimed`
    std::uint8_t bullets, score;
};

// Which Heart a Duel is for; equal Hearts are one target (LOV-011).
struct Target {
    Seat owner;
    Colour colour;
    bool claimed;
};

struct alignas(4) Outlook {
    std::array<Rival, seat_count> seats;
    Lassos unseen;  // in the deck, or unknown in a hand
    Lassos discard;
    std::uint8_t deck_size, couples, target;

    static Outlook of(const State& state, Seat viewer);

    Rival& at(Seat seat) { return seats[seat]; }
    const Rival& at(Seat seat) const { return seats[seat]; }
    int chips(Seat seat) const;
    int income(Seat seat) const {
        return claim_points[at(seat).claims] + chip_points * chips(seat);
    }
    // The most that the seat could lay of what is known of its hand.
    Lassos claimable(Seat seat) const;

    void pay(Seat seat) {
        at(seat).bullets = static_cast<std::uint8_t>(at(seat).bullets - payment);
    }
    void lay(Seat seat, const Lassos& laid);
    void end_love(Seat one, Seat other);
    // A tie: LOV-110, LOV-116
    void fall_in_love(Seat one, Seat other);
    // LOV-095, LOV-100
    void win(Seat winner, const Target& won);
};

Target target_of(const State& state, Heart heart);

}  // namespace love
