#include "kit/game.h"

#include <algorithm>

namespace kit {

std::int32_t evaluate_by_score(const Outcome& outcome, int seats, Seat seat) {
    if (outcome.over) {
        switch (outcome.result[seat]) {
            case Result::won:
                return 1000;
            case Result::lost:
                return 0;
            case Result::drawn:
                return 500;
            default:
                break;
        }
    }
    // A lead of one point is worth something, a lead of forty not forty times as much: l / (l +
    // 10).
    std::int32_t lead = outcome.score[seat];
    if (seats > 1) {
        std::int32_t best = INT32_MIN;
        for (int other = 0; other < seats; ++other)
            if (other != seat)
                best = std::max(best, outcome.score[static_cast<std::size_t>(other)]);
        lead -= best;
    }
    lead = std::clamp<std::int32_t>(lead, -100000, 100000);
    return 500 + 400 * lead / ((lead < 0 ? -lead : lead) + 10);
}

Verdict config_verdict(const Game& game, const Config& config) {
    const Verdict ranges = game.info.form.problem(config);
    return ranges.ok() ? game.config_problem(config) : ranges;
}

Config random_config(const Game& game, Rng& rng) {
    // The usual config is always accepted, so a form whose values rarely fit together ends here
    // too.
    for (int attempt = 0; attempt < 100; ++attempt) {
        Config config = game.info.form.random(rng);
        if (game.random_record != nullptr && game.info.form.asks_record(config))
            game.random_record(config, rng);
        if (config_verdict(game, config).ok()) return config;
    }
    return game.info.form.usual();
}

std::uint32_t count_legal(const Game& game, const StateBytes* state) {
    Actions counted({});
    game.legal(state, counted);
    return counted.count();
}

Action nth_legal(const Game& game, const StateBytes* state, std::uint32_t n) {
    Action found;
    Actions window({&found, 1}, n);
    game.legal(state, window);
    check(window.count() > n, "a legal action beyond the end of the list");
    return found;
}

bool is_legal(const Game& game, const StateBytes* state, Action action) {
    constexpr std::uint32_t page = 64;
    std::array<Action, page> memory;
    for (std::uint32_t first = 0;; first += page) {
        Actions window(memory, first);
        game.legal(state, window);
        const auto kept = window.kept();
        if (std::find(kept.begin(), kept.end(), action) != kept.end()) return true;
        if (first + page >= window.count()) return false;
    }
}

Action random_legal(const Game& game, const StateBytes* state, Rng& rng) {
    std::array<Action, 32> memory;
    Actions window(memory);
    game.legal(state, window);
    const std::uint32_t count = window.count();
    check(count > 0, "a choice although there is no legal action");
    for (int attempt = 0; attempt < 1000; ++attempt) {
        const std::uint32_t n = rng.below(count);
        const Action action = n < memory.size() ? memory[n] : nth_legal(game, state, n);
        if (!game.info.words[action.kind].outside) return action;
    }
    check_failed("a seat has nothing to choose");
}

Hash view_hash(const Game& game, const StateBytes* state, Viewer viewer) {
    AnyState seen;
    game.copy(seen.bytes, state);
    game.mask(seen.bytes, viewer);
    return game.hash(seen.bytes);
}

bool hides_from(const Game& game, const StateBytes* state, Viewer seer, Viewer other,
                StateBytes* spare) {
    game.copy(spare, state);
    game.mask(spare, seer);
    const Hash all = hash_bytes({spare, game.state_size});
    game.mask(spare, other);
    return hash_bytes({spare, game.state_size}) != all;
}

Action time_out_action(const Game& game) {
    for (std::size_t kind = 0; kind < game.info.words.size(); ++kind)
        if (game.info.words[kind].outside) return {static_cast<std::uint8_t>(kind)};
    check_failed("a game with a clock has no action for its end");
}

}  // namespace kit
