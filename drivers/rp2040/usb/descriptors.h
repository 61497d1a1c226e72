// What the console says it is. A computer needs no driver for any of it:
//
//   interface  class                        what for
//   0, 1       communications (CDC ACM)     a serial port
//   2          mass storage (bulk-only)     a drive
//   3          vendor specific (0xff 0 1)   picotool's reset interface
//
// Vendor and product are the Pico SDK's own for a program with a serial port: picotool looks for
// them. Windows gives interface 3 its generic driver WinUSB because the Microsoft OS 2.0
// descriptors ask for it; they are found through the BOS descriptor, which a device of USB 2.1 has.
#pragma once

#include <cstdint>

namespace rp2040::usb {

inline constexpr std::uint8_t serial_interface = 0, drive_interface = 2, reset_interface = 3;
inline constexpr std::uint8_t serial_notices = 0x81;
inline constexpr std::uint8_t serial_out = 0x02, serial_in = 0x82;
inline constexpr std::uint8_t drive_out = 0x03, drive_in = 0x83;
inline constexpr std::uint16_t packet_bytes = 64;

}  // namespace rp2040::usb
