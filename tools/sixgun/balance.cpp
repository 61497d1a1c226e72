// sixgun balance: is a game even, and is it as hard as it is meant to be?
#include "balance.h"

#include <algorithm>
#include <cstdio>
#include <thread>

#include "find_game.h"
#include "lineup/balances.h"
#include "options.h"

namespace sixgun {

namespace {

constexpr const char* balance_notes =
    "A trial is a table of computer players with some settings. Shares have Wilson's 95 %\n"
    "interval. What lies outside the bands of the game's RULES.md is told at the end, and the "
    "exit\n"
    "is 1 then. The result depends on nothing but the options.\n";

std::string all_notes() {
    std::string all = balance_notes;
    for (const Balance* each : lineup::balances)
        all += "\n" + std::string(each->game.info.word) + ": " + each->notes;
    return all;
}

}  // namespace

bool tell_outside(const std::string& what, double value, Band band) {
    if (value >= band.low && value <= band.high) return true;
    std::printf("outside: %s is %.2f, the band %g to %g\n", what.c_str(), value, band.low,
                band.high);
    return false;
}

Exit no_trial(const BalanceRun& run) {
    return complain("balance", "no trial's name holds '" + run.only + "'", bad_usage);
}

double percent(std::int64_t part, std::int64_t whole) { return 100 * mean(part, whole); }

double mean(std::int64_t sum, std::int64_t count) {
    return count == 0 ? 0 : static_cast<double>(sum) / static_cast<double>(count);
}

Exit run_balance(const Arguments& arguments) {
    std::string word;
    std::int64_t seed = 1;
    int jobs = 0;
    BalanceRun run{.only = {}, .config = {}, .matches = 1000};
    const std::string all = all_notes();
    Options options("balance",
                    "Plays many matches between computer players and counts how they end.");
    options.text("--game", "GAME", "which game", word);
    options.text("--trial", "WORD", "only trials whose name holds this, like solo or hard",
                 run.only);
    options.number("--matches", std::int64_t{1}, std::int64_t{1} << 32,
                   "of each trial (default 1000)", run.matches);
    options.number("--seed", std::int64_t{0}, std::int64_t{0xFFFFFFFF},
                   "of the matches (default 1)", seed);
    options.text("--config", "WORDS", "more settings, for every trial", run.config);
    options.flag("--json", "one JSON object a trial", run.json);
    options.number("--jobs", 1, 1024, "threads (default: one a core)", jobs);
    options.notes(all.c_str());
    if (const auto exit = options.parse(arguments)) return *exit;
    if (!kit::find_game(lineup::games, word)) return complain("balance", no_game(word), bad_usage);
    run.seed = static_cast<kit::Seed>(seed);
    run.threads =
        jobs > 0 ? static_cast<unsigned>(jobs) : std::max(1u, std::thread::hardware_concurrency());
    for (const Balance* each : lineup::balances)
        if (word == each->game.info.word) return each->run(run);
    return complain("balance", "'" + word + "' has no bands to be judged by", bad_usage);
}

}  // namespace sixgun
