// What has to be drawn again: a few rectangles that together cover every damaged pixel.
//
// Pixels cost wire time (a quarter of a microsecond each), a rectangle costs a few commands; so
// two rectangles are joined when the one around both adds little, or when the list is full.
// Rectangles in the list never overlap: no pixel is sent twice.
#pragma once

#include <array>
#include <span>

#include "stage/geometry.h"

namespace stage {

class Damage {
  public:
    explicit Damage(const Rect& bounds = screen_area) : bounds_(bounds) {}

    void add(const Rect& area);
    void clear() { count_ = 0; }
    bool empty() const { return count_ == 0; }
    std::span<const Rect> areas() const {
        return {areas_.data(), static_cast<std::size_t>(count_)};
    }
    // Pixels that will be sent.
    int area() const;

  private:
    static constexpr int most = 8;
    static constexpr int none = -1;
    // Which rectangle to join a new one with: one that it overlaps, else the one that adds least if
    // that is little or there is no place left.
    int partner_of(const Rect& fresh) const;

    Rect bounds_;
    std::array<Rect, most> areas_{};
    int count_ = 0;
};

}  // namespace stage
