// The bench with a match of Blast Tactics on it.
#pragma once

#include "blast/rules.h"
#include "blast_cartridge/cartridge.h"
#include "match_bench.h"

namespace bench {

struct BlastMatch {
    std::initializer_list<int> controllers = {0, 1};  // 0: a person
    kit::Seed seed = 1;
    std::uint8_t arena = 0;
    bool revenge = false;

    play::Start start() const {
        play::Start start{.config = blast::game.info.form.usual(), .seed = seed};
        start.config.values[blast::arena_field] = arena;
        start.config.values[blast::revenge_field] = revenge;
        return seated(start, controllers);
    }
};

struct BlastBench : MatchBench<blast::State> {
    explicit BlastBench(const BlastMatch& match = {})
        : MatchBench(blast_cartridge::cartridge, match.start()) {}
};

}  // namespace bench
