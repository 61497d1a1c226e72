// Raspberry Pi Pico with Waveshare's Pico-LCD-1.3 hat: a joystick, four buttons, no sound, no
// battery.
#pragma once

#include "boards/board.h"

namespace boards {

inline constexpr Board pico_lcd_1_3{
    .id = "pico_lcd_1_3",
    .name = "Pico + Waveshare Pico-LCD-1.3",
    .panel = {.width = 240,
              .height = 240,
              .column_offset = 0,
              .row_offset = 0,
              .madctl = 0x70,
              .inverted = true,
              .spi = 1,
              .reset = 12,
              .chip_select = 9,
              .clock = 10,
              .data = 11,
              .data_command = 8,
              .backlight = 13,
              .frame_start = no_pin,
              .gate_voltages = 0x35,
              .vcom = 0x19},
    .buttons = {.up = 2,
                .down = 18,
                .left = 16,
                .right = 20,
                .a = 15,
                .b = 17,
                .x = 19,
                .y = 21,
                .press = 3},
    .speaker = no_pin,
    .light = {.red = 25, .green = no_pin, .blue = no_pin, .inverted = false},
    .battery = {.sense = no_pin,
                .divider = 1,
                .diode_millivolts = 0,
                .sense_enable = no_pin,
                .charging = no_pin,
                .usb_power = 24},
    .serial_tx = 0,
    .serial_rx = 1,
    .flash_bytes = 2u << 20,
    .storage_bytes = 640u << 10,
};

}  // namespace boards
