// The ST7789's commands and times, as its datasheet numbers them.
#pragma once

#include <array>
#include <cstdint>

namespace drivers::st7789 {

enum class Command : std::uint8_t {
    sleep_in = 0x10,
    sleep_out = 0x11,
    normal_mode = 0x13,
    inversion_off = 0x20,
    inversion_on = 0x21,
    display_off = 0x28,
    display_on = 0x29,
    column_address = 0x2a,
    row_address = 0x2b,
    memory_write = 0x2c,
    frame_start_on = 0x35,  // TE output
    memory_access = 0x36,   // MADCTL
    pixel_format = 0x3a,
    gate_voltages = 0xb7,
    vcom = 0xbb,
    source_voltage = 0xc3,  // VRH
    frame_rate = 0xc6,
    power_1 = 0xd0,
    gamma_positive = 0xe0,
    gamma_negative = 0xe1,
};

inline constexpr std::uint8_t between_frames = 0;  // TE does not tell lines
inline constexpr std::uint8_t rgb565 = 0x55;
inline constexpr std::uint8_t at_60_hz = 0x0f;  // with the porches of 12 + 12 lines after a reset

// The 1.3 inch IPS glass, as its makers' own software drives it.
inline constexpr std::uint8_t ips_source_voltage = 0x12;
inline constexpr std::array<std::uint8_t, 2> ips_power{0xa4, 0xa1};
inline constexpr std::array<std::uint8_t, 14> ips_gamma_positive{
    0xd0, 0x04, 0x0d, 0x11, 0x13, 0x2b, 0x3f, 0x54, 0x4c, 0x18, 0x0d, 0x0b, 0x1f, 0x23};
inline constexpr std::array<std::uint8_t, 14> ips_gamma_negative{
    0xd0, 0x04, 0x0c, 0x11, 0x13, 0x2c, 0x3f, 0x44, 0x51, 0x2f, 0x1f, 0x1f, 0x20, 0x23};

inline constexpr std::uint32_t reset_pulse_us = 10;
inline constexpr std::uint32_t after_reset_us = 5'000;
inline constexpr std::uint32_t after_sleep_out_us = 5'000;
inline constexpr std::uint32_t after_sleep_in_us = 5'000;
// Going to sleep takes the controller this long; waking it earlier, or sending it to sleep this
// soon after waking, is not allowed. A reset of an awake panel counts as going to sleep.
inline constexpr std::uint32_t between_sleeps_us = 120'000;

}  // namespace drivers::st7789
