// What hides the table while the console is passed on: nobody's cards, only a name.
#pragma once

#include <string_view>

#include "kit/game.h"
#include "stage/canvas.h"

namespace play {

// `role` is what the seat is in this match, where that is more than its name.
void draw_curtain(stage::Canvas& canvas, std::string_view name, std::string_view role,
                  kit::Seat seat, bool left_handed);

}  // namespace play
