// Arenas: tiles, blocks, starts and features, as they are stored, written, checked and laid out
// (RULES.md, Own arenas). Everything here also runs in the compiler, so that the
// built-in arenas pass the very checks that the editor makes.
#pragma once

#include <span>
#include <string_view>

#include "blast/squares.h"
#include "kit/text.h"

namespace blast {

// ---- The stored form: BLA-231 ------------------------------------------------------------------

inline constexpr int tile_side = 3;
inline constexpr std::size_t least_tiles = 3, most_tiles = 9, most_blocks = 20, most_features = 24;
inline constexpr std::size_t name_room = 16;

enum class Pattern : std::uint8_t { k, h, v, x };
inline constexpr std::string_view pattern_letters = "KHVX";

struct TilePlace {
    Pattern pattern{};
    Square corner = 0;  // top-left
    constexpr bool operator==(const TilePlace&) const = default;
};

// What may be laid on a square of the arena.
enum class Gadget : std::uint8_t { power, teleport, hole, turf, belt };
inline constexpr std::size_t gadget_kinds = 5;

struct Placed {
    std::uint8_t code = 0;  // Gadget * 4 + arrow
    Square square = 0;

    constexpr Placed() = default;
    constexpr Placed(Gadget gadget, Direction arrow, Square at)
        : code(static_cast<std::uint8_t>(static_cast<unsigned>(gadget) * 4 + arrow)), square(at) {}
    constexpr Gadget gadget() const { return static_cast<Gadget>(code / 4); }
    constexpr Direction arrow() const { return static_cast<Direction>(code % 4); }
    constexpr bool operator==(const Placed&) const = default;
};
constexpr bool has_arrow(Gadget gadget) {
    return gadget == Gadget::teleport || gadget == Gadget::belt;
}

inline constexpr std::uint8_t arena_format = 1;

struct Arena {
    std::array<char, name_room> name{};  // filled up with zeros
    std::uint8_t seats = 0;
    std::uint8_t tile_count = 0;
    std::array<TilePlace, most_tiles> tiles{};
    std::uint8_t final_tile = 0;  // place in the list of tiles
    std::uint8_t block_count = 0;
    std::array<Square, most_blocks> blocks{};
    std::array<Square, most_seats> starts{};  // in seat order, clockwise
    std::uint8_t feature_count = 0;
    std::array<Placed, most_features> features{};
    std::uint8_t format = arena_format;

    constexpr bool operator==(const Arena&) const = default;

    constexpr std::string_view title() const {
        std::size_t length = 0;
        while (length < name.size() && name[length] != 0) ++length;
        return {name.data(), length};
    }
    constexpr std::span<const TilePlace> tile_list() const { return {tiles.data(), tile_count}; }
    constexpr std::span<const Square> block_list() const { return {blocks.data(), block_count}; }
    constexpr std::span<const Square> start_list() const { return {starts.data(), seats}; }
    constexpr std::span<const Placed> feature_list() const {
        return {features.data(), feature_count};
    }
};
inline constexpr std::size_t arena_bytes = 112;
static_assert(sizeof(Arena) == arena_bytes && alignof(Arena) == 1);

using ArenaBytes = std::array<std::uint8_t, arena_bytes>;
ArenaBytes stored(const Arena& arena);
// Whatever comes in: lists that claim to be longer than they can be are cut, and the checks below
// say what is wrong.
Arena loaded(std::span<const std::uint8_t, arena_bytes> bytes);
// Are these bytes a form that `stored` could have written: no list too long, nothing behind its
// end?
bool well_formed(std::span<const std::uint8_t, arena_bytes> bytes);

// ---- The map -----------------------------------------------------------------------------------

// Is there a pillar in this square of a tile?
constexpr bool has_pillar(Pattern pattern, int column, int row) {
    switch (pattern) {
        case Pattern::k:
            return column == 1 && row == 1;
        case Pattern::h:
            return column != 1 && row == 1;
        case Pattern::v:
            return column == 1 && row != 1;
        case Pattern::x:
            return column != 1 && row != 1;
    }
    return false;
}
constexpr bool on_tile(Square square, Square corner) {
    const int column = column_of(square) - column_of(corner);
    const int row = row_of(square) - row_of(corner);
    return column >= 0 && column < tile_side && row >= 0 && row < tile_side;
}
// Place in the list of the tile that a square belongs to; none if it is outside.
std::uint8_t tile_under(const Arena& arena, Square square);

constexpr Terrain terrain_of(const Placed& placed) {
    switch (placed.gadget()) {
        case Gadget::power:
            return {Ground::floor, Feature::power};
        case Gadget::teleport:
            return {Ground::floor, Feature::teleport, placed.arrow()};
        case Gadget::hole:
            return Ground::hole;
        case Gadget::turf:
            return {Ground::floor, Feature::turf};
        default:
            return {Ground::floor, Feature::belt, placed.arrow()};
    }
}
// Tiles with their pillars, and features on them.
constexpr Map lay_out(const Arena& arena, bool with_features = true) {
    Map map{};
    for (const TilePlace& tile : arena.tile_list())
        for (int row = 0; row < tile_side; ++row)
            for (int column = 0; column < tile_side; ++column) {
                const int x = column_of(tile.corner) + column, y = row_of(tile.corner) + row;
                if (in_box(x, y))
                    map[square_at(x, y)] =
                        has_pillar(tile.pattern, column, row) ? Ground::grey : Ground::floor;
            }
    if (with_features)
        for (const Placed& placed : arena.feature_list())
            if (placed.square < square_count) map[placed.square] = terrain_of(placed);
    return map;
}

// The nearest other pad that a pad's arrow faces: BLA-185; no_square if there is none.
constexpr Square pad_ahead(const Map& map, Square pad) {
    const Direction way = map[pad].arrow();
    for (Square at = beside(pad, way); at != no_square; at = beside(at, way))
        if (map[at].feature() == Feature::teleport) return at;
    return no_square;
}

// The order in which the outer tiles go: BLA-232. Places in the list of tiles; nothing as long as
// there is no final tile.
struct Ring {
    std::array<std::uint8_t, most_tiles - 1> tiles{};
    std::uint8_t size = 0;
    constexpr bool operator==(const Ring&) const = default;
};
Ring ring_of(const Arena& arena);

// ---- Checks: BLA-222 ---------------------------------------------------------------------------

struct ArenaProblem {
    std::uint8_t check = 0;     // 1 .. 10; 0: the arena is legal
    Square square = no_square;  // where, if it is a place
    const char* why = "";       // in a few words
    constexpr bool ok() const { return check == 0; }
};
constexpr ArenaProblem problem_of(const Arena& arena);

// ---- Symmetry: BLA-223 -------------------------------------------------------------------------

enum Symmetry : std::uint8_t {
    mirror_left_right = 1,
    mirror_top_bottom = 2,
    half_turn = 4,
    quarter_turn = 8
};
// All that a legal arena has, as bits.
std::uint8_t symmetries_of(const Arena& arena);

// ---- The written form: BLA-230 -----------------------------------------------------------------

inline constexpr std::size_t longest_arena_text = 255;

struct ArenaReading {
    Arena arena{};
    const char* why_not = nullptr;
    std::uint16_t column = 0;  // of the error, from 1
    constexpr bool ok() const { return why_not == nullptr; }
};
// Reads the form only: whether the arena is legal is asked of problem_of.
constexpr ArenaReading read_arena(std::string_view text);
void print_arena(const Arena& arena, kit::TextOut& out);
void print_square(Square square, kit::TextOut& out);  // `c12`

}  // namespace blast

#include "blast/arena_checks.h"
#include "blast/arena_text.h"
