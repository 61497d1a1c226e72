// Who sees what (RULES.md, "Open and hidden").
//
// Hidden are: what is not known of the others' hands, the order of the deck, a split that is fixed
// while the other is not, and the random numbers. All that is dealt anew from the cards that the
// seat has not seen.
#include "love/events.h"
#include "love/rules.h"

namespace love {

using namespace kit;

namespace {

// A split that this viewer must not know: LOV-142
bool hides_split(const State& state, Viewer viewer) {
    return state.phase == Phase::defender_splits && viewer != state.turn_seat &&
           state.duel.fired[challenger] != fists;
}

}  // namespace

void Rules::conceal(State& state, Viewer viewer, Rng& rng) {
    Unseen<Colour, lasso_count> unseen;
    unseen.gather(state.deck);
    const auto each_other = [&](auto&& meet) {
        for (Seat other = 0; other < seat_count; ++other)
            if (other != viewer) meet(other);
    };
    each_other([&](Seat other) {
        for (Colour colour = 0; colour < colour_count; ++colour)
            for (; state.hand[other][colour] > state.known[other][colour];
                 --state.hand[other][colour])
                unseen.gather(colour);
    });
    unseen.shuffle(rng);
    each_other([&](Seat other) {
        for (int i = 0; i < state.unknown[other]; ++i) {
            Colour colour{};
            unseen.deal(colour);
            ++state.hand[other][colour];
        }
    });
    unseen.deal(state.deck);
    if (hides_split(state, viewer))
        state.duel.fired[challenger] =
            static_cast<std::uint8_t>(rng.below(state.bullets[state.turn_seat] + 1u));
    state.rng = Rng(rng.next());
}

// LOV-140, LOV-141, LOV-142
void Rules::mask(State& state, Viewer viewer) {
    state.rng = Rng();
    for (Colour& card : state.deck) card = 0;
    for (Seat other = 0; other < seat_count; ++other)
        if (other != viewer) state.hand[other] = state.known[other];
    // No number at all: that something is hidden must not depend on what it is.
    if (hides_split(state, viewer)) state.duel.fired[challenger] = not_fixed;
}

// A Duel is watched by everybody: dice fall, and what was fired is told (LOV-141).
News Rules::news(const Event& event) {
    switch (event.kind) {
        case draws:
        case drew:
            return News::revealed;
        case rolled:
        case totals:
            return News::shared;
        default:
            return News::none;
    }
}

}  // namespace love
