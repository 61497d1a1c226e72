// The serial port: TinyUSB's driver, with what it leaves out.
#include "class/cdc/cdc_device.h"
#include "rp2040/usb/descriptors.h"
#include "rp2040/usb/functions.h"

namespace rp2040::usb {
namespace {

// Setting a terminal to this speed asks for the boot loader: Arduino's way, and the Pico SDK's.
constexpr std::uint32_t leaving_baud = 1200;

// After a halt nothing is under way any more, and nobody else would begin again.
void resume(std::uint8_t port, std::uint8_t endpoint) {
    usbd_edpt_release(port, endpoint);
    if (endpoint == serial_out) {
        tud_cdc_read(nullptr, 0);
    } else {
        tud_cdc_write_flush();
    }
}

bool control(std::uint8_t port, std::uint8_t stage, const tusb_control_request_t* request) {
    if (stage == CONTROL_STAGE_SETUP) {
        if (is_halt(*request, TUSB_REQ_CLEAR_FEATURE))
            resume(port, static_cast<std::uint8_t>(request->wIndex));
        // More would be written beyond its place.
        if (request->bmRequestType_bit.type == TUSB_REQ_TYPE_CLASS &&
            request->bRequest == CDC_REQUEST_SET_LINE_CODING &&
            (request->wLength != sizeof(cdc_line_coding_t) ||
             request->bmRequestType_bit.direction != TUSB_DIR_OUT))
            return false;
    }
    return cdcd_control_xfer_cb(port, stage, request);
}

}  // namespace

const usbd_class_driver_t serial_function{
    .name = nullptr,
    .init = cdcd_init,
    .deinit = cdcd_deinit,
    .reset = cdcd_reset,
    .open = cdcd_open,
    .control_xfer_cb = control,
    .xfer_cb = cdcd_xfer_cb,
    .sof = nullptr,
};

}  // namespace rp2040::usb

extern "C" {

void tud_cdc_line_coding_cb(std::uint8_t, const cdc_line_coding_t* coding) {
    if (coding->bit_rate == rp2040::usb::leaving_baud) rp2040::usb::leave_for_bootloader(0);
}

// Who opens the port next begins anew.
void tud_cdc_line_state_cb(std::uint8_t, bool ready, bool) {
    if (ready) return;
    tud_cdc_read_flush();
    tud_cdc_write_clear();
}

}  // extern "C"
