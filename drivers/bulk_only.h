// A drive behind USB's bulk-only transport: a command comes in, data goes one way, a status goes
// back. TinyUSB has a driver for it, too; this one also does what the specification says when a
// computer errs, reads when it is told to and not whenever a computer wants it, and is tested on a
// PC.
//
// The numbers of cases are those of "Universal Serial Bus Mass Storage Class, Bulk-Only Transport",
// revision 1.0, 6.7: Hi is what the computer wants in, Do what the device wants out, and so on.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>

#include "drivers/drive_commands.h"

namespace drivers {

// The two pipes to the computer. A transfer goes on by itself and is told when it is done. A halt
// takes back what was under way.
class BulkPipes {
  public:
    virtual void send(std::span<const std::uint8_t> bytes) = 0;
    // A packet shorter than 64 bytes ends it early.
    virtual void receive(std::span<std::uint8_t> room) = 0;
    virtual void halt_in() = 0;
    virtual void halt_out() = 0;

  protected:
    ~BulkPipes() = default;
};

class BulkOnly {
  public:
    BulkOnly(hal::UsbDrive& drive, BulkPipes& pipes)
        : drive_(drive), commands_(drive), pipes_(pipes) {}

    // The computer has set the device up.
    void open() {
        close();
        in_ = out_ = Pipe::free;
        drive_.plugged();
        expect_command();
    }
    void close() {
        stage_ = Stage::closed;
        sending_ = {};
        wants_block_ = false;
    }

    void received(std::size_t count) {
        if (out_ != Pipe::busy) return;
        out_ = Pipe::free;
        if (stage_ == Stage::command) {
            take_command(count);
        } else if (stage_ == Stage::data_out) {
            done_ = static_cast<std::uint32_t>(std::min<std::size_t>(count, wanted_));
            finish_command(commands_.run(command_, std::span(buffer_).first(done_)));
        }
    }

    void sent() {
        if (in_ != Pipe::busy) return;
        in_ = Pipe::free;
        const auto count = static_cast<std::uint32_t>(sending_.size());
        sending_ = {};
        if (stage_ == Stage::status) return expect_command();
        if (stage_ != Stage::data_in) return;
        done_ += count;
        wants_block_ = done_ < planned_;
        if (!wants_block_) end(Status::passed);
    }

    // The computer halts a pipe (tests do), or has seen its halt and clears it.
    void halted(bool in) { (in ? in_ : out_) = Pipe::halted; }
    void cleared(bool in) {
        if (stage_ == Stage::broken) return in ? halt_in() : halt_out();
        (in ? in_ : out_) = Pipe::free;
        if (in && !sending_.empty()) send(sending_);
        if (!in && stage_ == Stage::command) receive(packet_bytes);
        if (!in && stage_ == Stage::data_out) receive_data();
    }

    // The computer's last resort. It clears both pipes after that; what still waits to be sent is
    // taken back until then.
    void reset() {
        if (stage_ == Stage::closed) return;
        if (in_ == Pipe::busy) halt_in();
        sending_ = {};
        wants_block_ = false;
        expect_command();
    }

    // A block is to be read: that may take the drive a while, so it is done when there is time.
    bool wants_block() const { return wants_block_; }
    void read_block() {
        if (wants_block_) read();
    }

  private:
    enum class Stage : std::uint8_t { closed, command, data_in, data_out, status, broken };
    enum class Pipe : std::uint8_t { free, busy, halted };
    enum class Status : std::uint8_t { passed, failed, phase_error };

    static constexpr std::uint32_t packet_bytes = 64;
    static constexpr std::size_t wrapper_bytes = 31, status_bytes = 13;
    static constexpr std::uint32_t block_bytes = hal::UsbDrive::block_bytes;

    static constexpr std::uint32_t little_endian(std::span<const std::uint8_t> bytes) {
        std::uint32_t value = 0;
        for (std::size_t i = 4; i-- > 0;) value = value << 8 | bytes[i];
        return value;
    }
    static constexpr std::uint32_t command_signature = 0x43425355;  // "USBC"

    void send(std::span<const std::uint8_t> bytes) {
        sending_ = bytes;
        if (in_ == Pipe::halted) return;  // when it is cleared
        in_ = Pipe::busy;
        pipes_.send(bytes);
    }
    void receive(std::uint32_t count) {
        if (out_ != Pipe::free) return;  // halted, or already waiting for whatever comes
        out_ = Pipe::busy;
        pipes_.receive(std::span(buffer_).first(count));
    }
    void halt_in() {
        in_ = Pipe::halted;
        pipes_.halt_in();
    }
    void halt_out() {
        out_ = Pipe::halted;
        pipes_.halt_out();
    }

    // A whole packet's room, also for a command that is too long.
    void expect_command() {
        stage_ = Stage::command;
        receive(packet_bytes);
    }

