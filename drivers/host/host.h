// The console on a PC: drivers/hal.h in memory, with the clock, the buttons and the battery in the
// hands of whoever starts it. There is one console a process, as there is one a board.
//
//   host::Setup setup;
//   host::parse_script("RIGHT*2 A", setup.keys);
//   host::power_on(std::move(setup));
//   while (!host::script_finished()) console.step();
//   host::film();            // a hash for each frame
//   host::picture();         // what the panel shows now
//
// Without a window time is virtual: it moves only by sleeping, by the panel's wire and by flash
// operations, so every run is the same, at full speed.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "boards/board.h"
#include "drivers/hal.h"
#include "drivers/host/flash.h"
#include "drivers/host/front.h"
#include "drivers/host/picture.h"
#include "drivers/host/script.h"

namespace host {

struct Setup {
    const boards::Board* board = nullptr;  // none: the PicoSystem
    std::unique_ptr<Front> front;          // none: headless
    std::vector<Stroke> keys;
    // What the flash holds at power-on, from its start; the rest is erased.
    std::vector<std::uint8_t> flash;
    std::string flash_file;  // empty: the flash is forgotten at the end
    // None: a well charged battery where the board has one, else USB power.
    std::optional<hal::Power> power;
    std::string crash_note;                // what last_crash() tells
    std::optional<std::uint32_t> entropy;  // none: always the same
    // Called at the end of every frame that sent pixels.
    std::function<void(const Picture&)> watch;
    // Called for every log line as well; it is kept in any case.
    std::function<void(const char*)> log;
    // Called by crash() (the reason), reboot() (empty) and reboot_to_bootloader() (null) before the
    // program ends. It need not return.
    std::function<void(const char*)> rebooting;
};

// A fresh console: nothing of the one before is left, save what a flash file keeps. Returns why it
// cannot be switched on, if so.
std::optional<std::string> power_on(Setup setup);
// Ends it: its front goes away and its flash file is closed.
void power_off();
bool is_on();

// --- What happened ------------------------------------------------------------------------------

struct Sound {
    std::uint64_t at_us;
    std::vector<std::uint16_t> score;
    int volume_percent;
};
struct Light {
    std::uint64_t at_us;
    std::uint8_t red, green, blue;
};
struct Backlight {
    std::uint64_t at_us;
    int percent;
};

const Picture& picture();
const std::vector<std::uint32_t>& film();
std::uint64_t pixels_sent();
bool panel_is_on();
int backlight_percent();  // 0 until the first frame is on the panel
const std::vector<Sound>& sounds();
const std::vector<Light>& lights();
const std::vector<Backlight>& backlights();
const std::vector<std::string>& log_lines();
std::uint64_t last_alive_us();  // the latest still_alive()
Flash& flash();

// --- What happens next --------------------------------------------------------------------------

bool script_finished();
// Why the script did not reach its end.
const std::optional<std::string>& script_trouble();
// A button edge now, as from a keyboard.
void press(hal::Button button, bool pressed);
bool edges_waiting();
// Bytes come in on a port.
void type(hal::Port port, std::string_view bytes);
// What went out on it since this was last asked.
std::string heard(hal::Port port);
// How much goes out before `heard` must be asked; no limit otherwise.
void set_port_room(hal::Port port, std::size_t bytes);
// A program on the computer opens the USB port or closes it. It is closed at power-on.
void open_usb(bool open);
// What usb_start() was given; null: USB is off.
hal::UsbDrive* usb_drive();
void set_power(const hal::Power& power);

}  // namespace host
