// Sudden Death: everybody who is in it side by side.
#pragma once

#include "bullet_scene/layout.h"
#include "stage/match_view.h"

namespace bullet_scene {

struct SuddenLook {
    unsigned in = 0;     // seats that it began with
    unsigned hit = 0;    // seats that are being hit
    int shake = 0;       // pixels
    unsigned fresh = 0;  // seats whose last bullet is still falling
    Space falling[8]{};  // where to
    int drop = 0;        // pixels that it has still to fall
};
void draw_sudden(Canvas& canvas, const State& state, const stage::MatchView& view,
                 const SuddenLook& look);

}  // namespace bullet_scene
