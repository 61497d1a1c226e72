// What Y says about each thing of SUPERHOT: words and pictures by the numbers of
// superhot_scene/topics.h, made from the tables of the content where these say it.
#pragma once

#include "stage/cartridge.h"

namespace superhot_cartridge {

void topic(int number, stage::Topic& out);
void draw_topic(stage::Canvas& canvas, int number);

}  // namespace superhot_cartridge
