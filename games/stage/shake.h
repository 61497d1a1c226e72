// The twin of the refusing sound: what was tried shakes its head.
#pragma once

#include <cstddef>

namespace stage {

class Shake {
  public:
    static constexpr int reach = 4;  // pixels to either side

    void start() { left_ = frames; }
    // One frame further. True: go on. Where animations are off it only stands out for a moment.
    bool step(int speed) {
        still_ = speed == 0;
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
