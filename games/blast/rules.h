// Blast Tactics: the game's table. What is played is in RULES.md; the parts are in
//   content    pieces and numbers          squares   the grid, and sets of squares
//   arena      arenas: form, checks        arenas    the built-in ones
//   board      what can burn and fall      blast     blast events
//   moves      where things can go         belts     conveyors
//   state      the position                events    what happens, for the scene
//   acts       what a player does          turn      phases, OVERTIME, drawing, the end
//   forecast   what certainly burns        secrets   who sees what
//   describe   actions in words
#pragma once

#include "blast/personalities.h"
#include "blast/state.h"
#include "kit/player.h"

namespace blast {

// Level by level, weakest first; each with all personalities.
inline constexpr std::size_t player_count = 15;
extern const std::array<const kit::Player*, player_count> all_players;

// Whether an action may be taken now, else why not.
kit::Verdict may(const State& state, kit::Action action);

struct Rules {
    using State = blast::State;

    static constexpr kit::GameInfo info{
        .id = 5,
        .word = "blast",
        .title = "Blast Tactics",
        .version = 1,
        .longest_match = most_acts + most_turns,  // BLA-244
        .most_legal = 208,
        .words = action_words,
        .form = {.fields = fields,
                 .record_size = arena_bytes,
                 .record_when = {arena_field, 1u << own_arena}},
        .players = all_players,
        .characters = personalities.size(),
    };

    static kit::Verdict config_problem(const kit::Config& config);
    static void setup(State& state, const kit::Config& config, kit::Seed seed);
    static int seats(const State& state) { return state.board.seats; }
    static kit::Seat turn(const State& state) { return state.over() ? kit::nobody : state.active; }
    static void legal(const State& state, kit::Actions& out);
    static kit::Verdict apply(State& state, kit::Action action, kit::Events& events);
    static kit::Outcome outcome(const State& state);
    static void conceal(State& state, kit::Viewer viewer, kit::Rng& rng);
    static void mask(State& state, kit::Viewer viewer);
    static kit::News news(const kit::Event& event);
    static void describe(const State& state, kit::Action action, const kit::Names& names,
                         kit::TextOut& out);
    static const char* invariant(const State& state);
    static void random_record(kit::Config& config, kit::Rng& rng);
};

inline constexpr kit::Game game = kit::make_game<Rules>();

}  // namespace blast
