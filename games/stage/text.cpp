#include "stage/text.h"

#include "stage/canvas.h"
#include "stage/utf8.h"

namespace stage {

namespace {
constexpr std::string_view ellipsis = "\u2026";
}

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
    std::string_view rest = text;
    std::size_t line_end = 0;  // of the longest line that ends before a space
    std::size_t resume = 0;    // where the next line would start then
    const auto position = [&] { return whole.size() - rest.size(); };
    if (columns < 1) columns = 1;
    for (int column = 0; !rest.empty(); ++column) {
        const std::size_t before = position();
        if (rest.front() == '\n') {
            text = rest.substr(1);
            return whole.substr(0, before);
        }
        if (rest.front() == ' ') {
            line_end = before;
            while (!rest.empty() && rest.front() == ' ') rest.remove_prefix(1);
            resume = position();
            if (column >= columns) break;
            column += static_cast<int>(resume - before) - 1;
            continue;
        }
        if (column >= columns) {
            if (resume == 0) line_end = resume = before;  // a word longer than the line
            break;
        }
        next_codepoint(rest);
        if (rest.empty()) {
            text = {};
            return whole;
        }
    }
    if (rest.empty() && resume == whole.size()) {  // only spaces were left
        text = {};
        return whole.substr(0, line_end);
    }
    text = whole.substr(resume);
    // A line break right after the dropped spaces ends this line, not another one.
    if (!text.empty() && text.front() == '\n') text.remove_prefix(1);
    return whole.substr(0, line_end);
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
    if (align == Align::centre) at.x -= width / 2;
    if (align == Align::right) at.x -= width;
    if (!shows({at.x, at.y, width, font.height})) return width;
    for (; !utf8.empty() && at.x < clip_.right(); at.x += font.width) {
        const std::uint32_t codepoint = next_codepoint(utf8);
        if (codepoint != ' ' && at.x + font.width > clip_.x)
            glyph(at, font.glyph(codepoint), font, colour);
    }
    return width;
}

int Canvas::text_fitted(Point at, int width, std::string_view utf8, const Font& font, Colour colour,
                        Align align) {
    if (text_width(utf8, font) <= width) return text(at, utf8, font, colour, align);
    const int columns = width / font.width;
    if (columns < 1) return 0;
    std::string_view kept = first_characters(utf8, columns - 1);
    while (!kept.empty() && kept.back() == ' ') kept.remove_suffix(1);
    const int drawn = text_width(kept, font) + font.width;
    if (align == Align::centre) at.x -= drawn / 2;
    if (align == Align::right) at.x -= drawn;
    text(at, kept, font, colour);
    text({at.x + drawn - font.width, at.y}, ellipsis, font, colour);
    return drawn;
}

int Canvas::paragraph(const Rect& box, std::string_view utf8, const Font& font, Colour colour,
                      Align align, int line_gap) {
    const int columns = box.width / font.width;
    const int x = align == Align::left     ? box.x
                  : align == Align::centre ? box.x + box.width / 2
                                           : box.right();
    int y = box.y;
    while (!utf8.empty() && y + font.height <= box.bottom()) {
        const std::string_view before = utf8;
        std::string_view line = next_line(utf8, columns);
        const bool last = y + 2 * font.height + line_gap > box.bottom();
        if (last && !utf8.empty()) {
            // More is to come than fits: the line and a character beyond it, cut by text_fitted.
            line = first_characters(line, columns - 1);
            const int width = text_width(line, font) + font.width;
            const int left = align == Align::left     ? x
                             : align == Align::centre ? x - width / 2
                                                      : x - width;
            text({left, y}, line, font, colour);
            text({left + width - font.width, y}, ellipsis, font, colour);
        } else {
            text({x, y}, line, font, colour, align);
        }
        (void)before;
        y += font.height + line_gap;
    }
    return y == box.y ? 0 : y - line_gap - box.y;
}

}  // namespace stage
