// The revolver's cylinder seen from the front, its centre low on the screen: the chamber on top is
// the one under the hammer.
#pragma once

#include "shell/angle.h"
#include "shell/chambers.h"
#include "stage/canvas.h"

namespace shell {

class Cylinder {
  public:
    static constexpr stage::Point centre{120, 222};
    static constexpr int radius = 92, orbit = 59, bore = 23;
    static constexpr int bottom = 224;  // the hint line lies below
    static constexpr int hammer_top = 114, hammer_lift = 4;
    // Everything that moves when it turns.
    static constexpr stage::Rect area{centre.x - radius - 1, hammer_top - hammer_lift,
                                      2 * radius + 3, bottom - hammer_top + hammer_lift};

    // `turn`: how far it is turned, a chamber's step each 256; at 0 the first chamber is on top.
    // `lift`: how far the hammer is drawn back, in pixels. `locked`: the chamber has snapped in.
    static void draw(stage::Canvas& canvas, const Chambers& chambers, int turn, int lift,
                     bool locked);

  private:
    static void draw_body(stage::Canvas& canvas, int turn);
    static void draw_chamber(stage::Canvas& canvas, const Chambers& chambers, int index,
                             stage::Point at);
    static void draw_hammer(stage::Canvas& canvas, int lift, bool locked);
};

}  // namespace shell
