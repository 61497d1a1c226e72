// The last part of the flash as a block device. While the flash is erased or written nothing can be
// read from it, neither code nor constants: interrupts are off and the SDK's routines run from RAM.
#include "drivers/flash_span.h"

#include <algorithm>
#include <array>
#include <cstring>

#include "hardware/flash.h"
#include "hardware/regs/addressmap.h"
#include "hardware/sync.h"
#include "rp2040/chip.h"

namespace rp2040 {
namespace {

constexpr std::uint32_t storage = board.flash_bytes - board.storage_bytes;
static_assert(hal::flash_block_bytes == FLASH_SECTOR_SIZE);
static_assert(hal::flash_page_bytes == FLASH_PAGE_SIZE);
static_assert(storage % FLASH_SECTOR_SIZE == 0);
static_assert(board.flash_bytes <= PICO_FLASH_SIZE_BYTES);

// The longest erase a flash chip allows itself is 0.4 s: the watchdog, fed before, waits.
template <typename Work>
void alone_with_the_flash(Work work) {
    finish_sending();
    hal::still_alive();
    const std::uint32_t interrupts = save_and_disable_interrupts();
    work();
    restore_interrupts(interrupts);
}

std::uint64_t id;

}  // namespace

// At the start, while nothing else needs the flash: reading the number takes the flash out of the
// mode in which the core reads from it.
void start_flash() {
    std::array<std::uint8_t, FLASH_UNIQUE_ID_SIZE_BYTES> bytes{};
    const std::uint32_t interrupts = save_and_disable_interrupts();
    flash_get_unique_id(bytes.data());
    restore_interrupts(interrupts);
    for (const std::uint8_t byte : bytes) id = id << 8 | byte;
}

}  // namespace rp2040

namespace hal {

std::uint64_t unique_id() { return rp2040::id; }

std::uint32_t flash_bytes() { return rp2040::board.storage_bytes; }

bool flash_read(std::uint32_t offset, std::span<std::uint8_t> into) {
    if (!drivers::readable(offset, into.size(), flash_bytes())) return false;
    const auto* from = reinterpret_cast<const std::uint8_t*>(XIP_BASE + rp2040::storage + offset);
    std::copy_n(from, into.size(), into.begin());
    return true;
}

bool flash_program(std::uint32_t offset, std::span<const std::uint8_t> bytes) {
    if (!drivers::programmable(offset, bytes.size(), flash_bytes())) return false;
    // Page by page: what is written may itself stand in the flash, and interrupts get their turn.
    std::array<std::uint8_t, flash_page_bytes> page;
    for (; !bytes.empty(); bytes = bytes.subspan(flash_page_bytes), offset += flash_page_bytes) {
        std::copy_n(bytes.begin(), flash_page_bytes, page.begin());
        rp2040::alone_with_the_flash(
            [&] { flash_range_program(rp2040::storage + offset, page.data(), page.size()); });
    }
    return true;
}

bool flash_erase(std::uint32_t offset) {
    if (!drivers::erasable(offset, flash_bytes())) return false;
    rp2040::alone_with_the_flash(
        [&] { flash_range_erase(rp2040::storage + offset, flash_block_bytes); });
    return true;
}

}  // namespace hal
