// Where everything lies: the arena at the left, seats, market and deck at the right, a row for the
// own turn below. Words take the row and a little of the wall above it.
#pragma once

#include "blast/rules.h"
#include "blast_art/pictures.h"
#include "stage/scene.h"

namespace blast_scene {

using blast::Direction;
using blast::Seat;
using blast::Square;
using blast::Squares;
using blast::State;
using stage::Canvas;
using stage::Point;
using stage::Rect;

inline constexpr Rect arena_area{0, 16, 192, 192};
inline constexpr Rect status_area{0, 208, 192, 16};
inline constexpr Rect words_area{0, 200, 192, 24};
inline constexpr Rect column_area{192, 16, 48, 208};

// ---- The arena ---------------------------------------------------------------------------------

struct Court {
    Rect floor;  // the box of its tiles
    blast_art::Scale scale;
    std::int8_t columns, rows;

    int size() const { return blast_art::square_size(scale); }
    Point corner(Square square) const {
        return {floor.x + blast::column_of(square) * size(),
                floor.y + blast::row_of(square) * size()};
    }
    Rect area(Square square) const {
        const Point at = corner(square);
        return {at.x, at.y, size(), size()};
    }
    // A tile of the floor, by its left top square.
    Rect tile(Square square) const {
        const Point at = corner(square);
        return {at.x, at.y, 3 * size(), 3 * size()};
    }
    bool has(int column, int row) const {
        return column >= 0 && row >= 0 && column < columns && row < rows;
    }
};
// Tiles that were flipped away count: the arena never moves.
Court court_of(const blast::Board& board);
// How many turns from now the seat's next one begins, from 1.
int turns_until(const State& state, Seat seat);
// Every tile has one; no_square: the tile is gone.
Square pillar_of(const blast::Board& board, std::uint8_t tile);

// ---- The column --------------------------------------------------------------------------------

constexpr Rect seat_area(Seat seat) {
    return {column_area.x, column_area.y + 34 * seat, column_area.width, 34};
}
constexpr Rect market_area(int slot) {
    return {194 + 23 * slot, 154, blast_art::market_width, blast_art::market_height};
}
inline constexpr Rect deck_area{192, 186, 48, 38};

// ---- Where a cursor can stand ------------------------------------------------------------------

struct Spot {
    enum class What : std::uint8_t { square, seat, market, deck };
    What what = What::square;
    std::uint8_t index = 0;  // square, seat or slot

    constexpr bool operator==(const Spot&) const = default;
};
constexpr Spot spot_of(Square square) { return {Spot::What::square, square}; }
Rect spot_area(const Court& court, const Spot& spot);
// The next one in a direction; the same if there is none.
Spot spot_beside(const Court& court, int seats, const Spot& spot, Direction way);

// ---- Choices over the arena --------------------------------------------------------------------

inline constexpr int bar_tiles = 5;
// Over the lower edge of the arena, or over the upper one if that would hide the figure.
Rect bar_area(const Court& court, Square home, int tiles);
Rect tile_area(const Rect& bar, int index);
// The hand, as a panel that takes the bar's place.
Rect hand_area(const Court& court, Square home);
Rect entry_area(const Rect& panel, int entries, int index);
// The market, large.
inline constexpr Rect shop_area{22, 56, 148, 118};
constexpr Rect shop_card(int slot) {
    return {shop_area.x + 10 + 68 * slot, shop_area.y + 6, blast_art::card_width,
            blast_art::card_height};
}
// A card that everybody looks at.
inline constexpr Point shown_card{arena_area.x + (arena_area.width - blast_art::card_width) / 2,
                                  arena_area.y + 44};

}  // namespace blast_scene
