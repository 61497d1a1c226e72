// How the trials of a game's balance are played, told and judged: what the games share. A trial has
// a `name` and a `config` in words; it may have `expected` figures, and `most_matches`. What was
// played names its `trial` and has `figures`.
#pragma once

#include <algorithm>
#include <cstdio>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "sixgun/balance.h"
#include "sixgun/find_game.h"
#include "sixgun/json.h"
#include "sixgun/progress.h"

namespace sixgun {

// What one figure of a trial should be.
struct Expected {
    std::string figure;
    Band band;
};

// What a trial came to, by name, in the order in which it is told.
class Figures {
  public:
    void add(std::string name, double value) { all_.push_back({std::move(name), value}); }
    // -1 for one that is not there: no band holds it.
    double of(std::string_view name) const {
        for (const auto& [each, value] : all_)
            if (each == name) return value;
        return -1;
    }
    void add_to(json::Object& object) const {
        for (const auto& [name, value] : all_) object.add(name, value);
    }

  private:
    struct Figure {
        std::string name;
        double value;
    };
    std::vector<Figure> all_;
};

// How many figures lie outside their bands, each told in a line.
template <class Played>
int tell_outside(const Played& played, const std::vector<Expected>& expected) {
    int outside = 0;
    for (const Expected& each : expected)
        outside += !tell_outside(std::string(played.trial->name) + " " + each.figure,
                                 played.figures.of(each.figure), each.band);
    return outside;
}

// A table with a row for each trial; and what follows behind all of them: more tables, then what
// lies outside its band, and how much that is.
template <class Played>
struct TrialTable {
    const char* heading;
    void (*print_row)(const Played& played);
    std::string (*to_json)(const Played& played);
    int (*conclude)(const std::vector<Played>& all);
};

using TrialProgress = std::function<void(std::int64_t done)>;

// Plays those trials that are wanted by `play(trial, config, matches, progress)`.
template <class Played, class Trials, class Play>
Exit play_trials(const BalanceRun& run, const kit::Game& game, const Trials& trials,
                 const TrialTable<Played>& table, const Play& play) {
    std::vector<Played> all;
    for (const auto& trial : trials) {
        if (!run.wants(trial.name)) continue;
        kit::Config config;
        if (const auto trouble =
                read_config(game, std::string(trial.config) + " " + run.config, config))
            return complain("balance", *trouble, bad_usage);
        if (all.empty() && !run.json) std::fputs(table.heading, stdout);
        std::int64_t matches = run.matches;
        if constexpr (requires { trial.most_matches; })
            matches = std::min(matches, trial.most_matches);
        const std::string name(trial.name);
        Progress progress(name.c_str(), matches);
        all.push_back(
            play(trial, config, matches, [&](std::int64_t done) { progress.reached(done); }));
        if (run.json)
            std::printf("%s\n", table.to_json(all.back()).c_str());
        else
            table.print_row(all.back());
        std::fflush(stdout);
    }
    if (all.empty()) return no_trial(run);
    if (run.json) return success;
    return table.conclude(all) == 0 ? success : failure;
}

}  // namespace sixgun
