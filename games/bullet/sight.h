// A sight: 5 columns of 6 spaces (BUL-004), and the bullets in it.
//
// A space is 5 x (row - 1) + (column - 1), so a set of spaces is 30 bits, and whatever is asked of
// a sight is asked of all spaces at once. The bullets lie in planes of such sets, one for each bit
// of their type: the bullets of one colour, or of one number, are a few operations away.
#pragma once

#include <bit>

#include "bullet/bullets.h"

namespace bullet {

inline constexpr int columns = 5, rows = 6, space_count = columns * rows;
using Space = std::uint8_t;
inline constexpr Space no_space = 255;

constexpr Space space_at(int row, int column) { return static_cast<Space>(columns * row + column); }
constexpr int row_of(Space space) { return space / columns; }     // 0 is the top
constexpr int column_of(Space space) { return space % columns; }  // 0 is red

// ---- Sets of spaces -----------------------------------------------------------------------------

using Spaces = std::uint32_t;
inline constexpr Spaces all_spaces = (Spaces{1} << space_count) - 1;
inline constexpr Spaces first_column = 0x02108421 & all_spaces;
inline constexpr Spaces last_column = first_column << (columns - 1);
inline constexpr Spaces first_row = 0x1F;
inline constexpr Spaces last_row = first_row << (columns * (rows - 1));

constexpr Spaces set_of(Space space) { return Spaces{1} << space; }
constexpr bool has(Spaces spaces, Space space) {
    return space < space_count && (spaces >> space & 1) != 0;
}
constexpr Spaces column_spaces(int column) { return first_column << column; }
constexpr Spaces row_spaces(int row) { return first_row << (columns * row); }
constexpr int size_of(Spaces spaces) { return std::popcount(spaces); }
constexpr Space first_of(Spaces spaces) { return static_cast<Space>(std::countr_zero(spaces)); }

template <class Visit>
constexpr void each(Spaces spaces, const Visit& visit) {
    for (; spaces != 0; spaces &= spaces - 1) visit(first_of(spaces));
}

// ---- Directions ---------------------------------------------------------------------------------

enum Direction : std::uint8_t { up = 1, down = 2, left = 4, right = 8 };
using Directions = std::uint8_t;
inline constexpr Directions every_direction = up | down | left | right;
inline constexpr std::array<Direction, 4> each_way{up, down, left, right};

constexpr Direction opposite(Direction way) {
    if (way == up || way == down) return way == up ? down : up;
    return way == left ? right : left;
}

// All spaces one step from these, in these directions; what would leave the sight is gone
// (BUL-102).
constexpr Spaces stepped(Spaces spaces, Directions ways) {
    Spaces to = 0;
    if ((ways & up) != 0) to |= spaces >> columns;
    if ((ways & down) != 0) to |= spaces << columns & all_spaces;
    if ((ways & left) != 0) to |= (spaces & ~first_column) >> 1;
    if ((ways & right) != 0) to |= (spaces & ~last_column) << 1;
    return to;
}
// Spaces from which a step in one of these directions leads off the sight (BUL-103).
constexpr Spaces border(Directions ways) {
    Spaces at = 0;
    if ((ways & up) != 0) at |= first_row;
    if ((ways & down) != 0) at |= last_row;
    if ((ways & left) != 0) at |= first_column;
    if ((ways & right) != 0) at |= last_column;
    return at;
}

// ---- The bullets --------------------------------------------------------------------------------

class Sight {
  public:
    constexpr Spaces bullets() const { return filled_; }
    constexpr Spaces open() const { return ~filled_ & all_spaces; }
    constexpr Spaces stars() const { return planes_[0]; }
    constexpr Spaces of_number(int number) const {  // 1 .. 4
        const auto n = static_cast<unsigned>(number - 1);
        return filled_ & plane(1, n) & plane(2, n >> 1);
    }
    constexpr Spaces odd() const { return filled_ & ~planes_[1]; }
    constexpr Spaces even() const { return planes_[1]; }
    constexpr Spaces of_colour(int colour) const {
        const auto c = static_cast<unsigned>(colour);
        return filled_ & plane(3, c) & plane(4, c >> 1) & plane(5, c >> 2);
    }

    constexpr Type at(Space space) const {
        if (!has(filled_, space)) return no_bullet;
        unsigned type = 0;
        for (unsigned i = 0; i < planes_.size(); ++i) type |= (planes_[i] >> space & 1) << i;
        return static_cast<Type>(type);
    }
    constexpr void put(Space space, Type type) {  // BUL-005
        kit::check(!has(filled_, space) && type < ordinary_types,
                   "a space holds one ordinary bullet at most");
        filled_ |= set_of(space);
        for (unsigned i = 0; i < planes_.size(); ++i)
            planes_[i] |= static_cast<Spaces>(type >> i & 1) << space;
    }
    constexpr Type take(Space space) {
        const Type type = at(space);
        kit::check(type != no_bullet, "there is no bullet in this space");
        filled_ &= ~set_of(space);
        for (Spaces& plane : planes_) plane &= ~set_of(space);
        return type;
    }
    constexpr void move(Space from, Space to) { put(to, take(from)); }
    constexpr void swap(Space one, Space other) {
        const Type type = take(one);
        move(other, one);
        put(other, type);
    }

    // Each bullet goes one space that way if it is free, those nearest that edge first.
    constexpr void slide(Direction way) {
        const Direction back = opposite(way);
        for (Spaces line = border(way); line != 0; line = stepped(line, back))
            each(line & filled_, [&](Space from) {
                const Spaces to = stepped(set_of(from), way) & open();
                if (to != 0) move(from, first_of(to));
            });
    }

    // Where a bullet that counts as `number` comes to lie in a column, or `no_space` if it falls
    // out of the bottom: the n-th open space from the top (BUL-075, BUL-077).
    constexpr Space landing(int column, int number) const {
        Spaces free = open() & column_spaces(column);
        for (int i = 1; i < number; ++i) free &= free - 1;
        return free == 0 ? no_space : first_of(free);
    }

    constexpr bool operator==(const Sight&) const = default;

  private:
    constexpr Spaces plane(unsigned i, unsigned bit) const {
        return (bit & 1) != 0 ? planes_[i] : ~planes_[i];
    }

    Spaces filled_{};
    std::array<Spaces, 6> planes_{};  // star, number - 1 (two bits), colour (three)
};

}  // namespace bullet
