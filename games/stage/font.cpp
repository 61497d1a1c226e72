#include "stage/font.h"

namespace stage {

namespace {
constexpr std::uint32_t replacement = 0xfffd;
}

const std::uint8_t* Font::glyph(std::uint32_t codepoint) const {
    const auto at = [this](int index) { return bits + index * glyph_bytes(); };
    // The converter puts ASCII first and without a gap.
    if (codepoint - 0x20 < 0x5f) return at(static_cast<int>(codepoint - 0x20));
    int low = 0x5f, high = glyph_count;
    while (low < high) {
        const int middle = (low + high) >> 1;
        if (codepoints[middle] < codepoint)
            low = middle + 1;
        else
            high = middle;
    }
    if (low < glyph_count && codepoints[low] == codepoint) return at(low);
    return codepoint == replacement ? bits : glyph(replacement);
}

}  // namespace stage
