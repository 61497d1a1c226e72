// The USB port of a console without a USB stack: the cable brings power and nothing else.
#include "drivers/hal.h"
#include "rp2040/chip.h"

namespace rp2040 {

bool usb_waiting() { return false; }
bool usb_open() { return false; }
std::size_t usb_read(std::span<std::uint8_t>) { return 0; }
std::size_t usb_write(std::span<const std::uint8_t>) { return 0; }

}  // namespace rp2040

namespace hal {

void usb_start(UsbDrive&) {}
void usb_step() {}
std::uint64_t unique_id() { return 0; }

}  // namespace hal
