// Solves puzzles of Blast Tactics: every way to take a turn, breadth first, by the rules
// themselves. Positions that are alike are looked at once, whatever led to them; all that did is
// remembered.
#pragma once

#include <vector>

#include "blast/rules.h"
#include "blast_cartridge/aim.h"

namespace blast_puzzles {

using Line = std::vector<kit::Action>;

struct Limits {
    std::size_t positions = 60000;
    std::size_t actions = 8;  // of a line
    std::size_t lines = 64;   // more are not told apart: nothing that could be a puzzle
};

// The shortest lines that reach an aim, all of them, in rising order.
struct Solutions {
    std::size_t length = 0;  // 0: none within the limits
    std::vector<Line> lines;
    std::size_t positions = 0;  // that were looked at before it was known
};

// At the start of the turn of the state's active seat.
std::vector<Solutions> solve(const blast::State& start,
                             const std::vector<blast_cartridge::Aim>& aims,
                             const Limits& limits = {});
Solutions solve(const blast::State& start, const blast_cartridge::Aim& aim,
                const Limits& limits = {});

// How an aim stands after a line of legal actions: at the first action that decides it.
stage::Judgement follow(blast::State state, const blast_cartridge::Aim& aim, const Line& line);

}  // namespace blast_puzzles
