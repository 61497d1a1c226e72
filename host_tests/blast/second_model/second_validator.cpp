// Whether an arena is legal, the order of its flips and its symmetries.
#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

#include "second_arena.h"

namespace second {

// ------------------------------------------------------------------------- legality (BLA-222)

namespace {

bool name_is_good(const std::string& name) {  // 1
    const std::string allowed = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 -'";
    if (name.empty() || name.size() > 16) return false;
    if (name.front() == ' ' || name.back() == ' ') return false;
    return name.find_first_not_of(allowed) == std::string::npos;
}

bool tiles_are_good(const Arena& arena) {  // 2
    if (arena.tiles.size() < 3 || arena.tiles.size() > 9) return false;
    std::map<char, int> used;
    std::set<int> covered;
    for (const Tile& tile : arena.tiles) {
        used[tile.pattern]++;
        if (tile.square < 0 || tile.square >= squares) return false;
        const std::set<int> own = squares_of_tile(tile);
        if (own.size() != 9) return false;  // partly outside of a1..l12
        for (int square : own)
            if (!covered.insert(square).second) return false;  // overlap
    }
    return used['K'] <= 4 && used['H'] + used['V'] <= 4 && used['X'] <= 1;
}

bool is_normalised(const Arena& arena) {  // 3
    bool column_a = false, row_1 = false;
    for (const Tile& tile : arena.tiles) {
        if (column_of(tile.square) == 0) column_a = true;
        if (row_of(tile.square) == 0) row_1 = true;
    }
    return column_a && row_1;
}

bool starts_are_good(const Arena& arena) {  // 5
    if (static_cast<int>(arena.starts.size()) != arena.players) return false;
    if (arena.players < 2 || arena.players > 4) return false;  // BLA-221
    std::set<int> tiles;
    for (int square : arena.starts) {
        if (!arena.is_floor(square)) return false;
        if (arena.tile_of(square) == arena.final_tile()) return false;
        if (!tiles.insert(arena.tile_of(square)).second) return false;
    }
    return true;
}

bool is_start(const Arena& arena, int square) {
    return std::count(arena.starts.begin(), arena.starts.end(), square) != 0;
}

bool blocks_are_good(const Arena& arena) {  // 6
    if (arena.blocks.size() > 20) return false;
    std::set<int> seen;
    for (int square : arena.blocks)
        if (!arena.is_floor(square) || is_start(arena, square) || !seen.insert(square).second)
            return false;
    return true;
}

bool features_are_good(const Arena& arena) {  // 7
    int pads = 0, pits = 0, belts = 0;
    std::set<int> seen;
    for (const Feature& feature : arena.features) {
        const int square = feature.square;
        if (feature.kind == power || feature.kind == teleport) pads++;
        if (feature.kind == hole || feature.kind == turf) pits++;
        if (feature.kind == belt) belts++;
        if (arena.tile_of(square) == none) return false;
        if (feature.kind == hole && !arena.is_grey(square)) return false;  // BLA-180
        if (feature.kind != hole && feature.kind != turf && !arena.is_floor(square)) return false;
        if (arena.is_block(square) || is_start(arena, square)) return false;
        if (!seen.insert(square).second) return false;
    }
    return pads <= 8 && pits <= 8 && belts <= 8;
}

bool pads_are_good(const Arena& arena) {  // 8
    for (const Feature& feature : arena.features)
        if (feature.kind == teleport && arena.pad_faced_by(feature.square) == none) return false;
    return true;
}

// The squares a lone figure can come to, one step after another. Whoever steps into a Teleport Pad
// has been there and stands on the pad it faces (BLA-185, BLA-186).
std::set<int> reachable(const Arena& arena, int start, bool through_blocks) {
    std::set<int> stood_on = {start}, been_on = {start};
    for (bool grown = true; grown;) {
        grown = false;
        for (int from : std::set<int>(stood_on))
            for (int direction = north; direction <= west; direction++) {
                const int to = neighbour(from, direction);
                if (!arena.walkable(to)) continue;
                if (!through_blocks && arena.is_block(to)) continue;
                been_on.insert(to);
                const Feature* feature = arena.feature_on(to);
                const bool sent = feature != nullptr && feature->kind == teleport;
                const int end = sent ? arena.pad_faced_by(to) : to;
                been_on.insert(end);
                if (stood_on.insert(end).second) grown = true;
            }
    }
    return been_on;
}

bool is_connected(const Arena& arena) {  // 9
    std::set<int> reached;
    for (int start : arena.starts) {
        const std::set<int> own = reachable(arena, start, true);
        for (int other : arena.starts)
            if (own.count(other) == 0) return false;
        reached.insert(own.begin(), own.end());
    }
    for (int square = 0; square < squares; square++)
        if (arena.walkable(square) && reached.count(square) == 0) return false;
    return true;
}

bool pockets_are_good(const Arena& arena) {  // 10
    for (int start : arena.starts) {
        const std::set<int> pocket = reachable(arena, start, false);
        std::set<int> columns, rows;
        for (int square : pocket) {
            columns.insert(column_of(square));
            rows.insert(row_of(square));
        }
        if (pocket.size() < 4 || columns.size() < 2 || rows.size() < 2) return false;
    }
    return true;
}

}  // namespace

int first_failing_check(const Arena& arena) {
    if (!name_is_good(arena.name)) return 1;
    if (!tiles_are_good(arena)) return 2;
    if (!is_normalised(arena)) return 3;
    if (arena.final_tile() == none) return 4;
    if (!starts_are_good(arena)) return 5;
    if (!blocks_are_good(arena)) return 6;
    if (!features_are_good(arena)) return 7;
    if (!pads_are_good(arena)) return 8;
    if (!is_connected(arena)) return 9;
    if (!pockets_are_good(arena)) return 10;
    return 0;
}

// ----------------------------------------------------------------------------- ring (BLA-232)

std::vector<int> ring_of(const Arena& arena) {
    const int centre = arena.final_tile();
    struct Entry {
        double angle;  // clockwise from north; equal directions give the very same number
        int nearness;
        int tile;
        auto operator<=>(const Entry&) const = default;
    };
    std::vector<Entry> entries;
    for (int i = 0; i < static_cast<int>(arena.tiles.size()); i++) {
        if (i == centre) continue;
        const int right = column_of(arena.tiles[i].square) - column_of(arena.final_square);
        const int down = row_of(arena.tiles[i].square) - row_of(arena.final_square);
        const int steps = std::gcd(right, down);
        double angle = std::atan2(right / steps, -down / steps);
        if (angle < 0) angle += 2 * std::acos(-1.0);
        entries.push_back({angle, -steps, i});
    }
    std::sort(entries.begin(), entries.end());
    std::vector<int> ring;
    for (const Entry& entry : entries) ring.push_back(entry.tile);
    return ring;
}

// ------------------------------------------------------------------------ symmetries (BLA-223)

namespace {

// A picture of the arena as sets, so that the order of lists does not matter.
struct Picture {
    std::set<Tile> tiles;
    int final_square;
    std::set<int> blocks, starts;
    std::set<Feature> features;
    bool operator==(const Picture&) const = default;
};

// Where a square of the arena's box goes, and where an arrow points then.
struct Turn {
    bool mirrored = false;  // left-right, before turning
    int quarters = 0;       // clockwise

