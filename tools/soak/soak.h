// Random legal play with every check of a game's contract (kit/game.h) made along the way, for as
// long as one likes: it finds what the conformance suite's few matches are too short for.
//
// Everything follows from the seed: a fault comes again with the same options.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "kit/game.h"

namespace soak {

struct Options {
    std::int64_t actions = 1'000'000;
    kit::Seed seed = 1;
    // Called now and then with the number of actions taken.
    std::function<void(std::int64_t)> progress{};
};

struct Report {
    std::int64_t actions = 0, matches = 0, refusals = 0, decisions = 0;
    std::string fault;   // a sentence; empty: none
    std::string match;   // the match at fault as text, as far as it goes
    std::string action;  // the action at fault, if it is not in the match
    bool ok() const { return fault.empty(); }
};

Report run(const kit::Game& game, const Options& options);

}  // namespace soak
