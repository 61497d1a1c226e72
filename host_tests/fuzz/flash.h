// A small flash in memory, whose content is the fuzzer's. Only what was written is put back, so
// that a run costs what it touches.
#pragma once

#include <cstdint>
#include <span>

namespace fuzz {

// Input: any number of patches, each an offset (3 bytes, low first), a length (1) and the bytes;
// they are applied to a copy of `base`.
void set_flash(std::span<const std::uint8_t> base, std::span<const std::uint8_t> patches);
std::uint32_t flash_writes();

}  // namespace fuzz
