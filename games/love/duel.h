// A Duel: challenge, two secret splits, dice, and what comes of it.
#pragma once

#include "love/state.h"

namespace love {

// The turn's player challenges the owner of a Heart. A couple of the two ends now (LOV-113). Who
// has no bullets has no choice to make (LOV-085); if neither has, the Duel is decided at once.
void challenge(State& state, Heart heart, kit::Events& events);
// The one to decide fires so many; with the second split the Duel is decided.
void fix_split(State& state, int fired, kit::Events& events);

}  // namespace love
