#include "bench_rules.h"

#include <algorithm>
#include <memory>
#include <vector>

#include "kit/match.h"
#include "kit/player.h"
#include "lineup/lineup.h"
#include "stopwatch.h"

namespace sixgun {

namespace {

using namespace kit;

struct Sample {
    Config config;
    Seed seed;
    std::vector<Action> actions;
};

class RulesBench {
  public:
    RulesBench(const Game& game, int milliseconds, const Figure& figure)
        : game_(game), seconds_(milliseconds / 1000.0), figure_(figure) {
        for (std::uint32_t i = 0; i < 64; ++i) samples_.push_back(make_sample(i));
    }

    void run() {
        time_random_play();
        time_replay();
        time_legal_and_apply();
        for (const Player* player : players_of(game_)) time_player(*player);
    }

  private:
    void figure(const std::string& what, double value, const char* unit) const {
        figure_(std::string(game_.info.word) + "_" + what, value, unit);
    }

    // A match played at random to its end; the same in every run.
    Sample make_sample(std::uint32_t number) {
        Rng rng(number, 0xBE7C);
        Sample sample{.config = random_config(game_, rng), .seed = rng.next(), .actions = {}};
        game_.setup(state_.bytes, sample.config, sample.seed);
        Events unseen;
        while (game_.turn(state_.bytes) != nobody && sample.actions.size() < max_actions) {
            const Action action = random_legal(game_, state_.bytes, rng);
            (void)game_.apply(state_.bytes, action, unseen);
            sample.actions.push_back(action);
        }
        return sample;
    }

    // Calls `round(number)`, which says how many actions it took, until the time is over.
    template <class Round>
    double per_second(const Round& round) const {
        const Stopwatch watch;
        std::int64_t actions = 0;
        double took = 0;
        for (std::uint32_t number = 0; took < seconds_; ++number) {
            actions += round(number);
            if (number % 16 == 15) took = watch.seconds();
        }
        return static_cast<double>(actions) / took;
    }

    void time_random_play() {
        const double speed = per_second([&](std::uint32_t number) {
            Rng rng(number, 3);
            game_.setup(state_.bytes, samples_[number % samples_.size()].config, rng.next());
            Events unseen;
            std::int64_t actions = 0;
            for (; game_.turn(state_.bytes) != nobody && actions < std::int64_t{max_actions};
                 ++actions)
                (void)game_.apply(state_.bytes, random_legal(game_, state_.bytes, rng), unseen);
            return actions;
        });
        figure("random_play", speed, "actions/s");
    }

    void time_replay() {
        const double speed = per_second([&](std::uint32_t number) {
            const Sample& sample = samples_[number % samples_.size()];
            game_.setup(state_.bytes, sample.config, sample.seed);
            Events unseen;
            for (const Action& action : sample.actions)
                (void)game_.apply(state_.bytes, action, unseen);
            return static_cast<std::int64_t>(sample.actions.size());
        });
        figure("replay", speed, "actions/s");
    }

    // What a search pays for a position: its list, and one action.
    void time_legal_and_apply() {
        std::vector<Action> list(game_.info.most_legal);
        std::int64_t listed = 0, positions = 0;
        const double speed = per_second([&](std::uint32_t number) {
            const Sample& sample = samples_[number % samples_.size()];
            game_.setup(state_.bytes, sample.config, sample.seed);
            Events unseen;
            for (const Action& action : sample.actions) {
                Actions window(list);
                game_.legal(state_.bytes, window);
                listed += window.count();
                (void)game_.apply(state_.bytes, action, unseen);
            }
            positions += static_cast<std::int64_t>(sample.actions.size());
            return static_cast<std::int64_t>(sample.actions.size());
        });
        figure("legal_and_apply", 1e9 / speed, "ns");
        figure("legal_actions", static_cast<double>(listed) / static_cast<double>(positions),
               "actions");
    }

    // Decisions in the positions of the samples; an action tried is a node.
    void time_player(const Player& player) {
        std::int64_t decisions = 0, most_nodes = 0;
        double total = 0, slowest = 0;
        counted_nodes = 0;
        for (std::uint32_t number = 0; total < seconds_ && number < 10'000; ++number) {
            const Sample& sample = samples_[number % samples_.size()];
            if (sample.actions.empty()) continue;
            const std::size_t at = number / samples_.size() * 7 % sample.actions.size();
            game_.setup(state_.bytes, sample.config, sample.seed);
            Events unseen;
            for (std::size_t i = 0; i < at; ++i)
                (void)game_.apply(state_.bytes, sample.actions[i], unseen);
            const std::int64_t nodes_before = counted_nodes;
            const Stopwatch watch;
            (void)thinking_.choose(player, counting_, state_.bytes, number, scratch_);
            const double took = watch.seconds();
            total += took;
            slowest = std::max(slowest, took);
            most_nodes = std::max(most_nodes, counted_nodes - nodes_before);
            ++decisions;
        }
        if (decisions == 0) return;
        const std::string name = "player_" + std::string(player.word);
        const auto count = static_cast<double>(decisions);
        // A game's own players may try actions without its table: nothing was counted then.
        if (counted_nodes > 0) {
            figure(name + "_nodes", static_cast<double>(counted_nodes) / count, "nodes/decision");
            figure(name + "_most_nodes", static_cast<double>(most_nodes), "nodes");
            figure(name + "_speed", static_cast<double>(counted_nodes) / total, "nodes/s");
        }
        figure(name + "_mean", total / count * 1e6, "us");
        figure(name + "_slowest", slowest * 1e6, "us");
    }

    // The game's table with an `apply` that counts.
    static inline std::int64_t counted_nodes = 0;
    static inline const Game* counted_game = nullptr;
    static Verdict counting_apply(StateBytes* state, Action action, Events& events) {
        ++counted_nodes;
        return counted_game->apply(state, action, events);
    }
    static Game counting(const Game& game) {
        counted_game = &game;
        Game counted = game;
        counted.apply = counting_apply;
        return counted;
    }

    const Game& game_;
    const Game counting_ = counting(game_);
    double seconds_;
    const Figure& figure_;
    AnyState state_;
    std::vector<Sample> samples_;
    Thinking thinking_;
    std::vector<std::byte> scratch_ = std::vector<std::byte>(Thinking::scratch_size);
};

}  // namespace

void bench_rules(int milliseconds, const Figure& figure) {
    for (const Game* game : lineup::games)
        std::make_unique<RulesBench>(*game, milliseconds, figure)->run();
}

}  // namespace sixgun
