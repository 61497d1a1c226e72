// What a console can do: the only way from our code to the hardware.
//
// One implementation is linked: drivers/rp2040 (the chip) or drivers/host (a window, or memory
// only). Plain integers cross this border, so that nothing above has to know a driver's types and
// no driver has to know ours. Nothing here allocates, throws or uses floating point.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "boards/board.h"
#include "drivers/usb_drive.h"

namespace hal {

const boards::Board& board();

// --- Screen -------------------------------------------------------------------------------------
// Coordinates are the picture's: 0..239 both ways. On a wider panel x runs from -side to 239 +
// side. A frame is frame_begin, any number of sends, frame_end. Pixels are RGB565 in the core's
// byte order.

// `whole`: much of the screen will change, so wait for the panel's frame start where it is wired.
void frame_begin(bool whole);
// Starts sending width x height pixels and returns at once; `pixels` must stay untouched until the
// next call of a frame function has returned (so two buffers are used in turns).
void frame_send(int x, int y, int width, int height, const std::uint16_t* pixels);
// Returns when the last byte is on the wire. The first frame ever also lights the backlight.
void frame_end();
void set_backlight(int percent);
// Off: panel asleep, backlight dark. On again: the picture must be sent anew.
void set_panel(bool on);

// --- Buttons ------------------------------------------------------------------------------------
enum class Button : std::uint8_t { up, down, left, right, a, b, x, y };
inline constexpr int button_count = 8;

struct ButtonEvent {
    Button button;
    bool pressed;
    std::uint64_t at_us;
};
// Debounced edges in the order they happened; a press shorter than a frame is not lost.
bool next_button(ButtonEvent& event);

// --- Sound and light ----------------------------------------------------------------------------
// A score alternates a pitch in hertz (0: silence) and a length in milliseconds. The driver plays
// it by itself; a new score replaces it, an empty one ends it. The numbers must outlive the
// playing.
void play(std::span<const std::uint16_t> score, int volume_percent);
void set_light(std::uint8_t red, std::uint8_t green, std::uint8_t blue);

// --- Time and sleep -----------------------------------------------------------------------------
std::uint64_t now_us();
// Sleeps until the time has come or something happened (a button edge, a USB packet); may return
// early.
void sleep_until(std::uint64_t us);
// How long the core slept since power-on: now_us() minus this is what the battery paid for.
std::uint64_t slept_us();

// --- Power --------------------------------------------------------------------------------------
struct Power {
    bool has_battery;
    bool charging;
    bool usb;
    int millivolts;
    int percent;
};
Power power();

// --- Flash: the storage part as a block device --------------------------------------------------
inline constexpr std::uint32_t flash_block_bytes = 4096;  // what an erase clears
inline constexpr std::uint32_t flash_page_bytes = 256;    // what a program writes at most at once
std::uint32_t flash_bytes();
// Offsets count from the start of the storage part. False: out of range or misaligned, nothing
// done.
bool flash_read(std::uint32_t offset, std::span<std::uint8_t> into);
bool flash_program(std::uint32_t offset, std::span<const std::uint8_t> bytes);
bool flash_erase(std::uint32_t offset);

// --- Trouble ------------------------------------------------------------------------------------
// Stops with a reason that survives the reboot it causes; last_crash() tells it afterwards ("" if
// none).
[[noreturn]] void crash(const char* reason);
const char* last_crash();
// The loop calls this; a loop that stays away for seconds is rebooted with the reason "hung".
void still_alive();
[[noreturn]] void reboot_to_bootloader();
[[noreturn]] void reboot();

// --- Ports: bytes to and from a computer --------------------------------------------------------
enum class Port : std::uint8_t { serial, usb };
inline constexpr int port_count = 2;
// Somebody is there: on USB the cable is in and a program has opened the port (DTR). A serial line
// cannot tell, and says yes if it is wired.
bool port_open(Port port);
// What has come in, at most as much as fits; what is not fetched makes the computer wait. Never
// waits.
std::size_t port_read(Port port, std::span<std::uint8_t> into);
// Takes as much as there is room for now and returns how much that was. Never waits. While nobody
// is there it takes nothing.
std::size_t port_write(Port port, std::span<const std::uint8_t> bytes);

// Switches USB on. `drive` is what the computer sees as a drive; it must stay.
void usb_start(UsbDrive& drive);
// Lets USB do what is due; the loop calls it, and never from inside a storage call, because the
// drive reads storage. A block that would probably take longer than `until_us`, when a frame is
// due, is put off for a while.
void usb_step(std::uint64_t until_us);
// The board's own number, for the computer to tell two consoles apart.
std::uint64_t unique_id();

// --- The rest -----------------------------------------------------------------------------------
std::uint32_t entropy();     // for choosing seeds only; rules never see it
void log(const char* line);  // to the serial port

struct Memory {
    std::uint32_t ram_used, ram_total;  // static data and reserved stacks
    std::uint32_t stack_peak, stack_total;
    std::uint32_t flash_used, flash_total;  // the program's part
};
Memory memory();

}  // namespace hal
