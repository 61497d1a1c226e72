#include "soak/soak.h"

#include "check_hook/check_hook.h"
#include "soak/tester.h"

namespace soak {

using namespace kit;

namespace {

// A computer player is asked in more than one of ten positions: what it gets wrong may be rare.
// Matches that look alike are rare and dear.
constexpr std::uint32_t player_every = 8, lookalikes_every = 400;
// A plain fault is better found by plain play, which names it better.
constexpr std::uint32_t first_lookalikes = 50;
constexpr std::int64_t progress_every = 1 << 14;

// The match that the tester holds, from its first to its last action.
void play(Tester& tester, std::int64_t actions_left) {
    tester.check_config();
    if (tester.found()) return;
    const Game& game = tester.game;
    tester.present.fill(0xA5);
    game.setup(tester.present.state(), tester.match->config, tester.match->seed);
    tester.hashes.assign(1, game.hash(tester.present.state()));
    for (;; --actions_left) {
        tester.check_position();
        if (!tester.found()) tester.check_refusal();
        if (!tester.found()) tester.check_concealed();
        if (tester.found()) return;
        if (tester.legal.empty() || actions_left == 0) break;
        if (tester.match->count == game.info.longest_match)
            return tester.find("the match is longer than the game's info says");
        if (tester.match->full()) break;
        if (tester.one_in(player_every)) tester.check_player();
        const auto count = static_cast<std::uint32_t>(tester.legal.size());
        if (!tester.found()) tester.take(tester.legal[tester.below(count)]);
        if (tester.found()) return;
    }
    tester.check_end();
}

}  // namespace

Tester::Tester(const Game& subject, Seed seed) : game(subject), rng(seed, 0x50AC) {
    trial.fill(0x3C);
    other.fill(0xC3);
}

std::string Tester::text_of(Action action) const {
    if (action.kind >= game.info.words.size())
        return "an action of kind " + std::to_string(action.kind);
    Text<48> text;
    print_action(action, game.info.words, text);
    return std::string(text.view());
}

std::string Tester::match_text() const {
    std::string memory((match->count + 1u) * 40 + 2048, '\0');
    TextOut text(memory.data(), memory.size());
    print_match(game, *match, text);
    memory.resize(text.view().size());
    return memory;
}

Report run(const Game& game, const Options& options) {
    Report report;
    Tester tester(game, options.seed);
    std::int64_t next_progress = progress_every;
    while (report.actions < options.actions && !tester.found()) {
        // A check that fails inside the game or the kit is left by a long jump: what it needs lives
        // in the tester.
        const Config config = random_config(game, tester.rng);
        tester.match->begin(game, config, tester.rng.next());
        const char* failed =
            check_hook::failure_of([&] { play(tester, options.actions - report.actions); });
        report.actions += tester.match->count;
        if (failed == nullptr && !tester.found() &&
            report.matches % lookalikes_every == first_lookalikes)
            failed = check_hook::failure_of([&] { tester.check_lookalikes(); });
        if (failed != nullptr) tester.find(std::string("stopped: ") + failed);
        ++report.matches;
        if (options.progress && report.actions >= next_progress) {
            options.progress(report.actions);
            next_progress = report.actions + progress_every;
        }
    }
    report.refusals = tester.refusals;
    report.decisions = tester.decisions;
    if (tester.found()) {
        report.fault = tester.fault;
        report.match = tester.match_text();
        report.action = tester.at_fault;
    }
    return report;
}

}  // namespace soak
