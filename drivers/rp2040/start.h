// The RP2040's side of drivers/hal.h. Everything else is private to this folder.
#pragma once

namespace rp2040 {

// The first thing main() does; after it every hal function works. With X held at power-on it does
// not return but leaves for the bootloader.
void start();

}  // namespace rp2040
