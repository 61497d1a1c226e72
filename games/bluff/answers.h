// What the others say to a card, and what comes of it: the stack, the abilities, the penalty.
#pragma once

#include "bluff/state.h"

namespace bluff {

void play_card(State& state, std::size_t index, const Claim& claim, kit::Events& events);
void pass_on(State& state, kit::Events& events);
void call_bluff(State& state, kit::Events& events);
void fire_bullet(State& state, kit::Events& events);
// Who chooses takes this card from the loser: BLF-073 to BLF-082
void pick_card(State& state, int slot, kit::Events& events);

}  // namespace bluff
