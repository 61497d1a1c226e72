// The end of a match of Bullets of Love: at sunset with the heart, or in the dust without it.
#pragma once

#include "stage/finale.h"

namespace love_cartridge {

void draw_finale(stage::Canvas& canvas, const stage::Finale& ending);

}  // namespace love_cartridge
