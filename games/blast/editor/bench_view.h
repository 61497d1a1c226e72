// The arena on the bench: twelve by twelve squares, what lies there, what the tool in the hand
// would do, and where the first check fails.
#pragma once

#include "blast_editor/palette.h"

namespace blast_editor {

inline constexpr Rect bench_area{0, 16, 192, 192};
inline constexpr Rect court_area{6, 22, 180, 180};
inline constexpr int cell_size = 15;

constexpr Rect spot_area(const Spot& spot, int size) {
    return {court_area.x + spot.column * cell_size, court_area.y + spot.row * cell_size,
            size * cell_size, size * cell_size};
}
constexpr Rect cell_area(Square square) {
    return spot_area({blast::column_of(square), blast::row_of(square), {}, {}}, 1);
}

struct BenchLook {
    const Arena& arena;
    bool ring;
    Mirror mirror;
    Square trouble;          // that blinks and is lit now; no_square: none
    Square cursor;           // no_square: elsewhere
    const Attempt* attempt;  // of the tool in the hand; nullptr: there is none
    Tool tool;
};
void draw_bench(Canvas& canvas, const BenchLook& look);

// The number of a start square, 1 to 4, in the colour of its seat.
void draw_start(Canvas& canvas, const Rect& cell, kit::Seat seat);

}  // namespace blast_editor
