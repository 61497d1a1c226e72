// Whole campaigns of SUPERHOT between given computer players, and what is counted in them: the
// figures that the balance of the game is judged by (games/superhot/RULES.md, "Measured").
#pragma once

#include <array>
#include <cstdint>
#include <functional>

#include "kit/player.h"
#include "superhot/rules.h"

namespace superhot_balance {

struct Campaigns {
    kit::Config config{};
    const kit::Player* normal = nullptr;  // all Normal seats
    const kit::Player* system = nullptr;  // if there is one
    kit::Seed seed = 1;
    std::int64_t count = 1000;
};

struct Census {
    std::int64_t campaigns = 0, won = 0;  // by the Normal side
    std::int64_t turns = 0, levels = 0, actions = 0, dodged = 0;
    std::array<std::int64_t, 8> ends{};  // by superhot::End
    // Levels in which a goal lay after the veto, and those in which it was completed.
    std::array<std::int64_t, superhot::goal_count> lay{}, done{};

    std::int64_t lost() const { return campaigns - won; }
    void add(const Census& other);
};

// The same on every machine and for any number of threads.
Census play_campaigns(const Campaigns& campaigns, unsigned threads,
                      const std::function<void(std::int64_t done)>& progress);

}  // namespace superhot_balance
