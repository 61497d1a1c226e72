// The drive: drivers/bulk_only.h on TinyUSB's endpoints.
#include <optional>

#include "class/msc/msc.h"
#include "drivers/bulk_only.h"
#include "rp2040/usb/descriptors.h"
#include "rp2040/usb/functions.h"

namespace rp2040::usb {
namespace {

constexpr std::uint8_t port = 0;

class Pipes final : public drivers::BulkPipes {
  public:
    void send(std::span<const std::uint8_t> bytes) override {
        transfer(drive_in, const_cast<std::uint8_t*>(bytes.data()), bytes.size());  // only read
    }
    void receive(std::span<std::uint8_t> room) override {
        transfer(drive_out, room.data(), room.size());
    }
    void halt_in() override { usbd_edpt_stall(port, drive_in); }
    void halt_out() override { usbd_edpt_stall(port, drive_out); }

  private:
    static void transfer(std::uint8_t endpoint, std::uint8_t* bytes, std::size_t count) {
        usbd_edpt_xfer(port, endpoint, bytes, static_cast<std::uint16_t>(count));
    }
};

Pipes pipes;
std::optional<drivers::BulkOnly> transport;

void init() {}
bool deinit() { return true; }
void reset(std::uint8_t) { transport->close(); }

std::uint16_t open(std::uint8_t, const tusb_desc_interface_t* interface, std::uint16_t most) {
    constexpr std::uint16_t bytes = TUD_MSC_DESC_LEN;
    if (interface->bInterfaceNumber != drive_interface || most < bytes) return 0;
    std::uint8_t out = 0, in = 0;
    if (!usbd_open_edpt_pair(port, tu_desc_next(interface), 2, TUSB_XFER_BULK, &out, &in)) return 0;
    transport->open();
    return bytes;
}

bool control(std::uint8_t, std::uint8_t stage, const tusb_control_request_t* request) {
    if (stage != CONTROL_STAGE_SETUP) return true;
    const bool in = (request->wIndex & TUSB_DIR_IN_MASK) != 0;
    if (is_halt(*request, TUSB_REQ_SET_FEATURE)) {
        transport->halted(in);
        return true;
    }
    if (is_halt(*request, TUSB_REQ_CLEAR_FEATURE)) {
        transport->cleared(in);
        return true;
    }
    if (request->bmRequestType_bit.type != TUSB_REQ_TYPE_CLASS || request->wValue != 0)
        return false;
    if (request->bRequest == MSC_REQ_RESET && request->wLength == 0) {
        transport->reset();
        return tud_control_status(port, request);
    }
    if (request->bRequest == MSC_REQ_GET_MAX_LUN && request->wLength == 1 &&
        request->bmRequestType_bit.direction == TUSB_DIR_IN) {
        static std::uint8_t last_unit = 0;
        return tud_control_xfer(port, request, &last_unit, 1);
    }
    return false;
}

bool done(std::uint8_t, std::uint8_t endpoint, xfer_result_t, std::uint32_t count) {
    if (endpoint == drive_in) {
        transport->sent();
    } else {
        transport->received(count);
    }
    return true;
}

}  // namespace

const usbd_class_driver_t drive_function{
    .name = nullptr,
    .init = init,
    .deinit = deinit,
    .reset = reset,
    .open = open,
    .control_xfer_cb = control,
    .xfer_cb = done,
    .sof = nullptr,
};

void start_drive(hal::UsbDrive& drive) { transport.emplace(drive, pipes); }
bool drive_wants_block() { return transport->wants_block(); }
void read_drive_block() { transport->read_block(); }

}  // namespace rp2040::usb
