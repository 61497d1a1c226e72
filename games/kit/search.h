// Information-set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012, single observer).
//
// Each iteration deals what the seat cannot know anew, walks down one common tree along actions
// that are legal in that world, adds a node, plays on at random and credits the result to the
// actions on the way, each for the seat that took it. Integers only; nodes live in the decision's
// block (16 bytes each: 64 KiB hold about 3500 beside two large states). When they are used up, the
// tree grows no more and the search goes on in what it has.
//
// A game's own player may use it with other limits:
//   constinit const kit::Player hard{"hard", "Hard", 20000, 40, kit::start_search,
//                                    kit::step_search};
#pragma once

#include "kit/player.h"

namespace kit {

void start_search(Thought& thought);
bool step_search(Thought& thought, std::uint32_t work);

// How many nodes a search has in that many bytes: the same number on every machine.
std::size_t search_room(const Game& game, std::size_t memory);

// For tests: 1000 * sqrt(ln(of) / times), the width of doubt in UCB1, in integers.
std::int32_t doubt(std::uint32_t of, std::uint32_t times);

}  // namespace kit
