// Everything that can press the console's buttons in a window: keys, game controllers that come and
// go, and a finger on the drawn handheld. A button is down while any of them holds it.
#pragma once

#include <SDL.h>

#include <array>
#include <map>

#include "drivers/hal.h"

namespace host {

using ButtonMask = std::uint8_t;
constexpr ButtonMask mask_of(hal::Button button) {
    return static_cast<ButtonMask>(1u << static_cast<unsigned>(button));
}

class Inputs {
  public:
    Inputs() = default;
    Inputs(const Inputs&) = delete;
    Inputs& operator=(const Inputs&) = delete;
    ~Inputs();

    // Takes what it understands.
    void take(const SDL_Event& event);
    void set_finger(ButtonMask buttons) { finger_ = buttons; }
    void let_go() { keys_ = {}, finger_ = 0; }
    ButtonMask held() const;

  private:
    struct Pad {
        SDL_GameController* device;
        ButtonMask buttons, stick;
    };
    void plug(int index);
    void unplug(SDL_JoystickID id);
    void tilt(Pad& pad, const SDL_ControllerAxisEvent& axis);

    std::array<ButtonMask, SDL_NUM_SCANCODES> keys_{};  // what each key holds
    std::map<SDL_JoystickID, Pad> pads_;
    ButtonMask finger_ = 0;
};

}  // namespace host
