// The SCSI commands of a read-only drive. What every drive answers alike is answered here, the rest
// is asked of the drive (drivers/usb_drive.h). READ(10) and WRITE(10) move blocks and are the
// transport's (drivers/bulk_only.h).
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>

#include "drivers/usb_drive.h"

namespace drivers {

namespace scsi {

inline constexpr std::uint8_t test_unit_ready = 0x00, request_sense = 0x03, inquiry = 0x12,
                              mode_sense_6 = 0x1a, start_stop_unit = 0x1b,
                              prevent_allow_medium_removal = 0x1e, read_format_capacities = 0x23,
                              read_capacity_10 = 0x25, read_10 = 0x28, write_10 = 0x2a;

inline constexpr hal::Sense no_medium{0x02, 0x3a, 0x00};
inline constexpr hal::Sense no_such_field{0x05, 0x24, 0x00};
inline constexpr hal::Sense no_such_unit{0x05, 0x25, 0x00};

using Command = std::array<std::uint8_t, hal::UsbDrive::command_bytes>;

constexpr std::uint32_t big_endian(std::span<const std::uint8_t> bytes) {
    std::uint32_t value = 0;
    for (const std::uint8_t byte : bytes) value = value << 8 | byte;
    return value;
}

}  // namespace scsi

class DriveCommands {
  public:
    static constexpr std::int32_t refused = -1;

    explicit DriveCommands(hal::UsbDrive& drive) : drive_(drive) {}

    // `data` is what the computer sent, or room for what it wants. Returns the bytes of the answer
    // or `refused`. A refusal can be asked about until the next command.
    std::int32_t run(const scsi::Command& command, std::span<std::uint8_t> data) {
        if (command[0] == scsi::request_sense) return sense(data.first(room(data, command[4])));
        sense_ = {};
        switch (command[0]) {
            case scsi::test_unit_ready:
                return answer(drive_.ready());
            case scsi::inquiry:
                return inquiry(command, data);
            case scsi::mode_sense_6: {
                constexpr std::uint8_t follow = 3, is_write_protected = 0x80;
                return write(std::array<std::uint8_t, 4>{follow, 0, is_write_protected, 0},
                             data.first(room(data, command[4])));
            }
            case scsi::start_stop_unit:
                return answer(drive_.start_stop((command[4] & 1) != 0, (command[4] & 2) != 0));
            case scsi::prevent_allow_medium_removal:
                return answer(drive_.prevent_removal((command[4] & 1) != 0));
            case scsi::read_capacity_10:
            case scsi::read_format_capacities:
                return capacity(command, data);
            default: {
                const std::int32_t count = drive_.command(command, data);
                return count < 0 ? answer(false) : count;
            }
        }
    }

    std::int32_t refuse(hal::Sense why) {
        sense_ = why;
        return refused;
    }

  private:
    using Bytes = std::span<std::uint8_t>;

    static std::size_t room(Bytes data, std::size_t allowed) {
        return std::min(data.size(), allowed);
    }
    static std::int32_t write(std::span<const std::uint8_t> bytes, Bytes into) {
        const std::size_t count = std::min(bytes.size(), into.size());
        std::copy_n(bytes.begin(), count, into.begin());
        return static_cast<std::int32_t>(count);
    }

    std::int32_t answer(bool accepted) { return accepted ? 0 : refuse(drive_.sense()); }

    std::int32_t refuse_medium() {
        const hal::Sense why = drive_.sense();
        return refuse(why == hal::Sense{} ? scsi::no_medium : why);
    }

    std::int32_t sense(Bytes data) {
        std::array<std::uint8_t, 18> answer{};
        answer[0] = 0x70;  // about the last command, in the fixed format
        answer[2] = sense_.key;
        answer[7] = answer.size() - 8;
        answer[12] = sense_.code;
        answer[13] = sense_.qualifier;
        sense_ = {};
        return write(answer, data);
    }

    std::int32_t inquiry(const scsi::Command& command, Bytes data) {
        if ((command[1] & 1) != 0) return refuse(scsi::no_such_field);  // no pages of vital data
        std::array<std::uint8_t, 36> answer{};
        answer[1] = 0x80;  // the medium is removable
        answer[2] = 2;
        answer[3] = 2;
        answer[4] = answer.size() - 5;
        std::fill(answer.begin() + 8, answer.end(), ' ');
        const std::span<std::uint8_t, 36> all(answer);
        drive_.inquiry({all.subspan<8, 8>(), all.subspan<16, 16>(), all.subspan<32, 4>()});
        const std::size_t allowed = scsi::big_endian(std::span(command).subspan(3, 2));
        return write(answer, data.first(room(data, allowed)));
    }

    std::int32_t capacity(const scsi::Command& command, Bytes data) {
        const std::uint32_t blocks = drive_.blocks();
        if (blocks == 0) return refuse_medium();
        const auto byte = [](std::uint32_t value, int shift) {
            return static_cast<std::uint8_t>(value >> shift);
        };
        constexpr std::uint32_t size = hal::UsbDrive::block_bytes;
        if (command[0] == scsi::read_capacity_10) {
            const std::uint32_t last = blocks - 1;
            return write(std::array{byte(last, 24), byte(last, 16), byte(last, 8), byte(last, 0),
                                    byte(size, 24), byte(size, 16), byte(size, 8), byte(size, 0)},
                         data);
        }
        constexpr std::uint8_t follow = 8, formatted = 2, none = 0;
        const std::size_t allowed = scsi::big_endian(std::span(command).subspan(7, 2));
        return write(std::array{none, none, none, follow, byte(blocks, 24), byte(blocks, 16),
                                byte(blocks, 8), byte(blocks, 0), formatted, byte(size, 16),
                                byte(size, 8), byte(size, 0)},
                     data.first(room(data, allowed)));
    }

    hal::UsbDrive& drive_;
    hal::Sense sense_;
};

}  // namespace drivers
