// Small pictures drawn large, pixel by pixel: the pieces of a table as what Y explains.
#pragma once

#include <array>

#include "stage/canvas.h"

namespace stage {

// Draws with `draw` around the origin of a box of this size, and enlarges it in the middle of
// `area`, on the theme's panel. A row at a time: that needs no memory to speak of.
template <class Draw>
void enlarge(Canvas& canvas, const Rect& area, int width, int height, int scale, Draw draw) {
    const Point at{area.centre().x - width * scale / 2, area.centre().y - height * scale / 2};
    std::array<Colour, screen_size> row;
    for (int y = 0; y < height; ++y) {
        const Rect place{at.x, at.y + y * scale, width * scale, scale};
        if (!canvas.shows(place)) continue;
        row.fill(canvas.theme().panel);
        Canvas piece(row.data(), {0, y, width, 1}, canvas.theme());
        draw(piece);
        for (int x = 0; x < width; ++x)
            canvas.fill({at.x + x * scale, place.y, scale, scale},
                        row[static_cast<std::size_t>(x)]);
    }
}

inline void enlarge(Canvas& canvas, const Rect& area, const Sprite& sprite, int scale) {
    enlarge(canvas, area, sprite.width, sprite.height, scale,
            [&](Canvas& piece) { piece.sprite(sprite, {}); });
}

// What `draw` draws around the origin of a box of this size, `scale` times as large and with
// whatever it leaves free left free. At most 64 pixels wide.
template <class Draw>
void draw_large(Canvas& canvas, Point at, int width, int height, int scale, Draw draw) {
    constexpr Colour free = rgb(0xff00ff);  // in no picture
    std::array<Colour, 64> row;
    for (int y = 0; y < height; ++y) {
        if (!canvas.shows({at.x, at.y + y * scale, width * scale, scale})) continue;
        row.fill(free);
        Canvas piece(row.data(), {0, y, width, 1}, canvas.theme());
        draw(piece);
        for (int x = 0, run; x < width; x += run) {
            const Colour colour = row[static_cast<std::size_t>(x)];
            for (run = 1; x + run < width && row[static_cast<std::size_t>(x + run)] == colour;)
                ++run;
            if (colour != free)
                canvas.fill({at.x + x * scale, at.y + y * scale, run * scale, scale}, colour);
        }
    }
}

inline void draw_large(Canvas& canvas, const Sprite& sprite, Point at, int scale) {
    draw_large(canvas, at, sprite.width, sprite.height, scale,
               [&](Canvas& piece) { piece.sprite(sprite, {}); });
}

}  // namespace stage