    void take_command(std::size_t count) {
        const std::span<const std::uint8_t> wrapper(buffer_);
        const std::uint8_t length = wrapper[14] & 0x1f;
        if (count != wrapper_bytes || little_endian(wrapper) != command_signature || length == 0 ||
            length > command_.size()) {
            // No way to know what it wants: nothing goes on before a reset (6.6.1).
            stage_ = Stage::broken;
            halt_in();
            halt_out();
            return;
        }
        std::copy_n(wrapper.begin() + 4, tag_.size(), tag_.begin());
        wanted_ = little_endian(wrapper.subspan(8));
        inward_ = (wrapper[12] & 0x80) != 0;
        command_ = {};
        std::copy_n(wrapper.begin() + 15, length, command_.begin());
        done_ = planned_ = filled_ = 0;
        if ((wrapper[13] & 0x0f) != 0) return refuse(scsi::no_such_unit);
        switch (command_[0]) {
            case scsi::read_10:
                return start_reading();
            case scsi::write_10:
                return refuse(hal::UsbDrive::write_protected);
            default:
                return start_command();
        }
    }

    void start_command() {
        if (wanted_ == 0 || inward_)
            return finish_command(commands_.run(
                command_, std::span(buffer_).first(std::min<std::size_t>(wanted_, block_bytes))));
        if (wanted_ > block_bytes) return refuse(scsi::no_such_field);
        stage_ = Stage::data_out;
        receive_data();
    }

    // Whole packets: a computer that sends too much does no harm.
    void receive_data() { receive((wanted_ + packet_bytes - 1) / packet_bytes * packet_bytes); }

    void finish_command(std::int32_t count) {
        if (count < 0) return end(Status::failed);
        if (stage_ == Stage::data_out) return end(Status::passed);
        planned_ = std::min({static_cast<std::uint32_t>(count), wanted_, block_bytes});
        if (planned_ == 0) return end(Status::passed);  // case 1, or 4: Hi > Dn
        stage_ = Stage::data_in;
        send(std::span(buffer_).first(planned_));
    }

    void start_reading() {
        block_ = scsi::big_endian(std::span(command_).subspan(2, 4));
        const std::uint32_t blocks = scsi::big_endian(std::span(command_).subspan(7, 2));
        planned_ = blocks * block_bytes;
        // Cases 2, 7 and 10: Hn < Di, Hi < Di, Ho <> Di.
        if (planned_ > wanted_ || (wanted_ > 0 && !inward_)) return end(Status::phase_error);
        if (planned_ == 0) return end(Status::passed);
        stage_ = Stage::data_in;
        wants_block_ = true;
    }

    // The next block, piece by piece: a packet that is not full would end the data.
    void read() {
        while (filled_ < block_bytes) {
            const std::span<std::uint8_t> room = std::span(buffer_).subspan(filled_);
            const std::int32_t count = drive_.read(block_ + done_ / block_bytes, filled_, room);
            if (count == 0) return;  // it has nothing to say yet
            if (count < 0) return refuse(drive_.sense());
            filled_ += std::min(static_cast<std::uint32_t>(count), block_bytes - filled_);
        }
        filled_ = 0;
        wants_block_ = false;
        send(buffer_);
    }

    void refuse(hal::Sense why) {
        commands_.refuse(why);
        end(Status::failed);
    }

    // What the computer still expects it must be told not to wait for: cases 4, 5, 8, 9, 11.
    void end(Status status) {
        stage_ = Stage::status;
        wants_block_ = false;
        write_status(status);
        if (done_ < wanted_) {
            if (inward_) {
                halt_in();  // and the status when that is cleared
            } else {
                halt_out();
            }
        }
        send(status_);
    }

    void write_status(Status status) {
        const std::uint32_t rest = wanted_ - done_;
        status_ = {'U', 'S', 'B', 'S'};
        std::copy(tag_.begin(), tag_.end(), status_.begin() + 4);
        for (std::size_t i = 0; i < 4; ++i)
            status_[8 + i] = static_cast<std::uint8_t>(rest >> (8 * i));
        status_[12] = static_cast<std::uint8_t>(status);
    }

    hal::UsbDrive& drive_;
    DriveCommands commands_;
    BulkPipes& pipes_;

    Stage stage_ = Stage::closed;
    Pipe in_ = Pipe::free, out_ = Pipe::free;
    bool inward_ = false;
    bool wants_block_ = false;
    std::array<std::uint8_t, 4> tag_{};
    scsi::Command command_{};
    std::uint32_t wanted_ = 0;   // by the computer
    std::uint32_t planned_ = 0;  // by us
    std::uint32_t done_ = 0;
    std::uint32_t block_ = 0;   // where reading began
    std::uint32_t filled_ = 0;  // of the block that comes next
    std::span<const std::uint8_t> sending_;
    std::array<std::uint8_t, status_bytes> status_{};
    alignas(4) std::array<std::uint8_t, block_bytes> buffer_{};
};

}  // namespace drivers
