#include "drivers/hal.h"
#include "rp2040/chip.h"

namespace hal {

bool port_open(Port port) { return port == Port::usb ? rp2040::usb_open() : rp2040::serial_open(); }

std::size_t port_read(Port port, std::span<std::uint8_t> into) {
    return port == Port::usb ? rp2040::usb_read(into) : rp2040::serial_read(into);
}

std::size_t port_write(Port port, std::span<const std::uint8_t> bytes) {
    return port == Port::usb ? rp2040::usb_write(bytes) : rp2040::serial_write(bytes);
}

}  // namespace hal
