// The six chambers of the cylinder. A game is loaded by naming its screen here; nothing else in
// the shell knows which games there are.
#pragma once

#include <array>

#include "stage/screen.h"
#include "stage/sprite.h"

namespace shell {

struct Chamber {
    const char* name;
    const char* line;    // what it is, in one line under the banner
    const char* coming;  // what it will be, for as long as there is no screen
    const stage::Sprite* banner;
    const stage::Sprite* emblem;
    stage::Screen* (*screen)();  // nullptr: not loaded yet
};

inline constexpr int chamber_count = 6;
extern const std::array<Chamber, chamber_count> chambers;

}  // namespace shell
