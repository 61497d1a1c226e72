// What the panel shows: RGB565 pixels, row by row.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace host {

struct Picture {
    int width = 0, height = 0;
    std::vector<std::uint16_t> pixels;

    Picture() = default;
    Picture(int w, int h)
        : width(w), height(h), pixels(static_cast<std::size_t>(w) * static_cast<std::size_t>(h)) {}

    std::uint16_t* row(int y) {
        return pixels.data() + static_cast<std::ptrdiff_t>(y) * static_cast<std::ptrdiff_t>(width);
    }
    const std::uint16_t* row(int y) const {
        return pixels.data() + static_cast<std::ptrdiff_t>(y) * static_cast<std::ptrdiff_t>(width);
    }
    bool operator==(const Picture&) const = default;
};

// A film is a list of these, one a frame, and the emulated chip makes the same list: FNV-1a with
// 32 bits over all pixels, each as its low byte and then its high byte.
std::uint32_t hash_of(const Picture& picture);

}  // namespace host
