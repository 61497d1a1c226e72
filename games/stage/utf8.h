// Reads UTF-8 one character at a time. A byte that belongs to no character counts as one
// replacement character, so that text is never longer on the screen than it has bytes.
#pragma once

#include <cstdint>
#include <string_view>

namespace stage {

// The first character of `text`, which is shortened by it; `text` must not be empty.
constexpr std::uint32_t next_codepoint(std::string_view& text) {
    const auto byte = [&](std::size_t i) { return static_cast<std::uint8_t>(text[i]); };
    const std::uint32_t first = byte(0);
    if (first < 0x80) {
        text.remove_prefix(1);
        return first;
    }
    const std::size_t length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : first >= 0xc2 ? 2 : 0;
    constexpr std::uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    if (length != 0 && first < 0xf5 && text.size() >= length) {
        std::uint32_t codepoint = first & (0x7fu >> length);
        bool whole = true;
        for (std::size_t i = 1; i < length; ++i) {
            whole = whole && (byte(i) & 0xc0) == 0x80;
            codepoint = codepoint << 6 | (byte(i) & 0x3f);
        }
        if (whole && codepoint >= least[length]) {
            text.remove_prefix(length);
            return codepoint;
        }
    }
    text.remove_prefix(1);
    return 0xfffd;
}

}  // namespace stage
