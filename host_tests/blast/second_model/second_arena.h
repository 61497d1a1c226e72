// The arenas of the second model: what an arena is made of, its two written forms, when it is
// legal, in which order its tiles are flipped and how even it is. Slow, plain and written from the
// ledger alone (BLA numbers are those of blast.md); it exists to be compared with the real game.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace second {

inline constexpr int none = -1;
inline constexpr int side = 12;  // columns a..l, rows 1..12
inline constexpr int squares = side * side;

enum Direction { north, east, south, west };  // BLA-231: the numbers of the arrows

// Notation of section 0: index = (row - 1) * 12 + column.
constexpr int column_of(int square) { return square % side; }
constexpr int row_of(int square) { return square / side; }
int square_at(int column, int row);        // none outside of a1..l12
int neighbour(int square, int direction);  // none outside of a1..l12
int square_named(const std::string& name);
std::string name_of(int square);

struct Tile {
    char pattern = 'K';  // K H V X (BLA-005)
    int square = 0;      // its top-left one
    auto operator<=>(const Tile&) const = default;
};
enum FeatureKind { power, teleport, hole, turf, belt };  // BLA-231: the numbers of the kinds
struct Feature {
    int kind = power;
    int arrow = north;  // Teleport Pads and belts
    int square = 0;
    auto operator<=>(const Feature&) const = default;
};

struct Arena {  // BLA-221
    std::string name;
    int players = 2;
    std::vector<Tile> tiles;
    int final_square = none;  // the top-left square of the final tile
    std::vector<int> blocks;
    std::vector<int> starts;
    std::vector<Feature> features;
    bool operator==(const Arena&) const = default;

    int tile_of(int square) const;  // the first tile that covers it, or none
    bool is_grey(int square) const;
    bool is_floor(int square) const;  // by its tile, whatever lies on it
    bool is_block(int square) const;
    bool walkable(int square) const;  // blocks counted as walkable
    const Feature* feature_on(int square) const;
    // BLA-185: the pad that the arrow of the pad on this square faces, or none.
    int pad_faced_by(int square) const;
    int final_tile() const;  // its number, or none
};

std::set<int> squares_of_tile(const Tile& tile);

// BLA-230
struct Parsed {
    std::optional<Arena> arena;
    int column = 0;  // of the error, from 1
};
Parsed parse(const std::string& line);
std::string print(const Arena& arena);

// BLA-231
using Stored = std::array<std::uint8_t, 112>;
Stored store(const Arena& arena);
std::optional<Arena> read_stored(
    const Stored& bytes);  // none: not of format 1, or a count too large

int first_failing_check(const Arena& arena);   // BLA-222: 1 to 10, 0 if it is legal
std::vector<int> ring_of(const Arena& arena);  // BLA-232: tile numbers
struct Symmetries {                            // BLA-223
    bool left_right = false, top_bottom = false, half_turn = false, quarter_turn = false;
    bool operator==(const Symmetries&) const = default;
};
Symmetries symmetries_of(const Arena& arena);

// An arena of section 2.6 or 2.7 as it is printed there.
struct PrintedArena {
    const char* code;
    const char* name;
    int players;
    std::vector<const char*> map;  // from column a on, two characters a square
    const char* ring;              // "Hd1 Vg4 ... | final Xd4"
    int floor_count, block_count;
    Symmetries symmetries;
    const char* text;  // its BT1 line
};
const std::vector<PrintedArena>& printed_arenas();
// Made from the map and the tiles named in the ring; lists in reading order.
Arena arena_of_map(const PrintedArena& printed);

}  // namespace second
