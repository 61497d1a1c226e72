// How the console is passed on: a curtain hides the table, with nobody's cards, only a name; a
// banner says whose decision it is where nothing has to be hidden.
#pragma once

#include <string_view>

#include "kit/game.h"
#include "stage/cartridge.h"

namespace play {

// What the console is passed on for.
struct Errand {
    std::string_view words;  // about the one who gets it: a role, or why
    std::string_view verb;   // what is done behind the curtain
};
void draw_curtain(stage::Canvas& canvas, kit::Seat seat, std::string_view name,
                  const Errand& errand, bool left_handed);

inline constexpr stage::Rect banner_area{0, 92, stage::screen_size, 52};
// `role`: what the seat is in this match, named if the game marks its seats itself.
void draw_banner(stage::Canvas& canvas, std::string_view name, kit::Seat seat,
                 const stage::Cartridge& cartridge, std::string_view role);

}  // namespace play
