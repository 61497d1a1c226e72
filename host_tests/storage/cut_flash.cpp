#include "storage/cut_flash.h"

#include <algorithm>
#include <array>
#include <bit>
#include <map>
#include <span>

#include "drivers/hal.h"

namespace cut_flash {
namespace {

std::vector<std::uint8_t> bytes_;
std::vector<Fault> faults_;
std::uint32_t operations_, left_;
std::uint32_t failing_block_, reads_left_, failing_reads_;
bool armed_;
Tear tear_;
std::uint32_t noise_;
std::uint64_t time_us_;
std::uint32_t cuts_, cut_place_;
// Bits in between, a mask of each block that was cut. They never read the same for long.
std::map<std::uint32_t, std::array<std::uint8_t, hal::flash_block_bytes>> wavering_;
std::uint32_t flicker_ = 1;

std::uint8_t next_byte(std::uint32_t& noise) {
    noise = noise * 1664525u + 1013904223u;
    return static_cast<std::uint8_t>(noise >> 24);
}
std::uint8_t random_byte() { return next_byte(noise_); }

// The bits in between at this place; nullptr: none.
std::uint8_t* wavering_at(std::size_t offset) {
    const auto found = wavering_.find(static_cast<std::uint32_t>(offset / hal::flash_block_bytes));
    return found == wavering_.end() ? nullptr : &found->second[offset % hal::flash_block_bytes];
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
        case Tear::wavers:
            break;
    }
    return byte.changing;
}

// The bits that are in between: of an erase any, of a program one, or some here and there.
std::uint8_t wavering(const Byte& byte, bool erases, bool many) {
    const std::uint8_t sparse = random_byte() & random_byte() & random_byte();
    return erases ? sparse : many ? byte.changing & sparse : byte.lone;
}

// Does as much of the operation as the tear lets it, then cuts the power.
[[noreturn]] void tear(std::uint32_t offset, std::span<const std::uint8_t> to, bool erases) {
    const auto at = std::span(bytes_).subspan(offset, to.size());
    if (tear_ == Tear::wavers) wavering_.try_emplace(offset / hal::flash_block_bytes);
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
        if (tear_ == Tear::wavers)
            *wavering_at(offset + i) |= wavering(byte, erases, (noise & 256) != 0);
        if (erases && tear_ == Tear::barely)
            at[i] &= random_byte();
        else if (erases && (tear_ == Tear::some || tear_ == Tear::wavers))
            at[i] = random_byte();
        else
            at[i] ^= changes(byte);
    }
    ++cuts_;
    cut_place_ = offset;
    std::longjmp(power_off, 1);
}

void operate(std::uint32_t offset, std::span<const std::uint8_t> to, std::uint32_t us,
             bool erases) {
    ++operations_;
    time_us_ += us;
    if (armed_ && left_-- == 0) tear(offset, to, erases);
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
    wavering_.clear();
}
std::vector<std::uint8_t>& contents() { return bytes_; }
void restore(const std::vector<std::uint8_t>& contents) {
    bytes_ = contents;
    armed_ = false;
    wavering_.clear();
}
void set_fault(std::uint32_t block, Fault fault) { faults_[block] = fault; }
void fail_reads(std::uint32_t block, std::uint32_t after, std::uint32_t count) {
    failing_block_ = block;
    reads_left_ = after;
    failing_reads_ = count;
}
std::uint32_t reads_to_fail() { return failing_reads_; }
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
std::uint32_t cut_place() { return cut_place_; }

}  // namespace cut_flash

namespace hal {

using namespace cut_flash;

std::uint32_t flash_bytes() { return static_cast<std::uint32_t>(contents().size()); }

bool flash_read(std::uint32_t offset, std::span<std::uint8_t> into) {
    if (offset > contents().size() || into.size() > contents().size() - offset) return false;
    if (fault_at(offset) == Fault::unread) return false;
    if (failing_reads_ > 0 && offset / flash_block_bytes == failing_block_) {
        if (reads_left_ == 0) {
            --failing_reads_;
            return false;
        }
        --reads_left_;
    }
    std::copy_n(contents().begin() + offset, into.size(), into.begin());
    if (wavering_.empty()) return true;
    for (std::size_t i = 0; i < into.size(); ++i)
        if (const std::uint8_t* const mask = wavering_at(offset + i))
            into[i] ^= static_cast<std::uint8_t>(next_byte(flicker_) & *mask);
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
            if (fault_at(offset) == Fault::forgets) to[i] = was;
            if (std::uint8_t* const mask = wavering_at(offset + page + i)) *mask &= bytes[page + i];
        }
        operate(static_cast<std::uint32_t>(offset + page), to, 700, false);
    }
    return true;
}

bool flash_erase(std::uint32_t offset) {
    if (offset % flash_block_bytes || offset >= contents().size()) return false;
    if (fault_at(offset) == Fault::refuses) return false;
    static const std::vector<std::uint8_t> erased(flash_block_bytes, 0xFF);
    if (fault_at(offset) == Fault::stays) return true;
    operate(offset, erased, 45'000, true);
    wavering_.erase(offset / flash_block_bytes);
    return true;
}

}  // namespace hal
