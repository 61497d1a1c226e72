// The six chambers of the cylinder. A game is loaded by naming its cartridge here; nothing else in
// the shell knows which games there are. A chamber is a game's own for ever: the numbers of the
// challenges go by its place.
#pragma once

#include <array>

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
};

// Five games; the sixth chamber is made of what is in the others.
inline constexpr int game_chambers = 5, challenge_chamber = 5, chamber_count = 6;
using Chambers = std::array<Chamber, chamber_count>;
extern const Chambers six_chambers;

bool loaded(const Chambers& chambers, int chamber);
// -1: in none.
int chamber_of(const Chambers& chambers, const stage::Cartridge& cartridge);
// By the number of its game. The null game is known too: it is in no chamber, the self-test opens
// it. nullptr: no such game.
const stage::Cartridge* cartridge_of(const Chambers& chambers, std::uint8_t game);

}  // namespace shell
