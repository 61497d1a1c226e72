// Pictures of the screen in a few kilobytes. A picture is cut into bands of 16 rows; a band is
// packed and unpacked by itself and row by row, so any row is found from the top or from the
// bottom, and neither side ever holds a picture. The code is described in FORMAT.md.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "storage/files.h"

namespace storage {

inline constexpr int band_rows = 16;
inline constexpr int widest_picture = 320;

using Pixel = std::uint16_t;  // RGB565

// The colours used last, latest first. Packing and unpacking move them alike.
class RecentColours {
  public:
    static constexpr std::uint32_t most = 32;
    std::uint32_t count() const { return count_; }
    Pixel at(std::uint32_t rank) const { return colours_[rank]; }
    // Its rank, or `count()` if it was not used lately.
    std::uint32_t rank(Pixel colour) const;
    // To the front: the colour of this rank, or a new one in place of the last.
    void use(std::uint32_t rank, Pixel colour);

  private:
    std::array<Pixel, most> colours_{};
    std::uint32_t count_ = 0;
};

// `pixels` are rows * width, row by row; at most `band_rows`. Returns the number of bytes.
std::uint32_t pack_band(const Pixel* pixels, int width, int rows, files::Sink& into);

// Unpacks a band, which lies in the body from `begin` to `end`.
class BandReader {
  public:
    BandReader(files::Source& from, std::uint32_t begin, std::uint32_t end, int width)
        : from_(from), at_(begin), end_(end), width_(width) {}

    // The next row, which stays until the row after the next; nullptr: the band is damaged.
    const Pixel* next();

  private:
    void fetch();
    bool bit();
    std::uint32_t bits(int count);
    std::uint32_t number(int order);
    bool fill(Pixel* row, int& x);

    files::Source& from_;
    std::uint32_t at_, end_;
    int width_, row_ = 0;
    bool good_ = true;
    RecentColours recent_;
    std::array<std::uint8_t, 64> buffer_{};
    std::size_t buffered_ = 0, taken_ = 0;
    std::uint32_t window_ = 0;  // the next bits, from the top
    int waiting_ = 0;           // how many
};

}  // namespace storage
