#include "blast_editor/thumbnail.h"

#include "blast_art/pictures.h"

namespace blast_editor {

using stage::Rect;
using stage::rgb;

namespace {

constexpr stage::Colour thumb_floor = rgb(0x88c658), thumb_grey = rgb(0x8c94a8),
                        thumb_block = rgb(0xb4582c), thumb_hole = rgb(0x101018),
                        thumb_teleport = rgb(0x8040d0), thumb_power = rgb(0xffd030),
                        thumb_turf = rgb(0x5a7030), thumb_belt = rgb(0x404858),
                        thumb_outside = rgb(0x20242c);

stage::Colour colour_of(blast::Terrain terrain) {
    switch (terrain.feature()) {
        case blast::Feature::teleport:
            return thumb_teleport;
        case blast::Feature::power:
            return thumb_power;
        case blast::Feature::turf:
            return thumb_turf;
        case blast::Feature::belt:
            return thumb_belt;
        case blast::Feature::none:
            break;
    }
    switch (terrain.ground()) {
        case blast::Ground::floor:
            return thumb_floor;
        case blast::Ground::grey:
            return thumb_grey;
        case blast::Ground::hole:
            return thumb_hole;
        default:
            return thumb_outside;
    }
}

}  // namespace

void draw_thumbnail(stage::Canvas& canvas, const Arena& arena, const Rect& area) {
    if (!canvas.shows(area)) return;
    canvas.fill(area, thumb_outside);
    const int size = std::min(area.width, area.height) / blast::box;
    const Extent extent = extent_of(arena);
    const stage::Point corner{area.centre().x - (extent.left + extent.right) * size / 2,
                              area.centre().y - (extent.top + extent.bottom) * size / 2};
    const auto cell = [&](Square at) {
        return Rect{corner.x + blast::column_of(at) * size, corner.y + blast::row_of(at) * size,
                    size, size};
    };
    const blast::Map map = lay_out(arena);
    for (int at = 0; at < blast::square_count; ++at)
        if (map[static_cast<std::size_t>(at)].ground() != blast::Ground::outside)
            canvas.fill(cell(static_cast<Square>(at)),
                        colour_of(map[static_cast<std::size_t>(at)]));
    for (const Square at : arena.block_list()) canvas.fill(cell(at), thumb_block);
    // A start is a square with a dark rim where there is room for one.
    for (std::uint8_t seat = 0; seat < arena.seats; ++seat) {
        const Rect here = cell(arena.starts[seat]);
        canvas.fill(here, thumb_hole);
        canvas.fill(size > 3 ? here.inset(1) : Rect{here.x, here.y, size - 1, size - 1},
                    blast_art::tones_of(seat).base);
    }
}

}  // namespace blast_editor
