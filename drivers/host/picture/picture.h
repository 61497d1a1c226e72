// Pictures of the screen as PNG files, for tests, screenshots and the host program. libpng does the
// work and is seen by picture.cpp only.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace picture {

struct Picture {
    int width = 0, height = 0;
    std::vector<std::uint16_t> pixels;  // RGB565, row by row

    bool operator==(const Picture&) const = default;
};

// RGB565 widened to 24 bits the way a panel does (high bits repeated), and back without loss.
std::uint32_t rgb888(std::uint16_t colour);
std::uint16_t rgb565(std::uint32_t rgb);

// The bytes of a PNG file; `scale` draws each pixel as a square. At most 256 colours give a file
// with a palette, more give 24 bits a pixel. Nothing if there are no pixels.
std::vector<std::uint8_t> encode_png(const Picture& picture, int scale = 1);
// These say "" when all went well, else what did not, with the file's name.
std::string write_png(const std::string& path, const Picture& picture, int scale = 1);
// Any kind of PNG up to 8192 pixels a side; what is transparent is taken for its colour.
std::string read_png(const std::string& path, Picture& into);
// The same from the bytes of a file, which has no name.
std::string decode_png(const std::vector<std::uint8_t>& bytes, Picture& into);

}  // namespace picture
