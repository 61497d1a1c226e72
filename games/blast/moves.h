// Where figures and bombs can go: walking, Phase Shift, teleports, rolling, the perimeter.
#pragma once

#include "blast/state.h"

namespace blast {

// Squares at which one movement can end: BLA-105 to BLA-110; and those that only a Phase Shift
// comes to: BLA-155 to BLA-158.
struct Ends {
    Squares walk, phase;
};
Ends ends_from(const Board& board, Square from);

enum class Gait : std::uint8_t { none, walk, phase };
// How a figure can come from one square to another in one movement.
Gait gait_to(const Board& board, Square from, Square to);
// The direction from one square to another of the same row or column.
Direction way_to(Square from, Square to);

// Where a figure comes out that entered a pad: BLA-185, BLA-187. The pad itself if it does not act.
Square teleport_end(const Board& board, Square pad);

// How far a bomb may roll: bit d is set if it may stop after d squares: BLA-148
using Distances = std::uint16_t;
Distances roll_distances(const Board& board, Square from, Direction way);
Square roll_end(Square from, Direction way, int distance);

// May the seat lay a bomb here, if the square is on its path? BLA-114, BLA-189
bool takes_bomb(const Board& board, Square square, Seat layer);

// Squares at which ghosts may put their bombs: BLA-172
bool on_perimeter(const Board& board, Square square);
Squares perimeter(const Board& board);

}  // namespace blast
