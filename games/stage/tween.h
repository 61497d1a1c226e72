// A value on its way from one number to another, counted in frames. Integers only: the same frames
// give the same values on every machine, so a film of the console can be compared pixel by pixel.
#pragma once

#include <cstdint>

namespace stage {

enum class Ease : std::uint8_t {
    linear,
    out,
    in_out,
    back
};  // back: swings a little beyond and returns

class Tween {
  public:
    Tween() = default;
    explicit Tween(int resting) : from_(resting), to_(resting) {}

    void go(int from, int to, int frames, Ease ease = Ease::out);
    void jump(int to) { go(to, to, 0); }
    // One frame further. `speed` 256 is normal; 0 means no animations: straight to the end.
    // True while still under way.
    bool step(int speed = 256);
    int value() const;
    int target() const { return to_; }
    bool moving() const { return at_ < length_; }

  private:
    int from_ = 0, to_ = 0;
    int at_ = 0, length_ = 0;  // in 1/256 frames
    Ease ease_ = Ease::linear;
};

}  // namespace stage
