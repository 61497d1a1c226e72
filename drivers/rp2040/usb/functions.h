// The functions of the device, each a class driver of TinyUSB, and what they tell device.cpp.
#pragma once

#include "drivers/usb_drive.h"
#include "tusb.h"
// After tusb.h.
#include "device/usbd_pvt.h"

namespace rp2040::usb {

extern const usbd_class_driver_t serial_function, drive_function, reset_function;

// The drive behind its function, before USB is switched on; then, from the loop, its blocks.
void start_drive(hal::UsbDrive& drive);
bool drive_wants_block();
void read_drive_block();

// The computer wants the console to leave: it does when the present USB step ends, so never in the
// middle of a flash operation.
void leave_for_bootloader(std::uint32_t without_interfaces);
void leave_for_restart();

// A standard request to halt an endpoint, or not to any more. Both reach a function after TinyUSB
// has done it.
inline bool is_halt(const tusb_control_request_t& request, std::uint8_t code) {
    return request.bmRequestType_bit.type == TUSB_REQ_TYPE_STANDARD &&
           request.bmRequestType_bit.recipient == TUSB_REQ_RCPT_ENDPOINT &&
           request.bRequest == code && request.wValue == TUSB_REQ_FEATURE_EDPT_HALT;
}

}  // namespace rp2040::usb
