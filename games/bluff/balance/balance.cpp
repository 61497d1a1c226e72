// Is Bluff the Bullet even, and are its levels and characters what they are meant to be?
#include <cmath>
#include <cstdio>
#include <string>
#include <vector>

#include "bluff_balance/best_response.h"
#include "bluff_balance/habits.h"
#include "bluff_balance/matches.h"
#include "sixgun/find_player.h"
#include "sixgun/trials.h"

namespace bluff_balance {

using namespace sixgun;

namespace {

// ---- Trials -------------------------------------------------------------------------------------

struct Trial {
    std::string name;
    std::string config;
    std::vector<std::string> players;  // the first, then those of the other seats
    std::vector<Expected> expected;
    std::int64_t most_matches = INT64_MAX;
};

constexpr double any = 1000;

std::string players(int seats) { return "players=" + std::to_string(seats); }

// Everybody alike: how the game goes.
Trial even_trial(const std::string& level, int seats) {
    Trial trial{level + "-" + std::to_string(seats), players(seats), {level, level}, {}};
    const double par = 100.0 / seats;
    constexpr Band turns[] = {{7, 14}, {8, 15}, {8, 16}, {9, 18}};
    const bool stronger = level != "easy";
    auto& all = trial.expected;
    all.push_back({"lies", {10, 45}});
    if (level == "normal") all.push_back({"turns", turns[seats - 2]});
    if (level == "hard") {
        all.push_back({"right_calls", {35, 55}});
        all.push_back({"false_bullets", {30, 60}});
    }
    if (stronger) {
        all.push_back({"joint", {0, seats == 2 ? 3.0 : 1.0}});
        all.push_back({"happened", {60, 85}});
        all.push_back({"crow", {20, 100}});
        all.push_back({"cup", {20, 100}});
        all.push_back({"key", {6, 100}});
        all.push_back({"blank", {0, 6}});
        all.push_back({"place_1", {par, par + 4}});
        for (int place = 2; place <= seats; ++place)
            all.push_back({"place_" + std::to_string(place), {par - 4, par + 4}});
    }
    return trial;
}

std::vector<Trial> all_trials() {
    std::vector<Trial> all;
    for (int seats = bluff::least_seats; seats <= bluff::most_seats; ++seats) {
        const std::string number = "-" + std::to_string(seats);
        const double par = 100.0 / seats;
        for (const char* level : {"hard", "normal", "easy"})
            all.push_back(even_trial(level, seats));
        constexpr double over_easy[] = {64, 43, 33, 26};
        const auto against = [&](const std::string& one, const std::string& others, Band band) {
            all.push_back(
                {one + "-" + others + number, players(seats), {one, others}, {{"won_1", band}}});
        };
        against("hard", "easy", {over_easy[seats - 2], any});
        against("hard", "normal", seats == 2 ? Band{52, 62} : Band{par, any});
        against("normal", "easy", {seats == 2 ? 57 : par, any});
        against("easy", "random", {par, any});
        for (const kit::Player& habit : habits) {
            against(std::string(habit.word), "hard", {0, any});
            all.back().expected[0].figure = "won_1_surely";  // the lower end of its interval
            all.back().expected[0].band.high = par;
        }
    }
    for (const std::string level : {"hard", "normal"}) {
        const std::vector<std::string> all_four{"slate-" + level, "belle-" + level,
                                                "grudge-" + level, level};
        for (std::size_t i = 0; i < all_four.size(); ++i)
            for (std::size_t j = i + 1; j < all_four.size(); ++j)
                all.push_back({all_four[i] + "-" + all_four[j],
                               players(2),
                               {all_four[i], all_four[j]},
                               {{"won_1", {45, 55}}}});
        all.push_back({"characters-" + level,
                       players(3),
                       {all_four[0], all_four[1], all_four[2]},
                       {{"won_1", {29, 38}},
                        {"won_2", {29, 38}},
                        {"won_3", {29, 38}},
                        {"lies_2_over_1", {12, any}}}});
    }
    all.push_back({"best-response-hard-2",
                   players(2),
                   {std::string(best_response.word), "hard"},
                   {{"won_1", {0, 57}}},
                   1000});
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

double won_by(const Census& census, std::size_t player) {
    return percent(census.styles[player].won, census.matches * whole_win);
}

// By the wins of whole deals, which are independent of each other.
double error_of(const Census& census, const Matches& matches) {
    const double deals = static_cast<double>(census.matches) /
                         static_cast<double>(matches.alike() ? 1 : matches.players.size());
    const double mean = won_by(census, 0) / 100;
    return 196 *
           std::sqrt(std::max(0.0, census.styles[0].won_squares / deals - mean * mean) / deals);
}

Figures figures_of(const Census& census, double error, int seats) {
    Figures all;
    const auto add = [&](std::string name, double value) { all.add(std::move(name), value); };
    const Census::Style sum = census.together();
    add("won_1_surely", won_by(census, 0) - error);
    for (std::size_t i = 0; i < static_cast<std::size_t>(seats); ++i) {
        const std::string number = "_" + std::to_string(i + 1);
        const Census::Style& style = census.styles[i];
        add("won" + number, won_by(census, i));
        add("place" + number, percent(census.won_by_place[i], census.matches * whole_win));
        add("lies" + number, percent(style.lies, style.plays));
        add("calls" + number, percent(style.calls, style.windows));
        add("false_bullets" + number, percent(style.false_bullets, style.bullets));
    }
    add("lies_2_over_1", percent(census.styles[1].lies, census.styles[1].plays) -
                             percent(census.styles[0].lies, census.styles[0].plays));
    add("turns", mean(census.turns, census.matches));
    add("most_turns", static_cast<double>(census.most_turns));
    add("actions", mean(census.actions, census.matches));
    add("most_actions", static_cast<double>(census.most_actions));
    add("joint", percent(census.joint, census.matches));
    add("fin_by_penalty", percent(census.fin_by_penalty, census.matches));
    add("lies", percent(sum.lies, sum.plays));
    add("calls", percent(sum.calls, sum.windows));
    add("right_calls", percent(sum.right_calls, sum.calls));
    add("bullets", mean(sum.bullets, sum.plays));
    add("false_bullets", percent(sum.false_bullets, sum.bullets));
    add("happened", percent(census.happened, sum.plays));
    constexpr const char* claims[] = {"crow", "cup", "key", "blank"};
    for (std::size_t i = 0; i < census.claims.size(); ++i)
        add(claims[i], percent(census.claims[i], sum.plays));
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

void print_row(const Finished& played) {
    const auto of = [&](const char* name) { return played.figures.of(name); };
    std::printf(
        "| %-26s | %6lld | %5.2f ± %4.2f | %4.1f | %3.0f | %3.1f | %4.1f | %4.1f | %4.1f "
        "| %4.1f | %4.2f | %4.1f | %4.1f | %.0f %.0f %.0f %.0f |\n",
        played.trial->name.c_str(), static_cast<long long>(played.census.matches), of("won_1"),
        played.error, of("turns"), of("most_actions"), of("joint"), of("fin_by_penalty"),
        of("lies"), of("calls"), of("right_calls"), of("bullets"), of("false_bullets"),
        of("happened"), of("crow"), of("cup"), of("key"), of("blank"));
}

// Who differ in manner: each of them.
void print_styles(const Finished& played) {
    std::printf("\n%s, won by place:", played.trial->name.c_str());
    for (int i = 1; i <= played.seats; ++i)
        std::printf(" %.1f", played.figures.of("place_" + std::to_string(i)));
    std::printf("\n");
    if (played.trial->players[0] == played.trial->players[1]) return;
    for (std::size_t i = 0; i < played.trial->players.size(); ++i) {
        const std::string number = "_" + std::to_string(i + 1);
        std::printf("  %-14s won %5.2f, lies %4.1f, calls %4.1f, false bullets %4.1f %%\n",
                    played.trial->players[i].c_str(), played.figures.of("won" + number),
                    played.figures.of("lies" + number), played.figures.of("calls" + number),
                    played.figures.of("false_bullets" + number));
    }
}

// Seats beyond those named are the last one's.
const kit::Player* player_at(const Trial& trial, std::size_t seat) {
    return find_player(bluff::game, trial.players[std::min(seat, trial.players.size() - 1)]);
}

int conclude(const std::vector<Finished>& all) {
    for (const Finished& each : all) print_styles(each);
    std::printf("\n");
    int outside = 0;
    for (const Finished& each : all) outside += tell_outside(each, each.trial->expected);
    return outside;
}

constexpr TrialTable<Finished> rows{
    .heading =
        "| trial | played | first won % | turns | most actions | joint % | Fin by penalty % | lies "
        "% | calls % | right % | bullets a turn | false % | happened % | Crow Cup Key blank % |\n"
        "|---|---|---|---|---|---|---|---|---|---|---|---|---|---|\n",
    .print_row = print_row,
    .to_json = to_json,
    .conclude = conclude,
};

Exit run_balance(const BalanceRun& run) {
    const std::vector<Trial> trials = all_trials();
    const auto play = [&](const Trial& trial, const kit::Config& config, std::int64_t count,
                          const TrialProgress& progress) {
        Matches matches{.config = config, .seed = run.seed, .count = count};
        const int seats = config.values[bluff::players_field];
        for (std::size_t i = 0; i < static_cast<std::size_t>(seats); ++i)
            matches.players.push_back(player_at(trial, i));
        Finished played{&trial, seats, play_matches(matches, run.threads, progress), {}, 0};
        played.error = error_of(played.census, matches);
        played.figures = figures_of(played.census, played.error, seats);
        return played;
    };
    return play_trials(run, bluff::game, trials, rows, play);
}

constexpr const kit::Player* sparring[] = {&habits[0], &habits[1], &habits[2],    &habits[3],
                                           &habits[4], &habits[5], &best_response};

}  // namespace

extern const Balance balance;
constinit const Balance balance{
    .game = bluff::game,
    .notes =
        "a trial's number is that of its players. Where they differ, the first has one seat, "
        "and\neach deal is played in all seatings; its error is counted over deals.",
    .run = run_balance,
    .sparring = sparring,
};

}  // namespace bluff_balance
