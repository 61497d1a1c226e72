// Squares of the arena's box of 12 x 12, and sets of them.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "blast/content.h"

namespace blast {

inline constexpr int box = 12, square_count = box * box;

// (row - 1) * 12 + column: a1 is 0, the top-left one.
using Square = std::uint8_t;
inline constexpr Square no_square = nothing;

// A twelfth without a division, which the chip has to call for.
constexpr int row_of(Square square) { return square * 171 >> 11; }
constexpr int column_of(Square square) { return square - row_of(square) * box; }
constexpr Square square_at(int column, int row) { return static_cast<Square>(row * box + column); }
constexpr bool in_box(int column, int row) {
    return column >= 0 && column < box && row >= 0 && row < box;
}

// Whenever an order of directions matters it is this one.
enum Direction : std::uint8_t { north, east, south, west };
inline constexpr std::array<Direction, 4> directions{north, east, south, west};
inline constexpr std::array<int, 4> column_step{0, 1, 0, -1}, row_step{-1, 0, 1, 0};
constexpr Direction turned(Direction direction, int quarters) {
    return static_cast<Direction>((direction + quarters) % 4);
}

namespace detail {
inline constexpr auto next_squares = [] {
    std::array<std::array<Square, 4>, square_count> next{};
    for (int at = 0; at < square_count; ++at)
        for (const Direction way : directions) {
            const int column = at % box + column_step[way], row = at / box + row_step[way];
            next[static_cast<std::size_t>(at)][way] =
                in_box(column, row) ? square_at(column, row) : no_square;
        }
    return next;
}();
}  // namespace detail

// The next square in a direction; no_square beyond the box.
constexpr Square beside(Square square, Direction way) { return detail::next_squares[square][way]; }

// A set of squares.
struct Squares {
    std::array<std::uint32_t, 5> words{};

    constexpr bool has(Square at) const { return (words[at / 32] >> (at % 32) & 1) != 0; }
    constexpr void add(Square at) { words[at / 32] |= 1u << (at % 32); }
    constexpr void remove(Square at) { words[at / 32] &= ~(1u << (at % 32)); }
    constexpr bool empty() const {
        return (words[0] | words[1] | words[2] | words[3] | words[4]) == 0;
    }
    constexpr int size() const {
        int sum = 0;
        for (const std::uint32_t word : words) sum += std::popcount(word);
        return sum;
    }
    constexpr Squares& operator|=(const Squares& other) {
        for (std::size_t i = 0; i < words.size(); ++i) words[i] |= other.words[i];
        return *this;
    }
    constexpr Squares& operator&=(const Squares& other) {
        for (std::size_t i = 0; i < words.size(); ++i) words[i] &= other.words[i];
        return *this;
    }
    constexpr Squares without(const Squares& other) const {
        Squares left = *this;
        for (std::size_t i = 0; i < words.size(); ++i) left.words[i] &= ~other.words[i];
        return left;
    }
    constexpr bool meets(const Squares& other) const {
        std::uint32_t both = 0;
        for (std::size_t i = 0; i < words.size(); ++i) both |= words[i] & other.words[i];
        return both != 0;
    }
    constexpr bool operator==(const Squares&) const = default;

    // Each square, in rising order.
    template <class Visit>
    constexpr void each(Visit visit) const {
        for (std::size_t i = 0; i < words.size(); ++i)
            for (std::uint32_t rest = words[i]; rest != 0; rest &= rest - 1)
                visit(static_cast<Square>(i * 32 + static_cast<unsigned>(std::countr_zero(rest))));
    }
};

// ---- What a square is made of ------------------------------------------------------------------

enum class Ground : std::uint8_t { outside, floor, grey, hole };
enum class Feature : std::uint8_t { none, teleport, power, turf, belt };

struct Terrain {
    std::uint8_t bits = 0;  // ground 0..1, feature 2..4, arrow 5..6

    constexpr Terrain() = default;
    constexpr Terrain(Ground ground, Feature feature = Feature::none, Direction arrow = north)
        : bits(static_cast<std::uint8_t>(static_cast<unsigned>(ground) |
                                         static_cast<unsigned>(feature) << 2 |
                                         static_cast<unsigned>(arrow) << 5)) {}
    constexpr Ground ground() const { return static_cast<Ground>(bits & 3); }
    constexpr Feature feature() const { return static_cast<Feature>(bits >> 2 & 7); }
    constexpr Direction arrow() const { return static_cast<Direction>(bits >> 5); }
    constexpr bool floor() const { return ground() == Ground::floor; }
    // Stops what flies along the ground without letting it in: BLA-044, BLA-148
    constexpr bool wall() const { return ground() == Ground::outside || ground() == Ground::grey; }
    constexpr bool operator==(const Terrain&) const = default;
};
using Map = std::array<Terrain, square_count>;

}  // namespace blast
