#include "stage/text.h"
#include "stage/hot.h"

#include "stage/canvas.h"
#include "stage/utf8.h"
#include "stage/witness.h"

namespace stage {

namespace {

constexpr std::string_view ellipsis = "\u2026";

// substr() could throw, and what throws brings the heap along.
constexpr std::string_view first_bytes(std::string_view text, std::size_t count) {
    return {text.data(), count};
}

std::string_view without_trailing_spaces(std::string_view text) {
    while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
    return text;
}

// Where a line of this width starts, so that it is aligned to `x`.
int left_of(int x, int width, Align align) {
    return align == Align::left ? x : align == Align::centre ? x - width / 2 : x - width;
}

}  // namespace

int character_count(std::string_view utf8) {
    int count = 0;
    for (; !utf8.empty(); ++count) next_codepoint(utf8);
    return count;
}

std::string_view first_characters(std::string_view utf8, int count) {
    std::string_view rest = utf8;
    for (; count > 0 && !rest.empty(); --count) next_codepoint(rest);
    return first_bytes(utf8, utf8.size() - rest.size());
}

std::string_view next_line(std::string_view& text, int columns) {
    const std::string_view whole = text;
    constexpr std::size_t none = std::string_view::npos;
    std::size_t gap = none;  // where the last run of spaces starts
    for (int column = 0; !text.empty(); ++column) {
        const std::size_t here = whole.size() - text.size();
        const char next = text.front();
        if (next == '\n') {
            text.remove_prefix(1);
            return without_trailing_spaces(first_bytes(whole, here));
        }
        if (next == ' ' && (here == 0 || whole[here - 1] != ' ')) gap = here;
        if (column >= std::max(columns, 1)) {
            if (next != ' ' && (gap == none || gap == 0)) return first_bytes(whole, here);
            // Back to the gap; what follows its spaces (and a line break there) starts the next.
            text = whole;
            text.remove_prefix(gap);
            while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
            if (!text.empty() && text.front() == '\n') text.remove_prefix(1);
            return first_bytes(whole, gap);
        }
        next_codepoint(text);
    }
    return without_trailing_spaces(whole);
}

int text_width(std::string_view utf8, const Font& font) {
    return character_count(utf8) * font.width;
}

int paragraph_height(int width, std::string_view utf8, const Font& font, int line_gap) {
    int height = 0;
    for (const int columns = width / font.width; !utf8.empty();) {
        next_line(utf8, columns);
        height += font.height + line_gap;
    }
    return height == 0 ? 0 : height - line_gap;
}

namespace {

// Eight pixels, the first in the highest bit. Unrolled: a test by shifting, a branch and a store a
// pixel is the least the core can do.
inline void put_eight(Colour* to, std::uint32_t bits, Colour colour) {
    if ((bits & 1u << 31) != 0) to[0] = colour;
    if ((bits & 1u << 30) != 0) to[1] = colour;
    if ((bits & 1u << 29) != 0) to[2] = colour;
    if ((bits & 1u << 28) != 0) to[3] = colour;
    if ((bits & 1u << 27) != 0) to[4] = colour;
    if ((bits & 1u << 26) != 0) to[5] = colour;
    if ((bits & 1u << 25) != 0) to[6] = colour;
    if ((bits & 1u << 24) != 0) to[7] = colour;
}

}  // namespace

// `rows` rows from `bits` on; `skipped` pixels at the left are hidden, and of the others those in
// `visible` (the first in its highest bit) are seen.
STAGE_HOT void Canvas::glyph_rows(Colour* to, const std::uint8_t* bits, int row_bytes, int rows,
                                  int skipped, std::uint32_t visible, Colour colour) {
    if (row_bytes == 1) {
        for (; rows > 0; --rows, ++bits, to += window_.width) {
            const std::uint32_t row =
                (static_cast<std::uint32_t>(*bits) << 24 << skipped) & visible;
            if (row != 0) put_eight(to, row, colour);
        }
        return;
    }
    for (; rows > 0; --rows, bits += 2, to += window_.width) {
        const std::uint32_t both =
            static_cast<std::uint32_t>(bits[0]) << 24 | static_cast<std::uint32_t>(bits[1]) << 16;
        const std::uint32_t row = (both << skipped) & visible;
        if (row == 0) continue;
        put_eight(to, row, colour);
        if (row << 8 != 0) put_eight(to + 8, row << 8, colour);
    }
}

STAGE_HOT int Canvas::text(Point at, std::string_view utf8, const Font& font, Colour colour,
                           Align align) {
    const Telling told(*this, at, utf8, font, colour, align);
    const int width = text_width(utf8, font);
    at.x = left_of(at.x, width, align);
    if (!shows({at.x, at.y, width, font.height})) return width;
    // The rows that can be seen are the same for every glyph of the line.
    const int top = std::max(clip_.y - at.y, 0);
    const int rows = std::min(clip_.bottom() - at.y, static_cast<int>(font.height)) - top;
    const int row_bytes = font.row_bytes(), hidden_bytes = top * row_bytes;
    Colour* const line = row(at.y + top);
    for (int x = at.x; !utf8.empty() && x < clip_.right(); x += font.width) {
        const std::uint32_t codepoint = next_codepoint(utf8);
        const int left = std::max(x, clip_.x);
        const int seen = std::min(x + font.width, clip_.right()) - left;
        if (codepoint == ' ' || seen <= 0) continue;
        glyph_rows(line + left, font.glyph(codepoint) + hidden_bytes, row_bytes, rows, left - x,
                   ~(0xffffffffu >> seen), colour);
    }
    return width;
}

int Canvas::text_cut(Point at, std::string_view utf8, int columns, const Font& font, Colour colour,
                     Align align) {
    const std::string_view kept = without_trailing_spaces(first_characters(utf8, columns - 1));
    const int width = text_width(kept, font);
    at.x = left_of(at.x, width + font.width, align);
    text(at, kept, font, colour);
    text({at.x + width, at.y}, ellipsis, font, colour);
    return width + font.width;
}

int Canvas::text_fitted(Point at, int width, std::string_view utf8, const Font& font, Colour colour,
                        Align align) {
    const Telling told(*this, at, width, utf8, font, colour, align);
    if (text_width(utf8, font) <= width) return text(at, utf8, font, colour, align);
    const int columns = width / font.width;
    return columns < 1 ? 0 : text_cut(at, utf8, columns, font, colour, align);
}

void Canvas::huge_text(Point centre, std::string_view ascii, int scale, Colour colour) {
    const Font& font = large;
    const Telling told(*this, Point{centre.x, centre.y - font.height / 2}, ascii, font, colour,
                       Align::centre);
    int x = centre.x - static_cast<int>(ascii.size()) * font.width * scale / 2;
    const int top = centre.y - font.height * scale / 2;
    for (const char letter : ascii) {
        const std::uint8_t* bits = font.glyph(static_cast<unsigned char>(letter));
        for (int row = 0; row < font.height; ++row)
            for (int column = 0; column < font.width; ++column) {
                const std::uint8_t byte = bits[row * font.row_bytes() + column / 8];
                if ((byte >> (7 - column % 8) & 1) == 0) continue;
                fill({x + column * scale, top + row * scale, scale, scale}, colour);
            }
        x += font.width * scale;
    }
}

int Canvas::paragraph(const Rect& box, std::string_view utf8, const Font& font, Colour colour,
                      Align align, int line_gap) {
    const Telling told(*this, box, utf8, font, colour, align, line_gap);
    const int columns = box.width / font.width;
    const int x = align == Align::left     ? box.x
                  : align == Align::centre ? box.x + box.width / 2
                                           : box.right();
    int y = box.y;
    while (!utf8.empty() && y + font.height <= box.bottom()) {
        const std::string_view line = next_line(utf8, columns);
        const bool last = y + 2 * font.height + line_gap > box.bottom();
        if (last && !utf8.empty())
            text_cut({x, y}, line, columns, font, colour, align);
        else
            text({x, y}, line, font, colour, align);
        y += font.height + line_gap;
    }
    return y == box.y ? 0 : y - line_gap - box.y;
}

}  // namespace stage
