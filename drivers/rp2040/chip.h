// What the files of this folder know of each other, and the board they run on.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "boards/chosen.h"

namespace rp2040 {

inline constexpr const boards::Board& board = boards::chosen;
inline constexpr std::uint32_t clock_hertz = 125'000'000;

constexpr bool wired(boards::Pin pin) { return pin != boards::no_pin; }
constexpr unsigned number(boards::Pin pin) { return static_cast<unsigned>(pin); }
constexpr std::uint32_t bit(boards::Pin pin) { return wired(pin) ? 1u << number(pin) : 0; }

// start() calls these once, in this order.
void start_memory();
void start_crash();
void leave_if_asked();
void start_flash();
void start_screen();
void start_clock();
void start_buttons();
void start_sound();
void start_light();
void start_power();
void start_serial();

// The two ports, as hal.h describes them; `waiting`: there is something to read or to do.
bool serial_waiting();
bool serial_open();
std::size_t serial_read(std::span<std::uint8_t> into);
std::size_t serial_write(std::span<const std::uint8_t> bytes);
bool usb_waiting();
bool usb_open();
std::size_t usb_read(std::span<std::uint8_t> into);
std::size_t usb_write(std::span<const std::uint8_t> bytes);

// For the boot ROM's loader, which shows itself on USB without some of its interfaces: 1 is its
// drive, 2 is picotool's.
[[noreturn]] void leave_for_bootloader(std::uint32_t without_interfaces);

// By ourselves, after a crash, or by the bootloader after an update; not by a person's hand.
bool rebooted();
// Without loss of power: the panel may still be awake. A loss so short that the memory kept its
// content counts, too.
bool reset_while_running();

// Waits in sleep, whatever happens meanwhile.
void sleep_through(std::uint64_t until_us);
// Sleeps until the next interrupt; the time is counted as slept.
void doze();

// No pixel is on its way any more.
void finish_sending();

bool stack_overflowed();

}  // namespace rp2040
