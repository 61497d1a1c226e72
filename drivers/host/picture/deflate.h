// Packs bytes as zlib data (RFC 1950, 1951).
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace picture {

// Looks for repetitions only at the given distances. A drawn screen repeats the pixel to the left
// and the row above, so that two or three are enough to make it small.
std::vector<std::uint8_t> deflate_zlib(std::span<const std::uint8_t> raw,
                                       std::span<const std::size_t> distances);

}  // namespace picture
