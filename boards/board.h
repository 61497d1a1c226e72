// A board is data: what is soldered to which pin, and how much flash the saves get.
// The drivers read it, the emulated console is wired from it, the host draws its outline from it.
// Nothing here knows what the pins are used for in code.
#pragma once

#include <cstdint>

namespace boards {

using Pin = std::int8_t;
inline constexpr Pin no_pin = -1;

// ST7789 on a SPI port. `width` x `height` is what the panel shows after `madctl` has turned it;
// the 240 x 240 picture is centred on it, and what is left over are the side panels.
struct Panel {
    std::int16_t width, height;
    std::int16_t column_offset, row_offset;  // of the glass inside the controller's memory
    std::uint8_t madctl;
    bool inverted;  // IPS glass shows true colours with INVON
    std::uint8_t spi;
    Pin reset, chip_select, clock, data, data_command, backlight;
    Pin frame_start;  // the panel's TE output
    // How the maker drives the 1.3 inch IPS glass; 0: a glass that suits the controller's own
    // settings.
    std::uint8_t gate_voltages, vcom;
};

// Each direction and button; every one pulls to ground.
struct Buttons {
    Pin up, down, left, right, a, b, x, y;
    Pin press;  // a joystick that can be pushed in counts as A
};

struct Light {
    Pin red, green, blue;  // one colour only: `red`
    bool inverted;
};

struct Battery {
    Pin sense;  // ADC pin behind a divider
    std::uint8_t divider;
    std::int16_t diode_millivolts;  // what is lost between the cell and the divider
    Pin sense_enable;               // must be high while measuring
    Pin charging;                   // low while charging
    Pin usb_power;                  // high while USB power is there
};

struct Board {
    const char* id;    // folder name, and the name of the UF2
    const char* name;  // for people
    Panel panel;
    Buttons buttons;
    Pin speaker;
    Light light;
    Battery battery;
    Pin serial_tx, serial_rx;
    std::uint32_t flash_bytes;
    std::uint32_t storage_bytes;  // the last part of the flash
};

}  // namespace boards
