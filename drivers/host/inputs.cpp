#include "drivers/host/inputs.h"

#include "drivers/host/keyboard.h"

namespace host {

namespace {

// Of 32767. Two limits, so that a stick near the edge of the dead zone does not chatter.
constexpr int stick_on = 18000, stick_off = 12000;

void set(ButtonMask& mask, hal::Button button, bool on) {
    mask = static_cast<ButtonMask>(on ? mask | mask_of(button) : mask & ~mask_of(button));
}

// The Latin letter on a key. A keyboard of another script has them beside its own, where the
// English one has them.
SDL_Keycode letter_on(const SDL_Keysym& key) {
    const bool letter_key = key.scancode >= SDL_SCANCODE_A && key.scancode <= SDL_SCANCODE_Z;
    if (!letter_key || key.sym < 0x80) return key.sym;
    return SDLK_a + (key.scancode - SDL_SCANCODE_A);
}

ButtonMask button_of(const SDL_Keysym& key) {
    for (const LetterOf& entry : letters)
        if (entry.letter == letter_on(key)) return mask_of(entry.button);
    for (const KeyOf& entry : places)
        if (entry.key == key.scancode) return mask_of(entry.button);
    return 0;
}

}  // namespace

Inputs::~Inputs() {
    for (auto& [id, pad] : pads_) SDL_GameControllerClose(pad.device);
}

void Inputs::take(const SDL_Event& event) {
    switch (event.type) {
        case SDL_KEYDOWN:
            keys_[event.key.keysym.scancode] = button_of(event.key.keysym);
            break;
        case SDL_KEYUP:
            keys_[event.key.keysym.scancode] = 0;
            break;
        case SDL_CONTROLLERDEVICEADDED:
            plug(event.cdevice.which);
            break;
        case SDL_CONTROLLERDEVICEREMOVED:
            unplug(event.cdevice.which);
            break;
        case SDL_CONTROLLERBUTTONDOWN:
        case SDL_CONTROLLERBUTTONUP:
            if (const auto pad = pads_.find(event.cbutton.which); pad != pads_.end())
                for (const PadButtonOf& entry : controller)
                    if (entry.pad == event.cbutton.button)
                        set(pad->second.buttons, entry.button,
                            event.type == SDL_CONTROLLERBUTTONDOWN);
            break;
        case SDL_CONTROLLERAXISMOTION:
            if (const auto pad = pads_.find(event.caxis.which); pad != pads_.end())
                tilt(pad->second, event.caxis);
            break;
        default:
            break;
    }
}

ButtonMask Inputs::held() const {
    ButtonMask mask = finger_;
    for (const ButtonMask key : keys_) mask = static_cast<ButtonMask>(mask | key);
    for (const auto& [id, pad] : pads_)
        mask = static_cast<ButtonMask>(mask | pad.buttons | pad.stick);
    return mask;
}

void Inputs::plug(int index) {
    SDL_GameController* device = SDL_GameControllerOpen(index);
    if (!device) return;
    const SDL_JoystickID id = SDL_JoystickInstanceID(SDL_GameControllerGetJoystick(device));
    // SDL tells of a pad twice if it was there before the start; the second opening only counts up.
    if (!pads_.try_emplace(id, Pad{device, 0, 0}).second) SDL_GameControllerClose(device);
}

void Inputs::unplug(SDL_JoystickID id) {
    const auto pad = pads_.find(id);
    if (pad == pads_.end()) return;
    SDL_GameControllerClose(pad->second.device);
    pads_.erase(pad);
}

void Inputs::tilt(Pad& pad, const SDL_ControllerAxisEvent& axis) {
    const bool sideways = axis.axis == SDL_CONTROLLER_AXIS_LEFTX;
    if (!sideways && axis.axis != SDL_CONTROLLER_AXIS_LEFTY) return;
    const auto follow = [&pad](hal::Button button, int towards) {
        const bool before = pad.stick & mask_of(button);
        set(pad.stick, button, towards > (before ? stick_off : stick_on));
    };
    follow(sideways ? hal::Button::left : hal::Button::up, -axis.value);
    follow(sideways ? hal::Button::right : hal::Button::down, axis.value);
}

}  // namespace host
