// The table by which the console knows Blast Tactics.
#pragma once

#include "stage/cartridge.h"

namespace blast_cartridge {

extern const stage::Cartridge cartridge;

}  // namespace blast_cartridge
