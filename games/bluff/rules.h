// Bluff the Bullet: the game's table. What is played is in RULES.md; the parts are in
//   content    cards and numbers
//   ranking    which hand is better
//   state      the position
//   events     what happens, for the scene
//   round      the deal, who begins, drawing, the end
//   answers    responses, the stack, abilities, penalties
//   secrets    who sees what
//   describe   actions in words
#pragma once

#include "bluff/characters.h"
#include "bluff/state.h"
#include "kit/player.h"

namespace bluff {

// Level by level, weakest first; each with all characters.
inline constexpr std::size_t player_count = 12;
extern const std::array<const kit::Player*, player_count> all_players;

// Whether an action may be taken now, else why not.
kit::Verdict may(const State& state, kit::Action action);

// What a play states, and which card of the hand it is.
constexpr Claim claim_of(kit::Action action) {
    return {static_cast<Suit>(action.a % suit_count), action.b, action.c};
}
constexpr std::size_t index_of(kit::Action action) { return action.a / suit_count; }
constexpr kit::Action play_of(std::size_t index, const Claim& claim) {
    return {play, static_cast<std::uint8_t>(index * suit_count + claim.ability), claim.first,
            claim.second};
}

struct Rules {
    using State = bluff::State;

    static constexpr kit::GameInfo info{
        .id = 3,
        .word = "bluff",
        .title = "Bluff the Bullet",
        .version = 1,
        .longest_match = most_rounds * actions_per_round(most_seats) + most_rounds - 1,
        .most_legal = playing_size *
                      (most_positions + most_positions * (most_positions - 1) / 2 + most_seats + 1),
        .words = action_words,
        .form = {.fields = fields},
        .players = all_players,
        .characters = characters.size(),
    };

    static kit::Verdict config_problem(const kit::Config& config);
    static void setup(State& state, const kit::Config& config, kit::Seed seed);
    static int seats(const State& state) { return state.seats; }
    static kit::Seat turn(const State& state) { return state.actor; }
    static void legal(const State& state, kit::Actions& out);
    static kit::Verdict apply(State& state, kit::Action action, kit::Events& events);
    static kit::Outcome outcome(const State& state);
    static void conceal(State& state, kit::Viewer viewer, kit::Rng& rng);
    static void mask(State& state, kit::Viewer viewer);
    static kit::News news(const kit::Event& event);
    static void describe(const State& state, kit::Action action, const kit::Names& names,
                         kit::TextOut& out);
    static const char* invariant(const State& state);
    // Answers and penalties are given at the table, from what lies open: section 8.3
    static bool openly(const State& state) { return state.phase != Phase::play; }
};
static_assert(Rules::info.longest_match == 1968 && Rules::info.most_legal == 662);

inline constexpr kit::Game game = kit::make_game<Rules>();

}  // namespace bluff
