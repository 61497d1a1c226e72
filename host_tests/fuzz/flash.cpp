#include "fuzz/flash.h"

#include <algorithm>
#include <vector>

#include "drivers/hal.h"

namespace fuzz {
namespace {

std::vector<std::uint8_t> bytes;
std::vector<bool> changed;  // by block
std::uint32_t writes;

void touch(std::size_t at) { changed[at / hal::flash_block_bytes] = true; }

}  // namespace

void set_flash(std::span<const std::uint8_t> base, std::span<const std::uint8_t> patches) {
    writes = 0;
    if (bytes.size() != base.size()) {
        bytes.assign(base.begin(), base.end());
        changed.assign(base.size() / hal::flash_block_bytes, false);
    }
    for (std::size_t block = 0; block < changed.size(); ++block) {
        if (!changed[block]) continue;
        const auto from = base.subspan(block * hal::flash_block_bytes, hal::flash_block_bytes);
        std::copy(from.begin(), from.end(),
                  bytes.begin() + static_cast<std::ptrdiff_t>(block * hal::flash_block_bytes));
        changed[block] = false;
    }
    while (patches.size() > 4) {
        std::size_t at = (patches[0] | patches[1] << 8 | patches[2] << 16) % bytes.size();
        const std::size_t length = std::min<std::size_t>(patches[3], patches.size() - 4);
        for (std::size_t i = 0; i < length; ++i, at = (at + 1) % bytes.size()) {
            bytes[at] = patches[4 + i];
            touch(at);
        }
        patches = patches.subspan(4 + length);
    }
}

std::uint32_t flash_writes() { return writes; }

}  // namespace fuzz

namespace hal {

using namespace fuzz;

std::uint32_t flash_bytes() { return static_cast<std::uint32_t>(bytes.size()); }

bool flash_read(std::uint32_t offset, std::span<std::uint8_t> into) {
    if (offset > bytes.size() || into.size() > bytes.size() - offset) return false;
    std::copy_n(bytes.begin() + offset, into.size(), into.begin());
    return true;
}

bool flash_program(std::uint32_t offset, std::span<const std::uint8_t> from) {
    if (offset > bytes.size() || from.size() > bytes.size() - offset) return false;
    for (std::size_t i = 0; i < from.size(); ++i) {
        bytes[offset + i] &= from[i];
        touch(offset + i);
    }
    ++writes;
    return true;
}

bool flash_erase(std::uint32_t offset) {
    if (offset >= bytes.size()) return false;
    std::fill_n(bytes.begin() + offset, flash_block_bytes, std::uint8_t{0xFF});
    touch(offset);
    ++writes;
    return true;
}

}  // namespace hal
