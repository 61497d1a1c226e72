#include "blast_scene/layout.h"

namespace blast_scene {

Court court_of(const blast::Board& board) {
    int columns = 0, rows = 0;
    for (std::size_t i = 0; i < board.tile_count; ++i) {
        columns = std::max(columns, blast::column_of(board.tiles[i]) + blast::tile_side);
        rows = std::max(rows, blast::row_of(board.tiles[i]) + blast::tile_side);
    }
    const auto scale = columns > 9 || rows > 9 ? blast_art::Scale::reduced : blast_art::Scale::full;
    const int size = blast_art::square_size(scale);
    const Point middle = arena_area.centre();
    return {
        {middle.x - columns * size / 2, middle.y - rows * size / 2, columns * size, rows * size},
        scale,
        static_cast<std::int8_t>(columns),
        static_cast<std::int8_t>(rows)};
}

int turns_until(const State& state, Seat seat) {
    int turns = 1;
    for (Seat next = state.board.after(state.active); next != seat; next = state.board.after(next))
        ++turns;
    return turns;
}

Square pillar_of(const blast::Board& board, std::uint8_t tile) {
    Square pillar = blast::no_square;
    board.tile_squares(tile).each([&](Square at) {
        if (pillar == blast::no_square && board.terrain[at].ground() == blast::Ground::grey)
            pillar = at;
    });
    return pillar;
}

Rect spot_area(const Court& court, const Spot& spot) {
    switch (spot.what) {
        case Spot::What::square:
            return court.area(spot.index);
        case Spot::What::seat:
            return seat_area(spot.index);
        case Spot::What::market:
            return market_area(spot.index);
        default:
            return deck_area;
    }
}

namespace {

Spot market_spot(int slot) { return {Spot::What::market, static_cast<std::uint8_t>(slot)}; }
Spot seat_spot(int seat) { return {Spot::What::seat, static_cast<std::uint8_t>(seat)}; }
constexpr Spot deck_spot{Spot::What::deck};

// What lies right of the arena at this height.
Spot column_spot(int seats, int y) {
    if (y >= deck_area.y) return deck_spot;
    if (y >= market_area(0).y) return market_spot(0);
    return seat_spot(std::clamp((y - column_area.y) / seat_area(0).height, 0, seats - 1));
}
// The square at the right edge of the arena at this height.
Spot edge_spot(const Court& court, int y) {
    const int row = std::clamp((y - court.floor.y) / court.size(), 0, court.rows - 1);
    return spot_of(blast::square_at(court.columns - 1, row));
}

}  // namespace

Spot spot_beside(const Court& court, int seats, const Spot& spot, Direction way) {
    const int middle = spot_area(court, spot).centre().y;
    if (spot.what == Spot::What::square) {
        const int column = blast::column_of(spot.index) + blast::column_step[way];
        const int row = blast::row_of(spot.index) + blast::row_step[way];
        if (court.has(column, row)) return spot_of(blast::square_at(column, row));
        return way == blast::east ? column_spot(seats, middle) : spot;
    }
    const bool second = spot == market_spot(1);
    if (way == blast::west) return second ? market_spot(0) : edge_spot(court, middle);
    if (way == blast::east) return spot == market_spot(0) ? market_spot(1) : spot;
    const int step = blast::row_step[way];
    switch (spot.what) {
        case Spot::What::seat: {
            const int next = spot.index + step;
            return next < 0 ? spot : next < seats ? seat_spot(next) : market_spot(0);
        }
        case Spot::What::market:
            return step < 0 ? seat_spot(seats - 1) : deck_spot;
        default:
            return step < 0 ? market_spot(0) : spot;
    }
}

namespace {

// Does the lower edge belong to the figure?
bool stands_low(const Court& court, Square home, int height) {
    return home != blast::no_square &&
           court.area(home).bottom() > arena_area.bottom() - height - court.size();
}

}  // namespace

Rect bar_area(const Court& court, Square home, int tiles) {
    const int width = tiles * blast_art::deed_tile_width;
    constexpr int height = blast_art::deed_tile_height;
    return {arena_area.centre().x - width / 2,
            stands_low(court, home, height) ? arena_area.y : arena_area.bottom() - height - 8,
            width, height};
}
Rect tile_area(const Rect& bar, int index) {
    return {bar.x + index * blast_art::deed_tile_width, bar.y, blast_art::deed_tile_width,
            blast_art::deed_tile_height};
}

Rect hand_area(const Court& court, Square home) {
    constexpr int height = 40;
    return {arena_area.x + 6,
            stands_low(court, home, height) ? arena_area.y : arena_area.bottom() - height - 8,
            arena_area.width - 12, height};
}
Rect entry_area(const Rect& panel, int entries, int index) {
    constexpr int pitch = 36;
    const int left = panel.centre().x - entries * pitch / 2;
    return {left + index * pitch + (pitch - blast_art::market_width) / 2, panel.y + 5,
            blast_art::market_width, blast_art::market_height};
}

}  // namespace blast_scene
