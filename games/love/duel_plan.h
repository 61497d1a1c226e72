// A Duel thought through beforehand: what every pair of splits is worth to both sides, and how each
// side should mix its own.
//
// The table is made from one seat's outlook; its last word on each pair is the position after the
// turn. The sides' gains do not add up to zero (others gain when two waste bullets, both gain by
// love), so each side has a table. They are solved by regret matching (kit/regret.h).
#pragma once

#include "kit/regret.h"
#include "love/duel_odds.h"
#include "love/judge.h"

namespace love {

class DuelPlan {
  public:
    static constexpr std::size_t most_splits = most_bullets + 1;
    using Mixture = std::array<kit::Chance, most_splits>;

    // The challenge stands at the beginning of `outlook`, paid for if it has to be.
    void start(const Outlook& outlook, Seat from, const Target& target, int actions_done,
               const Weights& weights);

    std::size_t splits(Side side) const { return side == challenger ? game_.rows : game_.columns; }
    // Fills the table, one pair of splits at a time.
    bool filled() const { return next_ == game_.rows * game_.columns; }
    void fill_next(std::uint32_t& nodes);

    // With a full table, which must stay where it is from here on.
    void solve(std::uint32_t rounds) { solver_.step(rounds); }
    std::uint32_t rounds() const { return solver_.rounds(); }
    // The average over all rounds.
    Mixture mixture(Side side) const;
    // What the Duel is worth to the challenger if both mix so, and if both split at random.
    std::int32_t value() const;
    std::int32_t plain_mean() const;

    // Where gains do not add up to zero, averages may go in circles (one Duel in a thousand). So
    // whoever fights weighs them now and then, and plays the best that was met.
    void weigh();
    // Neither side could gain a thousandth of the stake by knowing the other's mixture.
    bool settled() const { return gap_ <= std::int64_t{kit::certain} * stake() / 1024; }
    // How to split: the best average weighed, or the last.
    Mixture played(Side side) const;
    // How much the better informed side could gain by it, in 1/32768, and what is at stake: from
    // the least to the most that a side can get, for the side with less at stake.
    std::int64_t gap() const { return gap_; }
    std::int32_t stake() const;

    const kit::MatrixGame& table() const { return game_; }

  private:
    std::size_t weapon(Side side, std::size_t split) const;
    void add_result(const Outlook& before, kit::Chance chance, std::size_t fired, std::size_t spent,
                    std::uint32_t& nodes);

    // The position after each result, before bullets are counted.
    Outlook won_, tied_, lost_;
    std::array<Seat, 2> seats_;
    std::array<std::uint8_t, 2> bullets_;
    std::uint8_t actions_done_, next_;
    const Weights* weights_;
    std::int32_t sums_[2];
    std::array<std::int16_t, most_splits * most_splits> gains_[2];
    kit::MatrixGame game_;
    kit::MatrixSolver<most_splits> solver_;
    std::array<Mixture, 2> best_;
    std::int64_t gap_;  // of the best
};

// A mixture without what is left of first, ignorant rounds: chances below 1/256 of the largest.
// (With 1/16 more than one Duel in twenty can be exploited for more than 1/200 of the stake.)
DuelPlan::Mixture trimmed(const DuelPlan::Mixture& mixture, std::size_t count);

}  // namespace love
