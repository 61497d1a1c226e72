// What happened, for the scene: all it needs to tell the story without looking at the rules.
//
// Nothing tells which of two cards was played (BLF-025). A card's face is told when it becomes
// public, except to the one who draws it.
//
// In the order in which they come:
//   play     claimed
//   answer   answered; then, if that closes the window (the last pass, or a call):
//              [turned], cancelled for each card that another one stops,
//              [crow_landed or cup_swapped or key_turned], discarded for each card of the stack,
//              and penalty_due or the next turn
//   pick     card_lost, [reshuffled], replaced; if Fin came: fin_found, round_ended; else a turn
//   turn     drew for each card; Fin instead of one: fin_found, round_ended
//   round    round_began, drew
#pragma once

#include <cstdint>

namespace bluff {

enum EventKind : std::uint8_t {
    round_began,  // a: round, b: dealer, c: starter
    drew,         // a: seat, b: cards left in the deck, c: card; its drawer only
    claimed,      // a: seat, b: ability, c, d: targets
    answered,     // a: seat, b: Kind (pass, call, shoot), c: whose card is answered
    turned,       // a: whose card, b: card, c: ability claimed, d: caller
    cancelled,    // a: place in the stack, b: whose card
    crow_landed,  // a: position, b: card, c: the card that lay there, d: seat
    cup_swapped,  // a: seat, b, c: positions
    key_turned,   // a: who looks, b: at whom
    discarded,    // a: whose card, b: card, c: ability claimed, d: place in the stack
    penalty_due,  // a: loser, b: chooser
    card_lost,    // a: loser, b: slot, c: card
    replaced,     // a: loser, b: slot, c: card; its owner only
    fin_found,    // a: to whom it came, b: EndCause
    reshuffled,   // a: cards in the new deck
    round_ended,  // a: winners, one bit a seat
};
// The most that one action brings: the last pass on a stack of six that ends the round.
inline constexpr int most_events = 16;

}  // namespace bluff
