// The picture of what Y explains.
#pragma once

#include "stage/canvas.h"

namespace bullet_scene {

void draw_topic(stage::Canvas& canvas, int number);

}  // namespace bullet_scene
