#include "stage/seat_mark.h"

#include "stage/cartridge.h"

namespace stage {

namespace {

// Rows of each shape, from the top: pixels that are left free at the left and at the right. Each
// has room for a digit in its middle.
struct Shape {
    std::uint8_t left[seat_mark_size], right[seat_mark_size];
};
constexpr Shape shapes[kit::max_seats] = {
    // disc
    {{3, 2, 1, 0, 0, 0, 0, 0, 1, 2, 3}, {3, 2, 1, 0, 0, 0, 0, 0, 1, 2, 3}},
    // square
    {{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}, {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}},
    // house: a roof
    {{5, 4, 3, 2, 1, 0, 1, 1, 1, 1, 1}, {5, 4, 3, 2, 1, 0, 1, 1, 1, 1, 1}},
    // shield: a point below
    {{0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 5}, {0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 5}},
    // cross
    {{3, 3, 3, 0, 0, 0, 0, 0, 3, 3, 3}, {3, 3, 3, 0, 0, 0, 0, 0, 3, 3, 3}},
    // a tag that points to the right
    {{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}, {5, 4, 3, 2, 1, 0, 1, 2, 3, 4, 5}},
    // a tag that points to the left
    {{5, 4, 3, 2, 1, 0, 1, 2, 3, 4, 5}, {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}},
    // spool: wide above and below
    {{0, 0, 1, 2, 2, 2, 2, 2, 1, 0, 0}, {0, 0, 1, 2, 2, 2, 2, 2, 1, 0, 0}},
};

}  // namespace

void draw_seat_mark(Canvas& canvas, Point at, kit::Seat seat) {
    if (!canvas.shows({at.x, at.y, seat_mark_size, seat_mark_size})) return;
    const Shape& shape = shapes[seat % kit::max_seats];
    const Colour colour = seat_colour(canvas.theme(), seat);
    for (int row = 0; row < seat_mark_size; ++row) {
        const int left = shape.left[row], right = shape.right[row];
        canvas.fill({at.x + left, at.y + row, seat_mark_size - left - right, 1}, colour);
    }
    const char digit = static_cast<char>('1' + seat % kit::max_seats);
    canvas.text({at.x + 3, at.y + 2}, {&digit, 1}, tiny, canvas.theme().on_accent);
}

void draw_seat_mark(Canvas& canvas, Point at, kit::Seat seat, const Cartridge& cartridge) {
    if (cartridge.seat_mark == nullptr) return draw_seat_mark(canvas, at, seat);
    cartridge.seat_mark(canvas, at, seat);
}

}  // namespace stage
