// Is Bullets of Love even, and are its levels and characters what they are meant to be?
#include <cstdio>
#include <string>
#include <vector>

#include "arena/wilson.h"
#include "love_balance/matches.h"
#include "love_balance/thumb.h"
#include "sixgun/find_player.h"
#include "sixgun/trials.h"

namespace love_balance {

using namespace sixgun;

namespace {

struct Trial {
    const char* name;
    std::array<const char*, love::seat_count> players;
    const char* config = "";
};

constexpr Trial trials[] = {
    {"four-hard", {"hard", "hard", "hard", "hard"}},
    {"four-normal", {"normal", "normal", "normal", "normal"}},
    {"four-easy", {"easy", "easy", "easy", "easy"}},
    {"four-thumb", {"thumb", "thumb", "thumb", "thumb"}},
    {"four-random", {"random", "random", "random", "random"}},
    {"four-quick", {"hard", "hard", "hard", "hard"}, "length=quick"},
    {"characters-hard", {"hard", "ruth-hard", "pike-hard", "lou-hard"}},
    {"characters-normal", {"normal", "ruth-normal", "pike-normal", "lou-normal"}},
    {"characters-easy", {"easy", "ruth-easy", "pike-easy", "lou-easy"}},
    {"hard-normal", {"hard", "normal", "normal", "normal"}},
    {"normal-easy", {"normal", "easy", "easy", "easy"}},
    {"hard-easy", {"hard", "easy", "easy", "easy"}},
    {"hard-thumb", {"hard", "thumb", "thumb", "thumb"}},
    {"thumb-easy", {"thumb", "easy", "easy", "easy"}},
    {"thumb-normal", {"thumb", "normal", "normal", "normal"}},
    {"thumb-hard", {"thumb", "hard", "hard", "hard"}},
    {"random-easy", {"random", "easy", "easy", "easy"}},
};

struct Aim {
    std::string_view trial;
    const char* figure;
    Band band;
};

constexpr Aim aims[] = {
    {"four-hard", "turns", {30, 42}},
    {"four-normal", "turns", {35, 50}},
    {"four-easy", "turns", {42, 65}},
    {"four-hard", "turns_p95", {0, 55}},
    {"four-hard", "sundowns", {0, 0}},
    {"four-normal", "sundowns", {0, 0}},
    {"four-easy", "sundowns", {0, 0}},
    {"four-hard", "place_1", {20, 31}},
    {"four-hard", "place_2", {20, 31}},
    {"four-hard", "place_3", {20, 31}},
    {"four-hard", "place_4", {20, 31}},
    {"four-hard", "seat_1", {22, 28}},
    {"four-hard", "seat_2", {22, 28}},
    {"four-hard", "seat_3", {22, 28}},
    {"four-hard", "seat_4", {22, 28}},
    {"characters-hard", "won_1", {18, 33}},
    {"characters-hard", "won_2", {18, 33}},
    {"characters-hard", "won_3", {18, 33}},
    {"characters-hard", "won_4", {18, 33}},
    {"hard-normal", "won_1", {40, 100}},
    {"normal-easy", "won_1", {40, 100}},
    {"hard-easy", "won_1", {65, 100}},
    {"thumb-easy", "won_1", {45, 100}},
    {"thumb-hard", "won_1", {0, 15}},
    {"random-easy", "won_1", {0, 15}},
    {"four-hard", "duels", {18, 32}},
    {"four-hard", "challenger_won", {55, 75}},
    {"four-hard", "tied", {8, 20}},
    {"four-hard", "broken", {7, 16}},
    {"four-hard", "couples", {1.5, 100}},
    {"four-hard", "love_share", {8, 20}},
    {"four-hard", "challenger_fired_none", {8, 100}},
    {"four-hard", "challenger_fired_all", {5, 100}},
};

// ---- Figures ----------------------------------------------------------------------------------

// The fewest turns that this share of matches, in percent, does not exceed.
int percentile(const Census& census, int share) {
    std::int64_t seen = 0;
    std::size_t turns = 0;
    while ((seen += census.lengths[turns]) * 100 < census.matches * share) ++turns;
    return static_cast<int>(turns);
}

Figures figures_of(const Census& census) {
    Figures all;
    const auto add = [&](std::string name, double value) { all.add(std::move(name), value); };
    const Census::Style sum = census.together();
    const auto a_match = [&](std::int64_t count) { return mean(count, census.matches); };
    add("turns", a_match(sum.turns));
    for (const int share : {5, 95, 100})
        add("turns_p" + std::to_string(share), percentile(census, share));
    add("sundowns", static_cast<double>(census.sundowns));
    for (std::size_t i = 0; i < love::seat_count; ++i) {
        const std::string number = "_" + std::to_string(i + 1);
        add("won" + number, percent(census.styles[i].won, census.matches));
        add("place" + number, percent(census.won_by_place[i], census.matches));
        add("seat" + number, percent(census.won_by_seat[i], census.matches));
    }
    add("duels", a_match(census.all_duels()));
    add("challenger_won", percent(census.duels[1], census.all_duels()));
    add("tied", percent(census.duels[2], census.all_duels()));
    add("broken", a_match(census.broken));
    add("couples", a_match(census.couples));
    add("betrayals", a_match(sum.betrayals));
    add("fists", a_match(census.fists));
    add("reloads", a_match(sum.reloads));
    add("exchanged", mean(sum.exchanged, sum.reloads));
    add("claims", a_match(sum.claims));
    add("claims_laid", a_match(sum.claims_laid));
    add("bullets_kept", mean(sum.bullets_kept, sum.turns));
    add("love_share", percent(sum.love_points, sum.love_points + sum.claim_points));
    constexpr const char* sides[] = {"challenger", "defender"};
    constexpr const char* parts[] = {"none", "some", "all"};
    for (std::size_t side = 0; side < 2; ++side) {
        const auto& fired = census.fired[side];
        for (std::size_t part = 0; part < fired.size(); ++part)
            add(std::string(sides[side]) + "_fired_" + parts[part],
                percent(fired[part], fired[0] + fired[1] + fired[2]));
    }
    return all;
}

struct Played {
    const Trial* trial;
    Census census;
    Figures figures;
};

// ---- How it is told ---------------------------------------------------------------------------

std::string to_json(const Played& played) {
    json::Object object;
    object.add("trial", played.trial->name).add("config", played.trial->config);
    json::List styles;
    for (std::size_t i = 0; i < love::seat_count; ++i) {
        const Census::Style& style = played.census.styles[i];
        json::Object one;
        one.add("player", played.trial->players[i]).add("won", style.won).add("turns", style.turns);
        one.add("challenges", style.challenges).add("betrayals", style.betrayals);
        one.add("bullets_kept", style.bullets_kept).add("claims_laid", style.claims_laid);
        one.add("claim_points", style.claim_points).add("love_points", style.love_points);
        styles.add(one);
    }
    object.add("matches", played.census.matches).add("players", styles);
    played.figures.add_to(object);
    return object.line();
}

void print_row(const Played& played) {
    const Census& census = played.census;
    const std::int64_t won = census.styles[0].won;
    const auto [share, low, high] = arena::wilson(won, 0, census.matches - won);
    const auto of = [&](const char* name) { return played.figures.of(name); };
    std::printf(
        "| %-17s | %6lld | %5.1f %% | %5.1f–%5.1f | %5.1f | %3.0f–%3.0f | %3.0f | %2.0f | %4.1f | "
        "%4.1f | %4.1f | %4.1f | %3.1f | %4.1f |\n",
        played.trial->name, static_cast<long long>(census.matches), share * 100, low * 100,
        high * 100, of("turns"), of("turns_p5"), of("turns_p95"), of("turns_p100"), of("sundowns"),
        of("duels"), of("challenger_won"), of("tied"), of("broken"), of("couples"),
        of("love_share"));
}

void print_more(const Played& played) {
    const auto of = [&](const std::string& name) { return played.figures.of(name); };
    const auto four = [&](const char* name) {
        std::string text;
        for (const char* number : {"_1", "_2", "_3", "_4"}) {
            char one[16];
            std::snprintf(one, sizeof one, " %.1f", of(name + std::string(number)));
            text += one;
        }
        return text;
    };
    std::printf(
        "\n%s: won by place in turn order%s %%, by seat%s %%\n"
        "challenger fires none / some / all of two or more: %.1f / %.1f / %.1f %%, defender "
        "%.1f / %.1f / %.1f %%\n"
        "a match: %.1f Reloads of %.2f Lassos, %.1f Claims of %.2f, %.1f fists, %.2f betrayals; "
        "%.2f bullets kept a turn\n",
        played.trial->name, four("place").c_str(), four("seat").c_str(),
        of("challenger_fired_none"), of("challenger_fired_some"), of("challenger_fired_all"),
        of("defender_fired_none"), of("defender_fired_some"), of("defender_fired_all"),
        of("reloads"), of("exchanged"), of("claims"),
        of("claims_laid") / std::max(1.0, of("claims")), of("fists"), of("betrayals"),
        of("bullets_kept"));
}

void print_styles(const Played& played) {
    std::printf(
        "\n| %s | won | 95 %% surely | challenges | bullets kept | claims | points of love | "
        "betrayals |\n|---|---|---|---|---|---|---|---|\n",
        played.trial->name);
    const std::int64_t matches = played.census.matches;
    for (std::size_t i = 0; i < love::seat_count; ++i) {
        const Census::Style& style = played.census.styles[i];
        const auto [share, low, high] = arena::wilson(style.won, 0, matches - style.won);
        std::printf("| %-11s | %4.1f %% | %4.1f–%4.1f | %4.2f | %4.2f | %4.2f | %4.2f | %4.2f |\n",
                    played.trial->players[i], share * 100, low * 100, high * 100,
                    mean(style.challenges, matches), mean(style.bullets_kept, style.turns),
                    mean(style.claims_laid, matches), mean(style.love_points, matches),
                    mean(style.betrayals, matches));
    }
}

int conclude(const std::vector<Played>& all) {
    for (const Played& each : all) {
        const std::string_view name = each.trial->name;
        if (name.starts_with("four-hard")) print_more(each);
        if (name.starts_with("characters")) print_styles(each);
    }
    std::printf("\n");
    int outside = 0;
    for (const Played& each : all)
        for (const Aim& aim : aims)
            if (aim.trial == each.trial->name)
                outside += tell_outside(each, {{aim.figure, aim.band}});
    return outside;
}

constexpr TrialTable<Played> rows{
    .heading =
        "| trial | played | first won | 95 % surely | turns | 5–95 % | most | sundowns | duels | "
        "challenger won % | tied % | claims broken | couples | love % |\n"
        "|---|---|---|---|---|---|---|---|---|---|---|---|---|---|\n",
    .print_row = print_row,
    .to_json = to_json,
    .conclude = conclude,
};

Exit run_balance(const BalanceRun& run) {
    const auto play = [&](const Trial& trial, const kit::Config& config, std::int64_t count,
                          const TrialProgress& progress) {
        Matches matches{.config = config, .seed = run.seed, .count = count};
        for (std::size_t i = 0; i < love::seat_count; ++i)
            matches.players[i] = find_player(love::game, trial.players[i]);
        Played played{&trial, play_matches(matches, run.threads, progress), {}};
        played.figures = figures_of(played.census);
        return played;
    };
    return play_trials(run, love::game, trials, rows, play);
}

constexpr const kit::Player* sparring[] = {&thumb};

}  // namespace

extern const Balance balance;
constinit const Balance balance{
    .game = love::game,
    .notes =
        "the four players of a trial change seats from match to match. Won: by the first of them.",
    .run = run_balance,
    .sparring = sparring,
};

}  // namespace love_balance
