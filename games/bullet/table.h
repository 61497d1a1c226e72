// Who sits where, who sends to whom, who lives. All of it can be asked of masked states too.
#pragma once

#include "bullet/state.h"

namespace bullet {

// ---- Seats and teams
// ------------------------------------------------------------------------------

constexpr Seat teammate_of(Seat seat) { return seat ^ 1; }  // BUL-246; Teams only
// The other heroine of the team, `nobody` where there are no teams.
inline Seat ally_of(const State& state, Seat seat) {
    return state.mode == Mode::teams ? teammate_of(seat) : kit::nobody;
}
// Those whom she can help, be helped by and pass the turn to: her teammate, against a boss all
// other heroines (BUL-271).
inline bool is_ally(const State& state, Seat seat, Seat other) {
    if (state.mode == Mode::teams) return other == teammate_of(seat);
    return state.mode == Mode::boss_battle && other != seat && other < state.seats &&
           state.at(other).in_game();
}
template <class Visit>
void each_ally(const State& state, Seat seat, const Visit& visit) {
    for (Seat other = 0; other < state.seats; ++other)
        if (is_ally(state, seat, other)) visit(other);
}
// Where her cleared bullets go: a seat, or `nobody` for the track of Score Attack and for the boss
// (BUL-010).
Seat target_of(const State& state, Seat seat);
// Can she be helped by her teammate now? (BUL-243)
inline bool in_option_phase(const State& state, Seat seat) {
    return seat < state.seats && state.at(seat).phase == Phase::option;
}
int heroines_in_game(const State& state);

// Visits the heroines in the game in the turn order of the round (BUL-063).
template <class Visit>
void each_in_turn_order(const State& state, const Visit& visit) {
    for (int i = 0; i < state.seats; ++i) {
        const auto seat = static_cast<Seat>((state.first + i) % state.seats);
        if (state.at(seat).in_game()) visit(seat);
    }
}

// ---- The boss -----------------------------------------------------------------------------------

inline bool against(const State& state, Boss boss) {
    return state.mode == Mode::boss_battle && state.boss.who == boss;
}
inline const Slot& revealed_slot(const State& state) {
    return state.boss.card().slots[static_cast<std::size_t>(state.boss.revealed())];
}
// What breaks the topmost remaining shield (BUL-291). There must be one.
int break_point(const State& state);
// What the bullets in its incoming count (BUL-291, BUL-408).
int counted_bullets(const State& state, const Kinds& more = {});  // and these besides
// Has she completed it: is it in her sight (BUL-290), or has she served the recipe (BUL-401)?
bool has_completed(const State& state, Seat seat, const ActivePattern& active);
// Which symbols of a recipe these cleared bullets serve, one bit each: as many as can be (BUL-402).
unsigned served_of_recipe(BossPattern id, const Kinds& cleared);
// How many bullets it still lacks.
int missing_of_recipe(BossPattern id, const Kinds& cleared);

// ---- Life
// -----------------------------------------------------------------------------------------

inline int pan_size(const Board& board, bool odd) {
    return static_cast<int>(board.pans[odd ? 0 : 1].size());
}
// Would Balance lose with these pans? (BUL-372)
constexpr bool scales_tip(int odd, int even) {
    const int tilt = odd > even ? odd - even : even - odd;
    return tilt > most_tilt || odd > most_pan || even > most_pan;
}
inline bool scales_tip(const Board& board) {
    return scales_tip(pan_size(board, true), pan_size(board, false));
}
// Lives that are not covered; Balance has one until she has lost (BUL-025, BUL-375).
int lives_left(const State& state, Seat seat);
// Can her life, or her pans, still take a bullet?
inline bool takes_hits(const State& state, Seat seat) { return lives_left(state, seat) > 0; }
// Has the heroine (Teams: her team) lost her last life? (BUL-086, BUL-244, BUL-247)
bool is_beaten(const State& state, Seat seat);

// ---- What comes
// -----------------------------------------------------------------------------------

// What of her incoming joins her current: against Celestial Cleaning Ltd. nothing (BUL-391).
int joining_incoming(const State& state, Seat seat);
// Bullets that she will have to place in the next round: intensity (of the boss: as its slots lie
// now), the track of Score Attack, what joins from her incoming, and what her feed cards cost
// (BUL-395).
int next_incoming_total(const State& state, Seat seat);
// The bullets that nobody sees: center, currents and incomings together, specials left out. Made
// from what lies open, so it is right for masked states as well.
Bag unseen_bullets(const State& state);

// ---- Placing
// --------------------------------------------------------------------------------------

// What a bullet with this number counts as in her column now (BUL-080).
int counted_number(const Board& board, int column, int number);
// Where the next bullet of this colour and number comes to lie in her sight, `no_space` for a hit.
Space landing(const State& state, Seat seat, int column, int number);

// ---- What is being decided
// ------------------------------------------------------------------------

inline const Frame* top_frame(const State& state) {
    return state.pending.empty() ? nullptr : &state.pending.back();
}
// Is the active heroine free to choose her next option?
inline bool choosing_option(const State& state) {
    return !state.over() && state.pending.empty() && state.sudden == 0;
}
// Is the heroine whose decision it is in her End Phase?
inline bool in_end_phase(const State& state) {
    return !state.pending.empty() && state.pending[0].kind == Pending::end_phase;
}
// Does the rest of an effect, or anything else, wait for an answer?
inline bool halfway(const State& state) { return !state.pending.empty() && !in_end_phase(state); }
// The step that a pending effect waits with, and the seat that answers it.
const Step& pending_step(const Frame& frame);
Seat answers(const Frame& frame);

}  // namespace bullet
