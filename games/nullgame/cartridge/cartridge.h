// The null game as the console knows it: the example that a new game's cartridge is copied from.
#pragma once

#include "stage/cartridge.h"

namespace nullgame_cartridge {

extern const stage::Cartridge cartridge;
extern const stage::Lesson lessons[1];

}  // namespace nullgame_cartridge
