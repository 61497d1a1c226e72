#include "usb/scsi.h"

#include <algorithm>
#include <array>

namespace usb {
namespace {

constexpr std::uint8_t mode_sense_10 = 0x5A, read_capacity_16 = 0x9E, synchronize_cache = 0x35,
                       verify_10 = 0x2F, report_luns = 0xA0;
constexpr std::uint8_t read_capacity_service = 0x10;
// Commands that would change the medium, WRITE(10) left out: the driver refuses that one itself.
constexpr std::uint8_t changing[] = {
    0x04,                    // FORMAT UNIT
    0x0A, 0xAA, 0x8A, 0x2E,  // WRITE (6, 12, 16), WRITE AND VERIFY
    0x15, 0x55,              // MODE SELECT (6, 10)
    0x41, 0x42,              // WRITE SAME, UNMAP
};

std::uint32_t big(const std::uint8_t* at, int bytes) {
    std::uint32_t value = 0;
    for (int i = 0; i < bytes; ++i) value = value << 8 | at[i];
    return value;
}

void put_big(std::uint8_t* at, std::uint32_t value) {
    for (int i = 0; i < 4; ++i) at[i] = static_cast<std::uint8_t>(value >> (24 - 8 * i));
}

void put_text(std::span<std::uint8_t> into, const char* text) {
    for (std::size_t i = 0; i < into.size() && text[i] != 0; ++i)
        into[i] = static_cast<std::uint8_t>(text[i]);
}

// An answer is never longer than was asked for, nor than there is room.
std::int32_t answer(std::span<const std::uint8_t> bytes, std::span<std::uint8_t> data,
                    std::uint32_t asked) {
    const std::size_t length = std::min({bytes.size(), data.size(), std::size_t{asked}});
    std::copy_n(bytes.begin(), length, data.begin());
    return static_cast<std::int32_t>(length);
}

}  // namespace

bool Scsi::refuse(const hal::Sense& why) {
    sense_ = why;
    return false;
}

// ---- The medium comes and goes ------------------------------------------------------------------

void Scsi::plugged() {
    asked_ = told_gone_ = ejected_ = false;
    sense_ = {};
    medium_ = Medium::coming;
}

void Scsi::take_out_if_changed() {
    if (seen_changes_ != Drive::changes()) changed_us_ = now_us_;
    seen_changes_ = Drive::changes();
    const bool there = medium_ == Medium::in || medium_ == Medium::fresh;
    if (!there || (drive_.current() && drive_.generation() == generation_)) return;
    medium_ = Medium::gone;
    changed_us_ = now_us_;
    told_gone_ = false;
}

bool Scsi::idle() const {
    if (!asked_ || ejected_) return true;
    if (medium_ == Medium::gone) return !told_gone_;
    return medium_ != Medium::coming;
}

void Scsi::step(std::uint64_t now_us) {
    now_us_ = now_us;
    take_out_if_changed();
    if (idle()) return;
    if (medium_ == Medium::gone) {
        if (now_us - changed_us_ >= quiet_us) medium_ = Medium::coming;
    } else if (drive_.look_on()) {
        generation_ = drive_.generation();
        medium_ = Medium::fresh;
    }
}

bool Scsi::ready() {
    asked_ = true;
    take_out_if_changed();
    if (ejected_) return refuse(no_medium);
    switch (medium_) {
        case Medium::gone:
            told_gone_ = true;
            return refuse(no_medium);
        case Medium::coming:
            return refuse(becoming_ready);
        case Medium::fresh:
            medium_ = Medium::in;  // told once
            return refuse(medium_changed);
        case Medium::in:
            break;
    }
    return true;
}

bool Scsi::start_stop(bool start, bool eject) {
    if (!eject) return true;
    // What was taken out comes back as another one.
    if (start && ejected_) medium_ = Medium::coming;
    ejected_ = !start;
    return true;
}

// ---- Commands -----------------------------------------------------------------------------------

void Scsi::inquiry(Names into) {
    put_text(into.vendor, "Sixgun");
    put_text(into.product, "Console");
    put_text(into.revision, version_);
}

std::uint32_t Scsi::blocks() { return ready() ? Drive::block_count() : 0; }

std::int32_t Scsi::read(std::uint32_t block, std::uint32_t offset, std::span<std::uint8_t> into) {
    if (!ready()) return -1;
    if (block >= Drive::block_count() || offset >= usb::block_bytes) {
        (void)refuse(no_such_block);
        return -1;
    }
    // One block at a time: the game must not wait for more.
    bool read = false;
    std::size_t length = 0;
    if (offset == 0 && into.size() >= usb::block_bytes) {
        length = usb::block_bytes;
        read = drive_.read_block(block, into.first<usb::block_bytes>());
    } else {
        std::array<std::uint8_t, usb::block_bytes> whole;
        length = std::min<std::size_t>(into.size(), usb::block_bytes - offset);
        read = drive_.read_block(block, whole);
        std::copy_n(whole.begin() + offset, length, into.begin());
    }
    if (read) return static_cast<std::int32_t>(length);
    (void)refuse(unreadable);
    return -1;
}

std::int32_t Scsi::command(std::span<const std::uint8_t, command_bytes> command,
                           std::span<std::uint8_t> data) {
    const std::uint8_t code = command[0];
    if (std::ranges::find(changing, code) != std::end(changing)) {
        (void)refuse(write_protected);
        return -1;
    }
    switch (code) {
        case mode_sense_10: {
            // Only the header: write-protected, and no pages.
            constexpr std::uint8_t head[8] = {0, 6, 0, 0x80};
            return answer(head, data, big(&command[7], 2));
        }
        case report_luns: {
            constexpr std::uint8_t list[16] = {0, 0, 0, 8};
            return answer(list, data, big(&command[6], 4));
        }
        case read_capacity_16: {
            if ((command[1] & 31) != read_capacity_service) break;
            const std::uint32_t count = blocks();
            if (count == 0) return -1;
            std::uint8_t capacity[32]{};
            put_big(&capacity[4], count - 1);
            put_big(&capacity[8], usb::block_bytes);
            return answer(capacity, data, big(&command[10], 4));
        }
        case synchronize_cache:
            return ready() ? 0 : -1;
        case verify_10: {
            if ((command[1] & 2) != 0) break;  // with bytes to compare
            if (!ready()) return -1;
            const std::uint32_t first = big(&command[2], 4), count = big(&command[7], 2);
            if (first <= Drive::block_count() && count <= Drive::block_count() - first) return 0;
            (void)refuse(no_such_block);
            return -1;
        }
        default:
            (void)refuse(unknown_command);
            return -1;
    }
    (void)refuse(bad_field);
    return -1;
}

}  // namespace usb
