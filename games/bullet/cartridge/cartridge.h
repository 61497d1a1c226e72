// Bullet as the console knows it.
#pragma once

#include "stage/cartridge.h"

namespace bullet_cartridge {

extern const stage::Cartridge cartridge;

}  // namespace bullet_cartridge
