// The table by which the console knows Bluff the Bullet.
#pragma once

#include "stage/cartridge.h"

namespace bluff_cartridge {

extern const stage::Cartridge cartridge;

}  // namespace bluff_cartridge
