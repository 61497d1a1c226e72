// What happened, for the scene: all it needs to tell the story without looking at the rules.
//
// In the order in which they come:
//   an act        moved, [collected], [teleported] | laid | bought | discarded | flew (launched) |
//                 played and what the card does: moved, flew, rolled, loaded_bomb, sparked, a blast
//   a blast       blast_began; wave and its detonated, generation by generation; item_burned,
//                 block_opened, turf_opened; swapped with its eliminated; damaged for each figure;
//                 [returned], eliminated for each; at the end match_ended
//   end           conveyed_bomb, conveyed_figure; then for each seat that comes: turn_began,
//                 sparked for each bomb, a blast; a blast of the last tile, tile_flipped with
//                 returned and eliminated; reshuffled, drew, overtime_taken; ghost_passed if it
//                 has nothing to decide
#pragma once

#include <cstdint>

namespace blast {

enum EventKind : std::uint8_t {
    moved,            // a: seat, b: from, c: to, d: 1 through things (Phase Shift)
    teleported,       // a: seat, b: from, c: to
    collected,        // a: seat, b: square, c: Item
    laid,             // a: seat, b: square, c: bomb
    bought,           // a: seat, b: slot, c: card
    discarded,        // a: seat, b: card
    played,           // a: seat, b: card
    flew,             // a: bomb, b: from, c: to, d: Direction
    rolled,           // a: bomb, b: from, c: to, d: Direction
    swallowed,        // a: bomb, b: square of the Hole; behind flew, rolled, conveyed_bomb
    loaded_bomb,      // a: seat, b: bomb, c: square
    sparked,          // a: bomb, b: square
    blast_began,      // a: Cause, b: seat whose turn it is
    wave,             // a: generation
    detonated,        // a: bomb, b: square, c: reach north | east << 4, d: south | west << 4
    item_burned,      // a: square, b: Item
    block_opened,     // a: square, b: Item
    turf_opened,      // a: square
    damaged,          // a: seat, b: generation, c: distance, d: 1 if it lost its Heart by that
    eliminated,       // a: seat, b: How, c: square, d: Seat whose card or bomb did it, or nobody
    swapped,          // a: former ghost, b: its victim, c: square
    turn_began,       // a: seat, b: 1 if it is a ghost
    tile_flipped,     // a: place in the list of tiles, b: top-left square, c: flips so far
    returned,         // a: bomb, b: square: taken off with a flipped tile or a lost carrier
    reshuffled,       // a: cards in the new deck
    drew,             // a: seat, b: slot, c: card
    overtime_taken,   // a: seat, b: 1 by the idle clock
    ghost_passed,     // a: seat
    conveyed_figure,  // a: seat, b: from, c: to
    conveyed_bomb,    // a: bomb, b: from, c: to
    match_ended,      // a: winner, b: EndCause
};

// No action brings more.
inline constexpr int most_events = 160;

enum class Cause : std::uint8_t { bomb_phase, fast_detonate, last_tile };
enum class How : std::uint8_t { fire, fall, flip, swap };

}  // namespace blast
