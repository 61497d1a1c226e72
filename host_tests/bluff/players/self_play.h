// Positions as they come up, and what computer players do in them.
#pragma once

#include <array>
#include <vector>

#include "bluff/position.h"
#include "kit/player.h"

namespace table {

// Weakest level first; in each the characters as the table of players has them.
enum LevelIndex { easy, normal, hard };
enum Who { slate, belle, grudge, stranger };
inline const kit::Player& player(int level, int who) {
    return *all_players[static_cast<std::size_t>(4 * level + who)];
}

inline Action choice_of(const State& state, const kit::Player& who, kit::Seed seed = 1) {
    alignas(kit::state_alignment) static std::byte scratch[kit::Thinking::scratch_size];
    kit::Thinking thinking;
    return thinking.choose(who, bluff::game, reinterpret_cast<const kit::StateBytes*>(&state), seed,
                           scratch);
}

// A match to its end between these, one for each seat.
inline State play_match(const std::vector<const kit::Player*>& players, kit::Seed seed,
                        int wins = 1) {
    State s;
    Rules::setup(s, config_of(static_cast<int>(players.size()), wins), seed);
    for (std::size_t taken = 0; !s.over(); ++taken) {
        const Seat seat = Rules::turn(s);
        kit::Events unseen;
        const kit::Verdict verdict = Rules::apply(
            s, choice_of(s, *players[seat], kit::decision_seed(seed, seat, taken)), unseen);
        TEST_ASSERT_NULL_MESSAGE(verdict.why_not, verdict.why_not);
    }
    return s;
}

// So many positions of random matches, every phase and number of players among them.
inline std::vector<State> random_positions(std::size_t count) {
    std::vector<State> all;
    kit::Rng rng(3);
    for (int matches = 16; all.size() < count; matches *= 2) {
        all.clear();
        play_at_random(matches, [&](const Step& step) {
            // Plays are the rarest in matches of those who answer gladly.
            const bool kept =
                step.before.phase == in_respond ? rng.below(6) == 0 : rng.below(2) == 0;
            if (kept && all.size() < count) all.push_back(step.before);
        });
    }
    return all;
}

}  // namespace table
