#include "console/sides.h"

namespace console {

namespace {

// A cartridge standing upright, its tip at `top`.
void draw_cartridge(stage::Canvas& canvas, stage::Point top) {
    const stage::Theme& theme = canvas.theme();
    const stage::Colour brass = stage::blend(theme.panel, theme.accent, 90);
    const stage::Colour shine = stage::blend(theme.panel, theme.accent, 150);
    const stage::Colour lead = stage::blend(theme.panel, theme.edge, 160);
    const int x = top.x - 6;
    canvas.rounded({x + 1, top.y, 11, 16}, 5, lead);
    canvas.fill({x, top.y + 9, 13, 22}, brass);
    canvas.fill({x + 3, top.y + 9, 2, 22}, shine);
    canvas.fill({x, top.y + 28, 13, 1}, theme.paper);
    canvas.fill({x - 1, top.y + 31, 15, 2}, brass);
}

void draw_side(stage::Canvas& canvas, const stage::Rect& side, int inner_edge) {
    if (!canvas.shows(side)) return;
    const stage::Theme& theme = canvas.theme();
    canvas.fill(side, theme.panel);
    // A cartridge belt: a strap with two seams, six loops.
    const int middle = side.centre().x;
    canvas.fill({middle - 13, side.y, 26, side.height}, theme.paper);
    for (const int seam : {middle - 11, middle + 10})
        for (int y = side.y + 1; y < side.bottom(); y += 6)
            canvas.fill({seam, y, 1, 3}, theme.edge);
    for (int i = 0; i < 6; ++i) {
        const int y = side.y + 4 + i * 40;
        draw_cartridge(canvas, {middle, y});
        canvas.fill({middle - 9, y + 15, 19, 8}, theme.panel);
        canvas.fill({middle - 9, y + 15, 19, 1}, theme.edge);
        canvas.fill({middle - 9, y + 22, 19, 1}, theme.edge);
    }
    canvas.fill({inner_edge, side.y, 1, side.height}, theme.edge);
}

}  // namespace

void draw_sides(stage::Canvas& canvas, const stage::Rect& panel) {
    const int width = -panel.x;
    if (width <= 0) return;
    draw_side(canvas, {panel.x, panel.y, width, panel.height}, -1);
    draw_side(canvas, {stage::screen_size, panel.y, width, panel.height}, stage::screen_size);
}

}  // namespace console
