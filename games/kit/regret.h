// Regret matching: how to mix when both sides choose in secret.
//
// Each action's regret (how much better it would have done than the mixture) is summed up, and
// actions are played in proportion to their regret; the average of what was played approaches an
// equilibrium (Hart and Mas-Colell). Three refinements make it fast: regrets never fall below zero,
// later rounds weigh more in the average (CFR+, Tammelin), and each side expects the other to do
// next what it did last (Farina, Kroer and Sandholm 2021). Integers only: chances are in 1/32768,
// gains are 16-bit numbers in the game's own unit.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

#include "kit/check.h"
#include "kit/rng.h"

namespace kit {

using Chance = std::uint16_t;  // in 1/32768: a certainty is `certain`
inline constexpr std::int32_t certain = 32768;

// Weights as chances that add up to `certain` exactly (the largest takes what rounding leaves);
// all equal if there is no weight.
void normalise(std::span<const std::uint32_t> weights, std::span<Chance> out);
// One of the actions, each with its chance.
std::size_t draw_by(std::span<const Chance> chances, Rng& rng);

// One place where a decision is made (an information set).
template <std::size_t Most>
class RegretMatcher {
  public:
    RegretMatcher() = default;  // among none: to be assigned
    explicit RegretMatcher(std::size_t actions) : count_(static_cast<std::uint32_t>(actions)) {
        check(actions >= 1 && actions <= Most, "a decision among none or too many actions");
    }
    std::size_t count() const { return count_; }

    // What to play now.
    void current(std::span<Chance> out) const { normalise({regrets_.data(), count_}, out); }
    // What to play if the next round will be like the last.
    void predicted(std::span<Chance> out) const {
        std::array<std::uint32_t, Most> expected;
        for (std::size_t i = 0; i < count_; ++i) expected[i] = raised(regrets_[i], last_[i]);
        normalise({expected.data(), count_}, out);
    }

    // What each action would have gained against what the mixture gained, in any unit below 2^23.
    void learn(std::span<const std::int32_t> gains, std::int32_t mixture_gain) {
        std::uint32_t largest = 0;
        for (std::size_t i = 0; i < count_; ++i) {
            last_[i] = gains[i] - mixture_gain;
            regrets_[i] = raised(regrets_[i], last_[i]);
            largest = std::max(largest, regrets_[i]);
        }
        // Only proportions matter: halve all before one overflows.
        if (largest >= 1u << 29)
            for (std::size_t i = 0; i < count_; ++i) regrets_[i] /= 2;
    }
    // `weight` up to 65535: the round's number, times the chance to come here.
    void remember(std::span<const Chance> played, std::uint32_t weight) {
        for (std::size_t i = 0; i < count_; ++i) sums_[i] += std::uint64_t{played[i] * weight};
    }
    // The average over all rounds: what to use.
    void average(std::span<Chance> out) const {
        std::uint64_t largest = 0;
        for (std::size_t i = 0; i < count_; ++i) largest = std::max(largest, sums_[i]);
        int shift = 0;
        while ((largest >> shift) >= 1u << 29) ++shift;
        std::array<std::uint32_t, Most> weights{};
        for (std::size_t i = 0; i < count_; ++i)
            weights[i] = static_cast<std::uint32_t>(sums_[i] >> shift);
        normalise({weights.data(), count_}, out);
    }

  private:
    static std::uint32_t raised(std::uint32_t regret, std::int32_t by) {
        return static_cast<std::uint32_t>(
            std::max<std::int32_t>(static_cast<std::int32_t>(regret) + by, 0));
    }

    std::uint32_t count_ = 0;
    std::array<std::uint32_t, Most> regrets_{};
    std::array<std::int32_t, Most> last_{};  // what the last round added
    std::array<std::uint64_t, Most> sums_{};
};

// Two sides choose at the same time, each a row or a column. Tables lie row by row.
struct MatrixGame {
    std::size_t rows = 0, columns = 0;
    const std::int16_t* row_gain = nullptr;
    // nullptr: what one side gains, the other loses.
    const std::int16_t* column_gain = nullptr;

    std::int32_t gain_of_row(std::size_t row, std::size_t column) const {
        return row_gain[row * columns + column];
    }
    std::int32_t gain_of_column(std::size_t row, std::size_t column) const {
        return column_gain != nullptr ? column_gain[row * columns + column]
                                      : -row_gain[row * columns + column];
    }
};

template <std::size_t Most>
class MatrixSolver {
  public:
    MatrixSolver() = default;  // of nothing: to be assigned
    explicit MatrixSolver(const MatrixGame& game) : game_(game) {
        for (const auto& [side, actions] :
             {std::pair(&row_, game.rows), {&column_, game.columns}}) {
            side->matcher = RegretMatcher<Most>(actions);
            side->matcher.current(side->mixture);
        }
    }

    // Some more rounds (a round costs 2 * rows * columns multiplications); may be called in slices.
    void step(std::uint32_t rounds) {
        const bool zero_sum = game_.column_gain == nullptr;
        for (; rounds > 0; --rounds) {
            if (round_ < 65535) ++round_;
            update(row_, column_, {game_.row_gain, game_.columns, 1, 512});
            update(column_, row_,
                   {zero_sum ? game_.row_gain : game_.column_gain, 1, game_.columns,
                    zero_sum ? -512 : 512});
        }
    }
    std::uint32_t rounds() const { return round_; }
    void row_mixture(std::span<Chance> out) const { row_.matcher.average(out); }
    void column_mixture(std::span<Chance> out) const { column_.matcher.average(out); }

  private:
    struct Player {
        RegretMatcher<Most> matcher;
        std::array<Chance, Most> mixture{};
    };
    // A side's gains: from one own action to the next, from one of the other's to the next, and by
    // what a sum of gains times chances is divided to get 1/64 of the game's unit.
    struct Gains {
        const std::int16_t* table;
        std::size_t own_step, other_step;
        std::int32_t part;
    };

    void update(Player& own, const Player& other, const Gains& gains) {
        const std::size_t actions = own.matcher.count(), answers = other.matcher.count();
        std::array<std::int32_t, Most> gain;
        std::int64_t mixture_gain = 0;
        for (std::size_t i = 0; i < actions; ++i) {
            const std::int16_t* at = gains.table + i * gains.own_step;
            std::int32_t sum = 0;  // 16 bits times 15 bits of chance: at most 31 bits
            for (std::size_t j = 0; j < answers; ++j, at += gains.other_step)
                sum += *at * other.mixture[j];
            gain[i] = sum / gains.part;
            mixture_gain += std::int64_t{gain[i]} * own.mixture[i];
        }
        own.matcher.learn(gain, static_cast<std::int32_t>(mixture_gain / certain));
        own.matcher.predicted(own.mixture);
        own.matcher.remember(own.mixture, round_);
    }

    MatrixGame game_{};
    Player row_{}, column_{};
    std::uint32_t round_ = 0;
};

// How much each side could gain on average by answering the other's mixture best, in 1/32768 of the
// game's unit: 0 for both in an equilibrium.
struct Exploitability {
    std::int64_t of_row, of_column;
};
Exploitability exploitability(const MatrixGame& game, std::span<const Chance> row,
                              std::span<const Chance> column);

}  // namespace kit
