// Drawing into memory.
//
// A canvas is a window onto the screen: it owns the pixels of one rectangle, and whatever is drawn
// is clipped to it. The console paints a frame strip by strip: while one strip is on its way to the
// panel, the next is drawn, so no memory for a whole screen is needed and the wire never waits.
// Drawing code does not notice: it draws everything it has in screen coordinates, each time, from
// what it knows.
#pragma once

#include <cstdint>
#include <string_view>

#include "stage/colour.h"
#include "stage/font.h"
#include "stage/geometry.h"
#include "stage/sprite.h"

namespace stage {

enum class Align : std::uint8_t { left, centre, right };

enum class Slant : std::uint8_t { rising, falling };  // from left to right

struct Flip {
    bool x = false, y = false;
};

class Canvas {
  public:
    // `pixels` has room for window.width * window.height, row by row.
    Canvas(Colour* pixels, Rect window, const Theme& theme)
        : pixels_(pixels), window_(window), clip_(window), theme_(&theme) {}

    const Theme& theme() const { return *theme_; }

    // What can be seen of a drawing here. Ask before drawing what is expensive.
    const Rect& clip() const { return clip_; }
    bool shows(const Rect& area) const { return clip_.overlaps(area); }
    // Narrows the clip for a scope: `auto inner = canvas.clipped(box);`
    class Clipped;
    [[nodiscard]] Clipped clipped(const Rect& to);

    void pixel(Point at, Colour colour);
    void fill(const Rect& area, Colour colour);
    // Every second pixel, as on a chessboard: a shade without blending.
    void shade(const Rect& area, Colour colour);
    // The same but for a part of it, which is looked at or covered anyway.
    void shade_around(const Rect& area, const Rect& hole, Colour colour);
    // Diagonal lines, `spacing` pixels apart along a row, counted from the area's left top corner.
    void hatch(const Rect& area, Colour colour, int spacing = 4, Slant slant = Slant::rising);
    void frame(const Rect& area, Colour colour, int thickness = 1);
    // One pixel in three: something is missing here, or not possible.
    void dotted_frame(const Rect& area, Colour colour);
    void line(Point from, Point to, Colour colour);
    void rounded(const Rect& area, int radius, Colour colour);
    void rounded_frame(const Rect& area, int radius, Colour colour, int thickness = 1);
    void disc(Point centre, int radius, Colour colour);
    void ring(Point centre, int radius, int thickness, Colour colour);
    void triangle(Point a, Point b, Point c, Colour colour);

    void sprite(const Sprite& sprite, Point at);
    void sprite(const Sprite& sprite, Point at, const Colour* palette, Flip flip = {});
    // A small picture (not in runs) without transparency, side by side over the whole area;
    // `corner` is where one of them begins. As fast as a fill, nearly.
    void tiles(const Sprite& tile, const Rect& area, Point corner);
    // All opaque pixels in one colour: shadows, silhouettes, flashes.
    void silhouette(const Sprite& sprite, Point at, Colour colour, Flip flip = {});

    // One line of UTF-8 text, its top left corner (or top centre, top right) at `at`. Returns its
    // width.
    int text(Point at, std::string_view utf8, const Font& font, Colour colour,
             Align align = Align::left);
    // The same, but no wider than `width`: what is too long ends in an ellipsis.
    int text_fitted(Point at, int width, std::string_view utf8, const Font& font, Colour colour,
                    Align align = Align::left);
    // As much as fits into the box, wrapped at spaces and '\n' (a word longer than a line is
    // broken); an ellipsis ends what is cut off. Returns the height used.
    int paragraph(const Rect& box, std::string_view utf8, const Font& font, Colour colour,
                  Align align = Align::left, int line_gap = 1);
    // ASCII in the large font, `scale` times as large, around `centre`.
    void huge_text(Point centre, std::string_view ascii, int scale, Colour colour);

  private:
    friend class Telling;  // witness.h

    Colour* row(int y) { return pixels_ + (y - window_.y) * window_.width - window_.x; }
    void span(int x, int y, int width, Colour colour);
    // What is seen of a picture that is kept in runs.
    void runs(const Sprite& sprite, Point at, const Rect& seen, const Colour* palette, Flip flip);
    // The beginning of a line and an ellipsis, in at most `columns` characters.
    int text_cut(Point at, std::string_view utf8, int columns, const Font& font, Colour colour,
                 Align align);
    void glyph_rows(Colour* to, const std::uint8_t* bits, int row_bytes, int rows, int skipped,
                    std::uint32_t visible, Colour colour);
    // One span in the `row`-th row from the top of a box and from its bottom.
    void mirrored_rows(const Rect& area, int row, int inset, int width, Colour colour);

    Colour* pixels_;
    Rect window_, clip_;
    const Theme* theme_;
};

class Canvas::Clipped {
  public:
    Clipped(Canvas& canvas, const Rect& clip) : canvas_(canvas), before_(canvas.clip_) {
        canvas.clip_ = before_.common(clip);
    }
    ~Clipped() { canvas_.clip_ = before_; }
    Clipped(const Clipped&) = delete;
    Clipped& operator=(const Clipped&) = delete;

  private:
    Canvas& canvas_;
    Rect before_;
};

inline Canvas::Clipped Canvas::clipped(const Rect& to) { return Clipped(*this, to); }

// Measures without drawing.
int text_width(std::string_view utf8, const Font& font);
int paragraph_height(int width, std::string_view utf8, const Font& font, int line_gap = 1);

}  // namespace stage
