// Pajenicko PicoPad 1.0: a landscape 320 x 240 panel, so the picture has a side panel left and
// right.
//
// The pins of battery and USB power are those of the Pico it is delivered with. On a Pico W GP24,
// GP25 and GP29 belong to the radio: GP24 is then not VBUS, so USB power cannot be told.
#pragma once

#include "boards/board.h"

namespace boards {

inline constexpr Board picopad{
    .id = "picopad",
    .name = "Pajenicko PicoPad",
    .panel = {.width = 320,
              .height = 240,
              .column_offset = 0,
              .row_offset = 0,
              .madctl = 0x60,
              .inverted = true,
              .spi = 0,
              .reset = 20,
              .chip_select = 21,
              .clock = 18,
              .data = 19,
              .data_command = 17,
              .backlight = 16,
              .frame_start = no_pin,
              .gate_voltages = 0,
              .vcom = 0},
    .buttons = {.up = 4,
                .down = 5,
                .left = 3,
                .right = 2,
                .a = 7,
                .b = 6,
                .x = 9,
                .y = 8,
                .press = no_pin},
    .speaker = 15,
    .light = {.red = 22, .green = no_pin, .blue = no_pin, .inverted = true},
    .battery = {.sense = 29,  // VSYS of the Pico on it; on a Pico W the radio lets go of it
                .divider = 3,
                .diode_millivolts = 311,
                .sense_enable = 25,
                .charging = no_pin,
                .usb_power = 24},
    .serial_tx = 0,
    .serial_rx = 1,
    .flash_bytes = 2u << 20,
    .storage_bytes = 640u << 10,
};

}  // namespace boards
