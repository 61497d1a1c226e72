#include "shell/remote/remote.h"

#include "shell/remote/commands.h"

namespace shell::remote {
namespace {

// Whoever waits for a port or for the clock looks again after that.
constexpr std::uint64_t nap_us = 1'000;
// What was answered last shall still arrive.
constexpr std::uint64_t farewell_us = 100'000;
constexpr std::uint64_t look_patience_us = 100'000;

}  // namespace

Remote::Remote(const Parts& with)
    : parts(with),
      pages_(with.store, with.menus.chambers(), with.version),
      drive_(with.games, pages_.all(), hal::unique_id()),
      scsi_(drive_, with.version),
      line_(all_commands(), this),
      cable_(with.runtime, with.screens.memory().scratch),
      intake_(parts, cable_),
      match_(parts, cable_, intake_),
      arenas_(parts),
      files_(parts, drive_, cable_, intake_, arenas_),
      keys_(with.runtime),
      feed_(with.runtime) {}

void Remote::start() { hal::usb_start(scsi_); }

std::uint64_t Remote::step() {
    const std::uint64_t frame_due_us = parts.runtime.frame_due_us();
    hal::usb_step(frame_due_us);
    const std::uint64_t now = hal::now_us();
    // A look through the storage would cost a frame of what moves.
    if (frame_due_us == console::never_us || now >= looked_us_ + look_patience_us) {
        scsi_.step(now);
        looked_us_ = now;
    }
    line_.step();
    if (leaving_ != nullptr) {
        if (now >= leaving_us_) leaving_();
        return leaving_us_;
    }
    return line_.busy() || !line_.drained() || !scsi_.idle() ? now + nap_us : console::never_us;
}

// ---- Leaving ------------------------------------------------------------------------------------

usb::Progress Remote::leave(usb::Request& request, const char* words, void (*go)()) {
    request.report.field("does", words);
    leaving_ = go;
    leaving_us_ = hal::now_us() + farewell_us;
    return done(request);
}

usb::Progress Remote::reboot(usb::Request& request) {
    return leave(request, "starts anew", [] { hal::reboot(); });
}

usb::Progress Remote::bootsel(usb::Request& request) {
    return leave(request, "goes to its boot loader", [] { hal::reboot_to_bootloader(); });
}

}  // namespace shell::remote
