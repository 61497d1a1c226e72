// What a computer sees as a USB drive. The driver speaks bulk-only transport and the commands that
// TinyUSB knows, and asks this for everything in between; all of it from inside hal::usb_step().
//
// A call that is refused (false, or less than zero) says why in `sense`.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace hal {

// Sense key, additional sense code and its qualifier, as SCSI numbers them.
struct Sense {
    std::uint8_t key = 0, code = 0, qualifier = 0;
    bool operator==(const Sense&) const = default;
};

class UsbDrive {
  public:
    static constexpr std::uint32_t block_bytes = 512;
    static constexpr std::size_t command_bytes = 16;  // shorter ones are filled with zeros
    // Names for INQUIRY; the driver has filled them with spaces.
    struct Names {
        std::span<std::uint8_t, 8> vendor;
        std::span<std::uint8_t, 16> product;
        std::span<std::uint8_t, 4> revision;
    };

    // A computer has set the device up, or set it up again: what it knew of the drive is forgotten.
    virtual void plugged() = 0;
    virtual void inquiry(Names into) = 0;
    // TEST UNIT READY.
    virtual bool ready() = 0;
    // READ CAPACITY, READ FORMAT CAPACITIES; 0: there is no medium now.
    virtual std::uint32_t blocks() = 0;
    // READ(10): from byte `offset` of a block on, as much as fits `into`. Returns the bytes that
    // are there; 0: ask again at the next usb_step(); less than zero: refused.
    virtual std::int32_t read(std::uint32_t block, std::uint32_t offset,
                              std::span<std::uint8_t> into) = 0;
    // START STOP UNIT.
    virtual bool start_stop(bool start, bool eject) = 0;
    // PREVENT ALLOW MEDIUM REMOVAL.
    virtual bool prevent_removal(bool prevent) = 0;
    // Every other command. `data` is its data phase: what the computer sent, or room for what it
    // asks for. Returns the bytes of the answer; less than zero: refused.
    virtual std::int32_t command(std::span<const std::uint8_t, command_bytes> command,
                                 std::span<std::uint8_t> data) = 0;
    virtual Sense sense() const = 0;
    // WRITE(10) is never asked for: the driver refuses it with this (DATA PROTECT).
    static constexpr Sense write_protected{0x07, 0x27, 0x00};

  protected:
    ~UsbDrive() = default;
};

}  // namespace hal
