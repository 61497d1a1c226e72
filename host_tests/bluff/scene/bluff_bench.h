// The bench with a match of Bluff the Bullet on it.
#pragma once

#include "bluff/rules.h"
#include "bluff_cartridge/cartridge.h"
#include "match_bench.h"

namespace bench {

struct BluffMatch {
    std::initializer_list<int> controllers = {0, 1, 2};  // 0: a person
    kit::Seed seed = 1;
    int wins = 1;
    bool memory_aid = true;

    play::Start start() const {
        play::Start start{.config = bluff::game.info.form.usual(), .seed = seed};
        start.config.values[bluff::players_field] = static_cast<std::uint8_t>(controllers.size());
        start.config.values[bluff::wins_field] = static_cast<std::uint8_t>(wins);
        start.config.values[bluff::memory_field] = memory_aid;
        return seated(start, controllers);
    }
};

struct BluffBench : MatchBench<bluff::State> {
    explicit BluffBench(const BluffMatch& match = {})
        : MatchBench(bluff_cartridge::cartridge, match.start()) {}
};

}  // namespace bench
