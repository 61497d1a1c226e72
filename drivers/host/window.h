// The console in a window: SDL2 shows the panel, a keyboard, game controllers or the mouse press
// the buttons, the sound card plays the scores.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>

#include "drivers/hal.h"
#include "drivers/host/front.h"

namespace host {

struct Area {
    int x = 0, y = 0, width = 0, height = 0;
    bool contains(int px, int py) const {
        return px >= x && px < x + width && py >= y && py < y + height;
    }
};

// A drawn handheld around the screen, and where its parts are on it.
struct Casing {
    Picture picture;
    Area screen, light;
    std::array<Area, hal::button_count> buttons;
};

struct WindowSetup {
    std::string title;
    int width = 240, height = 240;  // of the panel
    int scale = 0;                  // window pixels a panel pixel; 0: what suits the display
    std::optional<Casing> casing;
    bool sound = true;
    std::string shots;  // screenshots are named <shots>-1.png, <shots>-2.png, ...
};

class Window : public Front {
  public:
    // Null, and why, if there is no display.
    static std::unique_ptr<Window> open(WindowSetup setup, std::string& trouble);
    // The player wants to end.
    virtual bool closed() const = 0;
};

// Which key is which button, as lines for a terminal, in the names of the keyboard in use.
std::string keyboard_help();

}  // namespace host
