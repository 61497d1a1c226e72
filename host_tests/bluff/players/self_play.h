// Positions as they come up between computer players.
#pragma once

#include "bluff/position.h"
#include "kit/player.h"

namespace table {

// Weakest level first; in each the characters as the table of players has them.
enum LevelIndex { easy, normal, hard };
enum Who { slate, belle, grudge, stranger };
inline const kit::Player& player(int level, int who = stranger) {
    return *all_players[static_cast<std::size_t>(4 * level + who)];
}

inline Action choice_of(const State& state, const kit::Player& who, kit::Seed seed = 1) {
    alignas(kit::state_alignment) static std::byte scratch[kit::Thinking::scratch_size];
    kit::Thinking thinking;
    return thinking.choose(who, bluff::game, reinterpret_cast<const kit::StateBytes*>(&state), seed,
                           scratch);
}

// The decision as the player alone makes it, from exactly this state.
inline Action decide(const kit::Player& who, const State& seen, std::uint32_t work) {
    alignas(kit::state_alignment) static std::byte memory[32 * 1024];
    kit::Thought thought{.player = &who,
                         .game = &bluff::game,
                         .seen = reinterpret_cast<const kit::StateBytes*>(&seen),
                         .seat = seen.actor,
                         .rng = kit::Rng(99),
                         .memory = memory};
    who.start(thought);
    while (!who.step(thought, work)) {
    }
    return thought.choice;
}

// A match to its end; `judge` gets each position that is decided, with the seed of the decision
// and what was chosen. The players sit round the table, one after the other.
template <class Judge>
State play_match(const std::vector<const kit::Player*>& players, const Config& config,
                 kit::Seed seed, Judge judge) {
    State s;
    Rules::setup(s, config, seed);
    for (std::size_t taken = 0; !s.over(); ++taken) {
        const Seat seat = Rules::turn(s);
        const kit::Seed decision = kit::decision_seed(seed, seat, taken);
        const Action action = choice_of(s, *players[seat % players.size()], decision);
        judge(s, decision, action);
        kit::Events unseen;
        const kit::Verdict verdict = Rules::apply(s, action, unseen);
        TEST_ASSERT_NULL_MESSAGE(verdict.why_not, verdict.why_not);
    }
    return s;
}

}  // namespace table
