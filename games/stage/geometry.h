// Points and rectangles in screen pixels. A rectangle holds its left and top edge, not its right
// and bottom.
#pragma once

#include <algorithm>

namespace stage {

struct Point {
    int x = 0, y = 0;
    constexpr bool operator==(const Point&) const = default;
    constexpr Point operator+(Point other) const { return {x + other.x, y + other.y}; }
    constexpr Point operator-(Point other) const { return {x - other.x, y - other.y}; }
};

struct Rect {
    int x = 0, y = 0, width = 0, height = 0;

    constexpr bool operator==(const Rect&) const = default;
    constexpr int right() const { return x + width; }
    constexpr int bottom() const { return y + height; }
    constexpr bool empty() const { return width <= 0 || height <= 0; }
    constexpr int area() const { return empty() ? 0 : width * height; }
    constexpr Point centre() const { return {x + width / 2, y + height / 2}; }
    constexpr bool contains(Point p) const {
        return p.x >= x && p.x < right() && p.y >= y && p.y < bottom();
    }
    constexpr bool overlaps(const Rect& other) const {
        return x < other.right() && other.x < right() && y < other.bottom() && other.y < bottom();
    }
    constexpr Rect inset(int by) const { return {x + by, y + by, width - 2 * by, height - 2 * by}; }
    constexpr Rect moved(int dx, int dy) const { return {x + dx, y + dy, width, height}; }
    // What both cover; empty if they do not meet.
    constexpr Rect common(const Rect& other) const {
        const int left = std::max(x, other.x), top = std::max(y, other.y);
        return {left, top, std::min(right(), other.right()) - left,
                std::min(bottom(), other.bottom()) - top};
    }
    // The smallest rectangle around both.
    constexpr Rect around(const Rect& other) const {
        if (empty()) return other;
        if (other.empty()) return *this;
        const int left = std::min(x, other.x), top = std::min(y, other.y);
        return {left, top, std::max(right(), other.right()) - left,
                std::max(bottom(), other.bottom()) - top};
    }
};

inline constexpr int screen_size = 240;
inline constexpr Rect screen_area{0, 0, screen_size, screen_size};

}  // namespace stage
