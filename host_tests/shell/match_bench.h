// The bench with a match of a game on it, and somebody who plays matches by pressing anything.
#pragma once

#include <initializer_list>

#include "bench.h"
#include "kit/rng.h"
#include "memory_keeper.h"

namespace bench {

// Who sits where; 0 is a person.
inline play::Start seated(play::Start start, std::initializer_list<int> controllers) {
    std::size_t seat = 0;
    for (const int each : controllers) start.controllers[seat++] = static_cast<std::uint8_t>(each);
    return start;
}

template <class State>
class MatchBench : public Bench {
  public:
    MatchBench(const stage::Cartridge& cartridge, const play::Start& start,
               host::Setup setup = powered())
        : Bench(std::move(setup)) {
        TEST_ASSERT_TRUE(shell().match_screens().start(runtime(), cartridge, start, keeper).ok());
        keys("wait:1");
    }
    static host::Setup powered() {
        host::Setup setup;
        setup.power = battery(77);
        return setup;
    }

    play::Session& session() { return shell().match_screens().session(); }
    const State& state() {
        return *std::launder(reinterpret_cast<const State*>(session().state()));
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

// Presses keys until the results are there, or so many times. Every frame is compared with what the
// scene would draw (see bench.h), and no story and no choice may get stuck.
template <class State>
void play_blindly(MatchBench<State>& bench, kit::Seed seed, int most_presses) {
    kit::Rng rng(seed);
    std::size_t actions = 0;
    int idle = 0;
    for (int presses = 0; presses < most_presses && !bench.on_results(); ++presses) {
        if (!bench.on_play()) {  // the pause menu: B opened it
            bench.keys("B");
            continue;
        }
        if (bench.curtain()) {
            bench.keys("A");
            continue;
        }
        const auto& session = bench.session();
        if (session.cursor() != actions) {
            actions = session.cursor();
            idle = 0;
        }
        TEST_ASSERT_TRUE_MESSAGE(++idle < 1500, "nothing happens any more");
        if (!session.over() && !session.is_person(session.turn())) {
            bench.run_ms(300);
            bench.keys("A");  // a page may wait for it
            continue;
        }
        constexpr const char* keys[] = {"UP", "DOWN", "LEFT", "RIGHT", "A", "A", "A", "A", "B"};
        bench.keys(keys[rng.below(9)]);
        if (session.over()) bench.run_ms(200);
    }
}

// A whole match, to its results; what was saved is what was played.
template <class Bench, class Match>
void play_match(const Match& match, console::Motion motion = console::Motion::off) {
    Bench bench(match);
    bench.set_motion(motion);
    play_blindly(bench, match.seed, 40000);
    TEST_ASSERT_TRUE_MESSAGE(bench.on_results(), "the match does not end");
    TEST_ASSERT_TRUE(bench.session().over());
    TEST_ASSERT_TRUE(kit::same_match(bench.keeper.saved, bench.session().match()));
}

// Nobody but computers: it comes to its results by itself.
template <class Bench, class Match>
void watch_match(const Match& match) {
    Bench bench(match);
    bench.set_motion(console::Motion::fast);
    for (int i = 0; i < 6000 && !bench.on_results(); ++i) bench.run_ms(200);
    TEST_ASSERT_TRUE(bench.on_results());
}

}  // namespace bench
