// Crashes: the reason is kept in memory that the reboot leaves alone, and told by the next start.
#include "drivers/crash_note.h"
#include "drivers/hal.h"
#include "hardware/sync.h"
#include "hardware/watchdog.h"
#include "pico/bootrom.h"
#include "rp2040/chip.h"

namespace rp2040 {
namespace {

constexpr std::uint32_t patience_ms = 8000;
constexpr std::uint32_t started = 0x53697867;

drivers::CrashNote __uninitialized_ram(note);
std::uint32_t __uninitialized_ram(start_mark);
drivers::Line last;
bool warm;

[[noreturn]] void reboot() {
    watchdog_reboot(0, 0, 0);
    for (;;) __wfi();
}

}  // namespace

void start_crash() {
    const bool watchdog = watchdog_caused_reboot();
    // Memory keeps the mark over a reset by the RUN pin, too.
    warm = watchdog || start_mark == started;
    start_mark = started;

    if (note.valid()) {
        last.add(note.text);
    } else if (watchdog_enable_caused_reboot()) {
        // Nobody crashed, nobody fed it. The stack, not yet painted anew, may tell why.
        last.add(stack_overflowed() ? "stack overflow" : "hung");
    }
    note.clear();
    watchdog_enable(patience_ms, true);
}

void leave_for_bootloader(std::uint32_t without_interfaces) {
    save_and_disable_interrupts();
    watchdog_disable();
    reset_usb_boot(0, without_interfaces);
    for (;;) __wfi();  // the ROM does not come back
}

bool reset_while_running() { return warm; }
bool rebooted() { return watchdog_caused_reboot(); }

// The frame was pushed by the fault: program counter and link register are all that fits a line.
extern "C" [[noreturn]] void sixgun_fault(std::uint32_t at, std::uint32_t from) {
    drivers::Line reason;
    reason.add(stack_overflowed() ? "stack overflow at " : "fault at ");
    reason.add_hex(at).add(" from ").add_hex(from);
    hal::crash(reason.text());
}

// A fresh stack first: the old one may be what is broken.
extern "C" [[gnu::naked]] void isr_hardfault() {
    __asm volatile(
        "mov r2, sp\n"
        "ldr r0, [r2, #24]\n"
        "ldr r1, [r2, #20]\n"
        "ldr r3, =__StackTop\n"
        "mov sp, r3\n"
        "bl sixgun_fault\n"
        ".pool\n");
}

// The SDK's panic(); PICO_PANIC_FUNCTION names it. Its text is a format, kept as it is.
extern "C" [[noreturn]] void sixgun_panic(const char* format, ...) {
    drivers::Line reason;
    hal::crash(reason.add("sdk: ").add(format).text());
}

extern "C" [[noreturn]] void __cxa_pure_virtual() { hal::crash("c++: pure virtual call"); }

}  // namespace rp2040

// Where the standard library would throw: string_view::substr() beyond its end, and the like.
namespace std {

[[noreturn]] void __throw_out_of_range_fmt(const char* format, ...) {
    drivers::Line reason;
    hal::crash(reason.add("c++: ").add(format).text());
}

}  // namespace std

namespace hal {

void crash(const char* reason) {
    save_and_disable_interrupts();
    rp2040::note.write(reason);
    __dsb();
    rp2040::reboot();
}

const char* last_crash() { return rp2040::last.text(); }

void still_alive() {
    if (rp2040::stack_overflowed()) crash("stack overflow");
    watchdog_update();
}

void reboot_to_bootloader() { rp2040::leave_for_bootloader(0); }

void reboot() { rp2040::reboot(); }

}  // namespace hal
