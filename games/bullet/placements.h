// Laying a pattern over a sight (BUL-130 .. BUL-141).
//
// All places are tested at once: a set of spaces, shifted by the way from the anchor to a space
// that the shape asks for, is the set of anchors for which that space fits.
#pragma once

#include "bullet/state.h"

namespace bullet {

// Anchors where everything that the shape asks for is there.
Spaces fitting_anchors(const Board& board, const Shape& shape);
// The bullets that are cleared there.
Spaces cleared_at(Spaces bullets, const Shape& shape, Space anchor);

// Offsets as actions write them: (dr + 5) x 9 + (dc + 4), where grid cell (1,1) lies on space
// (1 + dr, 1 + dc).
constexpr std::uint8_t offset_of(const Shape& shape, Space anchor) {
    const int down_by = row_of(anchor) - shape.row, right_by = column_of(anchor) - shape.column;
    return static_cast<std::uint8_t>((down_by + rows - 1) * 9 + right_by + columns - 1);
}
// `no_space` if the box of the shape does not lie in the sight there.
constexpr Space anchor_of(const Shape& shape, std::uint8_t offset) {
    const int row = offset / 9 - (rows - 1) + shape.row;
    const int column = offset % 9 - (columns - 1) + shape.column;
    if (row < 0 || row >= rows || column < 0 || column >= columns) return no_space;
    const Space anchor = space_at(row, column);
    return has(shape.anchors, anchor) ? anchor : no_space;
}

// In how many ways she may hold it (BUL-335, BUL-336).
constexpr int turns_for(Heroine heroine, PatternId id) {
    return heroine == rose ? pattern(id).turns : 1;
}

// Visits `visit(turns, offset, cleared)` for each way to use a card of her hand now, in the order
// of the legal list.
template <class Visit>
void each_placement(const Board& board, PatternId id, const Visit& visit) {
    for (int turns = 0; turns < turns_for(board.heroine, id); ++turns) {
        const Shape& held = shape(id, turns);
        each(fitting_anchors(board, held), [&](Space anchor) {
            visit(turns, offset_of(held, anchor), cleared_at(board.sight.bullets(), held, anchor));
        });
    }
}
// Can it be used now?
inline bool is_usable(const Board& board, PatternId id) {
    for (int turns = 0; turns < turns_for(board.heroine, id); ++turns)
        if (fitting_anchors(board, shape(id, turns)) != 0) return true;
    return false;
}

}  // namespace bullet
