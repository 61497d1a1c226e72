// The bench with a match of Bluff the Bullet on it.
#pragma once

#include "bench.h"
#include "bluff/rules.h"
#include "bluff_cartridge/cartridge.h"
#include "memory_keeper.h"

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
        std::size_t seat = 0;
        for (const int each : controllers)
            start.controllers[seat++] = static_cast<std::uint8_t>(each);
        return start;
    }
};

class BluffBench : public Bench {
  public:
    explicit BluffBench(const BluffMatch& match = {}) : Bench(powered()) {
        const auto verdict = shell().match_screens().start(runtime(), bluff_cartridge::cartridge,
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
    const bluff::State& state() {
        return *std::launder(reinterpret_cast<const bluff::State*>(session().state()));
    }
    bool on_play() { return runtime().on_top(shell().match_screens().play_screen()); }
    bool on_results() { return runtime().on_top(shell().match_screens().results()); }
    bool curtain() { return shell().match_screens().play_screen().curtain(); }
    void set_motion(console::Motion motion) {
        console::Settings now = settings();
        now.motion = motion;
        now.dim = console::DimTime::never;  // nobody presses a key while computers play
        runtime().change(now);
        keys("wait:20");
    }

    MemoryKeeper keeper;
};

}  // namespace bench
