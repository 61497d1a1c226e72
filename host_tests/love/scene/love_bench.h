// The bench with a match of Bullets of Love on it.
#pragma once

#include "love/rules.h"
#include "love_cartridge/cartridge.h"
#include "match_bench.h"

namespace bench {

struct LoveMatch {
    std::initializer_list<int> controllers = {0, 1, 1, 1};  // 0: a person
    kit::Seed seed = 1;
    love::Length length = love::standard;
    bool memory_aid = false;

    play::Start start() const {
        play::Start start{.config = love::game.info.form.usual(), .seed = seed};
        start.config.values[love::length_field] = length;
        start.config.values[love::memory_field] = memory_aid;
        return seated(start, controllers);
    }
};

struct LoveBench : MatchBench<love::State> {
    explicit LoveBench(const LoveMatch& match = {})
        : MatchBench(love_cartridge::cartridge, match.start()) {}
};

}  // namespace bench
