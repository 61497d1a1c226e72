#include "love_balance/thumb.h"

#include <algorithm>

#include "love/rules.h"

namespace love_balance {

using namespace kit;

namespace {

// How much a beginner likes an action: claims before Duels before the rest.
int liking(const love::State& state, Action action) {
    const Seat seat = state.turn_seat;
    switch (action.kind) {
        case love::claim:
            return 100 + love::sum_of(love::unpacked(action.a));
        case love::duel: {
            const bool matches = state.hand[seat][love::colour_of(action.a)] > 0;
            const int paid = state.phase == love::Phase::paid_action ? love::payment : 0;
            if (!matches || state.bullets[seat] < paid + love::most_bullets / 2) return -1;
            return 50 - state.bullets[state.owner[action.a]];
        }
        default:  // the end of the turn, or a Reload that gives every useless Lasso away
            return love::sum_of(love::unpacked(action.a));
    }
}

void start_thumb(Thought&) {}

bool step_thumb(Thought& thought, std::uint32_t) {
    const auto& state = *std::launder(reinterpret_cast<const love::State*>(thought.seen));
    if (state.splitting()) {
        const int all = state.bullets[thought.seat],
                  fired = thought.rng.between((all + 1) / 2, all);
        thought.choice = {love::commit, static_cast<std::uint8_t>(fired)};
        return true;
    }
    std::array<Action, love::Rules::info.most_legal> memory;
    Actions list(memory);
    love::Rules::legal(state, list);
    int best = -1;
    std::uint32_t equals = 0;
    for (const Action action : list.kept()) {
        const int liked = liking(state, action);
        if (liked > best) equals = 0;
        if (liked < best || liked < 0) continue;
        best = liked;
        if (thought.rng.below(++equals) == 0) thought.choice = action;
    }
    return true;
}

}  // namespace

constinit const Player thumb{"thumb", "Rule of thumb", 1, 0, start_thumb, step_thumb};

}  // namespace love_balance
