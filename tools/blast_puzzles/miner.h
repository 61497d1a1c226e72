// Finds positions that make puzzles: plays matches between careless players and asks the solver at
// the start of each turn what that turn could bring about.
#pragma once

#include "blast_puzzles/solver.h"

namespace blast_puzzles {

struct Find {
    kit::Config config;
    kit::Seed seed = 0;
    Line before;
    blast_cartridge::Aim aim{};
    Solutions solutions;
    blast::State start{};
};

struct Wishes {
    std::size_t most_before = 44;  // actions: they are in the flash
    std::size_t least_length = 3, most_lines = 4;
    Limits limits{.positions = 15000, .actions = 7};
};

// The position of a puzzle; what happened before must be legal.
blast::State position(const kit::Config& config, kit::Seed seed, const Line& before);

// All that can be found in one match of this arena.
std::vector<Find> mine(std::uint8_t arena, kit::Seed seed, const Wishes& wishes);

// Are the solutions the same whatever is hidden? `times` other deals of what lies under blocks and
// in the deck.
bool certain(const Find& find, int times);

}  // namespace blast_puzzles
