// Which calls the storage part of the flash accepts; the same on the chip and on a computer.
#pragma once

#include <cstddef>
#include <cstdint>

#include "drivers/hal.h"

namespace drivers {

constexpr bool inside(std::uint32_t offset, std::size_t size, std::uint32_t total) {
    return offset <= total && size <= total - offset;
}
constexpr bool readable(std::uint32_t offset, std::size_t size, std::uint32_t total) {
    return inside(offset, size, total);
}
// Whole pages only: the chip's ROM writes nothing smaller.
constexpr bool programmable(std::uint32_t offset, std::size_t size, std::uint32_t total) {
    return size > 0 && inside(offset, size, total) && offset % hal::flash_page_bytes == 0 &&
           size % hal::flash_page_bytes == 0;
}
constexpr bool erasable(std::uint32_t offset, std::uint32_t total) {
    return inside(offset, hal::flash_block_bytes, total) && offset % hal::flash_block_bytes == 0;
}

}  // namespace drivers
