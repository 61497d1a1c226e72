// The six chambers of the cylinder. Which game is in which is said by the line-up; what a chamber
// shows comes with the game, or from here as long as there is none.
#pragma once

#include <array>
#include <string_view>

#include "stage/cartridge.h"
#include "stage/sprite.h"

namespace shell {

// What a chamber shows that has no game to show.
struct Sign {
    std::string_view line;    // what it is, in one line under the banner
    std::string_view coming;  // what will be here
    const stage::Sprite* banner;
    const stage::Sprite* emblem;
};

struct Chamber {
    const Sign* sign = nullptr;                   // nullptr: shows what its cartridge has
    const stage::Cartridge* cartridge = nullptr;  // nullptr: not loaded yet

    constexpr std::string_view line() const { return sign ? sign->line : cartridge->line; }
    constexpr const stage::Sprite* banner() const {
        return sign ? sign->banner : cartridge->banner;
    }
    constexpr const stage::Sprite* emblem() const {
        return sign ? sign->emblem : cartridge->emblem;
    }
};

// Five games; the sixth chamber is made of what is in the others.
inline constexpr int game_chambers = 5, challenge_chamber = 5, chamber_count = 6;
using Chambers = std::array<Chamber, chamber_count>;
extern const Chambers six_chambers;

bool loaded(const Chambers& chambers, int chamber);
// -1: in none.
int chamber_of(const Chambers& chambers, const stage::Cartridge& cartridge);
// By the number of its game, games that are in no chamber included: the self-test opens the null
// game. nullptr: no such game.
const stage::Cartridge* cartridge_of(const Chambers& chambers, std::uint8_t game);
// Of the game whose arenas the console keeps; nullptr: none has such.
const stage::Workshop* workshop_in(const Chambers& chambers);

}  // namespace shell
