// A row of tabs; left and right choose. The chosen one is part of the page below it.
#pragma once

#include <span>
#include <string_view>

#include "stage/canvas.h"
#include "stage/reply.h"

namespace stage {

class Tabs {
  public:
    static constexpr int height = 20;

    // The labels are the caller's and must stay.
    Tabs(Point at, int width, std::span<const std::string_view> labels)
        : area_{at.x, at.y, width, height}, labels_(labels) {}

    const Rect& area() const { return area_; }
    int chosen() const { return chosen_; }
    void choose(int index) { chosen_ = std::clamp(index, 0, count() - 1); }

    // `moved` when another tab was chosen: damage the page too. Wraps around.
    Reply key(KeyPress press);
    void draw(Canvas& canvas) const;

  private:
    int count() const { return static_cast<int>(labels_.size()); }
    Rect tab_area(int index) const;

    Rect area_;
    std::span<const std::string_view> labels_;
    int chosen_ = 0;
};

}  // namespace stage
