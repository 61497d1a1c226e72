// Mirror painting: where a piece that is laid is laid once more, BLA-223.
//
// The mirror stands in the middle of what lies there, so an arena that is begun with its middle
// tile grows evenly on all sides.
#pragma once

#include "blast/arena.h"
#include "kit/fixed_list.h"

namespace blast_editor {

using blast::Arena;
using blast::Direction;
using blast::Pattern;
using blast::Square;

enum class Mirror : std::uint8_t { off, left_right, top_bottom, half_turn, quarter_turn };
inline constexpr int mirror_kinds = 5;

// The box around all tiles; empty if there are none.
struct Extent {
    int left = 0, top = 0, right = 0, bottom = 0;  // right and bottom are beyond it
    constexpr bool empty() const { return left == right; }
    constexpr bool operator==(const Extent&) const = default;
};
Extent extent_of(const Arena& arena);

// A piece of one square or of a tile's nine: its left top corner, which may lie outside of the box,
// and how it is turned there.
struct Spot {
    int column = 0, row = 0;
    Pattern pattern{};
    Direction arrow{};
    bool in_box(int size) const;
    Square square() const { return blast::square_at(column, row); }
    constexpr bool operator==(const Spot&) const = default;
    constexpr bool same_place(const Spot& other) const {
        return column == other.column && row == other.row;
    }
};
using Spots = kit::FixedList<Spot, 4>;

// The piece itself, then its images, clockwise; none twice. Empty: this middle allows no quarter
// turn, which would end between the squares.
Spots images(const Extent& around, Mirror mirror, const Spot& piece, int size);

}  // namespace blast_editor
