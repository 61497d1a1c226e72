// picotool's reset interface: `picotool reboot -f`, with -u into the boot loader. Requests as in
// the Pico SDK's pico_stdio_usb; unlike there the request is answered before the console leaves,
// and a pin for an activity light is not taken from the computer, since each pin here has something
// soldered to it.
#include "pico/usb_reset_interface.h"
#include "rp2040/usb/descriptors.h"
#include "rp2040/usb/functions.h"

namespace rp2040::usb {
namespace {

constexpr std::uint16_t without_bits = 0x7f;  // interfaces that the boot loader shall not show

void init() {}
bool deinit() { return true; }
void reset(std::uint8_t) {}

std::uint16_t open(std::uint8_t, const tusb_desc_interface_t* interface, std::uint16_t) {
    return interface->bInterfaceNumber == reset_interface ? sizeof(tusb_desc_interface_t) : 0;
}

bool control(std::uint8_t port, std::uint8_t stage, const tusb_control_request_t* request) {
    if (request->bmRequestType_bit.type != TUSB_REQ_TYPE_CLASS ||
        request->bmRequestType_bit.direction != TUSB_DIR_OUT || request->wLength != 0)
        return false;
    const bool boots = request->bRequest == RESET_REQUEST_BOOTSEL;
    if (!boots && request->bRequest != RESET_REQUEST_FLASH) return false;
    if (stage == CONTROL_STAGE_SETUP) return tud_control_status(port, request);
    if (stage == CONTROL_STAGE_ACK) {
        if (boots) {
            leave_for_bootloader(request->wValue & without_bits);
        } else {
            leave_for_restart();
        }
    }
    return true;
}

bool done(std::uint8_t, std::uint8_t, xfer_result_t, std::uint32_t) { return true; }

}  // namespace

const usbd_class_driver_t reset_function{
    .name = nullptr,
    .init = init,
    .deinit = deinit,
    .reset = reset,
    .open = open,
    .control_xfer_cb = control,
    .xfer_cb = done,
    .sof = nullptr,
};

}  // namespace rp2040::usb
