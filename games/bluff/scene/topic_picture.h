// The large pictures of what Y explains (bluff/topics.h), made of the table's own pieces.
#pragma once

#include "bluff/topics.h"
#include "stage/canvas.h"

namespace bluff_scene {

// Into stage::topic_picture.
void draw_topic(stage::Canvas& canvas, int number);

}  // namespace bluff_scene
