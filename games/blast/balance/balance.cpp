// Is Blast Tactics even, and are its levels and personalities what they are meant to be?
#include <cmath>
#include <cstdio>
#include <numeric>
#include <string>
#include <vector>

#include "blast/personalities.h"
#include "blast_balance/matches.h"
#include "sixgun/find_player.h"
#include "sixgun/trials.h"

namespace blast_balance {

using namespace sixgun;

namespace {

// ---- Trials -------------------------------------------------------------------------------------

struct Trial {
    std::string name;
    std::string config;
    std::vector<std::string> players;  // the first, then those of the other seats
    std::vector<Expected> expected;
};

constexpr double any = 1000;
constexpr const char* standard[] = {"arena=twin-gate", "arena=the-arch", "arena=full-house"};

// Everybody alike on a standard arena: how the game goes.
Trial even_trial(const std::string& level, int seats) {
    Trial trial{"even-" + level + "-" + std::to_string(seats), standard[seats - 2], {level}, {}};
    auto& all = trial.expected;
    constexpr double careless[] = {8, 15, 35};
    all.push_back({"own_hearts", {0, careless[level == "hard" ? 0 : level == "normal" ? 1 : 2]}});
    if (level != "normal") return trial;
    constexpr Band rounds[] = {{8, 14}, {7, 12}, {7, 12}};
    constexpr Band places[] = {{45, 55}, {28, 39}, {20, 30}};
    constexpr Band starts[] = {{47, 53}, {27, 39}, {22, 28}};
    all.push_back({"rounds", rounds[seats - 2]});
    all.push_back({"rounds_99", {0, 25}});
    all.push_back({"most_rounds", {0, most_rounds}});
    for (int i = 1; i <= seats; ++i) {
        all.push_back({"place_" + std::to_string(i), places[seats - 2]});
        all.push_back({"start_" + std::to_string(i), starts[seats - 2]});
    }
    all.push_back({"by_bombs", {50, 92}});
    all.push_back({"by_overtime", {8, 45}});
    all.push_back({"overtime", {65, 100}});
    all.push_back({"idle_clock", {0, 3}});
    if (seats == 4) all.push_back({"hearts_before", {2.0, 4.0}});
    for (const char* card : {"push", "cannon", "roll", "fast", "phase"}) {
        all.push_back({std::string("bought_") + card, {12, 30}});
        all.push_back({std::string("used_") + card, {45, any}});
    }
    for (const char* item : {"bomb_up", "speed_up", "flame_max"})
        all.push_back({std::string("taken_") + item, {40, 85}});
    return trial;
}

std::vector<Trial> all_trials() {
    std::vector<Trial> all;
    for (const char* level : {"normal", "hard", "easy"})
        for (int seats = blast::least_seats; seats <= blast::most_seats; ++seats)
            all.push_back(even_trial(level, seats));
    for (int seats = blast::least_seats; seats <= blast::most_seats; ++seats) {
        const double par = 100.0 / seats;
        const auto against = [&](const std::string& one, const std::string& others, Band band) {
            all.push_back({one + "-" + others + "-" + std::to_string(seats),
                           standard[seats - 2],
                           {one, others},
                           {{"won_1", band}}});
        };
        against("hard", "normal", seats == 2 ? Band{60, 75} : Band{par, any});
        against("normal", "easy", seats == 2 ? Band{65, 85} : Band{par, any});
        against("hard", "easy", {seats == 4 ? 45 : par, any});
        against("easy", "random", {par, any});
    }
    // Five personalities on four seats: each stays out once.
    for (const std::string level : {"normal", "hard"})
        for (std::size_t out = 0; out < blast::personalities.size(); ++out) {
            Trial trial{"mixed-" + level + "-" + std::to_string(out + 1), standard[2], {}, {}};
            for (std::size_t i = 0; i < blast::personalities.size(); ++i) {
                if (i == out) continue;
                const kit::Player& player = *blast::all_players[(level == "hard" ? 10u : 5u) + i];
                trial.players.emplace_back(player.word);
                trial.expected.push_back({"won_" + std::to_string(trial.players.size()), {17, 33}});
            }
            all.push_back(std::move(trial));
        }
    all.push_back({"revenge-hard-4",
                   standard[2] + std::string(" revenge=on"),
                   {"hard"},
                   {{"swaps", {0.2, 0.8}}}});
    for (std::size_t i = std::size(standard); i < blast::built_in_arenas; ++i)
        all.push_back({"special-" + std::string(blast::arena_choices[i].word),
                       "arena=" + std::string(blast::arena_choices[i].word),
                       {"normal"},
                       {{"rounds_99", {0, 25}}}});
    return all;
}

// ---- Figures ------------------------------------------------------------------------------------

struct Finished {
    const Trial* trial;
    int seats;
    Census census;
    Figures figures;
    double error;  // of the first one's wins, 95 %
};

double error_of(const Census& census) {
    const double share = percent(census.won[0], census.matches) / 100;
    return 196 * std::sqrt(share * (1 - share) / static_cast<double>(census.matches));
}

// So many rounds are enough for 99 % of the matches.
double rounds_of_most(const Census& census) {
    std::int64_t so_far = 0;
    std::size_t round = 0;
    while (round < most_rounds && (so_far += census.rounds[round]) * 100 < census.matches * 99)
        ++round;
    return static_cast<double>(round);
}
double longest(const Census& census) {
    std::size_t round = most_rounds;
    while (round > 0 && census.rounds[round] == 0) --round;
    return static_cast<double>(round);
}

template <std::size_t Size>
std::int64_t total(const std::array<std::int64_t, Size>& all) {
    return std::accumulate(all.begin(), all.end(), std::int64_t{0});
}

Figures figures_of(const Census& census, int seats) {
    Figures all;
    const auto add = [&](std::string name, double value) { all.add(std::move(name), value); };
    for (std::size_t i = 0; i < static_cast<std::size_t>(seats); ++i) {
        const std::string number = "_" + std::to_string(i + 1);
        add("won" + number, percent(census.won[i], census.matches));
        add("place" + number, percent(census.won_by_place[i], census.matches));
        add("start" + number, percent(census.won_by_start[i], census.matches));
    }
    add("rounds", mean(census.turns, census.matches) / seats);
    add("rounds_99", rounds_of_most(census));
    add("most_rounds", longest(census));
    add("actions", mean(census.actions, census.matches));
    add("most_actions", static_cast<double>(census.most_actions));
    add("by_bombs", 100 - percent(census.by_overtime, census.matches));
    add("by_overtime", percent(census.by_overtime, census.matches));
    add("chain_order", percent(census.ends[2], census.matches));
    add("flip_deaths", percent(census.flip_deaths, census.matches));
    add("overtime", percent(census.overtime, census.matches));
    add("idle_clock", percent(census.idle_clock, census.matches));
    add("swaps", mean(census.swaps, census.matches));
    add("own_hearts", percent(census.own_hearts, census.hearts));
    add("traded_hearts", percent(census.traded_hearts, census.hearts));
    add("escape_hearts", percent(census.escape_hearts, census.hearts));
    add("hearts_before", mean(census.hearts_before, census.first_out));
    constexpr const char* cards[] = {"push", "cannon", "roll", "fast", "phase"};
    for (std::size_t i = 0; i < blast::ability_kinds; ++i) {
        add(std::string("bought_") + cards[i], percent(census.bought[i], total(census.bought)));
        add(std::string("used_") + cards[i], percent(census.used[i], census.bought[i]));
    }
    constexpr const char* items[] = {"bomb_up", "speed_up", "flame_max"};
    for (std::size_t i = 0; i < blast::item_kinds; ++i)
        add(std::string("taken_") + items[i], percent(census.taken[i], census.revealed[i]));
    return all;
}

// ---- How it is told -----------------------------------------------------------------------------

std::string to_json(const Finished& played) {
    json::Object object;
    object.add("trial", played.trial->name).add("matches", played.census.matches);
    object.add("error", played.error);
    played.figures.add_to(object);
    return object.line();
}

void print_shares(const Finished& played, const char* name) {
    for (int i = 1; i <= played.seats; ++i)
        std::printf("%s%.0f", i == 1 ? "" : " ",
                    played.figures.of(name + std::string("_") + std::to_string(i)));
}

void print_row(const Finished& played) {
    const auto of = [&](const char* name) { return played.figures.of(name); };
    std::printf("| %s | %lld | %.1f ± %.1f | ", played.trial->name.c_str(),
                static_cast<long long>(played.census.matches), of("won_1"), played.error);
    for (const char* name : {"won", "place", "start"}) {
        print_shares(played, name);
        std::printf(" | ");
    }
    std::printf("%.1f, %.0f | %.0f, %.0f | %.0f | %.0f | %.1f | %.1f | %.1f | %.2f |\n",
                of("rounds"), of("rounds_99"), of("actions"), of("most_actions"), of("by_overtime"),
                of("overtime"), of("idle_clock"), of("chain_order"), of("own_hearts"), of("swaps"));
}

// Seats beyond those named are the last one's.
const kit::Player* player_at(const Trial& trial, std::size_t seat) {
    return find_player(blast::game, trial.players[std::min(seat, trial.players.size() - 1)]);
}

int conclude(const std::vector<Finished>& all) {
    std::printf("\n");
    int outside = 0;
    for (const Finished& each : all) outside += tell_outside(each, each.trial->expected);
    return outside;
}

constexpr TrialTable<Finished> rows{
    .heading =
        "| trial | played | first won % | won by player | by place | by start | rounds, 99 % | "
        "actions, most | by Overtime % | OVERTIME drawn % | idle clock % | chain order % | own "
        "Hearts % | swaps |\n|---|---|---|---|---|---|---|---|---|---|---|---|---|---|\n",
    .print_row = print_row,
    .to_json = to_json,
    .conclude = conclude,
};

Exit run_balance(const BalanceRun& run) {
    const std::vector<Trial> trials = all_trials();
    const auto play = [&](const Trial& trial, const kit::Config& config, std::int64_t count,
                          const TrialProgress& progress) {
        Matches matches{.config = config, .seed = run.seed, .count = count};
        const int seats = blast::arena_of(config).seats;
        for (std::size_t i = 0; i < static_cast<std::size_t>(seats); ++i)
            matches.players.push_back(player_at(trial, i));
        Finished played{&trial, seats, play_matches(matches, run.threads, progress), {}, 0};
        played.error = error_of(played.census);
        played.figures = figures_of(played.census, seats);
        return played;
    };
    return play_trials(run, blast::game, trials, rows, play);
}

}  // namespace

extern const Balance balance;
constinit const Balance balance{
    .game = blast::game,
    .notes =
        "a trial's number is that of its players, who move on by a seat from match to match.\n"
        "mixed: all personalities but one at one table; special: the arenas with features.",
    .run = run_balance,
};

}  // namespace blast_balance
