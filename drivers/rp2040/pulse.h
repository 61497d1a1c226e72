// A pin whose light is set by pulse width. Backlight and lamps may share a PWM slice, so all of
// them count to the same top.
#pragma once

#include <cstdint>

#include "boards/board.h"

namespace rp2040 {

// 3.8 kHz at 125 MHz: above 3 kHz flicker has no effect on anyone.
inline constexpr std::uint32_t pulse_full = 32768;

constexpr unsigned slice_of(boards::Pin pin) { return (static_cast<unsigned>(pin) >> 1) & 7u; }

void start_pulse(boards::Pin pin, bool inverted);
// 0..pulse_full; both ends are steady levels.
void set_pulse(boards::Pin pin, std::uint32_t width, bool inverted);

}  // namespace rp2040
