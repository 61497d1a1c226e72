// What whoever looks sees of the Scoring Hands, and what that is worth.
#pragma once

#include "bluff/odds.h"
#include "bluff/state.h"
#include "stage/match_view.h"

namespace bluff_scene {

using bluff::Card;
using bluff::Position;
using bluff::Seat;
using bluff::State;

enum class Side : std::uint8_t {
    open,  // before everybody
    own,   // face-down, of whoever looks
    seen,  // face-down, another's, and remembered: BLF-092
    back   // face-down, unknown
};

struct Sight {
    Side side = Side::back;
    Card card = bluff::unknown_card;  // a number unless the side is `back`
    bool fresh = false;               // an own face-down card that came since the own last turn
    bool visible() const { return side != Side::back; }
};
Sight sight_of(const stage::MatchView& view, const State& state, Position position);

// Whoever looks is one of the players: cards may be marked, claims called true or false.
inline bool is_private(const stage::MatchView& view) { return view.viewer() < kit::max_seats; }
// The cards of this Playing Hand are seen.
inline bool sees_hand(const stage::MatchView& view, Seat seat) {
    return view.viewer() == seat || view.viewer() == kit::all_seeing;
}

// How good a hand is, as far as it is seen; 0 if nothing of it is.
bluff::HandKey visible_rank(const stage::MatchView& view, const State& state, Seat seat);
// The same after a claim has come true, as far as whoever claims can tell. `card` is the one that
// a Crow would lay there.
bluff::HandKey rank_after(const stage::MatchView& view, const State& state, Seat seat,
                          const bluff::Claim& claim, Card card);

// The slots whose values decide the category, one bit each.
std::uint8_t deciding_slots(const State& state, Seat seat);

// What the viewer has not seen; without the memory aid nobody is reminded.
bluff::UnseenCards unseen_cards(const stage::MatchView& view, const State& state);

// The last turn that is over; nullptr in the first one of a round.
const bluff::TurnRecord* last_turn(const State& state);

}  // namespace bluff_scene
