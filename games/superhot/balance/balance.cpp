// Is SUPERHOT as hard as it is meant to be?
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <string>
#include <vector>

#include "arena/wilson.h"
#include "sixgun/find_player.h"
#include "sixgun/trials.h"
#include "superhot_balance/campaigns.h"

namespace superhot_balance {

using namespace sixgun;

namespace {

struct Trial {
    const char* name;
    const char* config;
    const char* normal;
    const char* system = nullptr;
    std::optional<Band> won{};
    bool goals = false;           // counted in the table of goals
    const char* below = nullptr;  // this trial must be won at least 3 points less often than that
};

constexpr Trial trials[] = {
    {"solo-it-random", "mode=solo", "random"},
    {"solo-it-easy", "mode=solo", "easy", nullptr, Band{5, 15}},
    {"solo-it-normal", "mode=solo", "normal"},
    {"solo-it-hard", "mode=solo", "hard", nullptr, Band{40, 70}, true},
    {"solo-pz-random", "mode=solo deck=pz", "random"},
    {"solo-pz-easy", "mode=solo deck=pz", "easy", nullptr, Band{5, 15}},
    {"solo-pz-normal", "mode=solo deck=pz", "normal"},
    {"solo-pz-hard", "mode=solo deck=pz", "hard", nullptr, Band{40, 70}, true},
    {"solo-storm-hard", "mode=solo storm=on", "hard", nullptr, {}, false, "solo-it-hard"},
    {"solo-times_up-hard", "mode=solo times_up=on", "hard", nullptr, {}, false, "solo-it-hard"},
    {"solo-seven-hard", "mode=solo seven=on", "hard", nullptr, {}, false, "solo-it-hard"},
    {"solo-bats1-hard", "mode=solo bats=1", "hard"},
    {"solo-bats2-hard", "mode=solo bats=2", "hard"},
    {"coop-random", "mode=coop", "random"},
    {"coop-easy", "mode=coop", "easy"},
    {"coop-normal", "mode=coop", "normal"},
    {"coop-hard", "mode=coop", "hard", nullptr, Band{35, 65}},
    {"versus-random-hard", "mode=versus", "random", "hard"},
    {"versus-easy-hard", "mode=versus", "easy", "hard"},
    {"versus-normal-hard", "mode=versus", "normal", "hard"},
    {"versus-hard-hard", "mode=versus", "hard", "hard", Band{40, 60}},
    {"versus-hard-normal", "mode=versus", "hard", "normal"},
    {"versus-hard-easy", "mode=versus", "hard", "easy"},
    {"versus-hard-random", "mode=versus", "hard", "random"},
    {"two_v_one-random-hard", "mode=two_v_one", "random", "hard"},
    {"two_v_one-easy-hard", "mode=two_v_one", "easy", "hard"},
    {"two_v_one-normal-hard", "mode=two_v_one", "normal", "hard"},
    {"two_v_one-hard-hard", "mode=two_v_one", "hard", "hard", Band{35, 65}},
    {"two_v_one-hard-normal", "mode=two_v_one", "hard", "normal"},
    {"two_v_one-hard-easy", "mode=two_v_one", "hard", "easy"},
    {"two_v_one-hard-random", "mode=two_v_one", "hard", "random"},
};

struct Played {
    const Trial* trial;
    Census census;
    double won() const { return percent(census.won, census.campaigns); }
};

constexpr const char* end_words[] = {"none",    "won",     "bullets",      "no_bullets",
                                     "no_line", "no_hand", "five_bullets", "timeout"};

std::string to_json(const Played& played) {
    const Census& census = played.census;
    const auto [share, low, high] = arena::wilson(census.won, 0, census.lost());
    json::Object ends, goals;
    for (std::size_t i = 1; i < census.ends.size(); ++i) ends.add(end_words[i], census.ends[i]);
    for (std::size_t i = 0; i < census.lay.size(); ++i)
        goals.add(superhot::goals[i].name,
                  json::Object().add("lay", census.lay[i]).add("done", census.done[i]));
    json::Object object;
    object.add("trial", played.trial->name).add("config", played.trial->config);
    object.add("normal", played.trial->normal);
    if (played.trial->system != nullptr) object.add("system", played.trial->system);
    object.add("campaigns", census.campaigns).add("won", census.won);
    object.add("low", low).add("high", high);
    object.add("turns", census.turns).add("levels", census.levels);
    object.add("actions", census.actions).add("dodged", census.dodged);
    return object.add("ends", ends).add("goals", goals).line();
}

void print_row(const Played& played) {
    const Census& census = played.census;
    const auto [share, low, high] = arena::wilson(census.won, 0, census.lost());
    const auto loss = [&](superhot::End end) {
        return percent(census.ends[static_cast<std::size_t>(end)], census.lost());
    };
    std::printf(
        "| %-21s | %6lld | %5.1f %% | %5.1f–%5.1f | %5.1f | %4.2f | %4.0f | %4.0f | %4.0f | %4.0f "
        "| %4.0f |\n",
        played.trial->name, static_cast<long long>(census.campaigns), share * 100, low * 100,
        high * 100, mean(census.turns, census.campaigns), mean(census.levels, census.campaigns),
        loss(superhot::End::no_bullets), loss(superhot::End::bullets), loss(superhot::End::no_hand),
        loss(superhot::End::no_line), loss(superhot::End::five_bullets));
}

void print_goals(const Census& census) {
    std::printf("\n| goal                | levels | completed |\n|---|---|---|\n");
    for (std::size_t i = 0; i < census.lay.size(); ++i)
        std::printf("| G%02zu %-15s | %6lld | %5.1f %% |\n", i + 1,
                    std::string(superhot::goals[i].name).c_str(),
                    static_cast<long long>(census.lay[i]), percent(census.done[i], census.lay[i]));
}

// Says what lies outside its band.
class Judge {
  public:
    explicit Judge(const std::vector<Played>& all) : all_(all) {}

