// match: shows the match on the console, and loads one from a share code or from its text.
#pragma once

#include "shell/remote/intake.h"
#include "usb/console_line.h"

namespace shell::remote {

class MatchCommands {
  public:
    MatchCommands(const Parts& parts, CableScreen& cable, Intake& intake)
        : parts_(parts), cable_(cable), intake_(intake) {}

    usb::Progress match(usb::Request& request);

  private:
    enum class Does : std::uint8_t { show, load };

    usb::Progress show(usb::Request& request);
    usb::Progress load(usb::Request& request);
    usb::Progress load_code(usb::Request& request, std::string_view code);
    usb::Progress play(usb::Request& request);

    const Parts& parts_;
    CableScreen& cable_;
    Intake& intake_;
    Does does_ = Does::show;
    bool replace_ = false, secrets_ = false;
    // Of the match that is shown.
    std::uint16_t count_ = 0, cursor_ = 0;
    // Of the text that comes in.
    std::uint32_t bytes_ = 0;
    const char* trouble_ = nullptr;
};

}  // namespace shell::remote
