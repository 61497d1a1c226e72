// Who sees what (RULES.md, "Sight and knowledge").
//
// Hidden are: the deck with Fin's place, the others' Playing Hands, their cards on the stack,
// face-down cards that a seat has never seen, and the random numbers. The public sees no face-down
// card at all. After the round only Playing Hands, deck and random numbers are hidden.
#include "bluff/events.h"
#include "bluff/rules.h"

namespace bluff {

using namespace kit;

namespace {

bool may_see(const ScoringCard& place, Viewer viewer) {
    return place.face_up != 0 || (viewer < max_seats && place.known_to(viewer));
}

// Each place whose card this viewer may not know, but for the deck. The order is the same whatever
// lies there.
template <class Meet>
void each_hidden(State& state, Viewer viewer, Meet meet) {
    for (Seat seat = 0; seat < state.seats; ++seat) {
        for (ScoringCard& place : state.scoring[seat])
            if (!may_see(place, viewer)) meet(place.card);
        if (seat != viewer)  // BLF-089
            for (Card& card : state.hand[seat]) meet(card);
    }
    for (Played& played : state.stack)
        if (played.seat != viewer) meet(played.card);
}

}  // namespace

void Rules::conceal(State& state, Viewer viewer, Rng& rng) {
    Unseen<Card, card_count> unseen;
    const bool running = state.deck.remove(fin);
    unseen.gather(state.deck);
    each_hidden(state, viewer, [&](Card card) { unseen.gather(card); });
    unseen.shuffle(rng);
    each_hidden(state, viewer, [&](Card& card) { unseen.deal(card); });
    unseen.deal(state.deck);
    if (running)  // BLF-091
        state.deck.insert(rng.below(static_cast<std::uint32_t>(
                              std::min<std::size_t>(packet_size, state.deck.size() + 1))),
                          fin);
    state.rng = Rng(rng.next());
}

void Rules::mask(State& state, Viewer viewer) {
    state.rng = Rng();
    for (Card& card : state.deck) card = unknown_card;
    each_hidden(state, viewer, [](Card& card) { card = unknown_card; });
}

// A claim is stated before everybody, and so is every card turned: no hand lies open meanwhile.
News Rules::news(const Event& event) {
    switch (event.kind) {
        case drew:
        case replaced:
            return News::revealed;
        case key_turned:  // BLF-070
            return News::glimpse;
        case answered:
        case cancelled:
        case cup_swapped:
        case penalty_due:
            return News::none;
        default:
            return News::shared;
    }
}

}  // namespace bluff
