#include "stage/canvas.h"

#include <algorithm>
#include <cstdlib>

#include "kit/check.h"
#include "stage/circle.h"
#include "stage/hot.h"

namespace stage {

namespace {

using Word [[gnu::may_alias]] = std::uint32_t;

// Two pixels a store, eight stores a turn: a whole screen in well under a millisecond.
STAGE_HOT void fill_run(Colour* to, int count, Colour colour) {
    if (count <= 0) return;
    if ((reinterpret_cast<std::uintptr_t>(to) & 2) != 0) {
        *to++ = colour;
        --count;
    }
    const Word pair = static_cast<Word>(colour) << 16 | colour;
    auto* words = reinterpret_cast<Word*>(to);
    for (; count >= 16; count -= 16, words += 8) {
        words[0] = pair;
        words[1] = pair;
        words[2] = pair;
        words[3] = pair;
        words[4] = pair;
        words[5] = pair;
        words[6] = pair;
        words[7] = pair;
    }
    for (; count >= 2; count -= 2) *words++ = pair;
    if (count != 0) *reinterpret_cast<Colour*>(words) = colour;
}

}  // namespace

void Canvas::pixel(Point at, Colour colour) {
    if (clip_.contains(at)) row(at.y)[at.x] = colour;
}

STAGE_HOT void Canvas::span(int x, int y, int width, Colour colour) {
    if (y < clip_.y || y >= clip_.bottom()) return;
    const int left = std::max(x, clip_.x), right = std::min(x + width, clip_.right());
    fill_run(row(y) + left, right - left, colour);
}

STAGE_HOT void Canvas::fill(const Rect& area, Colour colour) {
    const Rect seen = clip_.common(area);
    if (seen.empty()) return;
    Colour* to = row(seen.y) + seen.x;
    if (seen.width == window_.width) {
        fill_run(to, seen.width * seen.height, colour);
        return;
    }
    for (int y = 0; y < seen.height; ++y, to += window_.width) fill_run(to, seen.width, colour);
}

STAGE_HOT void Canvas::shade(const Rect& area, Colour colour) {
    const Rect seen = clip_.common(area);
    for (int y = seen.y; y < seen.bottom(); ++y) {
        Colour* to = row(y) + seen.x + ((seen.x + y) & 1);
        Colour* const end = row(y) + seen.right();
        // Four at a time: menus shade half of the screen, and a loop would cost as much as they do.
        for (; end - to >= 8; to += 8) to[0] = to[2] = to[4] = to[6] = colour;
        for (; to < end; to += 2) *to = colour;
    }
}

void Canvas::shade_around(const Rect& area, const Rect& hole, Colour colour) {
    shade({area.x, area.y, area.width, hole.y - area.y}, colour);
    shade({area.x, hole.bottom(), area.width, area.bottom() - hole.bottom()}, colour);
    shade({area.x, hole.y, hole.x - area.x, hole.height}, colour);
    shade({hole.right(), hole.y, area.right() - hole.right(), hole.height}, colour);
}

void Canvas::hatch(const Rect& area, Colour colour, int spacing, Slant slant) {
    const Rect seen = clip_.common(area);
    if (seen.empty() || spacing < 1) return;
    // The phase is the distance from the first visible column to the next line; it moves by one a
    // row, so that there is one division an area.
    const int down = seen.y - area.y, along = seen.x - area.x;
    const int step = slant == Slant::falling ? 1 : -1;
    int phase = (step * down - along) % spacing;
    if (phase < 0) phase += spacing;
    for (int y = seen.y; y < seen.bottom(); ++y) {
        Colour* const end = row(y) + seen.right();
        for (Colour* pixel = row(y) + seen.x + phase; pixel < end; pixel += spacing)
            *pixel = colour;
        phase += step;
        if (phase < 0) phase = spacing - 1;
        if (phase >= spacing) phase = 0;
    }
}

void Canvas::frame(const Rect& area, Colour colour, int thickness) {
    if (area.width <= 2 * thickness || area.height <= 2 * thickness) {
        fill(area, colour);
        return;
    }
    const int inner = area.height - 2 * thickness;
    fill({area.x, area.y, area.width, thickness}, colour);
    fill({area.x, area.bottom() - thickness, area.width, thickness}, colour);
    fill({area.x, area.y + thickness, thickness, inner}, colour);
    fill({area.right() - thickness, area.y + thickness, thickness, inner}, colour);
}

void Canvas::dotted_frame(const Rect& area, Colour colour) {
    if (!shows(area)) return;
    for (int x = area.x; x < area.right(); x += 3) {
        pixel({x, area.y}, colour);
        pixel({x, area.bottom() - 1}, colour);
    }
    for (int y = area.y; y < area.bottom(); y += 3) {
        pixel({area.x, y}, colour);
        pixel({area.right() - 1, y}, colour);
    }
}

// Bresenham, always from the upper end: a line is the same pixels in both directions.
void Canvas::line(Point from, Point to, Colour colour) {
    if (from.y > to.y) std::swap(from, to);
    const int dx = std::abs(to.x - from.x), dy = to.y - from.y;
    const Rect box{std::min(from.x, to.x), from.y, dx + 1, dy + 1};
    const Rect seen = clip_.common(box);
    if (seen.empty()) return;
    if (dx == 0 || dy == 0) {
        fill(box, colour);
        return;
    }
    const int step = to.x > from.x ? 1 : -1;
    int error = dx - dy;
    Colour* pixels = row(seen.y) - (seen.y - from.y) * window_.width;
    for (int x = from.x, y = from.y;;) {
        if (y >= seen.y && x >= seen.x && x < seen.right()) pixels[x] = colour;
        if (x == to.x && y == to.y) return;
        const int twice = 2 * error;
        if (twice > -dy) {
            error -= dy;
            x += step;
        }
        if (twice < dx) {
            error += dx;
            ++y;
            pixels += window_.width;
            if (y >= seen.bottom()) return;
        }
    }
}

STAGE_HOT void Canvas::mirrored_rows(const Rect& area, int row, int inset, int width,
                                     Colour colour) {
    span(area.x + inset, area.y + row, width, colour);
    span(area.x + inset, area.bottom() - 1 - row, width, colour);
}

STAGE_HOT void Canvas::rounded(const Rect& area, int radius, Colour colour) {
    if (!shows(area)) return;
    radius = std::clamp(radius, 0, std::min(area.width, area.height) / 2);
    Corner corner(radius);
    for (int row = 0; row < radius; ++row) {
        const int inset = corner.next();
        mirrored_rows(area, row, inset, area.width - 2 * inset, colour);
    }
    fill({area.x, area.y + radius, area.width, area.height - 2 * radius}, colour);
}

void Canvas::rounded_frame(const Rect& area, int radius, Colour colour, int thickness) {
    if (!shows(area) || thickness <= 0) return;
    if (area.width <= 2 * thickness || area.height <= 2 * thickness) {
        rounded(area, radius, colour);
        return;
    }
    radius = std::clamp(radius, 0, std::min(area.width, area.height) / 2);
    Corner outer(radius), inner(std::max(radius - thickness, 0));
    const int curved = std::max(radius, thickness);
    for (int row = 0; row < curved; ++row) {
        const int inset = row < radius ? outer.next() : 0;
        if (row < thickness) {
            mirrored_rows(area, row, inset, area.width - 2 * inset, colour);
            continue;
        }
        const int width = thickness + inner.next() - inset;
        mirrored_rows(area, row, inset, width, colour);
        mirrored_rows(area, row, area.width - inset - width, width, colour);
    }
    const int straight = area.height - 2 * curved;
    fill({area.x, area.y + curved, thickness, straight}, colour);
    fill({area.right() - thickness, area.y + curved, thickness, straight}, colour);
}

void Canvas::disc(Point centre, int radius, Colour colour) {
    if (radius < 0 ||
        !shows({centre.x - radius, centre.y - radius, 2 * radius + 1, 2 * radius + 1}))
        return;
    Disc half(radius);
    for (int dy = 0; dy <= radius; ++dy) {
        const int reach = half.next(), width = 2 * reach + 1;
        span(centre.x - reach, centre.y - dy, width, colour);
        if (dy != 0) span(centre.x - reach, centre.y + dy, width, colour);
    }
}

void Canvas::ring(Point centre, int radius, int thickness, Colour colour) {
    if (radius < 0 || thickness <= 0 ||
        !shows({centre.x - radius, centre.y - radius, 2 * radius + 1, 2 * radius + 1}))
        return;
    if (thickness >= radius) {
        disc(centre, radius, colour);
        return;
    }
    Disc outer(radius), inner(radius - thickness);
    for (int dy = 0; dy <= radius; ++dy) {
        const int reach = outer.next();
        const int hole = dy <= radius - thickness ? inner.next() : -1;
        for (const int y : {centre.y - dy, centre.y + dy}) {
            if (hole < 0) {
                span(centre.x - reach, y, 2 * reach + 1, colour);
            } else {
                span(centre.x - reach, y, reach - hole, colour);
                span(centre.x + hole + 1, y, reach - hole, colour);
            }
        }
    }
}

namespace {

// The x of an edge at each row, in 1/65536 pixels: one division an edge, then only additions.
struct Edge {
    int y, slope, x;
    Edge(Point a, Point b)
        : y(a.y),
          slope(b.y == a.y ? 0 : (b.x - a.x) * 65536 / (b.y - a.y)),
          x(a.x * 65536 + 32768) {}
    int at(int row) const { return (x + (row - y) * slope) >> 16; }
};

}  // namespace

void Canvas::triangle(Point a, Point b, Point c, Colour colour) {
    if (b.y < a.y) std::swap(a, b);
    if (c.y < a.y) std::swap(a, c);
    if (c.y < b.y) std::swap(b, c);
    const int first = std::max(a.y, clip_.y), end = std::min(c.y + 1, clip_.bottom());
    if (a.y == c.y) {
        const auto [left, right] = std::minmax({a.x, b.x, c.x});
        span(left, a.y, right - left + 1, colour);
        return;
    }
    const Edge long_side(a, c), upper(a, b), lower(b, c);
    for (int y = first; y < end; ++y) {
        // The middle row belongs to both short sides when one of them is level.
        int left = long_side.at(y), right = y < b.y || b.y == c.y ? upper.at(y) : lower.at(y);
        if (y == b.y) right = b.x;
        if (left > right) std::swap(left, right);
        span(left, y, right - left + 1, colour);
    }
}

void Canvas::sprite(const Sprite& sprite, Point at) { this->sprite(sprite, at, sprite.palette); }

namespace {

// One row of a sprite. `odd`: the first pixel is the second of its byte in the way of reading.
inline void put(Colour* to, const Colour* palette, int index) {
    if (index != 0) *to = palette[index];
}

STAGE_HOT void sprite_row(Colour* to, int count, const std::uint8_t* from, bool odd,
                          const Colour* palette) {
    if (odd) {
        put(to++, palette, *from++ & 15);
        --count;
    }
    Colour* const end = to + (count & ~1);
    for (; to != end; to += 2) {
        const int two = *from++;
        if (two == 0) continue;
        put(to, palette, two >> 4);
        put(to + 1, palette, two & 15);
    }
    if ((count & 1) != 0) put(to, palette, *from >> 4);
}

void sprite_row_mirrored(Colour* to, int count, const std::uint8_t* from, bool odd,
                         const Colour* palette) {
    if (odd) {
        put(to++, palette, *from-- >> 4);
        --count;
    }
    Colour* const end = to + (count & ~1);
    for (; to != end; to += 2) {
        const int two = *from--;
        if (two == 0) continue;
        put(to, palette, two & 15);
        put(to + 1, palette, two >> 4);
    }
    if ((count & 1) != 0) put(to, palette, *from & 15);
}

// The columns `first` to before `last` of a row of runs.
void runs_row(Colour* to, int first, int last, const std::uint8_t* run, const Colour* palette) {
    for (int column = 0; column < last; ++run) {
        const int begin = std::max(column, first);
        column += (*run >> 4) + 1;
        const int index = *run & 15;
        if (index != 0)
            fill_run(to + begin - first, std::min(column, last) - begin, palette[index]);
    }
}

// The same columns, the last one first.
void runs_row_mirrored(Colour* to, int first, int last, const std::uint8_t* run,
                       const Colour* palette) {
    for (int column = 0; column < last; ++run) {
        const int begin = std::max(column, first);
        column += (*run >> 4) + 1;
        const int end = std::min(column, last);
        const int index = *run & 15;
        if (index != 0) fill_run(to + last - end, end - begin, palette[index]);
    }
}

}  // namespace

void Canvas::runs(const Sprite& sprite, Point at, const Rect& seen, const Colour* palette,
                  Flip flip) {
    const int first = flip.x ? at.x + sprite.width - seen.x - seen.width : seen.x - at.x;
    Colour* to = row(seen.y) + seen.x;
    for (int y = seen.y; y < seen.y + seen.height; ++y, to += window_.width) {
        const int line = flip.y ? at.y + sprite.height - 1 - y : y - at.y;
        const std::uint8_t* const run = sprite.pixels + sprite.rows[line];
        if (flip.x)
            runs_row_mirrored(to, first, first + seen.width, run, palette);
        else
            runs_row(to, first, first + seen.width, run, palette);
    }
}

STAGE_HOT void Canvas::sprite(const Sprite& sprite, Point at, const Colour* palette, Flip flip) {
    const Rect seen = clip_.common({at.x, at.y, sprite.width, sprite.height});
    if (seen.empty()) return;
    if (sprite.rows != nullptr) {
        runs(sprite, at, seen, palette, flip);
        return;
    }
    const int stride = (sprite.width + 1) >> 1;
    // Column and line of the picture that fall on the first visible pixel.
    const int column = flip.x ? at.x + sprite.width - 1 - seen.x : seen.x - at.x;
    const int line = flip.y ? at.y + sprite.height - 1 - seen.y : seen.y - at.y;
    const std::uint8_t* from = sprite.pixels + line * stride + (column >> 1);
    const int next_line = flip.y ? -stride : stride;
    const bool odd = ((column & 1) != 0) != flip.x;
    Colour* to = row(seen.y) + seen.x;
    for (int y = 0; y < seen.height; ++y, from += next_line, to += window_.width) {
        if (flip.x)
            sprite_row_mirrored(to, seen.width, from, odd, palette);
        else
            sprite_row(to, seen.width, from, odd, palette);
    }
}

namespace {

// How far into its tile a pixel is.
int into_tile(int from, int corner, int size) {
    const int over = (from - corner) % size;
    return over < 0 ? over + size : over;
}

// As `sprite_row`, of a picture without holes.
[[gnu::always_inline]] inline void tile_row(Colour* to, int count, const std::uint8_t* from,
                                            bool odd, const Colour* palette) {
    if (odd) {
        *to++ = palette[*from++ & 15];
        --count;
    }
    Colour* const end = to + (count & ~1);
    for (; to != end; to += 2) {
        const int two = *from++;
        to[0] = palette[two >> 4];
        to[1] = palette[two & 15];
    }
    if ((count & 1) != 0) *to = palette[*from >> 4];
}

}  // namespace

STAGE_HOT void Canvas::tiles(const Sprite& tile, const Rect& area, Point corner) {
    const Rect seen = clip_.common(area);
    if (seen.empty()) return;
    kit::check(tile.rows == nullptr, "a tile is kept in runs");
    const int stride = (tile.width + 1) >> 1;
    const int first = into_tile(seen.x, corner.x, tile.width);
    int line = into_tile(seen.y, corner.y, tile.height);
    Colour* to = row(seen.y) + seen.x;
    for (int y = 0; y < seen.height; ++y, to += window_.width) {
        // One tile pixel by pixel, then what is there already, twice as much each time.
        const std::uint8_t* const from = tile.pixels + line * stride;
        const int once = std::min<int>(tile.width, seen.width);
        const int end = std::min(once, tile.width - first);  // of the tile that is cut on the left
        tile_row(to, end, from + (first >> 1), (first & 1) != 0, tile.palette);
        if (end < once) tile_row(to + end, once - end, from, false, tile.palette);
        for (int done = once; done < seen.width; done *= 2)
            std::copy_n(to, std::min(done, seen.width - done), to + done);
        if (++line == tile.height) line = 0;
    }
}

void Canvas::silhouette(const Sprite& sprite, Point at, Colour colour, Flip flip) {
    Colour palette[16];
    std::fill_n(palette, 16, colour);
    this->sprite(sprite, at, palette, flip);
}

}  // namespace stage