    int outside() {
        for (const Played& each : all_) judge(each);
        const Played* it = find("solo-it-hard");
        const Played* pz = find("solo-pz-hard");
        if (it != nullptr && pz != nullptr)
            expect("difference of solo-it-hard and solo-pz-hard", std::abs(it->won() - pz->won()),
                   {0, 8});
        return outside_;
    }

  private:
    const Played* find(std::string_view name) const {
        for (const Played& each : all_)
            if (each.trial->name == name) return &each;
        return nullptr;
    }
    void expect(const std::string& what, double value, Band band) {
        if (!tell_outside(what, value, band)) ++outside_;
    }
    void judge(const Played& played) {
        const Trial& trial = *played.trial;
        const Census& census = played.census;
        const std::string name = trial.name;
        if (trial.won) expect(name + " won %", played.won(), *trial.won);
        if (const Played* base = trial.below != nullptr ? find(trial.below) : nullptr)
            expect(name + " less than " + trial.below, base->won() - played.won(), {3, 100});
        if (!trial.goals) return;
        expect(name + " turns", mean(census.turns, census.campaigns), {15, 40});
        for (const superhot::End end :
             {superhot::End::no_bullets, superhot::End::bullets, superhot::End::no_hand})
            expect(name + " losses by " + end_words[static_cast<std::size_t>(end)],
                   percent(census.ends[static_cast<std::size_t>(end)], census.lost()), {0, 85});
        for (std::size_t i = 0; i < census.lay.size(); ++i)
            if (census.lay[i] > 0)
                expect(name + " goal " + std::string(superhot::goals[i].name),
                       percent(census.done[i], census.lay[i]), {20, 95});
    }

    const std::vector<Played>& all_;
    int outside_ = 0;
};

int conclude(const std::vector<Played>& all) {
    Census goals;
    for (const Played& each : all)
        if (each.trial->goals) goals.add(each.census);
    if (goals.campaigns > 0) print_goals(goals);
    std::printf("\n");
    return Judge(all).outside();
}

constexpr TrialTable<Played> rows{
    .heading =
        "| trial | played | won | 95 % surely | turns | levels | deck empty | 4 Bullets | no card "
        "| no Line | 5 Bullets |\n|---|---|---|---|---|---|---|---|---|---|---|\n",
    .print_row = print_row,
    .to_json = to_json,
    .conclude = conclude,
};

Exit run_balance(const BalanceRun& run) {
    const auto play = [&](const Trial& trial, const kit::Config& config, std::int64_t count,
                          const TrialProgress& progress) {
        Campaigns campaigns{.config = config,
                            .normal = find_player(superhot::game, trial.normal),
                            .seed = run.seed,
                            .count = count};
        if (trial.system != nullptr) campaigns.system = find_player(superhot::game, trial.system);
        return Played{&trial, play_campaigns(campaigns, run.threads, progress)};
    };
    return play_trials(run, superhot::game, trials, rows, play);
}

}  // namespace

extern const Balance balance;
constinit const Balance balance{
    .game = superhot::game,
    .notes =
        "a level for the Normal side and one for the System. Won: by the Normal side. Losses\n"
        "are shares of all losses. The goals are those of the trials of hard players alone.",
    .run = run_balance,
};

}  // namespace superhot_balance
