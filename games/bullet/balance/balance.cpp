// Is Bullet even, and are its levels what they are meant to be?
#include <cmath>
#include <cstdio>
#include <string>
#include <vector>

#include "bullet_balance/matches.h"
#include "sixgun/find_player.h"
#include "sixgun/trials.h"

namespace bullet_balance {

using namespace sixgun;

namespace {

// ---- Trials -------------------------------------------------------------------------------------

struct Trial {
    std::string name, config;
    std::vector<std::string> players;  // the first, then those of the other seats
    std::vector<Expected> expected;
    bool tells_patterns = false;

    bool is_at(std::string_view table) const { return config.starts_with(at(table)); }
    static std::string at(std::string_view table) { return "table=" + std::string(table); }
};

constexpr double any = 1'000'000;

std::string heroine_word(std::size_t heroine) {
    std::string word(bullet::heroine_texts[heroine].id);
    for (char& letter : word) letter = static_cast<char>(letter - 'A' + 'a');
    return word;
}
template <class Add>
void for_each_heroine(const Add& add) {
    for (std::size_t i = 0; i < bullet::heroine_count; ++i) add(heroine_word(i));
}

std::string boss_word(std::size_t boss) { return std::string(bullet::bosses[boss + 1].word); }
template <class Add>
void for_each_boss(const Add& add) {
    for (std::size_t i = 0; i < bullet::boss_count; ++i) add(i, boss_word(i));
}

// Heroines and boss by lot: each pairing comes as often as the others.
Trial boss_trial(int heroines) {
    static constexpr std::array<Band, bullet::most_heroines> bands{
        {{30, 65}, {45, 85}, {50, 90}, {55, 95}}};
    const std::string table = "boss" + std::to_string(heroines);
    Trial trial{table, Trial::at(table), {"normal"}, {{"most_actions", {0, 2999}}}};
    auto& all = trial.expected;
    for_each_boss([&](std::size_t boss, const std::string& word) {
        all.push_back({"beaten_" + word, bands[static_cast<std::size_t>(heroines - 1)]});
        all.push_back({"boss_rounds_" + word, {4, 10}});
        all.push_back({"failed_" + word, {20, 60}});
        for (std::size_t i = 0; heroines == 1 && i < bullet::heroine_count; ++i)
            if (i != boss)
                all.push_back(
                    {"beaten_" + word + "_" + heroine_word(i),
                     {i == bullet::jane && boss == bullet::celestial_cleaning ? 5.0 : 15.0, 80}});
    });
    return trial;
}

// Everybody alike: how the game goes.
Trial even_trial(int seats) {
    Trial trial{
        "even-" + std::to_string(seats), Trial::at("ffa" + std::to_string(seats)), {"normal"}, {}};
    auto& all = trial.expected;
    all.push_back({"rounds", {4, 7}});
    all.push_back({"ties", {0, seats == 4 ? 10.0 : 5.0}});
    all.push_back({"sudden", {0, 8}});
    all.push_back({"most_actions", {0, 2999}});
    if (seats == 2)
        for_each_heroine([&](const std::string& word) {
            all.push_back({"won_" + word, {40, 60}});
        });
    if (seats == 4)
        for_each_heroine([&](const std::string& word) {
            all.push_back({"decided_" + word, {15, 38}});
        });
    return trial;
}

std::vector<Trial> all_trials() {
    std::vector<Trial> all;
    for (int seats = 2; seats <= bullet::most_seats; ++seats) all.push_back(even_trial(seats));
    for (int heroines = 1; heroines <= bullet::most_heroines; ++heroines)
        all.push_back(boss_trial(heroines));
    for (const char* table : {"teams4", "teams6", "teams8"})
        all.push_back({std::string("even-") + table,
                       Trial::at(table),
                       {"normal"},
                       {{"rounds", {4, 8}}, {"most_actions", {0, 2999}}}});
    for (const std::string level : {"easy", "normal", "hard"}) {
        Trial trial{"score-" + level, Trial::at("score"), {level}, {}};
        if (level == "normal") {
            for_each_heroine([&](const std::string& word) {
                trial.expected.push_back({"survived_" + word, {3.5, 6}});
            });
            trial.expected.push_back({"cleared", {6, 9}});
            trial.expected.push_back({"least_use", {35, any}});
            trial.expected.push_back({"least_bullets", {1.5, any}});
            trial.tells_patterns = true;
        }
        all.push_back(std::move(trial));
    }
    for (const char* table : {"ffa2", "ffa4", "teams4"}) {
        const bool duel = std::string(table) == "ffa2";
        const auto against = [&](const std::string& one, const std::string& other, Band in_duels) {
            all.push_back({one + "-" + other + "-" + table,
                           Trial::at(table),
                           {one, other},
                           {{"points", duel ? in_duels : Band{51, 100}}}});
        };
        against("hard", "normal", {55, 100});
        against("normal", "easy", {75, 92});  // a step that people can take
        against("easy", "random", {85, 100});
    }
    return all;
}

// ---- Figures ------------------------------------------------------------------------------------

struct Finished {
    const Trial* trial;
    Census census;
    Figures figures;
};

// The first player's share of all points, seats of one kind taken together.
double share_of_first(const Census& census, const Matches& matches) {
    std::int64_t first = 0, all = 0;
    for (std::size_t i = 0; i < matches.players.size(); ++i) {
        all += census.points[i];
        if (matches.players[i] == matches.players[0]) first += census.points[i];
    }
    return percent(first, all);
}

Figures figures_of(const Census& census, const Matches& matches) {
    Figures all;
    const auto add = [&](std::string name, double value) { all.add(std::move(name), value); };
    add("points", share_of_first(census, matches));
    add("rounds", mean(census.rounds, census.matches));
    add("ties", percent(census.tied, census.matches));
    add("empty_center", percent(census.empty_center, census.matches));
    add("sudden", percent(census.sudden, census.matches));
    add("too_long", percent(census.too_long, census.matches));
    add("actions", mean(census.actions, census.matches));
    add("most_actions", static_cast<double>(census.most_actions));
    add("score", mean(census.score, census.matches));
    add("cleared", mean(census.cleared, census.rounds_begun));
    add("hits", mean(census.hits, census.rounds_begun));
    const double decided = 1 - percent(census.tied, census.matches) / 100;
    for (std::size_t i = 0; i < bullet::heroine_count; ++i) {
        const double won = percent(census.won[i], census.played[i]);
        add("won_" + heroine_word(i), won);
        add("decided_" + heroine_word(i), decided > 0 ? won / decided : 0);
        add("survived_" + heroine_word(i), mean(census.survived[i], census.played[i]));
    }
    for_each_boss([&](std::size_t boss, const std::string& word) {
        add("beaten_" + word, percent(census.beaten[boss], census.fought[boss]));
        add("boss_ties_" + word, percent(census.boss_tied[boss], census.fought[boss]));
        add("boss_rounds_" + word, mean(census.boss_rounds[boss], census.fought[boss]));
        add("failed_" + word, percent(census.failed[boss], census.asked[boss]));
        for (std::size_t i = 0; i < bullet::heroine_count; ++i) {
            const std::size_t pair = boss * bullet::heroine_count + i;
            add("beaten_" + word + "_" + heroine_word(i),
                percent(census.beaten_by[pair], census.fought_by[pair]));
        }
    });
    double least_use = any, least_bullets = any;
    for (std::size_t i = 0; i < bullet::pattern_count; ++i) {
        least_use = std::min(least_use, percent(census.used[i], census.drawn[i]));
        least_bullets = std::min(least_bullets, mean(census.bullets[i], census.used[i]));
    }
    add("least_use", least_use);
    add("least_bullets", least_bullets);
    return all;
}

// ---- How it is told -----------------------------------------------------------------------------

std::string to_json(const Finished& played) {
    json::Object object;
    object.add("trial", played.trial->name).add("matches", played.census.matches);
    played.figures.add_to(object);
    return object.line();
}

void print_row(const Finished& played) {
    const auto of = [&](const std::string& name) { return played.figures.of(name); };
    std::printf("| %s | %lld | %.1f | %.2f | %.1f | %.1f | %.0f, %.0f | %.0f | %.2f | %.2f | ",
                played.trial->name.c_str(), static_cast<long long>(played.census.matches),
                of("points"), of("rounds"), of("ties"), of("sudden"), of("actions"),
                of("most_actions"), of("score"), of("cleared"), of("hits"));
    const bool alone = played.trial->is_at("score");
    for_each_heroine([&](const std::string& word) {
        std::printf(alone ? "%.2f " : "%.0f ", of((alone ? "survived_" : "won_") + word));
    });
    std::printf("|\n");
}

void print_bosses(const Finished& played) {
    std::printf(
        "\n| %s | fought | beaten %% | ties %% | rounds | not completed %% | "
        "with ES RO VE YN JA NA PL BA |\n|---|---|---|---|---|---|---|\n",
        played.trial->name.c_str());
    for_each_boss([&](std::size_t boss, const std::string& word) {
        const auto of = [&](const char* name) { return played.figures.of(name + word); };
        std::printf("| %s | %lld | %.0f | %.0f | %.1f | %.0f | ",
                    std::string(bullet::bosses[boss + 1].title).c_str(),
                    static_cast<long long>(played.census.fought[boss]), of("beaten_"),
                    of("boss_ties_"), of("boss_rounds_"), of("failed_"));
        for (std::size_t i = 0; i < bullet::heroine_count; ++i)
            i == boss
                ? std::printf("- ")
                : std::printf("%.0f ", played.figures.of("beaten_" + word + "_" + heroine_word(i)));
        std::printf("|\n");
    });
}

// Each card: how often it is used when it is drawn, and what a use clears.
void print_patterns(const Census& census) {
    std::printf("\n| pattern | used of drawn %% | bullets a use |\n|---|---|---|\n");
    for (std::size_t i = 0; i < bullet::pattern_count; ++i)
        std::printf("| %s | %.0f | %.2f |\n", std::string(bullet::content.patterns[i].name).c_str(),
                    percent(census.used[i], census.drawn[i]),
                    mean(census.bullets[i], census.used[i]));
}

int conclude(const std::vector<Finished>& all) {
    for (const Finished& each : all)
        if (each.trial->tells_patterns) print_patterns(each.census);
    for (const Finished& each : all)
        if (each.trial->is_at("boss")) print_bosses(each);
    std::printf("\n");
    int outside = 0;
    for (const Finished& each : all) outside += tell_outside(each, each.trial->expected);
    return outside;
}

constexpr TrialTable<Finished> rows{
    .heading =
        "| trial | played | points of the first % | rounds | ties % | Sudden Death % | actions, "
        "most | score | cleared a round | hits a round | won % (alone: rounds) ES RO VE YN JA NA "
        "PL BA |\n|---|---|---|---|---|---|---|---|---|---|---|\n",
    .print_row = print_row,
    .to_json = to_json,
    .conclude = conclude,
};

Exit run_balance(const BalanceRun& run) {
    const std::vector<Trial> trials = all_trials();
    const auto play = [&](const Trial& trial, const kit::Config& config, std::int64_t count,
                          const TrialProgress& progress) {
        Matches matches{.config = config, .seed = run.seed, .count = count};
        const auto seats =
            static_cast<std::size_t>(bullet::seats_of(config.values[bullet::table_field]));
        // With two kinds of players they alternate; teammates are alike.
        matches.side = trial.is_at("teams") ? 2 : 1;
        matches.seatings = static_cast<std::int64_t>(trial.players.size());
        for (std::size_t i = 0; i < seats; ++i)
            matches.players.push_back(
                find_player(bullet::game, trial.players[i / matches.side % trial.players.size()]));
        Finished played{&trial, play_matches(matches, run.threads, progress), {}};
        played.figures = figures_of(played.census, matches);
        return played;
    };
    return play_trials(run, bullet::game, trials, rows, play);
}

}  // namespace

extern const Balance balance;
constinit const Balance balance{
    .game = bullet::game,
    .notes =
        "even, boss: everybody plays normal; score: alone. A trial of two levels plays every deal "
        "in\n"
        "both seatings, so that each has had each heroine; points: 2 for a win, 1 for a tie.",
    .run = run_balance,
};

}  // namespace bullet_balance
