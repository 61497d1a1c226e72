// Which keys, and which buttons of a game controller, are which buttons of the console.
#pragma once

#include <SDL.h>

#include "drivers/hal.h"

namespace host {

struct LetterOf {
    hal::Button button;
    SDL_Keycode letter;
};

// The screen says "A": the key with an A on it, wherever the keyboard's language puts it.
inline constexpr LetterOf letters[] = {
    {hal::Button::a, SDLK_a},
    {hal::Button::b, SDLK_b},
    {hal::Button::x, SDLK_x},
    {hal::Button::y, SDLK_y},
};

struct KeyOf {
    hal::Button button;
    SDL_Scancode key;
};

// By place: IJKL lie under the right hand as the console's four buttons do, on every keyboard.
inline constexpr KeyOf places[] = {
    {hal::Button::up, SDL_SCANCODE_UP},     {hal::Button::down, SDL_SCANCODE_DOWN},
    {hal::Button::left, SDL_SCANCODE_LEFT}, {hal::Button::right, SDL_SCANCODE_RIGHT},
    {hal::Button::a, SDL_SCANCODE_L},       {hal::Button::a, SDL_SCANCODE_RETURN},
    {hal::Button::b, SDL_SCANCODE_K},       {hal::Button::b, SDL_SCANCODE_BACKSPACE},
    {hal::Button::x, SDL_SCANCODE_I},       {hal::Button::y, SDL_SCANCODE_J},
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
