// The revolver's cylinder seen from the front, its centre low on the screen: the chamber on top is
// the one under the hammer.
#pragma once

#include "shell/angle.h"
#include "stage/canvas.h"

namespace shell {

class Cylinder {
  public:
    static constexpr stage::Point centre{120, 216};
    static constexpr int radius = 92, orbit = 59, bore = 23;
    // Everything that moves when it turns; the hint line lies below.
    static constexpr stage::Rect area{centre.x - radius - 1, centre.y - radius - 1, 2 * radius + 3,
                                      224 - (centre.y - radius - 1)};

    // `turn`: how far it is turned, a chamber's step each 256; at 0 the first chamber is on top.
    static void draw(stage::Canvas& canvas, int turn);

  private:
    static void draw_body(stage::Canvas& canvas, int turn);
    static void draw_chamber(stage::Canvas& canvas, int index, stage::Point at);
};

}  // namespace shell
