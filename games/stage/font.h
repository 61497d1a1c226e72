// Spleen, a real bitmap font, in four sizes, converted from Debian's package at build time, with
// symbols of our own (art/glyphs_*.txt): arrows, suits, stars, buttons, check marks.
#pragma once

#include <cstdint>

namespace stage {

struct Font {
    std::uint8_t width, height;  // every glyph has the same
    std::uint16_t glyph_count;
    const std::uint16_t* codepoints;  // ascending, ASCII first
    const std::uint8_t* bits;  // rows of (width + 7) / 8 bytes, leftmost pixel in the high bit

    int row_bytes() const { return (width + 7) >> 3; }
    int glyph_bytes() const { return row_bytes() * height; }
    // Glyph bits of a character; those of the replacement box if the font has none.
    const std::uint8_t* glyph(std::uint32_t codepoint) const;
};

extern const Font tiny;    // 5 x 8
extern const Font small;   // 6 x 12
extern const Font medium;  // 8 x 16
extern const Font large;   // 12 x 24

}  // namespace stage
