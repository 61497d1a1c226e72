// sixgun slowest: where do computer players think longest? Positions from whole matches, each with
// the time of a decision here; `tools/emulate --bench` lets the emulated chip decide the worst of
// them and holds it to the budget.
#include <time.h>

#include <algorithm>
#include <cstdio>
#include <memory>
#include <string>
#include <vector>

#include "command.h"
#include "find_game.h"
#include "json.h"
#include "kit/player.h"
#include "options.h"
#include "progress.h"
#include "shell/chambers.h"

namespace sixgun {

namespace {

using namespace kit;

constexpr const char* slowest_notes =
    "Matches are played by the computer players in turn, in each mode of the game with other\n"
    "settings at random; now and then each player decides while a clock runs. Printed are the\n"
    "slowest decisions of each player in each mode: the state in hex as the player's seat may not\n"
    "see it, and the seed of the decision.";

struct Decision {
    std::string mode;
    std::size_t player;
    Seed seed;
    double microseconds;
    std::vector<std::byte> state;
};

// What this thread worked, whatever else the computer does.
double worked_microseconds() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e6 + static_cast<double>(time.tv_nsec) / 1e3;
}

class Search {
  public:
    Search(const Game& game, std::size_t keep) : game_(game), keep_(keep) {}

    // In this mode: the value of the first setting, if the game has any.
    void play(std::uint32_t number, int mode, int every) {
        Rng rng(number, static_cast<std::uint32_t>(mode));
        Config config;
        do {
            config = random_config(game_, rng);
        } while (mode >= 0 && config[0] != mode);
        const auto players = players_of(game_);
        const Seed seed = rng.next();
        game_.setup(state_.bytes, config, seed);
        Events unseen;
        for (std::uint32_t taken = 0; game_.turn(state_.bytes) != nobody; ++taken) {
            const Seed decision = decision_seed(seed, game_.turn(state_.bytes), taken);
            if (taken % static_cast<std::uint32_t>(every) ==
                number % static_cast<std::uint32_t>(every))
                for (std::size_t i = 0; i < players.size(); ++i) judge(mode, i, decision);
            // The strongest plays least: it is dear, and the others get into deeper trouble.
            const std::size_t who = taken % 16 == 0 ? players.size() - 1 : number % players.size();
            const std::size_t usual = std::min(who, players.size() - 2);
            const Action action = thinking_.choose(*players[taken % 16 == 0 ? who : usual], game_,
                                                   state_.bytes, decision, scratch_);
            check(game_.apply(state_.bytes, action, unseen).ok(),
                  "a player chose what the rules refuse");
        }
    }

    const std::vector<Decision>& found() const { return found_; }

  private:
    std::string mode_word(int mode) const {
        if (mode < 0) return "";
        return std::string(game_.info.form.fields[0].choices[static_cast<std::size_t>(mode)].word);
    }
    double time_of(std::size_t player, Seed seed) {
        const double start = worked_microseconds();
        (void)thinking_.choose(*players_of(game_)[player], game_, state_.bytes, seed, scratch_);
        return worked_microseconds() - start;
    }
    void judge(int mode, std::size_t player, Seed seed) {
        const std::string word = mode_word(mode);
        const auto same = [&](const Decision& each) {
            return each.mode == word && each.player == player;
        };
        const auto count = std::ranges::count_if(found_, same);
        auto least = found_.end();
        for (auto each = found_.begin(); each != found_.end(); ++each)
            if (same(*each) && (least == found_.end() || each->microseconds < least->microseconds))
                least = each;
        const bool full = static_cast<std::size_t>(count) >= keep_;
        double took = time_of(player, seed);
        // Twice more, so that a cold cache does not win.
        for (int i = 0; i < 2 && (!full || took > least->microseconds); ++i)
            took = std::min(took, time_of(player, seed));
        if (full && took <= least->microseconds) return;
        if (full) found_.erase(least);
        found_.push_back(
            {word, player, seed, took, {state_.bytes, state_.bytes + game_.state_size}});
    }

    const Game& game_;
    std::size_t keep_;
    AnyState state_;
    Thinking thinking_;
    std::vector<std::byte> scratch_ = std::vector<std::byte>(Thinking::scratch_size);
    std::vector<Decision> found_;
};

std::string hex_of(const std::vector<std::byte>& bytes) {
    static constexpr char digits[] = "0123456789abcdef";
    std::string text;
    for (const std::byte byte : bytes) {
        text += digits[static_cast<unsigned>(byte) >> 4];
        text += digits[static_cast<unsigned>(byte) & 15];
    }
    return text;
}

void print(const Game& game, const Decision& decision, bool json) {
    const std::string player(players_of(game)[decision.player]->word);
    if (!json) {
        std::printf("%-12s %-12s %-8s %9.0f us\n", std::string(game.info.word).c_str(),
                    decision.mode.c_str(), player.c_str(), decision.microseconds);
        return;
    }
    json::Object object;
    object.add("game", game.info.word).add("mode", decision.mode).add("player", player);
    object.add("level", static_cast<std::int64_t>(decision.player));
    // As the console slices its thinking.
    if (const auto* cartridge = shell::cartridge_of(shell::six_chambers, game.info.id))
        object.add("slice", cartridge->slice_nodes);
    object.add("us", decision.microseconds).add("seed", std::int64_t{decision.seed});
    std::printf("%s\n", object.add("state", hex_of(decision.state)).line().c_str());
}

void find_slowest(const Game& game, int matches, int every, int count, bool json) {
    const auto fields = game.info.form.fields;
    const int modes = fields.empty() ? 0 : static_cast<int>(fields[0].choices.size());
    const auto search = std::make_unique<Search>(game, static_cast<std::size_t>(count));
    {
        Progress progress("matches", std::int64_t{matches} * std::max(1, modes));
        for (int number = 0; number < matches * std::max(1, modes); ++number) {
            const int mode = modes == 0 ? -1 : number % modes;
            search->play(static_cast<std::uint32_t>(number / std::max(1, modes)), mode, every);
            progress.reached(number + 1);
        }
    }
    std::vector<Decision> found = search->found();
    std::ranges::sort(found, [](const Decision& one, const Decision& other) {
        return one.microseconds > other.microseconds;
    });
    for (const Decision& each : found) print(game, each, json);
}

}  // namespace

Exit run_slowest(const Arguments& arguments) {
    std::string word;
    int matches = 12, count = 2, every = 3;
    bool json = false;
    Options options("slowest", "Finds the decisions that take computer players longest.");
    options.text("--game", "GAME", "which game (default: all)", word);
    options.number("--matches", 1, 1'000'000, "in each mode (default 12)", matches);
    options.number("--every", 1, 1000, "decisions from one that is timed to the next (default 3)",
                   every);
    options.number("--count", 1, 1000, "of each player in each mode (default 2)", count);
    options.flag("--json", "one JSON object a line, with the position", json);
    options.notes(slowest_notes);
    if (const auto exit = options.parse(arguments)) return *exit;
    if (!word.empty() && !find_game(lineup::games, word))
        return complain("slowest", no_game(word), bad_usage);
    for (const Game* game : lineup::games)
        if (word.empty() || game->info.word == word)
            find_slowest(*game, matches, every, count, json);
    return success;
}

}  // namespace sixgun
