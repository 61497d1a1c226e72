// How bright something looks is not how much light there is: equal steps for the eye (CIE 1931
// lightness) need ever larger steps of light. Loudness by pulse width is close enough to the same.
#pragma once

#include <cstdint>

namespace drivers {

// Step 0..steps of what is perceived -> 0..full of what must be emitted. Every step but 0 emits
// something.
constexpr std::uint32_t emitted(std::uint32_t step, std::uint32_t steps, std::uint32_t full) {
    if (step == 0) return 0;
    if (step >= steps) return full;
    const std::uint64_t lightness = std::uint64_t{step} * 1000 / steps;  // in tenths of a percent
    std::uint64_t amount = full * lightness / 9033;  // below 8 %: a straight line
    if (lightness > 80) {
        const std::uint64_t cubed = (lightness + 160) * (lightness + 160) * (lightness + 160);
        amount = full * cubed / (std::uint64_t{1160} * 1160 * 1160);
    }
    return amount == 0 ? 1 : static_cast<std::uint32_t>(amount);
}

}  // namespace drivers
