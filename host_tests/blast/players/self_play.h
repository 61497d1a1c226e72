// Positions as they come up, and what computer players do in them.
#pragma once

#include <array>
#include <cstring>
#include <vector>

#include "blast/personalities.h"
#include "blast/position.h"
#include "kit/player.h"

namespace field {

// Weakest level first; in each the personalities as the table of players has them.
enum LevelIndex { easy, normal, hard };
inline constexpr int personality_count = static_cast<int>(personalities.size());
inline const kit::Player& player(int level, int who = personality_count - 1) {
    return *all_players[static_cast<std::size_t>(personality_count * level + who)];
}

inline const kit::StateBytes* bytes_of(const State& state) {
    return reinterpret_cast<const kit::StateBytes*>(&state);
}

// The decision as the player alone makes it, from exactly this state; with what it cost.
struct Decision {
    Action action;
    std::uint32_t steps = 0;
};
inline Decision decide(const kit::Player& who, const State& seen, std::uint32_t work = UINT32_MAX) {
    alignas(kit::state_alignment) static std::byte memory[kit::Thinking::scratch_size];
    kit::Thought thought{.player = &who,
                         .game = &blast::game,
                         .seen = bytes_of(seen),
                         .seat = seen.active,
                         .rng = kit::Rng(99),
                         .memory = memory};
    who.start(thought);
    Decision decision{};
    do ++decision.steps;
    while (!who.step(thought, work));
    decision.action = thought.choice;
    return decision;
}

// Decides on and on till it ends its turn, or something else does; says how the turn went.
struct Turn {
    State end;                    // before the turn is passed on
    std::vector<Action> actions;  // END left out
    bool over = false;            // the match, or the player, by its own doing
};
inline Turn play_turn(const kit::Player& who, const State& from) {
    Turn turn{from, {}, false};
    for (;;) {
        const Action action = decide(who, turn.end).action;
        TEST_ASSERT_TRUE_MESSAGE(may(turn.end, action).ok(), "an illegal answer");
        if (action.kind == end_turn) return turn;
        kit::Events unheard;
        State after = turn.end;
        TEST_ASSERT_TRUE(Rules::apply(after, action, unheard).ok());
        turn.actions.push_back(action);
        TEST_ASSERT_TRUE_MESSAGE(turn.actions.size() < 50, "a turn without end");
        turn.over = after.over() || after.turn_number != from.turn_number;
        turn.end = after;
        if (turn.over) return turn;
    }
}

// So many positions of random matches at the beginning of a turn, or in the middle of one.
inline std::vector<State> random_positions(std::size_t count, std::uint32_t one_in = 5) {
    std::vector<State> all;
    kit::Rng rng(3);
    for (int matches = 56; all.size() < count; matches *= 2) {
        all.clear();
        play_at_random(matches, [&](const Step& step) {
            if (all.size() < count && rng.below(one_in) == 0) all.push_back(step.before);
        });
    }
    return all;
}

// Positions of random matches on every arena, with every setting: at most so many of each match, at
// the beginning of a turn. `wanted` chooses them, and may change them first.
template <class Wanted>
std::vector<State> turns_of_matches(int matches, int of_each, Wanted wanted) {
    std::vector<State> all;
    int taken = 0;
    play_at_random(matches, [&](const Step& step) {
        if (step.before.actions == 0) taken = 0;
        if (taken == of_each || step.after.phase != Phase::action ||
            step.after.turn_number == step.before.turn_number)
            return;
        State state = step.after;
        if (!wanted(state)) return;
        all.push_back(state);
        ++taken;
    });
    return all;
}
inline void lose_heart(State& state, Seat seat) {
    state.board.figures[seat].heart = 0;
    if (seat == state.active) state.moves_left = static_cast<std::uint8_t>(state.actor().moves());
}

}  // namespace field
