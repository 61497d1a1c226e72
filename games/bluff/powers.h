// Powers of two with a broken exponent, in integers: for odds, and for choices by their worth.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace bluff {

// Exponents count 1/256 of a doubling.
inline constexpr int doubling = 256;

namespace power_table {
// 2^(i/256) in 1/32768. The root is 2^(1/256) in 1/2^31.
inline constexpr auto parts = [] {
    constexpr std::uint64_t root = 2153306067u;
    std::array<std::uint16_t, doubling> all{};
    std::uint64_t power = std::uint64_t{1} << 31;
    for (auto& each : all) {
        each = static_cast<std::uint16_t>((power + (1u << 15)) >> 16);
        power = power * root >> 31;
    }
    return all;
}();
}  // namespace power_table

// 2^(-exponent/256) in 1/32768; below 1/32768 nothing.
constexpr std::uint32_t falling_power(std::uint32_t exponent) {
    const std::uint32_t up = (doubling - exponent % doubling) % doubling;
    const std::uint32_t halvings = (exponent + up) / doubling;
    return halvings > 15 ? 0 : std::uint32_t{power_table::parts[up]} >> halvings;
}
static_assert(falling_power(0) == 32768 && falling_power(256) == 16384 &&
              falling_power(128) == 23170 && falling_power(8192) == 0);

}  // namespace bluff
