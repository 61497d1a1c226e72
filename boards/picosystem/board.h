// Pimoroni PicoSystem. Pins from the maker's header in the Pico SDK.
#pragma once

#include "boards/board.h"

namespace boards {

inline constexpr Board picosystem{
    .id = "picosystem",
    .name = "Pimoroni PicoSystem",
    .panel = {.width = 240,
              .height = 240,
              .column_offset = 0,
              .row_offset = 0,
              .madctl = 0x04,
              .inverted = true,
              .spi = 0,
              .reset = 4,
              .chip_select = 5,
              .clock = 6,
              .data = 7,
              .data_command = 9,
              .backlight = 12,
              .frame_start = 8,
              .gate_voltages = 0x14,
              .vcom = 0x25},
    .buttons = {.up = 23,
                .down = 20,
                .left = 22,
                .right = 21,
                .a = 18,
                .b = 19,
                .x = 17,
                .y = 16,
                .press = no_pin},
    .speaker = 11,
    .light = {.red = 14, .green = 13, .blue = 15, .inverted = false},
    .battery = {.sense = 26,
                .divider = 3,
                .diode_millivolts = 0,
                .sense_enable = no_pin,
                .charging = 24,
                .usb_power = 2},
    .serial_tx = 0,
    .serial_rx = 1,
    .flash_bytes = 16u << 20,
    .storage_bytes = 1u << 20,
};

}  // namespace boards
