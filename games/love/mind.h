// How a computer player of Bullets of Love decides.
//
// Every action it may take is worth what the position at the end of its turn is worth to it
// (judge.h); Duels are thought through on both sides (duel_plan.h). The best is taken. Weaker
// levels are off by some noise in each value and think less, or not at all, about splits.
//
// A node is one position judged or one round of regret matching: both cost the chip about as much.
#pragma once

#include "kit/player.h"
#include "love/judge.h"

namespace love {

struct Level {
    std::string_view word;
    std::int16_t noise;  // a value is off by up to this much
    // Of regret matching: for each Duel that is only considered, and for the split of one that is
    // fought. None: splits at random, and thinks that the other does.
    std::uint16_t rounds, split_rounds;
    std::uint8_t boldness;  // of characters, so that noise does not drown them
};

void start_mind(kit::Thought& thought, const Level& level, const Weights& weights);
bool step_mind(kit::Thought& thought, std::uint32_t work);

}  // namespace love
