// The picture beside what Y says.
#pragma once

#include "stage/canvas.h"

namespace blast_scene {

void draw_topic(stage::Canvas& canvas, int number);

}  // namespace blast_scene
