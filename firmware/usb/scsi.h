// The drive as a computer's SCSI commands see it: a medium that can be read, never written, and
// that is taken out and put in again when the storage has changed.
//
// A computer keeps what it has read of a medium for as long as it is told nothing else. So after a
// change there is first no medium, until the computer has heard of that and the storage is quiet
// again; then a new one, of which it is told that it may be another.
#pragma once

#include <cstdint>

#include "drivers/usb_drive.h"
#include "usb/drive.h"

namespace usb {

class Scsi final : public hal::UsbDrive {
  public:
    Scsi(Drive& drive, const char* version) : drive_(drive), version_(version) {}

    // The loop calls it: looks through the storage, a file at a time, once somebody asked.
    void step(std::uint64_t now_us);
    // Nothing is to be done until a computer asks for something.
    bool idle() const;

    void plugged() override;
    void inquiry(Names into) override;
    bool ready() override;
    std::uint32_t blocks() override;
    std::int32_t read(std::uint32_t block, std::uint32_t offset,
                      std::span<std::uint8_t> into) override;
    bool start_stop(bool start, bool eject) override;
    bool prevent_removal(bool) override { return true; }  // nothing that could be held
    std::int32_t command(std::span<const std::uint8_t, command_bytes> command,
                         std::span<std::uint8_t> data) override;
    hal::Sense sense() const override { return sense_; }

    static constexpr hal::Sense no_medium{0x02, 0x3A, 0x00}, becoming_ready{0x02, 0x04, 0x01},
        medium_changed{0x06, 0x28, 0x00}, unknown_command{0x05, 0x20, 0x00},
        bad_field{0x05, 0x24, 0x00}, no_such_block{0x05, 0x21, 0x00}, unreadable{0x03, 0x11, 0x00};
    static constexpr std::uint64_t quiet_us = 1'000'000;

  private:
    // coming: being looked through. fresh: there, but nobody was told yet that it is another.
    enum class Medium : std::uint8_t { gone, coming, fresh, in };

    bool refuse(const hal::Sense& why);
    void take_out_if_changed();

    Drive& drive_;
    const char* version_;
    hal::Sense sense_{};
    Medium medium_ = Medium::coming;
    bool asked_ = false;  // since it was plugged in
    bool told_gone_ = false, ejected_ = false;
    std::uint32_t generation_ = 0;  // that is in
    std::uint32_t seen_changes_ = 0;
    std::uint64_t now_us_ = 0, changed_us_ = 0;
};

}  // namespace usb
