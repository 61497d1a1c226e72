// A line of text that lies over the screen for a moment.
#pragma once

#include <array>
#include <string_view>

#include "console/awake.h"
#include "stage/canvas.h"

namespace console {

class ToastLine {
  public:
    static constexpr std::uint64_t lasts_us = 2'000'000;
    static constexpr int longest = 64;  // bytes

    void show(std::string_view text, std::uint64_t now_us);
    void hide() { length_ = 0, end_us_ = never_us; }
    std::uint64_t end_us() const { return end_us_; }
    // Empty while there is none.
    stage::Rect area() const;
    void draw(stage::Canvas& canvas) const;

  private:
    std::string_view text() const { return {text_.data(), static_cast<std::size_t>(length_)}; }

    std::array<char, longest> text_{};
    int length_ = 0;
    std::uint64_t end_us_ = never_us;
};

}  // namespace console
