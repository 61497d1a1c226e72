// The bench with a match of the null game on it.
#pragma once

#include "bench.h"
#include "memory_keeper.h"
#include "nullgame/rules.h"
#include "nullgame_cartridge/cartridge.h"

namespace bench {

struct NullMatch {
    std::initializer_list<int> controllers = {0, 2};
    int rounds = 3;
    kit::Seed seed = 45;
    int mode = nullgame::race;
    bool holes_open = false;
    bool timed = false;

    play::Start start() const {
        play::Start start{.config = nullgame::game.info.form.usual(), .seed = seed};
        auto& values = start.config.values;
        values[nullgame::mode_field] = static_cast<std::uint8_t>(mode);
        values[nullgame::players_field] = static_cast<std::uint8_t>(controllers.size());
        values[nullgame::rounds_field] = static_cast<std::uint8_t>(rounds);
        values[nullgame::holes_field] = holes_open ? 1 : 0;
        values[nullgame::clock_field] = timed ? 1 : 0;
        nullgame::game.info.form.settle(start.config);
        std::size_t seat = 0;
        for (const int each : controllers)
            start.controllers[seat++] = static_cast<std::uint8_t>(each);
        return start;
    }
};

class PlayBench : public Bench {
  public:
    explicit PlayBench(const NullMatch& match = {}, host::Setup setup = powered())
        : Bench(std::move(setup)) {
        const auto verdict = shell().match_screens().start(runtime(), nullgame_cartridge::cartridge,
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
    bool on_play() { return runtime().on_top(shell().match_screens().play_screen()); }
    bool on_results() { return runtime().on_top(shell().match_screens().results()); }

    MemoryKeeper keeper;
};

// The bench with the null game's lesson on it.
class LessonBench : public Bench {
  public:
    LessonBench() : Bench(PlayBench::powered()) {
        shell().match_screens().learn(runtime(), nullgame_cartridge::cartridge,
                                      nullgame_cartridge::lessons[0]);
        keys("wait:1");
    }
};

}  // namespace bench
