#include "stage/text.h"

#include "stage/canvas.h"
#include "stage/utf8.h"

namespace stage {

namespace {

constexpr std::string_view ellipsis = "\u2026";

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
    return utf8.substr(0, utf8.size() - rest.size());
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
            return without_trailing_spaces(whole.substr(0, here));
        }
        if (next == ' ' && (here == 0 || whole[here - 1] != ' ')) gap = here;
        if (column >= std::max(columns, 1)) {
            if (next != ' ' && (gap == none || gap == 0)) return whole.substr(0, here);
            // Back to the gap; what follows its spaces (and a line break there) starts the next.
            text = whole.substr(gap);
            while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
            if (!text.empty() && text.front() == '\n') text.remove_prefix(1);
            return whole.substr(0, gap);
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

void Canvas::glyph(Point at, const std::uint8_t* bits, const Font& font, Colour colour) {
    const Rect seen = clip_.common({at.x, at.y, font.width, font.height});
    if (seen.empty()) return;
    const int row_bytes = font.row_bytes();
    // Bits as if every row were 16 wide, moved so that the first visible one is the highest, and
    // the invisible ones at the right cleared.
    const int skipped = seen.x - at.x;
    const std::uint32_t visible = ~(0xffffffffu >> seen.width);
    bits += (seen.y - at.y) * row_bytes;
    Colour* to = row(seen.y) + seen.x;
    for (int y = 0; y < seen.height; ++y, bits += row_bytes, to += window_.width) {
        std::uint32_t pixels = static_cast<std::uint32_t>(bits[0]) << 24;
        if (row_bytes > 1) pixels |= static_cast<std::uint32_t>(bits[1]) << 16;
        pixels = (pixels << skipped) & visible;
        for (Colour* pixel = to; pixels != 0; pixels <<= 1, ++pixel)
            if ((pixels & 0x80000000u) != 0) *pixel = colour;
    }
}

int Canvas::text(Point at, std::string_view utf8, const Font& font, Colour colour, Align align) {
    const int width = text_width(utf8, font);
    at.x = left_of(at.x, width, align);
    if (!shows({at.x, at.y, width, font.height})) return width;
    for (; !utf8.empty() && at.x < clip_.right(); at.x += font.width) {
        const std::uint32_t codepoint = next_codepoint(utf8);
        if (codepoint != ' ' && at.x + font.width > clip_.x)
            glyph(at, font.glyph(codepoint), font, colour);
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
    if (text_width(utf8, font) <= width) return text(at, utf8, font, colour, align);
    const int columns = width / font.width;
    return columns < 1 ? 0 : text_cut(at, utf8, columns, font, colour, align);
}

int Canvas::paragraph(const Rect& box, std::string_view utf8, const Font& font, Colour colour,
                      Align align, int line_gap) {
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
