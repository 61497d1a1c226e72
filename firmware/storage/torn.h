// Telling a torn write from a whole one, with certainty.
//
// Programming NOR flash only turns ones into zeros, so a write that the power cut short has too
// many ones and never too few. A seal counts the zeros of what it guards (a Berger code): missing
// zeros make the count smaller than the seal says, and a seal that is itself torn says more, never
// less. The two can not meet again, so no torn write passes; a checksum would let one in 65 536
// through.
#pragma once

#include <bit>
#include <cstdint>
#include <span>

namespace storage {

constexpr int zeros_in(std::uint32_t bits) { return 32 - std::popcount(bits); }

constexpr std::uint32_t zeros_in(std::span<const std::uint8_t> bytes) {
    std::uint32_t zeros = 0;
    for (const std::uint8_t byte : bytes) zeros += 8u - static_cast<unsigned>(std::popcount(byte));
    return zeros;
}

// CRC-32 (reflected 0xEDB88320), bit by bit: a page takes 0.2 ms on the chip and the table would
// cost 1 KiB.
constexpr std::uint32_t crc32(std::span<const std::uint8_t> bytes, std::uint32_t crc = 0) {
    crc = ~crc;
    for (const std::uint8_t byte : bytes) {
        crc ^= byte;
        for (int bit = 0; bit < 8; ++bit) crc = (crc >> 1) ^ (0xEDB88320u & (0u - (crc & 1u)));
    }
    return ~crc;
}

}  // namespace storage
