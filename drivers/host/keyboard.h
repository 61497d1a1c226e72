// Which keys, and which buttons of a game controller, are which buttons of the console.
#pragma once

#include <SDL.h>

#include "drivers/hal.h"

namespace host {

struct KeyOf {
    hal::Button button;
    SDL_Scancode key;
};

// By place, not by letter, so WASD and IJKL keep their shape on every keyboard: the right hand's
// four lie as the console's do.
inline constexpr KeyOf keyboard[] = {
    {hal::Button::up, SDL_SCANCODE_UP},       {hal::Button::up, SDL_SCANCODE_W},
    {hal::Button::down, SDL_SCANCODE_DOWN},   {hal::Button::down, SDL_SCANCODE_S},
    {hal::Button::left, SDL_SCANCODE_LEFT},   {hal::Button::left, SDL_SCANCODE_A},
    {hal::Button::right, SDL_SCANCODE_RIGHT}, {hal::Button::right, SDL_SCANCODE_D},
    {hal::Button::a, SDL_SCANCODE_L},         {hal::Button::a, SDL_SCANCODE_Z},
    {hal::Button::a, SDL_SCANCODE_RETURN},    {hal::Button::b, SDL_SCANCODE_K},
    {hal::Button::b, SDL_SCANCODE_X},         {hal::Button::b, SDL_SCANCODE_BACKSPACE},
    {hal::Button::x, SDL_SCANCODE_I},         {hal::Button::x, SDL_SCANCODE_C},
    {hal::Button::y, SDL_SCANCODE_J},         {hal::Button::y, SDL_SCANCODE_V},
};

struct PadButtonOf {
    hal::Button button;
    SDL_GameControllerButton pad;
};

// By label: what the screen calls A is the button with an A on it.
inline constexpr PadButtonOf controller[] = {
    {hal::Button::up, SDL_CONTROLLER_BUTTON_DPAD_UP},
    {hal::Button::down, SDL_CONTROLLER_BUTTON_DPAD_DOWN},
    {hal::Button::left, SDL_CONTROLLER_BUTTON_DPAD_LEFT},
    {hal::Button::right, SDL_CONTROLLER_BUTTON_DPAD_RIGHT},
    {hal::Button::a, SDL_CONTROLLER_BUTTON_A},
    {hal::Button::b, SDL_CONTROLLER_BUTTON_B},
    {hal::Button::x, SDL_CONTROLLER_BUTTON_X},
    {hal::Button::y, SDL_CONTROLLER_BUTTON_Y},
};

}  // namespace host
