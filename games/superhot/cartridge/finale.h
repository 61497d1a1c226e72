// The end of a match of SUPERHOT: red men burst in a white room, or the glass before a dark one
// does.
#pragma once

#include "stage/finale.h"

namespace superhot_cartridge {

void draw_finale(stage::Canvas& canvas, const stage::Finale& ending);

}  // namespace superhot_cartridge
