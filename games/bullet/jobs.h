// Odd jobs: what a computer player does with action points that no plan needs.
//
// Bullets leave crowded columns, Vesta's go to the row that burns, Balance weighs, Nawa's Baku
// swallows, cards are drawn. Each has a gain in hundredths of a bullet, and the one that gains most
// for its price is done first.
#pragma once

#include "bullet/plans.h"
#include "kit/player.h"

namespace bullet {

struct Job {
    kit::Action first = kit::no_answer;  // what is done now; a long way has more to come
    int gain = 0, price = 1;

    bool found() const { return first != kit::no_answer; }
    // More for its price than another?
    bool beats(const Job& other) const {
        return !other.found() || gain * other.price > other.gain * price;
    }
};

// What a hit that need not be expected any more is worth, and a bullet that is sent.
inline constexpr int hit_worth = 300, sent_worth = 50;

// What goes by itself at the end of her round, if all her bullets are placed (BUL-340).
inline Spaces fading_of(const Board& board) {
    return board.heroine == vesta && board.current.empty() ? last_row : 0;
}

// The best that the AP at hand buy. `planner` has just searched this board: it knows what moves
// cost and which cards are of use.
Job best_job(const State& state, Seat seat, const Planner& planner);
// A bullet that leaves the sight: what that is worth.
int gain_without(const State& state, Seat seat, Space space);
// The danger of this set of bullets in her sight, in hundredths of a bullet.
int danger_worth(const State& state, Seat seat, Spaces bullets);

}  // namespace bullet
