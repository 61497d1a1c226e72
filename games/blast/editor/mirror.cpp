#include "blast_editor/mirror.h"

#include <algorithm>

namespace blast_editor {

Extent extent_of(const Arena& arena) {
    Extent extent;
    for (const blast::TilePlace& tile : arena.tile_list()) {
        const int column = blast::column_of(tile.corner), row = blast::row_of(tile.corner);
        const Extent here{column, row, column + blast::tile_side, row + blast::tile_side};
        if (extent.empty()) {
            extent = here;
            continue;
        }
        extent = {std::min(extent.left, here.left), std::min(extent.top, here.top),
                  std::max(extent.right, here.right), std::max(extent.bottom, here.bottom)};
    }
    return extent;
}

bool Spot::in_box(int size) const {
    return blast::in_box(column, row) && blast::in_box(column + size - 1, row + size - 1);
}

namespace {

Direction reflected(Direction arrow, bool across) {
    const bool moves = (arrow % 2 == 1) == across;
    return moves ? blast::turned(arrow, 2) : arrow;
}
Pattern quarter_turned(Pattern pattern) {
    if (pattern == Pattern::h) return Pattern::v;
    return pattern == Pattern::v ? Pattern::h : pattern;
}

struct Middle {
    int columns, rows;  // twice the middle, counted in squares
};

Spot left_right(Middle middle, Spot from, int size) {
    from.column = middle.columns - from.column - (size - 1);
    from.arrow = reflected(from.arrow, true);
    return from;
}
Spot top_bottom(Middle middle, Spot from, int size) {
    from.row = middle.rows - from.row - (size - 1);
    from.arrow = reflected(from.arrow, false);
    return from;
}
Spot quarter_turn(Middle middle, const Spot& from, int size) {
    return {(middle.columns + middle.rows) / 2 - from.row - (size - 1),
            from.column + (middle.rows - middle.columns) / 2, quarter_turned(from.pattern),
            blast::turned(from.arrow, 1)};
}

}  // namespace

Spots images(const Extent& around, Mirror mirror, const Spot& piece, int size) {
    Spots spots{piece};
    const auto add = [&](const Spot& spot) {
        for (const Spot& other : spots)
            if (other.same_place(spot)) return;
        spots.push(spot);
    };
    // What is laid first is the middle.
    const Extent field =
        around.empty() ? Extent{piece.column, piece.row, piece.column + size, piece.row + size}
                       : around;
    const Middle middle{field.left + field.right - 1, field.top + field.bottom - 1};
    Spot turned = piece;
    switch (mirror) {
        case Mirror::off:
            break;
        case Mirror::left_right:
            add(left_right(middle, piece, size));
            break;
        case Mirror::top_bottom:
            add(top_bottom(middle, piece, size));
            break;
        case Mirror::half_turn:
            add(left_right(middle, top_bottom(middle, piece, size), size));
            break;
        case Mirror::quarter_turn:
            if ((middle.columns + middle.rows) % 2 != 0) return {};
            for (int turns = 1; turns < 4; ++turns) {
                turned = quarter_turn(middle, turned, size);
                add(turned);
            }
            break;
    }
    return spots;
}

}  // namespace blast_editor
