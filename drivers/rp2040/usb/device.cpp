// USB as the console knows it (drivers/hal.h): switched on once, served from the loop, and a port.
// The interrupt only moves packets and keeps events; all that a computer wants is done in steps.
#include <algorithm>

#include "drivers/hal.h"
#include "hardware/sync.h"
#include "rp2040/chip.h"
#include "rp2040/usb/functions.h"

namespace rp2040 {
namespace usb {
namespace {

enum class Leaving : std::uint8_t { no, for_bootloader, for_restart };

bool on;
Leaving leaving = Leaving::no;
std::uint32_t without;

// A block that does not fit before the next frame waits for one, but not for ever. When it cannot
// wait any longer it is read right after a frame, where it costs the next one the least.
constexpr std::uint64_t block_patience_us = 100'000;
std::uint64_t block_us;       // how long one takes: as long as the last, and a quarter
std::uint64_t last_block_us;  // when one was read
std::uint64_t frame_us;       // the frame that was due when this was asked last
std::uint64_t wait_us;        // a block waits until then

void read_block_if_there_is_time(std::uint64_t until_us) {
    const bool after_a_frame = until_us != frame_us;
    frame_us = until_us;
    wait_us = 0;
    if (!drive_wants_block()) return;
    const std::uint64_t now = hal::now_us();
    const bool must = after_a_frame && now >= last_block_us + block_patience_us;
    if (now + block_us > until_us && !must) {
        wait_us = until_us;
        return;
    }
    read_drive_block();
    last_block_us = hal::now_us();
    block_us = (last_block_us - now) * 5 / 4;
}

}  // namespace

void leave_for_bootloader(std::uint32_t without_interfaces) {
    leaving = Leaving::for_bootloader;
    without = without_interfaces;
}

void leave_for_restart() { leaving = Leaving::for_restart; }

}  // namespace usb

bool usb_waiting() {
    return usb::on && (tud_task_event_ready() || tud_cdc_available() != 0 ||
                       (usb::drive_wants_block() && hal::now_us() >= usb::wait_us));
}

bool usb_open() { return usb::on && tud_cdc_connected(); }

std::size_t usb_read(std::span<std::uint8_t> into) {
    if (!usb_open()) return 0;
    return tud_cdc_read(into.data(), static_cast<std::uint32_t>(into.size()));
}

std::size_t usb_write(std::span<const std::uint8_t> bytes) {
    if (!usb_open()) return 0;
    const std::size_t count = tud_cdc_write(bytes.data(), static_cast<std::uint32_t>(bytes.size()));
    tud_cdc_write_flush();
    return count;
}

}  // namespace rp2040

namespace hal {

void usb_start(UsbDrive& drive) {
    using namespace rp2040;
    usb::start_drive(drive);
    const tusb_rhport_init_t device{.role = TUSB_ROLE_DEVICE, .speed = TUSB_SPEED_FULL};
    usb::on = tusb_rhport_init(0, &device);
    if (!usb::on) crash("usb: cannot be switched on");
}

void usb_step(std::uint64_t until_us) {
    using namespace rp2040;
    if (!usb::on) return;
    tud_task();
    usb::read_block_if_there_is_time(until_us);
    if (usb::leaving == usb::Leaving::for_bootloader) rp2040::leave_for_bootloader(usb::without);
    if (usb::leaving == usb::Leaving::for_restart) reboot();
}

}  // namespace hal

extern "C" {

const usbd_class_driver_t* usbd_app_driver_get_cb(std::uint8_t* count) {
    using namespace rp2040::usb;
    static const usbd_class_driver_t functions[] = {serial_function, drive_function,
                                                    reset_function};
    *count = static_cast<std::uint8_t>(std::size(functions));
    return functions;
}

// From the interrupt: the loop may sleep.
void tud_event_hook_cb(std::uint8_t, std::uint32_t, bool) { __sev(); }

}  // extern "C"
