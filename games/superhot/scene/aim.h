// What the viewer has put together but not yet done: cards of the hand against a card of The Line.
//
// The rules take an interaction card by card and in falling order. A player thinks of it as one
// thing: these cards, that target, enough or not. Here it is one thing, and `plan_hit` turns it
// into the actions that the rules want.
#pragma once

#include "stage/plan.h"
#include "superhot/state.h"
#include "superhot/use.h"

namespace superhot_scene {

using stage::PlannedActions;
using superhot::Card;
using superhot::CardSet;
using superhot::State;

inline constexpr int no_slot = -1;

struct Pick {
    Card card;
    Card as;  // Double Trouble: a card with the top half it copies; else none
    constexpr bool operator==(const Pick&) const = default;
};
// In a Wait: what is discarded, in this order.
using Picks = kit::FixedList<Pick, 44>;

int index_of(const Picks& picks, Card card);  // -1: not there

enum class Fit : std::uint8_t {
    nothing,   // no card yet
    too_few,   // the cost is not reached
    exact,     // reached
    over,      // exceeded, but no card could be left out
    needless,  // one could
    stuck      // enough, but a larger value would have had to come first
};

struct Reckoning {
    Fit fit = Fit::nothing;
    superhot::Price price{superhot::Currency::mixed, 0};
    int sum = 0;
    Card needless = superhot::no_card;
    bool slash = false;  // a Katana against a Bullet

    bool enough() const { return fit == Fit::exact || fit == Fit::over; }
};

// How far the cards reach against the card in a slot, with what has been used on it already.
Reckoning reckon(const State& state, int slot, const Picks& picks);
// What a use is worth against the slot; a slash is worth the whole cost.
int worth_of(const State& state, int slot, Pick pick);
// The copies that Double Trouble could be against the slot, of each name one.
CardSet copies(const State& state, int slot, const Picks& picks);
// The fewest and then the cheapest cards that are enough; false if there are none.
bool find_cheapest(const State& state, int slot, Picks& out);

// The actions that carry it out, from Phase::choose, Phase::use or Phase::hit on. Only for a
// reckoning that is enough.
void plan_hit(const State& state, int slot, superhot::Method method, const Picks& picks,
              PlannedActions& out);
// Wait, discard the picks, let slot 1 pass.
void plan_wait(const State& state, const Picks& picks, PlannedActions& out);

}  // namespace superhot_scene
