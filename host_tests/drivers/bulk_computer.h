// The computer's side of the bulk-only transport, for tests: a drive with known blocks, pipes that
// refuse what real ones could not do, and commands sent as an operating system sends them.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "drivers/bulk_only.h"

namespace bulk_test {

// Block n is filled with bytes that tell block and place.
class Drive final : public hal::UsbDrive {
  public:
    static constexpr std::uint32_t size = 100;
    static constexpr hal::Sense beyond_the_end{0x05, 0x21, 0x00}, unknown{0x05, 0x20, 0x00},
        not_ready{0x02, 0x04, 0x01};

    static std::uint8_t byte(std::uint32_t block, std::uint32_t offset) {
        return static_cast<std::uint8_t>(block * 31 + offset * 3);
    }

    void plugged() override { ++plugs; }
    void inquiry(Names into) override {
        into.vendor[0] = 'V';
        into.product[0] = 'P';
        into.revision[0] = 'R';
    }
    bool ready() override { return is_ready || refuse(not_ready); }
    std::uint32_t blocks() override { return is_ready ? size : 0; }
    std::int32_t read(std::uint32_t block, std::uint32_t offset,
                      std::span<std::uint8_t> into) override {
        ++reads;
        if (block >= size) return refuse(beyond_the_end) - 1;
        if (hesitates > 0) {
            --hesitates;
            return 0;
        }
        if (into.size() > piece) into = into.first(piece);
        for (std::uint8_t& at : into) at = byte(block, offset++);
        return static_cast<std::int32_t>(into.size());
    }
    bool start_stop(bool start, bool eject) override {
        started = start;
        ejected = eject;
        return true;
    }
    bool prevent_removal(bool prevent) override {
        prevented = prevent;
        return true;
    }
    // 0xc0 gives as many bytes as it is asked for, 0xc1 takes some, 0xc2 says nonsense.
    std::int32_t command(std::span<const std::uint8_t, command_bytes> command,
                         std::span<std::uint8_t> data) override {
        if (command[0] == 0xc0) {
            std::fill(data.begin(), data.end(), std::uint8_t{0xc0});
            return static_cast<std::int32_t>(data.size());
        }
        if (command[0] == 0xc1) {
            taken.assign(data.begin(), data.end());
            return 0;
        }
        if (command[0] == 0xc2) return 100'000;
        return refuse(unknown) - 1;
    }
    hal::Sense sense() const override { return sense_; }

    bool is_ready = true;
    int plugs = 0, reads = 0, hesitates = 0;
    std::size_t piece = 1000;
    bool started = false, ejected = false, prevented = false;
    std::vector<std::uint8_t> taken;

  private:
    bool refuse(hal::Sense why) {
        sense_ = why;
        return false;
    }
    hal::Sense sense_;
};

// `trouble` is what a real pipe could not do.
class Pipes final : public drivers::BulkPipes {
  public:
    void send(std::span<const std::uint8_t> bytes) override {
        if (in_halted) trouble = "sends on a halted pipe";
        if (sending) trouble = "sends twice";
        if (bytes.empty()) trouble = "sends nothing";
        sending = true;
        sent.assign(bytes.begin(), bytes.end());
    }
    void receive(std::span<std::uint8_t> place) override {
        if (out_halted) trouble = "receives on a halted pipe";
        if (receiving) trouble = "receives twice";
        if (place.empty() || place.size() % 64 != 0) trouble = "receives no whole packets";
        receiving = true;
        room = place;
    }
    void halt_in() override {
        in_halted = true;
        sending = false;
    }
    void halt_out() override {
        out_halted = true;
        receiving = false;
    }

    bool sending = false, receiving = false, in_halted = false, out_halted = false;
    std::vector<std::uint8_t> sent;
    std::span<std::uint8_t> room;
    const char* trouble = nullptr;
};

struct Answer {
    std::vector<std::uint8_t> data;
    bool data_halted = false;  // the pipe of the data was
    bool has_status = false;
    std::uint8_t status = 0xff;
    std::uint32_t residue = 0;
};

// At any drive.
class AnyComputer {
  public:
    explicit AnyComputer(hal::UsbDrive& at) : transport(at, pipes) { transport.open(); }

