// How the console is passed on: a curtain hides the table, with nobody's cards, only a name; a
// banner says whose decision it is where nothing has to be hidden.
#pragma once

#include <string_view>

#include "kit/game.h"
#include "stage/canvas.h"

namespace play {

// `role` is what the seat is in this match, where that is more than its name.
void draw_curtain(stage::Canvas& canvas, std::string_view name, std::string_view role,
                  kit::Seat seat, bool left_handed);

inline constexpr stage::Rect banner_area{0, 92, stage::screen_size, 52};
void draw_banner(stage::Canvas& canvas, std::string_view name, kit::Seat seat);

}  // namespace play
