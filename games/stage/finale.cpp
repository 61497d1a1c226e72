#include "stage/finale.h"

namespace stage {

void draw_glory(Canvas& canvas, Point centre, int reach, int turn, Colour colour) {
    for (int ray = turn & 1; ray < 16; ray += 2)
        canvas.triangle(centre, on_ray(centre, ray, reach), on_ray(centre, ray + 1, reach), colour);
}

}  // namespace stage
