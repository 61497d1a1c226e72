// Who stands before the console: nobody, in virtual time (headless), or a person at a window.
#pragma once

#include <cstdint>
#include <span>

#include "drivers/host/picture.h"

namespace host {

class Front {
  public:
    virtual ~Front() = default;

    virtual std::uint64_t now_us() = 0;
    // Returns at the time given, or earlier when a button was pressed or released.
    virtual void sleep_until(std::uint64_t us) = 0;
    // The wire was busy for so long; only virtual time has to be told.
    virtual void spend(std::uint64_t us) = 0;
    // The picture, or how brightly it is lit, is different now.
    virtual void show(const Picture& picture, int backlight_percent) = 0;
    virtual void play(std::span<const std::uint16_t> score, int volume_percent) = 0;
    virtual void set_light(std::uint8_t red, std::uint8_t green, std::uint8_t blue) = 0;
    // The console asks for a reboot: with the reason of a crash, without one (empty), or to the
    // bootloader (null). A PC has no reset line: the program says so and ends. Must not return.
    virtual void reboot(const char* reason);
};

}  // namespace host
