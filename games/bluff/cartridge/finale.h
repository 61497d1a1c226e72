// The end of a match of Bluff the Bullet: a saint in the lamplight, or the last curtain.
#pragma once

#include "stage/finale.h"

namespace bluff_cartridge {

void draw_finale(stage::Canvas& canvas, const stage::Finale& ending);

}  // namespace bluff_cartridge
