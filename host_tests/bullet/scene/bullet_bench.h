// The bench with a match of Bullet on it.
#pragma once

#include "bench.h"
#include "bullet/rules.h"
#include "bullet_cartridge/cartridge.h"
#include "memory_keeper.h"

namespace bench {

struct BulletMatch {
    std::initializer_list<int> controllers = {0, 1};  // 0: a person
    kit::Seed seed = 1;
    std::uint8_t table = bullet::ffa2_table;
    std::initializer_list<int> heroines = {};  // 0: by lot
    bool timer = false;
    int boss = 0;  // 0: by lot

    play::Start start() const {
        play::Start start{.config = bullet::game.info.form.usual(), .seed = seed};
        start.config.values[bullet::table_field] = table;
        start.config.values[bullet::timer_field] = timer;
        start.config.values[bullet::boss_field] = static_cast<std::uint8_t>(boss);
        std::size_t seat = 0;
        for (const int each : heroines)
            start.config.values[bullet::heroine_field + seat++] = static_cast<std::uint8_t>(each);
        bullet::game.info.form.settle(start.config);
        seat = 0;
        for (const int each : controllers)
            start.controllers[seat++] = static_cast<std::uint8_t>(each);
        return start;
    }
};

class BulletBench : public Bench {
  public:
    explicit BulletBench(const BulletMatch& match = {}) : Bench(powered()) {
        const auto verdict = shell().match_screens().start(runtime(), bullet_cartridge::cartridge,
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
    const bullet::State& state() {
        return *std::launder(reinterpret_cast<const bullet::State*>(session().state()));
    }
    bool on_play() { return runtime().on_top(shell().match_screens().play_screen()); }
    bool on_results() { return runtime().on_top(shell().match_screens().results()); }
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
