// sixgun soak: random legal play with every check on.
#include "soak/soak.h"

#include <chrono>
#include <cstdio>

#include "command.h"
#include "find_game.h"
#include "json.h"
#include "options.h"
#include "progress.h"

namespace sixgun {

Exit run_soak(const Arguments& arguments) {
    std::string word;
    std::int64_t actions = 1'000'000, seed = 1;
    bool json = false;
    Options options("soak",
                    "Plays random legal actions with random settings and checks the game all the\n"
                    "way. Stops at the first fault with a match that shows it.");
    options.text("--game", "GAME", "which game", word);
    options.number("--actions", std::int64_t{1}, std::int64_t{1} << 60,
                   "how many (default 1000000)", actions);
    options.number("--seed", std::int64_t{0}, std::int64_t{0xFFFFFFFF},
                   "the same seed plays the same (default 1)", seed);
    options.flag("--json", "the result as a JSON object", json);
    options.notes(
        "Checked in every position: the legal list is sorted and free of doubles, what is not on "
        "it\n"
        "is refused and changes nothing, turn, list and outcome agree on the end, the invariant\n"
        "holds, a copy goes on alike, a concealed state shows what the seat sees and no more.\n"
        "For every match: played again it is the same, undo and jumps agree with that, files, "
        "texts\n"
        "and share codes read back. In one of eight positions a computer player is asked: it "
        "answers\n"
        "legally. Now and then: it is fair, and the same in slices of any size.\n\n"
        "A fault is printed with its match: sixgun replay shows it in words. Exit code 1.");
    if (const auto exit = options.parse(arguments)) return *exit;
    const kit::Game* game = kit::find_game(lineup::games, word);
    if (!game) return complain("soak", no_game(word), bad_usage);

    const auto start = std::chrono::steady_clock::now();
    soak::Report report;
    {
        Progress progress("actions", actions);
        report = soak::run(*game, {.actions = actions,
                                   .seed = static_cast<kit::Seed>(seed),
                                   .progress = [&](std::int64_t done) { progress.reached(done); }});
    }
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
    const double speed = static_cast<double>(report.actions) / took.count();

    if (json) {
        json::Object out;
        out.add("game", game->info.word).add("seed", seed).add("actions", report.actions);
        out.add("matches", report.matches).add("refusals", report.refusals);
        out.add("decisions", report.decisions).add("actions_per_second", speed);
        out.add("ok", report.ok());
        if (!report.ok())
            out.add("fault", report.fault).add("action", report.action).add("match", report.match);
        std::printf("%s\n", out.text().c_str());
    } else {
        std::printf(
            "%s: %lld actions in %lld matches, %lld refusals, %lld decisions, %.0f actions/s\n",
            std::string(game->info.word).c_str(), static_cast<long long>(report.actions),
            static_cast<long long>(report.matches), static_cast<long long>(report.refusals),
            static_cast<long long>(report.decisions), speed);
        if (!report.ok()) std::printf("\n%s", report.match.c_str());
    }
    if (report.ok()) return success;
    return complain("soak", report.fault, failure);
}

}  // namespace sixgun
