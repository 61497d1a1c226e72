// Lassos on their way between deck, hands, Hearts and the discard pile.
#pragma once

#include "love/state.h"

namespace love {

// Sets bullets to six and exchanges Lassos of the hand: LOV-050 .. LOV-056
void reload_bullets(State& state, Seat seat, const Lassos& away, kit::Events& events);
// Lays Lassos of the hand on the player's own Hearts, lower ones first: LOV-070 .. LOV-080
void lay_claims(State& state, Seat seat, const Lassos& laid, kit::Events& events);
// The Lasso of a Heart goes to the discard pile, its former owner draws another: LOV-100, LOV-101
void break_claim(State& state, Heart heart, Seat former_owner, kit::Events& events);

}  // namespace love
