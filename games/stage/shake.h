// The twin of the refusing sound: what was tried shakes its head.
#pragma once

#include <cstddef>

#include "stage/screen.h"

namespace stage {

class Shake {
  public:
    static constexpr int reach = 4;  // pixels to either side

    // Where animations are off, or fewer flashes wished for, it only stands out for a moment.
    void start(const Console& console) {
        left_ = frames;
        still_ = console.animation_speed() == 0 || console.calm();
    }
    // One frame further. True: go on.
    bool step() {
        if (left_ > 0) --left_;
        return left_ > 0;
    }
    bool active() const { return left_ > 0; }
    // Pixels to the right.
    int offset() const {
        constexpr int way[frames + 1] = {0, -1, 1, -2, 2, -3, 3, -4, 4, -3, 3};
        return still_ ? 0 : way[static_cast<std::size_t>(left_)];
    }

  private:
    static constexpr int frames = 10;
    int left_ = 0;
    bool still_ = false;
};

}  // namespace stage
