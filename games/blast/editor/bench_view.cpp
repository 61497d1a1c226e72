#include "blast_editor/bench_view.h"

namespace blast_editor {

using blast::nothing;
using blast_art::Scale;

namespace {

constexpr Scale bench_scale = Scale::reduced;
static_assert(blast_art::square_size(bench_scale) == cell_size);

Point corner_of(Square square) {
    const Rect area = cell_area(square);
    return {area.x, area.y};
}

void draw_ground(Canvas& canvas, const Arena& arena) {
    blast_art::lay_outside(canvas, bench_area);
    blast_art::draw_border(canvas, court_area);
    for (int at = 0; at < blast::square_count; ++at) {
        const auto square = static_cast<Square>(at);
        const Rect area = cell_area(square);
        if (canvas.shows(area))
            canvas.fill({area.x + cell_size / 2, area.y + cell_size / 2, 1, 1},
                        canvas.theme().faint);
    }
    const blast::Map map = lay_out(arena);
    for (int at = 0; at < blast::square_count; ++at) {
        const auto square = static_cast<Square>(at);
        const Rect area = cell_area(square);
        if (!canvas.shows(area)) continue;
        const blast::Terrain terrain = map[square];
        if (terrain.ground() == blast::Ground::outside) {
            const Square above = beside(square, blast::north);
            if (above != blast::no_square && map[above].ground() != blast::Ground::outside)
                blast_art::draw_ledge(canvas, {area.x, area.y}, bench_scale);
            continue;
        }
        blast_art::lay_turf(canvas, area, {court_area.x, court_area.y}, bench_scale);
        blast_art::draw_terrain(canvas, terrain, {area.x, area.y}, bench_scale);
    }
}

Rect tile_area(const blast::TilePlace& tile) {
    return spot_area({blast::column_of(tile.corner), blast::row_of(tile.corner), {}, {}},
                     blast::tile_side);
}

// The last tile to stand has a double frame.
void draw_seams(Canvas& canvas, const Arena& arena) {
    const stage::Theme& theme = canvas.theme();
    for (const blast::TilePlace& tile : arena.tile_list())
        canvas.dotted_frame(tile_area(tile), theme.paper);
    if (arena.final_tile >= arena.tile_count) return;
    const Rect area = tile_area(arena.tiles[arena.final_tile]);
    canvas.frame(area, theme.paper, 3);
    canvas.frame(area.inset(1), theme.warn);
}

void draw_ring(Canvas& canvas, const Arena& arena) {
    if (arena.final_tile >= arena.tile_count) return;
    const stage::Theme& theme = canvas.theme();
    const auto label = [&](const blast::TilePlace& tile, std::string_view words) {
        const Point middle = tile_area(tile).centre();
        const int width = stage::text_width(words, stage::medium) + 8;
        const Rect plate{middle.x - width / 2, middle.y - 9, width, 18};
        if (!canvas.shows(plate)) return;
        canvas.rounded(plate, 4, theme.paper);
        canvas.rounded_frame(plate, 4, theme.warn);
        canvas.text({plate.x + 4, plate.y + 1}, words, stage::medium, theme.ink);
    };
    const blast::Ring ring = ring_of(arena);
    for (std::size_t i = 0; i < ring.size; ++i) {
        kit::Text<4> number;
        number.number(static_cast<int>(i) + 1);
        label(arena.tiles[ring.tiles[i]], number.view());
    }
    label(arena.tiles[arena.final_tile], "end");
}

// Where the mirror stands: a line, or the point that everything turns around.
void draw_mirror(Canvas& canvas, const BenchLook& look) {
    const Extent extent = extent_of(look.arena);
    if (look.mirror == Mirror::off || extent.empty()) return;
    const stage::Colour ink = canvas.theme().accent;
    const Rect field{court_area.x + extent.left * cell_size, court_area.y + extent.top * cell_size,
                     (extent.right - extent.left) * cell_size,
                     (extent.bottom - extent.top) * cell_size};
    const Point middle = field.centre();
    if (look.mirror == Mirror::left_right)
        for (int y = field.y; y < field.bottom(); y += 6) canvas.fill({middle.x - 1, y, 2, 4}, ink);
    else if (look.mirror == Mirror::top_bottom)
        for (int x = field.x; x < field.right(); x += 6) canvas.fill({x, middle.y - 1, 4, 2}, ink);
    else
        canvas.ring(middle, look.mirror == Mirror::half_turn ? 4 : 6, 2, ink);
}

// ---- What A would do ----------------------------------------------------------------------------

void draw_piece(Canvas& canvas, const BenchLook& look, const Spot& spot, int image) {
    const Rect area = spot_area(spot, look.attempt->size);
    const Point at{area.x, area.y};
    if (lays_tiles(look.tool)) {
        for (int row = 0; row < blast::tile_side; ++row)
            for (int column = 0; column < blast::tile_side; ++column) {
                const Rect cell = spot_area({spot.column + column, spot.row + row, {}, {}}, 1);
                blast_art::lay_turf(canvas, cell, {court_area.x, court_area.y}, bench_scale);
                if (has_pillar(spot.pattern, column, row))
                    blast_art::draw_terrain(canvas, blast::Ground::grey, {cell.x, cell.y},
                                            bench_scale);
            }
    } else if (look.tool == Tool::block) {
        blast_art::draw_block(canvas, at, bench_scale);
    } else if (look.tool == Tool::start) {
        draw_start(canvas, area, static_cast<kit::Seat>(look.arena.seats + image));
    } else {
        blast_art::draw_terrain(canvas,
                                blast::terrain_of({gadget_of(look.tool), spot.arrow, Square{0}}),
                                at, bench_scale);
    }
}

void draw_attempt(Canvas& canvas, const BenchLook& look) {
    const stage::Theme& theme = canvas.theme();
    const Attempt& tried = *look.attempt;
    const auto inside = canvas.clipped(court_area);
    int image = 0;
    for (const Spot& spot : tried.spots) {
        const int number = image++;
        const Rect area = spot_area(spot, tried.size);
        if (!canvas.shows(area)) continue;
        const bool laid = tried.effect == Effect::lay || tried.effect == Effect::change;
        if (tried.ok() && laid) {
            draw_piece(canvas, look, spot, number);
            canvas.shade(area, theme.paper);  // half there
        }
        if (!tried.ok()) {
            if (laid) canvas.hatch(area, theme.bad, 6);
            canvas.dotted_frame(area, theme.bad);
        } else if (tried.effect == Effect::take_away) {
            canvas.line({area.x + 2, area.y + 2}, {area.right() - 3, area.bottom() - 3}, theme.bad);
            canvas.line({area.x + 2, area.bottom() - 3}, {area.right() - 3, area.y + 2}, theme.bad);
            canvas.frame(area, theme.bad);
        } else {
            canvas.frame(area, theme.accent);
        }
    }
}

void draw_cursor(Canvas& canvas, Square square) {
    const Rect area = cell_area(square);
    canvas.frame(area.inset(-2), canvas.theme().paper, 1);
    canvas.frame(area.inset(-1), canvas.theme().ink, 2);
    canvas.frame(area.inset(1), canvas.theme().paper, 1);
}

}  // namespace

void draw_start(Canvas& canvas, const Rect& cell, kit::Seat seat) {
    const blast_art::Tones& tones = blast_art::tones_of(seat);
    canvas.disc(cell.centre(), 7, tones.outline);
    canvas.disc(cell.centre(), 6, tones.base);
    kit::Text<2> number;
    number.number(seat + 1);
    canvas.text({cell.centre().x - 2, cell.centre().y - 6}, number.view(), stage::small,
                tones.letter);
}

void draw_bench(Canvas& canvas, const BenchLook& look) {
    if (!canvas.shows(bench_area)) return;
    const auto inside = canvas.clipped(bench_area);
    draw_ground(canvas, look.arena);
    draw_seams(canvas, look.arena);
    for (const Square at : look.arena.block_list())
        blast_art::draw_block(canvas, corner_of(at), bench_scale);
    for (std::uint8_t seat = 0; seat < look.arena.seats; ++seat)
        draw_start(canvas, cell_area(look.arena.starts[seat]), seat);
    if (look.attempt != nullptr && look.cursor != blast::no_square) draw_attempt(canvas, look);
    draw_mirror(canvas, look);
    if (look.ring) draw_ring(canvas, look.arena);
    if (look.trouble != blast::no_square) {
        const Rect area = cell_area(look.trouble);
        canvas.frame(area, canvas.theme().bad, 3);
        canvas.text({area.centre().x - 2, area.y + 2}, "!", stage::small, canvas.theme().bad);
    }
    if (look.cursor != blast::no_square) draw_cursor(canvas, look.cursor);
}

}  // namespace blast_editor
