// Unpacks zlib data (RFC 1950, 1951).
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace picture {

// False: damaged, or more than `most` bytes would come out.
bool inflate_zlib(const std::vector<std::uint8_t>& packed, std::vector<std::uint8_t>& out,
                  std::size_t most);

}  // namespace picture
