// A square wave as a pulse-width counter makes it: the clock is divided, counted up to `wrap`, and
// the output is high below `level`. The narrower the pulse, the softer the tone.
#pragma once

#include <algorithm>
#include <cstdint>

#include "drivers/perception.h"

namespace drivers {

struct Tone {
    std::uint8_t divider;
    std::uint16_t wrap;
    std::uint16_t level;
};

inline constexpr std::uint32_t lowest_hertz = 8;  // what divider 255 still reaches at 125 MHz

constexpr Tone tone_of(std::uint32_t hertz, int volume_percent, std::uint32_t clock_hertz) {
    const std::uint32_t cycles = clock_hertz / std::max(hertz, lowest_hertz);
    const std::uint32_t divider = cycles / 65536 + 1;
    const std::uint32_t period = std::max(cycles / divider, std::uint32_t{2});
    const auto volume = static_cast<std::uint32_t>(std::clamp(volume_percent, 0, 100));
    return {static_cast<std::uint8_t>(divider), static_cast<std::uint16_t>(period - 1),
            static_cast<std::uint16_t>(hertz == 0 ? 0 : emitted(volume, 100, period / 2))};
}

}  // namespace drivers
