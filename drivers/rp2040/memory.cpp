// How much memory is used. The stack is painted at the start; what is no longer paint was used.
// Below the stack is a stretch of memory that nobody owns, so an overflow is found before it harms.
#include "drivers/hal.h"
#include "hardware/regs/addressmap.h"
#include "rp2040/chip.h"

extern "C" {
extern std::uint32_t __StackBottom[], __StackTop[];
extern char __flash_binary_start[], __flash_binary_end[], __end__[];
}

namespace rp2040 {
namespace {

constexpr std::uint32_t paint = 0x5a1c0de5;
constexpr int guard_words = 8;
constexpr std::uint32_t ram_bytes = 264 * 1024;

std::uint32_t bytes(const void* from, const void* to) {
    return static_cast<std::uint32_t>(reinterpret_cast<std::uintptr_t>(to) -
                                      reinterpret_cast<std::uintptr_t>(from));
}

}  // namespace

// Also true before the first painting ever: only asked when a painted program ran before.
bool stack_overflowed() {
    for (int i = 0; i < guard_words; ++i)
        if (__StackBottom[i] != paint) return true;
    return false;
}

void start_memory() {
    const std::uint32_t* here;
    __asm volatile("mov %0, sp" : "=r"(here));
    for (volatile std::uint32_t* word = __StackBottom; word < here; ++word) *word = paint;
}

}  // namespace rp2040

namespace hal {

Memory memory() {
    const std::uint32_t* deepest = __StackBottom;
    while (deepest < __StackTop && *deepest == rp2040::paint) ++deepest;
    const std::uint32_t stack = rp2040::bytes(__StackBottom, __StackTop);
    const std::uint32_t data = rp2040::bytes(reinterpret_cast<const void*>(SRAM_BASE), __end__);
    return {.ram_used = data + stack,
            .ram_total = rp2040::ram_bytes,
            .stack_peak = rp2040::bytes(deepest, __StackTop),
            .stack_total = stack,
            .flash_used = rp2040::bytes(__flash_binary_start, __flash_binary_end),
            .flash_total = rp2040::board.flash_bytes - rp2040::board.storage_bytes};
}

}  // namespace hal
