// The large pictures of what Y explains (love/topics.h), made of the table's own pieces.
#pragma once

#include "love/topics.h"
#include "stage/canvas.h"

namespace love_scene {

// Into stage::topic_picture.
void draw_topic(stage::Canvas& canvas, int number);

}  // namespace love_scene
