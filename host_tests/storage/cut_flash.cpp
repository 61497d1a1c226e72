#include "storage/cut_flash.h"

#include <algorithm>
#include <array>
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

// Changes `from` to `to` as far as the tear lets it, then cuts the power.
[[noreturn]] void tear(std::uint8_t* at, std::span<const std::uint8_t> to) {
    const std::size_t half =
        to.empty() ? 0 : static_cast<std::size_t>(random_byte()) * to.size() / 256;
    for (std::size_t i = 0; i < to.size(); ++i) {
        const std::uint8_t changing = at[i] ^ to[i];
        const std::uint8_t kept = tear_ == Tear::some    ? random_byte()
                                  : tear_ == Tear::first ? (i < half ? 0xFF : 0)
                                  : tear_ == Tear::last  ? (i < half ? 0 : 0xFF)
                                  : tear_ == Tear::after ? 0xFF
                                                         : 0;
        at[i] = static_cast<std::uint8_t>(at[i] ^ (changing & kept));
    }
    ++cuts_;
    std::longjmp(power_off, 1);
}

void operate(std::uint32_t offset, std::span<const std::uint8_t> to, std::uint32_t us) {
    ++operations_;
    time_us_ += us;
    if (armed_ && left_-- == 0) tear(&bytes_[offset], to);
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
        operate(static_cast<std::uint32_t>(offset + page), to, 700);
    }
    return true;
}

bool flash_erase(std::uint32_t offset) {
    if (offset % flash_block_bytes || offset >= contents().size()) return false;
    if (fault_at(offset) == Fault::refuses) return false;
    static const std::vector<std::uint8_t> erased(flash_block_bytes, 0xFF);
    operate(offset, erased, 45'000);
    return true;
}

}  // namespace hal
