#include "usb/bmp.h"

#include <algorithm>
#include <array>

#include "storage/bytes.h"

namespace usb::bmp {
namespace {

constexpr std::uint32_t head_bytes = 54;

// Rows are filled up to four bytes.
constexpr std::uint32_t row_bytes(int width) {
    return (static_cast<std::uint32_t>(width) * 3 + 3) & ~3u;
}

// What falls into a part of the file.
struct Part {
    std::uint32_t offset;
    std::span<std::uint8_t> into;

    void put(std::uint32_t at, std::uint8_t byte) {
        // Before the part the difference wraps around and is larger than any part.
        if (at - offset < into.size()) into[at - offset] = byte;
    }
};

void put_head(const storage::ShotSize& size, Part& part) {
    using storage::put;
    std::array<std::uint8_t, head_bytes> head{'B', 'M'};
    put(&head[2], bytes(size), 4);
    put(&head[10], head_bytes, 4);
    put(&head[14], 40, 4);
    put(&head[18], static_cast<std::uint32_t>(size.width), 4);
    put(&head[22], static_cast<std::uint32_t>(size.height), 4);
    put(&head[26], 1, 2);
    put(&head[28], 24, 2);
    put(&head[34], bytes(size) - head_bytes, 4);
    for (const int resolution : {38, 42}) put(&head[static_cast<std::size_t>(resolution)], 2835, 4);
    for (std::uint32_t i = 0; i < head_bytes; ++i) part.put(i, head[i]);
}

constexpr std::uint8_t eight_bits(std::uint32_t value, int bits) {
    return static_cast<std::uint8_t>(value << (8 - bits) | value >> (2 * bits - 8));
}

struct Rows {
    const storage::ShotSize& size;
    Part& part;
};

// The lowest row comes first.
void put_row(void* context, int y, std::span<const storage::Pixel> pixels) {
    auto& [size, part] = *static_cast<Rows*>(context);
    std::uint32_t at =
        head_bytes + static_cast<std::uint32_t>(size.height - 1 - y) * row_bytes(size.width);
    for (const storage::Pixel pixel : pixels) {
        part.put(at++, eight_bits(pixel & 31u, 5));
        part.put(at++, eight_bits(pixel >> 5 & 63u, 6));
        part.put(at++, eight_bits(pixel >> 11, 5));
    }
}

}  // namespace

std::uint32_t bytes(const storage::ShotSize& size) {
    return head_bytes + row_bytes(size.width) * static_cast<std::uint32_t>(size.height);
}

bool read(std::uint16_t shot, const storage::ShotSize& size, std::uint32_t offset,
          std::span<std::uint8_t> into) {
    Part part{offset, into};
    std::fill(into.begin(), into.end(), std::uint8_t{0});
    if (offset < head_bytes) put_head(size, part);
    const std::uint32_t end = offset + static_cast<std::uint32_t>(into.size());
    if (end <= head_bytes) return true;
    const std::uint32_t lowest =
        (std::max(offset, head_bytes) - head_bytes) / row_bytes(size.width);
    const std::uint32_t highest = (end - head_bytes - 1) / row_bytes(size.width);
    const auto y = [&](std::uint32_t row) { return size.height - 1 - static_cast<int>(row); };
    Rows rows{size, part};
    return storage::shots::rows(shot, y(highest), y(lowest) + 1, put_row, &rows) ==
           storage::Read::ok;
}

}  // namespace usb::bmp