    int arrow(int direction) const {
        if (mirrored && direction % 2 == 1) direction = 4 - direction;
        return (direction + quarters) % 4;
    }
};

Picture turned(const Arena& arena, Turn turn) {
    int width = 0, height = 0;
    for (const Tile& tile : arena.tiles) {
        width = std::max(width, column_of(tile.square) + 3);
        height = std::max(height, row_of(tile.square) + 3);
    }
    // The top-left square of something of that size (1: a square, 3: a tile).
    const auto moved = [&](int square, int size) {
        int column = column_of(square), row = row_of(square), wide = width, high = height;
        if (turn.mirrored) column = wide - size - column;
        for (int i = 0; i < turn.quarters; i++) {
            const int old_row = row;
            row = column;
            column = high - size - old_row;
            std::swap(wide, high);
        }
        return square_at(column, row);
    };
    Picture picture;
    for (Tile tile : arena.tiles) {
        if (turn.quarters % 2 == 1 && (tile.pattern == 'H' || tile.pattern == 'V'))
            tile.pattern = tile.pattern == 'H' ? 'V' : 'H';
        picture.tiles.insert({tile.pattern, moved(tile.square, 3)});
    }
    picture.final_square = moved(arena.final_square, 3);
    for (int square : arena.blocks) picture.blocks.insert(moved(square, 1));
    for (int square : arena.starts) picture.starts.insert(moved(square, 1));
    for (Feature feature : arena.features) {
        const bool pointing = feature.kind == teleport || feature.kind == belt;
        if (pointing) feature.arrow = turn.arrow(feature.arrow);
        feature.square = moved(feature.square, 1);
        picture.features.insert(feature);
    }
    return picture;
}

}  // namespace

Symmetries symmetries_of(const Arena& arena) {
    const Picture as_is = turned(arena, {});
    Symmetries found;
    found.left_right = turned(arena, {true, 0}) == as_is;
    found.top_bottom = turned(arena, {true, 2}) == as_is;
    found.half_turn = turned(arena, {false, 2}) == as_is;
    found.quarter_turn = turned(arena, {false, 1}) == as_is;
    return found;
}

}  // namespace second
