// A seat's colour, its shape for those who cannot tell colours, and its number.
#pragma once

#include "kit/seat.h"
#include "stage/canvas.h"

namespace stage {

inline constexpr int seat_mark_size = 11;

inline Colour seat_colour(const Theme& theme, kit::Seat seat) {
    return theme.seat[seat % kit::max_seats];
}
void draw_seat_mark(Canvas& canvas, Point at, kit::Seat seat);
// The game's own mark, if it has one.
struct Cartridge;
void draw_seat_mark(Canvas& canvas, Point at, kit::Seat seat, const Cartridge& cartridge);

}  // namespace stage
