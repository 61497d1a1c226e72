#include "blast_editor/pieces.h"

#include <algorithm>

#include "kit/check.h"

namespace blast_editor {

using blast::nothing;
using blast::Placed;
using blast::TilePlace;

namespace {

template <class Item, std::size_t Room, class Gone>
void drop_if(std::array<Item, Room>& items, std::uint8_t& count, Gone gone) {
    const auto last = items.begin() + count;
    const auto end = std::remove_if(items.begin(), last, gone);
    std::fill(end, last, Item{});
    count = static_cast<std::uint8_t>(end - items.begin());
}

template <class Item, std::size_t Room>
void append(std::array<Item, Room>& items, std::uint8_t& count, const Item& item) {
    kit::check(count < Room, "no room for another piece of an arena");
    items[count++] = item;
}

template <class Gone>
void drop_things(Arena& arena, Gone gone) {
    drop_if(arena.blocks, arena.block_count, gone);
    drop_if(arena.starts, arena.seats, gone);
    drop_if(arena.features, arena.feature_count,
            [&](const Placed& placed) { return gone(placed.square); });
}

}  // namespace

std::uint8_t start_at(const Arena& arena, Square square) {
    for (std::uint8_t i = 0; i < arena.seats; ++i)
        if (arena.starts[i] == square) return i;
    return nothing;
}
std::uint8_t feature_at(const Arena& arena, Square square) {
    for (std::uint8_t i = 0; i < arena.feature_count; ++i)
        if (arena.features[i].square == square) return i;
    return nothing;
}

Thing thing_at(const Arena& arena, Square square) {
    if (std::ranges::find(arena.block_list(), square) != arena.block_list().end())
        return Thing::block;
    if (start_at(arena, square) != nothing) return Thing::start;
    return feature_at(arena, square) != nothing ? Thing::feature : Thing::none;
}

bool tiles_meet(Square corner, Square other) {
    const int columns = blast::column_of(corner) - blast::column_of(other);
    const int rows = blast::row_of(corner) - blast::row_of(other);
    return columns > -blast::tile_side && columns < blast::tile_side && rows > -blast::tile_side &&
           rows < blast::tile_side;
}

void add_tile(Arena& arena, Pattern pattern, Square corner) {
    append(arena.tiles, arena.tile_count, TilePlace{pattern, corner});
}

void remove_tile(Arena& arena, std::uint8_t tile) {
    const Square corner = arena.tiles[tile].corner;
    drop_things(arena, [&](Square square) { return blast::on_tile(square, corner); });
    std::uint8_t place = 0;
    drop_if(arena.tiles, arena.tile_count, [&](const TilePlace&) { return place++ == tile; });
    if (arena.final_tile == tile)
        arena.final_tile = nothing;
    else if (arena.final_tile != nothing && arena.final_tile > tile)
        --arena.final_tile;
}

void add_block(Arena& arena, Square square) { append(arena.blocks, arena.block_count, square); }
void add_start(Arena& arena, Square square) { append(arena.starts, arena.seats, square); }
void add_feature(Arena& arena, const Placed& feature) {
    append(arena.features, arena.feature_count, feature);
}
void remove_thing(Arena& arena, Square square) {
    drop_things(arena, [&](Square at) { return at == square; });
}

Arena moved(const Arena& arena, int columns, int rows) {
    const auto stays = [&](Square at, int size) {
        const int column = blast::column_of(at) + columns, row = blast::row_of(at) + rows;
        return blast::in_box(column, row) && blast::in_box(column + size - 1, row + size - 1);
    };
    Arena after = arena;
    for (std::uint8_t i = after.tile_count; i-- > 0;)
        if (!stays(after.tiles[i].corner, blast::tile_side)) remove_tile(after, i);
    drop_things(after, [&](Square at) { return !stays(at, 1); });
    const auto move = [&](Square& at) {
        at = blast::square_at(blast::column_of(at) + columns, blast::row_of(at) + rows);
    };
    for (std::size_t i = 0; i < after.tile_count; ++i) move(after.tiles[i].corner);
    for (std::size_t i = 0; i < after.block_count; ++i) move(after.blocks[i]);
    for (std::size_t i = 0; i < after.seats; ++i) move(after.starts[i]);
    for (std::size_t i = 0; i < after.feature_count; ++i) move(after.features[i].square);
    return after;
}

Arena normalised(const Arena& arena) {
    const Extent extent = extent_of(arena);
    return moved(arena, -extent.left, -extent.top);
}

Arena tidied(const Arena& arena) {
    Arena tidy = arena;
    for (std::uint8_t i = tidy.tile_count; i-- > 0;) {
        const TilePlace& tile = tidy.tiles[i];
        const bool there = tile.pattern <= Pattern::x && tile.corner < blast::square_count &&
                           blast::column_of(tile.corner) <= blast::box - blast::tile_side &&
                           blast::row_of(tile.corner) <= blast::box - blast::tile_side;
        if (!there) remove_tile(tidy, i);
    }
    if (tidy.final_tile >= tidy.tile_count) tidy.final_tile = nothing;
    drop_if(tidy.features, tidy.feature_count,
            [](const Placed& placed) { return placed.code >= blast::gadget_kinds * 4; });
    // In the order in which squares fill: a second thing on one is not seen.
    drop_things(tidy, [&](Square at) {
        return at >= blast::square_count || blast::tile_under(tidy, at) == nothing;
    });
    tidy.format = blast::arena_format;
    return tidy;
}

void rename(Arena& arena, std::string_view name) {
    arena.name.fill('\0');
    std::copy_n(name.begin(), std::min(name.size(), arena.name.size()), arena.name.begin());
}

Arena empty_arena(std::string_view name) {
    Arena arena;
    arena.final_tile = nothing;
    rename(arena, name);
    return arena;
}

}  // namespace blast_editor
