#include "bluff/odds.h"

namespace bluff {

using namespace kit;

UnseenCards unseen_of(const State& state, Viewer viewer) {
    UnseenCards unseen;
    for (Card card = 0; card < card_count; ++card)
        if (value_of(card) <= values_for(state.seats)) unseen.count(card, 1);
    for (const Card card : state.discard) unseen.count(card, -1);
    for (Seat seat = 0; seat < state.seats; ++seat) {
        for (const ScoringCard& place : state.scoring[seat])
            if (can_see(place, viewer)) unseen.count(place.card, -1);
        if (seat == viewer)
            for (const Card card : state.hand[seat]) unseen.count(card, -1);
    }
    for (const Played& played : state.stack)
        if (played.seat == viewer) unseen.count(played.card, -1);
    return unseen;
}

}  // namespace bluff
