// The bench with a match of SUPERHOT on it.
#pragma once

#include "bench.h"
#include "memory_keeper.h"
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
        std::size_t seat = 0;
        for (const int each : controllers)
            start.controllers[seat++] = static_cast<std::uint8_t>(each);
        return start;
    }
};

class HotBench : public Bench {
  public:
    explicit HotBench(const HotMatch& match = {}, host::Setup setup = powered())
        : Bench(std::move(setup)) {
        const auto verdict = shell().match_screens().start(runtime(), superhot_cartridge::cartridge,
                                                           match.start(), keeper);
        TEST_ASSERT_TRUE(verdict.ok());
        keys("wait:1");
    }
    static host::Setup powered() {
        host::Setup setup;
        setup.power = battery(77);
        return setup;
    }

    play::Session& session() { return shell().match_screens().session(); }
    const superhot::State& state() {
        return *std::launder(reinterpret_cast<const superhot::State*>(session().state()));
    }
    bool on_play() { return runtime().on_top(shell().match_screens().play_screen()); }
    bool on_results() { return runtime().on_top(shell().match_screens().results()); }

    MemoryKeeper keeper;
};

}  // namespace bench
