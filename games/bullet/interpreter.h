// Effects (effect.h): can they be completed, what can be answered, and doing them step by step.
//
// Everything that is written on actions, star actions, riders, powerups and team actions goes
// through here.
#pragma once

#include "bullet/moves.h"
#include "bullet/play.h"

namespace bullet {

// Who does a step: the heroine whose effect it is, or the ally that it names.
constexpr Seat doer_of(const Step& step, Seat seat, Seat ally) {
    return step.ally && step.verb != Verb::place ? ally : seat;
}

// Is there a sequence of choices that completes all steps? (BUL-115, BUL-116)
// nullptr: there is one; else the first step that it fails at, ...
const Step* first_impossible(const State& state, const Effect& effect, Seat seat, Seat ally);
inline bool completable(const State& state, const Effect& effect, Seat seat, Seat ally) {
    return first_impossible(state, effect, seat, ally) == nullptr;
}
// ... in a few words.
const char* why_impossible(const Step& step);
// May it be used to fail, though it could be completed? (BUL-103, BUL-121)
bool leads_off(const State& state, const Effect& effect, Seat seat, Seat ally);

// Is this an answer to a step that somebody chooses in?
bool is_answer(const State& state, const Step& step, Seat doer, std::uint8_t p, std::uint8_t q);

// The bullets, or places, that a step with one choice can take; bits as in `p`.
Spaces pick_set(const Board& board, const Step& step);

// Visits `visit(p, q)` for all answers, in their order.
template <class Visit>
void each_answer(const State& state, const Step& step, Seat doer, const Visit& visit) {
    const Board& board = state.at(doer);
    const auto pairs = [&](const auto& ends_of) {
        each(fitting(board, step.filter),
             [&](Space from) { each(ends_of(from), [&](Space to) { visit(from, to); }); });
    };
    switch (step.verb) {
        case Verb::move:
            return pairs([&](Space from) { return move_ends(board, step, from); });
        case Verb::swap:
            return pairs([&](Space from) { return swap_partners(board, step, from); });
        case Verb::warp:
            return pairs([&](Space from) { return warp_ends(board, from); });
        default:
            each(pick_set(board, step), [&](std::uint8_t p) { visit(p, std::uint8_t{0}); });
    }
}

// Does one step; `p` and `q` answer it where it asks.
void do_step(Play& play, const Step& step, Seat seat, Seat ally, std::uint8_t p, std::uint8_t q);

}  // namespace bullet
