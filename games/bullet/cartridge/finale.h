// The end of a match of Bullet: a sky that is swept clear, a bag that was too full, a Boss broken
// or not.
#pragma once

#include "stage/finale.h"

namespace bullet_cartridge {

void draw_finale(stage::Canvas& canvas, const stage::Finale& ending);

}  // namespace bullet_cartridge
