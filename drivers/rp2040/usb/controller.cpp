// What TinyUSB 0.18 leaves out on this chip, put in place of its functions by the linker (--wrap).
//
// A buffer that was handed to the controller must be taken back before its endpoint is halted or
// freed of a halt: TinyUSB would find it still handed over later and panic. And a request to halt
// an endpoint that does not exist would be written to where a null pointer leads.
#include "hardware/structs/usb.h"
#include "rp2040/usb/functions.h"

namespace {

bool exists(std::uint8_t endpoint) {
    const auto& control = usb_dpram->ep_ctrl[tu_edpt_number(endpoint) - 1];
    const std::uint32_t value = tu_edpt_dir(endpoint) == TUSB_DIR_IN ? control.in : control.out;
    return (value & EP_CTRL_ENABLE_BITS) != 0;
}

volatile std::uint32_t& buffer_control(std::uint8_t endpoint) {
    auto& control = usb_dpram->ep_buf_ctrl[tu_edpt_number(endpoint)];
    return tu_edpt_dir(endpoint) == TUSB_DIR_IN ? control.in : control.out;
}

// On the first chips (before B2) an abort never ends (erratum RP2040-E2): there the buffer is taken
// away as it is.
void take_back(std::uint8_t endpoint) {
    volatile std::uint32_t& control = buffer_control(endpoint);
    constexpr std::uint32_t handed_over = USB_BUF_CTRL_AVAIL | USB_BUF_CTRL_AVAIL << 16;
    if ((control & handed_over) == 0) return;
    const std::uint32_t bit =
        1u << (2 * tu_edpt_number(endpoint) + (tu_edpt_dir(endpoint) == TUSB_DIR_IN ? 0 : 1));
    const bool can_abort = rp2040_chip_version() >= 2;
    if (can_abort) {
        hw_set_bits(&usb_hw->abort, bit);
        while ((usb_hw->abort_done & bit) == 0) {  // a packet that is on its way: 60 us at most
        }
    }
    control = control & ~handed_over;
    if (can_abort) {
        usb_hw->abort_done = bit;  // cleared by writing
        hw_clear_bits(&usb_hw->abort, bit);
    }
}

}  // namespace

extern "C" {

void __real_dcd_edpt_stall(std::uint8_t port, std::uint8_t endpoint);
void __real_dcd_edpt_clear_stall(std::uint8_t port, std::uint8_t endpoint);

// The answer to a request that makes no sense.
static void refuse_request(std::uint8_t port) {
    __real_dcd_edpt_stall(port, 0);
    __real_dcd_edpt_stall(port, TUSB_DIR_IN_MASK);
}

void __wrap_dcd_edpt_stall(std::uint8_t port, std::uint8_t endpoint) {
    if (tu_edpt_number(endpoint) != 0) {
        if (!exists(endpoint)) return refuse_request(port);
        take_back(endpoint);
    }
    __real_dcd_edpt_stall(port, endpoint);
}

void __wrap_dcd_edpt_clear_stall(std::uint8_t port, std::uint8_t endpoint) {
    if (tu_edpt_number(endpoint) == 0) return;
    if (!exists(endpoint)) return refuse_request(port);
    take_back(endpoint);
    __real_dcd_edpt_clear_stall(port, endpoint);
}

}  // extern "C"
