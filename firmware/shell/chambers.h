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
    // The title art, unless a guest is in the chamber.
    const stage::Sprite* own_banner() const {
        return cartridge != nullptr && cartridge->game.info.title == name ? banner : nullptr;
    }
};

inline constexpr int chamber_count = 6;
extern const std::array<Chamber, chamber_count> chambers;

// What is loaded, chamber by chamber.
std::span<const stage::Cartridge* const> loaded_cartridges();

}  // namespace shell
