// The end of a match of Blast Tactics: fireworks over the court, or one blast too near.
#pragma once

#include "stage/finale.h"

namespace blast_cartridge {

void draw_finale(stage::Canvas& canvas, const stage::Finale& ending);

}  // namespace blast_cartridge
