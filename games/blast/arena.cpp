#include "blast/arena.h"

#include <algorithm>
#include <bit>

namespace blast {

ArenaBytes stored(const Arena& arena) { return std::bit_cast<ArenaBytes>(arena); }

Arena loaded(std::span<const std::uint8_t, arena_bytes> bytes) {
    ArenaBytes copy;
    std::copy(bytes.begin(), bytes.end(), copy.begin());
    auto arena = std::bit_cast<Arena>(copy);
    arena.tile_count = std::min<std::uint8_t>(arena.tile_count, most_tiles);
    arena.block_count = std::min<std::uint8_t>(arena.block_count, most_blocks);
    arena.feature_count = std::min<std::uint8_t>(arena.feature_count, most_features);
    arena.seats = std::min<std::uint8_t>(arena.seats, most_seats);
    return arena;
}

bool well_formed(std::span<const std::uint8_t, arena_bytes> bytes) {
    Arena tidy = loaded(bytes);
    std::fill(tidy.name.begin() + static_cast<std::ptrdiff_t>(tidy.title().size()), tidy.name.end(),
              '\0');
    std::fill(tidy.tiles.begin() + tidy.tile_count, tidy.tiles.end(), TilePlace{});
    std::fill(tidy.blocks.begin() + tidy.block_count, tidy.blocks.end(), Square{0});
    std::fill(tidy.starts.begin() + tidy.seats, tidy.starts.end(), Square{0});
    std::fill(tidy.features.begin() + tidy.feature_count, tidy.features.end(), Placed{});
    return std::ranges::equal(stored(tidy), bytes);
}

std::uint8_t tile_under(const Arena& arena, Square square) {
    return detail::tile_index(arena, square);
}

// ---- Ring: BLA-232 -----------------------------------------------------------------------------

namespace {

struct Bearing {
    int right, down;
    // 0 north and the east side, 1 south and the west side.
    int half() const { return right > 0 || (right == 0 && down < 0) ? 0 : 1; }
    int length() const { return right * right + down * down; }
};
// Clockwise from north; in the same direction the farther one first.
bool comes_before(const Bearing& one, const Bearing& two) {
    if (one.half() != two.half()) return one.half() < two.half();
    const int turn = one.right * two.down - one.down * two.right;
    if (turn != 0) return turn > 0;
    return one.length() > two.length();
}

}  // namespace

Ring ring_of(const Arena& arena) {
    if (arena.final_tile >= arena.tile_count) return {};
    const Square centre = arena.tiles[arena.final_tile].corner;
    const auto bearing = [&](std::uint8_t tile) {
        const Square corner = arena.tiles[tile].corner;
        return Bearing{column_of(corner) - column_of(centre), row_of(corner) - row_of(centre)};
    };
    Ring ring;
    for (std::uint8_t i = 0; i < arena.tile_count; ++i)
        if (i != arena.final_tile) ring.tiles[ring.size++] = i;
    std::sort(ring.tiles.begin(), ring.tiles.begin() + ring.size,
              [&](std::uint8_t one, std::uint8_t two) {
                  return comes_before(bearing(one), bearing(two));
              });
    return ring;
}

// ---- Symmetry: BLA-223 -------------------------------------------------------------------------

namespace {

struct Extent {
    int columns = 0, rows = 0;
};
Extent extent_of(const Arena& arena) {
    Extent extent;
    for (const TilePlace& tile : arena.tile_list()) {
        extent.columns = std::max(extent.columns, column_of(tile.corner) + tile_side);
        extent.rows = std::max(extent.rows, row_of(tile.corner) + tile_side);
    }
    return extent;
}

struct Place {
    int column, row;
    Direction arrow;
};
Place moved(Symmetry symmetry, Extent extent, Place from) {
    const int last_column = extent.columns - 1, last_row = extent.rows - 1;
    switch (symmetry) {
        case mirror_left_right:
            return {last_column - from.column, from.row,
                    from.arrow % 2 == 0 ? from.arrow : turned(from.arrow, 2)};
        case mirror_top_bottom:
            return {from.column, last_row - from.row,
                    from.arrow % 2 == 1 ? from.arrow : turned(from.arrow, 2)};
        case half_turn:
            return {last_column - from.column, last_row - from.row, turned(from.arrow, 2)};
        default:
            return {last_row - from.row, from.column, turned(from.arrow, 1)};
    }
}

Square centre_of(const TilePlace& tile) { return static_cast<Square>(tile.corner + box + 1); }

// Tiles need no look of their own: squares can be made of tiles of 3 x 3 in one way only, from the
// top-left one on.
bool has_symmetry(const Arena& arena, Symmetry symmetry, const Map& map) {
    const Extent extent = extent_of(arena);
    if (symmetry == quarter_turn && extent.columns != extent.rows) return false;
    Squares blocks, starts, last;
    for (const Square at : arena.block_list()) blocks.add(at);
    for (const Square at : arena.start_list()) starts.add(at);
    if (arena.final_tile < arena.tile_count) last.add(centre_of(arena.tiles[arena.final_tile]));
    for (int row = 0; row < extent.rows; ++row)
        for (int column = 0; column < extent.columns; ++column) {
            const Square from = square_at(column, row);
            const Terrain terrain = map[from];
            const Place place = moved(symmetry, extent, {column, row, terrain.arrow()});
            const Square to = square_at(place.column, place.row);
            const bool pointed =
                terrain.feature() == Feature::teleport || terrain.feature() == Feature::belt;
            if (map[to] !=
                Terrain(terrain.ground(), terrain.feature(), pointed ? place.arrow : north))
                return false;
            for (const Squares* each : {&blocks, &starts, &last})
                if (each->has(from) != each->has(to)) return false;
        }
    return true;
}

}  // namespace

std::uint8_t symmetries_of(const Arena& arena) {
    const Map map = lay_out(arena);
    std::uint8_t all = 0;
    for (const Symmetry each : {mirror_left_right, mirror_top_bottom, half_turn, quarter_turn})
        if (has_symmetry(arena, each, map)) all = static_cast<std::uint8_t>(all | each);
    return all;
}

// ---- The written form: BLA-230 -----------------------------------------------------------------

void print_square(Square square, kit::TextOut& out) {
    out.add(static_cast<char>('a' + column_of(square))).number(row_of(square) + 1);
}

void print_arena(const Arena& arena, kit::TextOut& out) {
    constexpr std::string_view marks = "WTOC", arrows = "^>v<";
    out.add("BT1|").add(arena.title()).add('|').number(arena.seats).add('|');
    for (const TilePlace& tile : arena.tile_list()) {
        out.add(pattern_letters[static_cast<std::size_t>(tile.pattern)]);
        print_square(tile.corner, out);
    }
    out.add('|');
    if (arena.final_tile < arena.tile_count)
        print_square(arena.tiles[arena.final_tile].corner, out);
    out.add('|');
    for (const Square at : arena.block_list()) print_square(at, out);
    out.add('|');
    for (const Square at : arena.start_list()) print_square(at, out);
    out.add('|');
    for (const Placed& placed : arena.feature_list()) {
        if (placed.gadget() != Gadget::belt)
            out.add(marks[static_cast<std::size_t>(placed.gadget())]);
        if (has_arrow(placed.gadget())) out.add(arrows[placed.arrow()]);
        print_square(placed.square, out);
    }
}

}  // namespace blast
