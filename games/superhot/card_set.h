// A set of obstacles: a bit for each card code. A hand is one, for a hand has no order; its bullets
// are counted beside it.
#pragma once

#include <bit>
#include <compare>

#include "superhot/content.h"

namespace superhot {

class CardSet {
  public:
    constexpr CardSet() = default;
    constexpr CardSet(std::initializer_list<Card> cards) {
        for (const Card card : cards) add(card);
    }

    constexpr bool has(Card card) const { return card < 64 && (bits_ >> card & 1) != 0; }
    constexpr void add(Card card) { bits_ |= std::uint64_t{1} << card; }
    constexpr void remove(Card card) { bits_ &= ~(std::uint64_t{1} << card); }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr int size() const { return std::popcount(bits_); }
    constexpr Card first() const { return static_cast<Card>(std::countr_zero(bits_)); }
    constexpr std::uint64_t bits() const { return bits_; }
    constexpr bool operator==(const CardSet&) const = default;

    // In rising order of codes.
    struct Iterator {
        std::uint64_t left;
        constexpr Card operator*() const { return static_cast<Card>(std::countr_zero(left)); }
        constexpr Iterator& operator++() {
            left &= left - 1;
            return *this;
        }
        constexpr bool operator==(const Iterator&) const = default;
    };
    constexpr Iterator begin() const { return {bits_}; }
    constexpr Iterator end() const { return {0}; }

  private:
    std::uint64_t bits_ = 0;
};

}  // namespace superhot
