// What happened, for the scene: all it needs to tell the story without looking at the rules.
//
// Everything is open but `drew`, whose colour only its drawer sees; `draws` before it tells
// everybody who draws. A number of bullets fired is told with the totals and never before
// (LOV-142).
//
// In the order in which they come:
//   Reload     reloaded, then discarded for each card, then draws and drew (and where the deck is
//              empty reshuffled before them) for each new one
//   Claim      [paid], claim_laid for each Heart
//   challenge  [paid], challenged, [love_ended]
//   split      split_fixed
//   a Duel     comes at once with whatever decided it last, the second split, the first, or the
//              challenge: rolled for each die, challenger's first; totals; then
//              won   heart_won, [claim_broken, [reshuffled], draws, drew]
//              lost  heart_held, [bullet_returned]
//              tied  duel_tied, love_formed or chips_out
//   turn       at its end, by itself or by choice: scored, then turn_began, or [sundown] and
//              game_over
#pragma once

#include <cstdint>

namespace love {

enum EventKind : std::uint8_t {
    reloaded,         // a: seat, b: bullets before (now all six), c: number of cards exchanged
    discarded,        // a: seat, b: colour
    reshuffled,       // a: cards in the new deck
    draws,            // a: seat, b: cards left in the deck
    drew,             // a: seat, b: colour; its drawer only
    paid,             // a: seat, b: bullets left
    claim_laid,       // a: seat, b: Heart
    challenged,       // a: challenger, b: defender, c: Heart, d: ChallengeFlag
    love_ended,       // a: challenger, b: defender; betrayal
    split_fixed,      // a: seat; not how
    rolled,           // a: seat, b: value, c: sides (6, or 3 for fists), d: number of the die, 0 ..
    totals,           // a: challenger's, b: defender's, c, d: what they fired (fists: love::fists)
    heart_won,        // a: challenger, b: defender, c: Heart; it moves, unclaimed
    claim_broken,     // a: former owner, b: Heart; its Lasso goes to the discard
    heart_held,       // a: challenger, b: defender, c: Heart
    bullet_returned,  // a: defender, b: bullets now
    duel_tied,        // a: challenger, b: defender, c: Heart
    love_formed,      // a: challenger, b: defender
    chips_out,        // a: challenger, b: defender; no Love chip is left for them
    scored,           // a: seat, b: points for claims, c: for love, d: score now
    turn_began,       // a: seat, b: turns finished
    sundown,          // a: turns finished
    game_over,        // a: winner, b: the winner's score
};

enum ChallengeFlag : std::uint8_t {
    betrayal = 1,     // the two were in love
    for_a_claim = 2,  // the Heart is claimed
    challenger_fists = 4,
    defender_fists = 8
};

}  // namespace love
