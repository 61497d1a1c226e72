// The six chambers of the cylinder. A game is loaded by naming its cartridge here; nothing else in
// the shell knows which games there are.
#pragma once

#include <array>
#include <span>

#include "stage/cartridge.h"
#include "stage/sprite.h"

namespace shell {

struct Chamber {
    const char* name;
    const char* line;    // what it is, in one line under the banner
    const char* coming;  // what will be here, for as long as nothing is
    const stage::Sprite* banner;
    const stage::Sprite* emblem;
    const stage::Cartridge* cartridge = nullptr;  // nullptr: not loaded yet
    bool challenges = false;                      // the sixth: made of what is in the others

    bool loaded() const { return cartridge != nullptr || challenges; }
    // Another game plays in it until its own is there.
    bool has_guest() const { return cartridge != nullptr && cartridge->game.info.title != name; }
    const stage::Sprite* own_banner() const { return has_guest() ? nullptr : banner; }
};

inline constexpr int chamber_count = 6;
extern const std::array<Chamber, chamber_count> chambers;

// What is loaded, chamber by chamber.
std::span<const stage::Cartridge* const> loaded_cartridges();

}  // namespace shell
