// What a seat believes: deals of the cards that it does not know, each as likely as any other, and
// what a change of the table would be worth in them.
//
// A hand is its rest of four and a fifth card, so a changed card is one look into a table. A node
// is one change in one sample.
#pragma once

#include "bluff/knowledge.h"
#include "bluff/odds.h"

namespace bluff {

// A chance to win in 1/16384, or a difference of two.
using Worth = std::int32_t;
inline constexpr Worth certain_win = 16384;
constexpr Worth per_mille(int thousandths) { return thousandths * certain_win / 1000; }

inline constexpr std::size_t most_samples = 64;

class Beliefs {
  public:
    // `forgets`: the seat remembers others' face-down cards only just after a Key.
    void start(const State& seen, Seat me, bool forgets, const Strength* strengths, int samples);
    // Deals one sample more; false if there are enough.
    bool deal(kit::Rng& rng, std::uint32_t& nodes);

    Seat me() const { return me_; }
    const UnseenCards& unseen() const { return unseen_; }
    // Values are counted from 0 here.
    int values() const { return values_; }
    bool knows(Position at) const { return (known_ >> at & 1) != 0; }
    int unknown_of(Seat seat) const;

    // The chance of a seat as things are, ...
    Worth now(Seat seat, std::uint32_t& nodes) const;
    // ... with another card in a place, ...
    Worth with(Position at, int value, Seat seat, std::uint32_t& nodes) const;
    // ... with one that is drawn there, ...
    Worth redrawn(Position at, Seat seat, std::uint32_t& nodes) const;
    // ... with an unknown one that somebody chose to put there: the half of all cards that is worst
    // for this seat, or best.
    enum class Half { worst, best };
    Worth with_half(Half half, Position at, Seat seat, std::uint32_t& nodes) const;
    // ... with two cards of different hands exchanged.
    Worth swapped(Position one, Position two, Seat seat, std::uint32_t& nodes) const;

  private:
    struct Sample {
        std::array<std::uint8_t, most_positions> value, rest;
        std::array<std::uint16_t, most_seats> weight;
        std::uint32_t sum;
    };
    std::uint32_t weight(const Sample& sample, Position at, int value) const {
        return weights_[static_cast<std::size_t>(sample.rest[at] * values_ + value)];
    }
    void learn_weights(const Strength* strengths);
    void learn_straights(const Strength* strengths);
    void list_hidden(const State& seen);

    std::array<std::uint16_t, most_rests * most_value> weights_;  // [rest][fifth value]
    std::array<Sample, most_samples> samples_;
    std::array<std::uint8_t, most_positions> seen_value_;
    std::array<std::uint8_t, card_count> hidden_values_;
    std::array<std::uint8_t, most_value> drawn_;  // how many ways to draw each value
    UnseenCards unseen_;
    std::uint32_t known_;
    std::uint16_t draws_;
    Seat me_;
    std::uint8_t seats_, positions_, values_, hidden_count_, dealt_, wanted_;
};

}  // namespace bluff
