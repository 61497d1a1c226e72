// Bullets of Love: the game's table. What is played is in RULES.md; the parts are in
//   content    pieces, points
//   state      the position
//   events     what happens, for the scene
//   opening    the deal and who begins
//   lassos     hands, deck, Reload and Claim
//   duel       challenge, splits, dice, love
//   turn       payment, scoring, the end
//   secrets    who sees what
//   outlook    what a seat knows, for computer players: characters, judge, duel_odds, duel_plan,
//              mind, player
#pragma once

#include "kit/player.h"
#include "love/characters.h"
#include "love/state.h"

namespace love {

// Level by level, weakest first; each with all characters, the balanced one last.
inline constexpr std::size_t player_count = 12;
extern const std::array<const kit::Player*, player_count> all_players;

// Whether an action may be taken now, else why not.
kit::Verdict may(const State& state, kit::Action action);
// Whether any action of a kind may be taken now, else why not: for menus.
kit::Verdict may_any(const State& state, Kind kind);

struct Rules {
    using State = love::State;

    static constexpr kit::GameInfo info{
        .id = 2,
        .word = "love",
        .title = "Bullets of Love",
        .version = 1,
        .longest_match = most_turns * most_turn_actions * decisions_per_action,
        .most_legal = 20,  // 7 Claims, 8 Reloads, 5 Duels
        .words = action_words,
        .form = {.fields = fields},
        .players = all_players,
        .characters = characters.size(),
    };

    static kit::Verdict config_problem(const kit::Config& config);
    static void setup(State& state, const kit::Config& config, kit::Seed seed);
    static int seats(const State&) { return seat_count; }
    static kit::Seat turn(const State& state) { return state.decider(); }
    static void legal(const State& state, kit::Actions& out);
    static kit::Verdict apply(State& state, kit::Action action, kit::Events& events);
    static kit::Outcome outcome(const State& state);
    static void conceal(State& state, kit::Viewer viewer, kit::Rng& rng);
    static void mask(State& state, kit::Viewer viewer);
    static kit::News news(const kit::Event& event);
    static void describe(const State& state, kit::Action action, const kit::Names& names,
                         kit::TextOut& out);
    static const char* invariant(const State& state);
};

inline constexpr kit::Game game = kit::make_game<Rules>();

}  // namespace love
