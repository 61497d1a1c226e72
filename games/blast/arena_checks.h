// The checks of BLA-222, in their order. Part of arena.h: the compiler runs them as well.
#pragma once

#include "blast/arena.h"

namespace blast {

namespace detail {

constexpr ArenaProblem wrong(int check, const char* why, Square at = no_square) {
    return {static_cast<std::uint8_t>(check), at < square_count ? at : no_square, why};
}

constexpr bool name_character(char c) {
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == ' ' ||
           c == '-' || c == '\'';
}
constexpr ArenaProblem name_problem(const Arena& arena) {
    const std::string_view name = arena.title();
    if (name.empty()) return wrong(1, "it has no name");
    for (const char c : name)
        if (!name_character(c)) return wrong(1, "strange sign in the name");
    if (name.front() == ' ' || name.back() == ' ') return wrong(1, "space at the name's edge");
    for (std::size_t i = name.size(); i < arena.name.size(); ++i)
        if (arena.name[i] != 0) return wrong(1, "strange sign in the name");
    return {};
}

constexpr ArenaProblem tiles_problem(const Arena& arena) {
    if (arena.tile_count < least_tiles) return wrong(2, "at least 3 tiles");
    if (arena.tile_count > most_tiles) return wrong(2, "at most 9 tiles");
    std::array<int, 4> used{};
    for (const TilePlace& tile : arena.tile_list()) {
        if (tile.pattern > Pattern::x) return wrong(2, "no such tile");
        ++used[static_cast<std::size_t>(tile.pattern)];
        const bool fits = tile.corner < square_count && column_of(tile.corner) <= box - tile_side &&
                          row_of(tile.corner) <= box - tile_side;
        if (!fits) return wrong(2, "tile over the edge", tile.corner);
        if (used[0] > 4) return wrong(2, "only 4 tiles K", tile.corner);
        if (used[1] + used[2] > 4) return wrong(2, "only 4 tiles H or V", tile.corner);
        if (used[3] > 1) return wrong(2, "only 1 tile X", tile.corner);
    }
    for (std::size_t i = 0; i < arena.tile_count; ++i)
        for (std::size_t j = 0; j < i; ++j) {
            const Square one = arena.tiles[i].corner, two = arena.tiles[j].corner;
            const int columns = column_of(one) - column_of(two), rows = row_of(one) - row_of(two);
            if (columns > -tile_side && columns < tile_side && rows > -tile_side &&
                rows < tile_side)
                return wrong(2, "tiles overlap", one);
        }
    return {};
}

constexpr ArenaProblem place_problem(const Arena& arena) {
    bool left = false, top = false;
    for (const TilePlace& tile : arena.tile_list()) {
        left = left || column_of(tile.corner) == 0;
        top = top || row_of(tile.corner) == 0;
    }
    if (!left) return wrong(3, "no tile at column a");
    return top ? ArenaProblem{} : wrong(3, "no tile at row 1");
}

constexpr ArenaProblem final_problem(const Arena& arena) {
    return arena.final_tile < arena.tile_count ? ArenaProblem{} : wrong(4, "no final tile");
}

constexpr std::uint8_t tile_index(const Arena& arena, Square square) {
    for (std::uint8_t i = 0; i < arena.tile_count; ++i)
        if (on_tile(square, arena.tiles[i].corner)) return i;
    return nothing;
}

// Starts and blocks are judged on the bare tiles: a feature there is check 7's.
constexpr ArenaProblem starts_problem(const Arena& arena, const Map& bare) {
    if (arena.seats < least_seats || arena.seats > most_seats)
        return wrong(5, "2, 3 or 4 start squares");
    for (std::size_t i = 0; i < arena.seats; ++i) {
        const Square at = arena.starts[i];
        if (at >= square_count || !bare[at].floor()) return wrong(5, "start is not on floor", at);
        const std::uint8_t tile = tile_index(arena, at);
        if (tile == arena.final_tile) return wrong(5, "start on the final tile", at);
        for (std::size_t j = 0; j < i; ++j)
            if (tile_index(arena, arena.starts[j]) == tile)
                return wrong(5, "two starts on one tile", at);
    }
    return {};
}

constexpr bool is_start(const Arena& arena, Square square) {
    for (const Square start : arena.start_list())
        if (start == square) return true;
    return false;
}
constexpr ArenaProblem blocks_problem(const Arena& arena, const Map& bare) {
    if (arena.block_count > most_blocks) return wrong(6, "at most 20 blocks");
    Squares seen;
    for (const Square at : arena.block_list()) {
        if (at >= square_count || !bare[at].floor()) return wrong(6, "block is not on floor", at);
        if (is_start(arena, at)) return wrong(6, "block on a start", at);
        if (seen.has(at)) return wrong(6, "two blocks on one square", at);
        seen.add(at);
    }
    return {};
}

constexpr ArenaProblem features_problem(const Arena& arena, const Map& bare) {
    if (arena.feature_count > most_features) return wrong(7, "too many features");
    Squares blocks, seen;
    for (const Square at : arena.block_list()) blocks.add(at);
    int pads = 0, holes = 0, belts = 0;
    for (const Placed& placed : arena.feature_list()) {
        const Square at = placed.square;
        if (placed.code >= gadget_kinds * 4 || at >= square_count)
            return wrong(7, "no such feature");
        const Gadget gadget = placed.gadget();
        if (!has_arrow(gadget) && placed.arrow() != north) return wrong(7, "no such feature");
        const Ground ground = bare[at].ground();
        if (ground == Ground::outside) return wrong(7, "feature is outside", at);
        if (gadget == Gadget::hole && ground != Ground::grey)
            return wrong(7, "a Hole needs a pillar", at);
        if (gadget != Gadget::hole && gadget != Gadget::turf && ground != Ground::floor)
            return wrong(7, "feature on a pillar", at);
        if (blocks.has(at)) return wrong(7, "feature on a block", at);
        if (is_start(arena, at)) return wrong(7, "feature on a start", at);
        if (seen.has(at)) return wrong(7, "two features on one square", at);
        seen.add(at);
        pads += gadget == Gadget::power || gadget == Gadget::teleport;
        holes += gadget == Gadget::hole || gadget == Gadget::turf;
        belts += gadget == Gadget::belt;
        if (pads > 8) return wrong(7, "at most 8 pads", at);
        if (holes > 8) return wrong(7, "at most 8 Holes and turfs", at);
        if (belts > 8) return wrong(7, "at most 8 belts", at);
    }
    return {};
}

constexpr ArenaProblem pads_problem(const Arena& arena, const Map& map) {
    for (const Placed& placed : arena.feature_list())
        if (placed.gadget() == Gadget::teleport && pad_ahead(map, placed.square) == no_square)
            return wrong(8, "no pad where it points", placed.square);
    return {};
}

// Squares that a figure alone in the arena can come to from a start. Who enters a pad has been
// there and goes on from the one that it leads to: BLA-185, BLA-186
constexpr Squares reachable(const Map& map, Square start, const Squares& closed) {
    Squares been, stood, open;
    open.add(start);
    while (!open.empty()) {
        Squares next;
        stood |= open;
        open.each([&](Square from) {
            been.add(from);
            for (const Direction way : directions) {
                const Square to = beside(from, way);
                if (to == no_square || !map[to].floor() || closed.has(to)) continue;
                been.add(to);
                const bool sent = map[to].feature() == Feature::teleport;
                const Square end = sent ? pad_ahead(map, to) : to;
                if (!stood.has(end)) next.add(end);
            }
        });
        open = next;
    }
    return been;
}

constexpr ArenaProblem ways_problem(const Arena& arena, const Map& map) {
    Squares all;
    for (std::size_t i = 0; i < arena.seats; ++i) {
        const Squares from = reachable(map, arena.starts[i], {});
        for (const Square other : arena.start_list())
            if (!from.has(other)) return wrong(9, "no way between two starts", other);
        all |= from;
    }
    for (int at = 0; at < square_count; ++at)
        if (map[static_cast<std::size_t>(at)].floor() && !all.has(static_cast<Square>(at)))
            return wrong(9, "nobody can come here", static_cast<Square>(at));
    return {};
}

constexpr ArenaProblem pockets_problem(const Arena& arena, const Map& map) {
    Squares blocks;
    for (const Square at : arena.block_list()) blocks.add(at);
    for (const Square start : arena.start_list()) {
        const Squares pocket = reachable(map, start, blocks);
        bool one_row = true, one_column = true;
        pocket.each([&](Square at) {
            one_row = one_row && row_of(at) == row_of(start);
            one_column = one_column && column_of(at) == column_of(start);
        });
        if (pocket.size() < 4) return wrong(10, "start has under 4 squares", start);
        if (one_row || one_column) return wrong(10, "no corner to hide at start", start);
    }
    return {};
}

}  // namespace detail

constexpr ArenaProblem problem_of(const Arena& arena) {
    using namespace detail;
    if (arena.format != arena_format) return wrong(1, "unknown kind of arena");
    if (const auto problem = name_problem(arena); !problem.ok()) return problem;
    if (const auto problem = tiles_problem(arena); !problem.ok()) return problem;
    if (const auto problem = place_problem(arena); !problem.ok()) return problem;
    if (const auto problem = final_problem(arena); !problem.ok()) return problem;
    const Map bare = lay_out(arena, false);
    if (const auto problem = starts_problem(arena, bare); !problem.ok()) return problem;
    if (const auto problem = blocks_problem(arena, bare); !problem.ok()) return problem;
    if (const auto problem = features_problem(arena, bare); !problem.ok()) return problem;
    const Map map = lay_out(arena);
    if (const auto problem = pads_problem(arena, map); !problem.ok()) return problem;
    if (const auto problem = ways_problem(arena, map); !problem.ok()) return problem;
    return pockets_problem(arena, map);
}

}  // namespace blast
