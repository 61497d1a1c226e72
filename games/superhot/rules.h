// SUPERHOT: the game's table. What is played is in RULES.md; the parts are in
//   places    moving cards between piles, hands and The Line; losing
//   goals     counters, conditions, drawing, veto
//   use       phase 2: which cards defeat what
//   turn      phases 1 and 3 to 7
//   level     setup, next level, the end
//   glitches  the System's turn
//   secrets   who sees what
#pragma once

#include "kit/player.h"
#include "superhot/state.h"

namespace superhot {

extern const kit::Player* const all_players[3];

struct Rules {
    using State = superhot::State;

    static constexpr kit::GameInfo info{
        .id = 1,
        .word = "superhot",
        .title = "SUPERHOT",
        .version = 1,
        .longest_match = most_actions + most_turn_actions,
        .most_legal = 96,
        .words = action_words,
        .form = {.fields = fields},
        .players = all_players,
    };

    static kit::Verdict config_problem(const kit::Config& config);
    static void setup(State& state, const kit::Config& config, kit::Seed seed);
    static int seats(const State& state) { return state.normal_count() + state.has_system(); }
    static kit::Seat turn(const State& state);
    static void legal(const State& state, kit::Actions& out);
    static kit::Verdict apply(State& state, kit::Action action, kit::Events& events);
    static kit::Outcome outcome(const State& state);
    static void conceal(State& state, kit::Viewer viewer, kit::Rng& rng);
    static void mask(State& state, kit::Viewer viewer);
    static kit::News news(const kit::Event& event);
    static void describe(const State& state, kit::Action action, const kit::Names& names,
                         kit::TextOut& out);
    static const char* invariant(const State& state);
    static std::int32_t evaluate(const State& state, kit::Seat seat);
};

inline constexpr kit::Game game = kit::make_game<Rules>();

}  // namespace superhot
