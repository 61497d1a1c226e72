// Cuts a rectangle into strips that fit a buffer: full width and as high as fits, the last one
// lower. `for (const Rect& strip : Strips(area, strip_pixels)) ...`
#pragma once

#include "stage/geometry.h"

namespace stage {

// 240 x 32 or 320 x 24: small enough that the panel gets its first pixels soon, large enough that
// drawing twice what lies on a cut costs little.
inline constexpr int strip_pixels = 7680;

class Strips {
  public:
    // A rectangle wider than the buffer cannot be cut this way: `area.width <= pixels`.
    explicit constexpr Strips(const Rect& area, int pixels = strip_pixels)
        : area_(area), rows_(area.empty() ? 1 : std::max(pixels / area.width, 1)) {}

    class Iterator {
      public:
        constexpr Iterator(const Rect& area, int rows, int y) : area_(area), rows_(rows), y_(y) {}
        constexpr Rect operator*() const {
            return {area_.x, y_, area_.width, std::min(rows_, area_.bottom() - y_)};
        }
        constexpr Iterator& operator++() {
            y_ = std::min(y_ + rows_, area_.bottom());
            return *this;
        }
        constexpr bool operator==(const Iterator& other) const { return y_ == other.y_; }

      private:
        Rect area_;
        int rows_, y_;
    };
    constexpr Iterator begin() const {
        return {area_, rows_, area_.empty() ? area_.bottom() : area_.y};
    }
    constexpr Iterator end() const { return {area_, rows_, area_.bottom()}; }

  private:
    Rect area_;
    int rows_;
};

}  // namespace stage
