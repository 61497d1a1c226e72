// What a panel wider than the picture shows left and right of it.
#pragma once

#include "stage/canvas.h"

namespace console {

// `panel`: the whole panel in the picture's coordinates.
void draw_sides(stage::Canvas& canvas, const stage::Rect& panel);

}  // namespace console
