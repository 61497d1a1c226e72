// The null game as the console knows it: the example that a new game's cartridge is copied from.
#pragma once

#include "stage/cartridge.h"

namespace nullgame_cartridge {

extern const stage::Cartridge cartridge;
extern const stage::Lesson lessons[1];
void topic(int number, stage::Topic& out);
void draw_topic(stage::Canvas& canvas, int number);

}  // namespace nullgame_cartridge
