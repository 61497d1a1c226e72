// Bullet: the game's table. What is played is in RULES.md; the parts are in
//   bullets, sight       what there is, and where it can lie
//   grid, effect         the languages of cards; heroines, bosses, powerups are written in them
//   content              all cards, read by the compiler
//   state, events        the position, and what happened
//   table                who sits where, lives, targets, totals
//   moves, placements    questions about a sight: where bullets and patterns can go
//   placing              drawing, placing, hits, going down
//   clearing             clears and stars
//   interpreter          does effects
//   options              the Option Phase: what may be done, and doing it
//   answers              what is pending: who answers, with what, and going on
//   rounds               End Phase, losses, Cleanup, Sudden Death
//   boss                 the boss: its cards, its round, its abilities
//   secrets              who sees what
// and of the computer players in
//   risk, prices         what bullets to come do, what moves cost
//   plans                how a card can be used, and with which moves
//   demands              what a boss asks for
//   jobs, tiles, replies AP that are left, powerups, answers
//   mind, levels         one decision
#pragma once

#include "bullet/state.h"
#include "kit/player.h"

namespace bullet {

// Three levels, weakest first.
inline constexpr std::size_t player_count = 3;
extern const std::array<const kit::Player*, player_count> all_players;

struct Rules {
    using State = bullet::State;

    static constexpr kit::GameInfo info{
        .id = 4,
        .word = "bullet",
        .title = "Bullet★",
        .version = 1,
        .longest_match = 4000,  // BUL-305
        .most_legal = 3000,
        .words = action_words,
        .form = {.fields = fields},
        .players = all_players,
    };

    static kit::Verdict config_problem(const kit::Config& config);
    static void setup(State& state, const kit::Config& config, kit::Seed seed);
    static int seats(const State& state) { return state.seats; }
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
    static kit::Clock clock(const State& state);
};

inline constexpr kit::Game game = kit::make_game<Rules>();

// Why it is over.
const char* end_words(const State& state);

}  // namespace bullet
