// Is a game even, and is it as hard as it is meant to be? Whole matches between computer players,
// counted and compared with the bands that the game's RULES.md gives. A game that has bands has a
// folder for that, games/<game>/balance: trials, what is counted, how it is told.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "command.h"
#include "kit/game.h"
#include "kit/player.h"
#include "kit/rng.h"

namespace sixgun {

struct BalanceRun {
    std::string only, config;  // trials whose name holds this; more settings
    std::int64_t matches = 0;  // of each trial
    kit::Seed seed = 1;
    unsigned threads = 1;
    bool json = false;

    bool wants(std::string_view trial) const { return trial.find(only) != trial.npos; }
};

// What a game brings: `<game>_balance::balance`.
struct Balance {
    const kit::Game& game;
    const char* notes;  // on its trials, for the help
    Exit (*run)(const BalanceRun& run);
    // Computer players to measure others by; the console does not have them.
    std::span<const kit::Player* const> sparring{};
};

// ---- What they share ----
struct Band {
    double low, high;
};
// A line if the value lies outside; true if it does not.
bool tell_outside(const std::string& what, double value, Band band);
Exit no_trial(const BalanceRun& run);
double percent(std::int64_t part, std::int64_t whole);
double mean(std::int64_t sum, std::int64_t count);

}  // namespace sixgun
