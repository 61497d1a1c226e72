// The bench with a match of SUPERHOT on it.
#pragma once

#include "match_bench.h"
#include "superhot/rules.h"
#include "superhot_cartridge/cartridge.h"

namespace bench {

struct HotMatch {
    superhot::Mode mode = superhot::solo;
    std::initializer_list<int> controllers = {0};
    kit::Seed seed = 1;
    bool storm = false, times_up = false, seven = false, infinite = false, revenge = false;
    int bats = 0;
    int it_seat = superhot::it_first;

    play::Start start() const {
        play::Start start{.config = superhot::game.info.form.usual(), .seed = seed};
        auto& values = start.config.values;
        values[superhot::mode_field] = mode;
        values[superhot::storm_field] = storm;
        values[superhot::times_up_field] = times_up;
        values[superhot::seven_line_field] = seven;
        values[superhot::infinite_field] = infinite;
        values[superhot::bats_field] = static_cast<std::uint8_t>(bats);
        values[superhot::revenge_field] = revenge;
        if (mode == superhot::coop || mode == superhot::two_v_one)
            values[superhot::it_seat_field] = static_cast<std::uint8_t>(it_seat);
        superhot::game.info.form.settle(start.config);
        return seated(start, controllers);
    }
};

struct HotBench : MatchBench<superhot::State> {
    explicit HotBench(const HotMatch& match = {}, host::Setup setup = powered())
        : MatchBench(superhot_cartridge::cartridge, match.start(), std::move(setup)) {}
};

}  // namespace bench