    std::array<std::uint8_t, 31> wrap(std::span<const std::uint8_t> command, std::uint32_t length,
                                      bool in) {
        std::array<std::uint8_t, 31> wrapper{'U', 'S', 'B', 'C'};
        ++tag_;
        for (std::size_t i = 0; i < 4; ++i) {
            wrapper[4 + i] = static_cast<std::uint8_t>(tag_ >> (8 * i));
            wrapper[8 + i] = static_cast<std::uint8_t>(length >> (8 * i));
        }
        wrapper[12] = in ? 0x80 : 0;
        wrapper[14] = static_cast<std::uint8_t>(command.size());
        std::copy(command.begin(), command.end(), wrapper.begin() + 15);
        return wrapper;
    }

    // False: the pipe does not take it.
    bool give(std::span<const std::uint8_t> packet) {
        if (!pipes.receiving || pipes.out_halted || packet.size() > pipes.room.size()) return false;
        pipes.receiving = false;
        std::copy(packet.begin(), packet.end(), pipes.room.begin());
        transport.received(packet.size());
        return true;
    }
    bool take(std::vector<std::uint8_t>& bytes) {
        if (!pipes.sending || pipes.in_halted) return false;
        pipes.sending = false;
        bytes = pipes.sent;
        transport.sent();
        return true;
    }
    // As TinyUSB does it: what was under way is taken back first.
    void clear_in() {
        pipes.in_halted = pipes.sending = false;
        transport.cleared(true);
    }
    void clear_out() {
        pipes.out_halted = pipes.receiving = false;
        transport.cleared(false);
    }
    void recover() {
        transport.reset();
        clear_in();
        clear_out();
    }

    Answer ask(std::span<const std::uint8_t> command, std::uint32_t length = 0, bool in = true,
               std::span<const std::uint8_t> data = {}) {
        Answer answer;
        if (!give(wrap(command, length, in))) return answer;
        if (length > 0 && in) take_data(answer, length);
        if (length > 0 && !in) {
            answer.data_halted = pipes.out_halted || !give(data);
            if (pipes.out_halted) clear_out();
        }
        if (pipes.in_halted) clear_in();
        std::vector<std::uint8_t> status;
        if (!take(status) || status.size() != 13) return answer;
        answer.has_status =
            status[0] == 'U' && status[3] == 'S' && status[4] == static_cast<std::uint8_t>(tag_);
        for (std::size_t i = 4; i-- > 0;) answer.residue = answer.residue << 8 | status[8 + i];
        answer.status = status[12];
        return answer;
    }
    hal::Sense sense() {
        const std::uint8_t request[] = {0x03, 0, 0, 0, 18, 0};
        const Answer answer = ask(request, 18);
        if (answer.data.size() != 18) return {};
        return {answer.data[2], answer.data[12], answer.data[13]};
    }

    Pipes pipes;
    drivers::BulkOnly transport;

  private:
    // Until all is there, a short packet, or a halt. Asks again as the loop would.
    void take_data(Answer& answer, std::uint32_t length) {
        for (int turn = 0; answer.data.size() < length && turn < 1000; ++turn) {
            if (pipes.in_halted) {
                answer.data_halted = true;
                return;
            }
            std::vector<std::uint8_t> part;
            if (!take(part)) {
                transport.read_block();
                continue;
            }
            answer.data.insert(answer.data.end(), part.begin(), part.end());
            if (part.size() % 64 != 0) {
                answer.data_halted = pipes.in_halted;
                return;
            }
        }
    }

    std::uint32_t tag_ = 0;
};

// At the drive above.
struct HasDrive {
    Drive drive;
};
class Computer : public HasDrive, public AnyComputer {
  public:
    Computer() : AnyComputer(drive) {}
};

}  // namespace bulk_test
