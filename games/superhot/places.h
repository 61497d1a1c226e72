// Moving cards between places. Whatever can lose the game says so in `state.end`, after the single
// card that did it (HOT-215); the callers go no further then.
#pragma once

#include "superhot/state.h"

namespace superhot {

// `seat` is whose loss it is, or nobody.
void lose(State& state, End end, kit::Seat seat, kit::Events& events);

// A bullet comes into a hand: HOT-211, HOT-245, HOT-246
void take_bullet(State& state, int player, kit::Events& events);

// HOT-112. False if neither deck nor discard has a card.
bool draw_card(State& state, int player, kit::Events& events);
bool can_draw(const Normal& normal);

// From a hand to the Obstacles Discard (Wait, enemies).
void discard_from_hand(State& state, int player, Card card, kit::Events& events);

// The card in a slot leaves The Line for where it belongs (HOT-054, HOT-122 .. HOT-124).
void pass_card(State& state, int slot, kit::Events& events);
// The slot is empty now; the marks go with the card (HOT-282).
Card lift(State& state, int slot);

// HOT-170 .. HOT-173
void slide_line(State& state, kit::Events& events);
void fill_line(State& state, kit::Events& events);
// HOT-172: the Obstacles Discard becomes the Obstacles Deck.
void reshuffle_obstacles(State& state, kit::Events& events);

// Seats that may see a Normal player's cards: HOT-247, HOT-284, HOT-296
std::uint8_t normal_eyes(const State& state);

}  // namespace superhot
