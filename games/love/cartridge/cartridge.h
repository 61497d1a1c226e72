// Bullets of Love for the console's cylinder.
#pragma once

#include "stage/cartridge.h"

namespace love_cartridge {

extern const stage::Cartridge cartridge;

}  // namespace love_cartridge
