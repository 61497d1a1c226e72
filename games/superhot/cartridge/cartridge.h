// SUPERHOT as the console knows it.
#pragma once

#include "stage/cartridge.h"

namespace superhot {

extern const stage::Cartridge cartridge;

}  // namespace superhot
