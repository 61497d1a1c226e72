#include "storage/cut_flash.h"

#include <algorithm>
#include <array>
#include <bit>
#include <span>

#include "drivers/hal.h"

namespace cut_flash {
namespace {

std::vector<std::uint8_t> bytes_;
std::vector<Fault> faults_;
std::uint32_t operations_, left_;
bool armed_;
Tear tear_;
std::uint32_t noise_;
std::uint64_t time_us_;
std::uint32_t cuts_;

std::uint8_t random_byte() {
    noise_ = noise_ * 1664525u + 1013904223u;
    return static_cast<std::uint8_t>(noise_ >> 24);
}

struct Byte {
    std::uint8_t changing;  // bits that the operation has to change
    std::uint8_t lone;      // the one of all its bits that goes alone, if it is among these
    bool early;             // in the first part of the bytes
};

// The bits of a byte that do change.
std::uint8_t changes(const Byte& byte) {
    switch (tear_) {
        case Tear::before:
            return 0;
        case Tear::barely:
            return byte.lone;
        case Tear::some:
            return byte.changing & random_byte();
        case Tear::first:
            return byte.early ? byte.changing : 0;
        case Tear::last:
            return byte.early ? 0 : byte.changing;
        case Tear::nearly:
            return byte.changing ^ byte.lone;
        case Tear::after:
            break;
    }
    return byte.changing;
}

// Does as much of the operation as the tear lets it, then cuts the power.
[[noreturn]] void tear(std::span<std::uint8_t> at, std::span<const std::uint8_t> to, bool erases) {
    const std::size_t half = random_byte() * to.size() / 256;
    std::uint32_t bits = 0;
    for (std::size_t i = 0; i < to.size(); ++i)
        bits += static_cast<unsigned>(std::popcount(static_cast<std::uint8_t>(at[i] ^ to[i])));
    const std::uint32_t noise = random_byte() << 16 | random_byte() << 8 | random_byte();
    std::uint32_t before_lone = bits == 0 ? 0 : noise % bits;
    for (std::size_t i = 0; i < to.size(); ++i) {
        Byte byte{static_cast<std::uint8_t>(at[i] ^ to[i]), 0, i < half};
        for (int bit = 1; bit < 256; bit <<= 1)
            if ((byte.changing & bit) != 0 && before_lone-- == 0)
                byte.lone = static_cast<std::uint8_t>(bit);
        if (erases && tear_ == Tear::barely)
            at[i] &= random_byte();
        else if (erases && tear_ == Tear::some)
            at[i] = random_byte();
        else
            at[i] ^= changes(byte);
    }
    ++cuts_;
    std::longjmp(power_off, 1);
}

void operate(std::uint32_t offset, std::span<const std::uint8_t> to, std::uint32_t us,
             bool erases) {
    ++operations_;
    time_us_ += us;
    if (armed_ && left_-- == 0) tear(std::span(bytes_).subspan(offset, to.size()), to, erases);
    std::copy(to.begin(), to.end(), bytes_.begin() + offset);
}

Fault fault_at(std::uint32_t offset) { return faults_[offset / hal::flash_block_bytes]; }

}  // namespace

std::jmp_buf power_off;

void reset(std::uint32_t size, std::uint8_t fill) {
    bytes_.assign(size, fill);
    faults_.assign(size / hal::flash_block_bytes + 1, Fault::none);
    operations_ = 0;
    time_us_ = 0;
    armed_ = false;
}
std::vector<std::uint8_t>& contents() { return bytes_; }
void set_fault(std::uint32_t block, Fault fault) { faults_[block] = fault; }
void cut_at(std::uint32_t operation, Tear tear, std::uint32_t seed) {
    armed_ = true;
    left_ = operation;
    tear_ = tear;
    noise_ = seed * 2654435761u + 1;
}
void never_cut() { armed_ = false; }
std::uint32_t operations() { return operations_; }
std::uint64_t microseconds() { return time_us_; }
std::uint32_t cuts() { return cuts_; }

}  // namespace cut_flash

namespace hal {

using namespace cut_flash;

std::uint32_t flash_bytes() { return static_cast<std::uint32_t>(contents().size()); }

bool flash_read(std::uint32_t offset, std::span<std::uint8_t> into) {
    if (offset > contents().size() || into.size() > contents().size() - offset) return false;
    if (fault_at(offset) == Fault::unread) return false;
    std::copy_n(contents().begin() + offset, into.size(), into.begin());
    return true;
}

bool flash_program(std::uint32_t offset, std::span<const std::uint8_t> bytes) {
    if (offset % flash_page_bytes || bytes.size() % flash_page_bytes) return false;
    if (offset > contents().size() || bytes.size() > contents().size() - offset) return false;
    if (fault_at(offset) == Fault::refuses) return false;
    for (std::size_t page = 0; page < bytes.size(); page += flash_page_bytes) {
        static std::array<std::uint8_t, flash_page_bytes>
            to;  // a cut jumps out of here: nothing to free
        for (std::size_t i = 0; i < flash_page_bytes; ++i) {
            const std::uint8_t was = contents()[offset + page + i];
            to[i] = was & bytes[page + i];
            if (fault_at(offset) == Fault::sticks)
                to[i] = static_cast<std::uint8_t>(to[i] | (was & 0x10));
        }
        operate(static_cast<std::uint32_t>(offset + page), to, 700, false);
    }
    return true;
}

bool flash_erase(std::uint32_t offset) {
    if (offset % flash_block_bytes || offset >= contents().size()) return false;
    if (fault_at(offset) == Fault::refuses) return false;
    static const std::vector<std::uint8_t> erased(flash_block_bytes, 0xFF);
    operate(offset, erased, 45'000, true);
    return true;
}

}  // namespace hal
