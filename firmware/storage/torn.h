// Telling a torn write from a whole one, with certainty.
//
// Programming NOR flash only turns ones into zeros, so a write that the power cut short has too
// many ones and never too few. A seal counts the zeros of what it guards (a Berger code): missing
// zeros make the count smaller than the seal says, and a seal that is itself torn says more, never
// less. The two can not meet again, so no torn write passes; a checksum would let one in 65 536
// through.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>

namespace storage {

constexpr std::uint32_t zeros_in(std::span<const std::uint8_t> bytes) {
    std::uint32_t zeros = 0;
    for (const std::uint8_t byte : bytes) zeros += 8u - static_cast<unsigned>(std::popcount(byte));
    return zeros;
}

// CRC-32 (reflected 0xEDB88320), half a byte at once: 64 bytes of table instead of 1 KiB, and a
// fourth of the time that single bits would take. `crc` continues an earlier one.
constexpr std::uint32_t crc32(std::span<const std::uint8_t> bytes, std::uint32_t crc = 0) {
    constexpr auto table = [] {
        std::array<std::uint32_t, 16> made{};
        for (std::uint32_t i = 0; i < 16; ++i) {
            made[i] = i;
            for (int bit = 0; bit < 4; ++bit)
                made[i] = (made[i] >> 1) ^ (0xEDB88320u & (0u - (made[i] & 1u)));
        }
        return made;
    }();
    crc = ~crc;
    for (const std::uint8_t byte : bytes) {
        crc ^= byte;
        crc = (crc >> 4) ^ table[crc & 15];
        crc = (crc >> 4) ^ table[crc & 15];
    }
    return ~crc;
}

}  // namespace storage
