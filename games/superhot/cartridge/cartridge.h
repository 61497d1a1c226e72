// SUPERHOT as the console knows it.
#pragma once

#include "stage/cartridge.h"

namespace superhot_cartridge {

extern const stage::Cartridge cartridge;

}  // namespace superhot_cartridge
