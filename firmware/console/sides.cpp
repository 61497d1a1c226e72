#include "console/sides.h"

#include "console/art.h"

namespace console {

void draw_sides(stage::Canvas& canvas, const stage::Rect& panel) {
    const int width = -panel.x;
    if (width <= 0) return;
    const stage::Rect left{panel.x, panel.y, width, panel.height};
    const stage::Rect right{stage::screen_size, panel.y, width, panel.height};
    for (const stage::Rect& side : {left, right}) canvas.fill(side, canvas.theme().paper);
    // The art leans on the picture; a wider side shows the ground beyond it.
    {
        const auto seen = canvas.clipped(left);
        canvas.sprite(art::side_left, {-art::side_left.width, panel.y});
    }
    const auto seen = canvas.clipped(right);
    canvas.sprite(art::side_right, {stage::screen_size, panel.y});
}

}  // namespace console
