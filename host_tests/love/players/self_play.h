// Positions as they come up between computer players.
#pragma once

#include "kit/player.h"
#include "love/position.h"

namespace table {

// Weakest level first; in each the characters as the table of players has them.
enum LevelIndex { easy, normal, hard };
enum Who { ruth, pike, lou, finch };
inline const kit::Player& player(int level, int who) {
    return *all_players[static_cast<std::size_t>(4 * level + who)];
}

inline Action choice_of(const State& state, const kit::Player& who, kit::Seed seed = 1) {
    alignas(kit::state_alignment) static std::byte scratch[kit::Thinking::scratch_size];
    kit::Thinking thinking;
    return thinking.choose(who, love::game, reinterpret_cast<const kit::StateBytes*>(&state), seed,
                           scratch);
}

// A match to its end; `judge` gets each position that is decided, with the seed of the decision
// and what was chosen.
template <class Judge>
State play_match(const std::array<const kit::Player*, seat_count>& players, kit::Seed seed,
                 Length length, Judge judge) {
    State s;
    Rules::setup(s, config_of(length), seed);
    for (std::size_t taken = 0; !s.over(); ++taken) {
        const Seat seat = Rules::turn(s);
        const kit::Seed decision = kit::decision_seed(seed, seat, taken);
        const Action action = choice_of(s, *players[seat], decision);
        judge(s, decision, action);
        kit::Events unseen;
        const kit::Verdict verdict = Rules::apply(s, action, unseen);
        TEST_ASSERT_NULL_MESSAGE(verdict.why_not, verdict.why_not);
    }
    return s;
}

inline std::array<const kit::Player*, seat_count> four(int level, int who = finch) {
    const kit::Player* each = &player(level, who);
    return {each, each, each, each};
}

}  // namespace table
