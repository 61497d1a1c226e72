// A text that is written from its beginning, of which only a part is wanted. What the drive shows
// as a file is written anew for each block, and never held.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <string_view>

#include "kit/text.h"

namespace usb {

class TextWindow {
  public:
    // Keeps what falls between `begin` and `begin + into.size()`. An empty window only counts.
    // `written`: so much of the text was written before.
    TextWindow(std::uint32_t begin, std::span<std::uint8_t> into, std::uint32_t written = 0)
        : begin_(begin), into_(into), position_(written) {}

    TextWindow& add(std::string_view text) {
        const auto length = static_cast<std::uint32_t>(text.size());
        const std::uint32_t from = std::max(position_, begin_);
        const std::uint32_t to = std::min(position_ + length, end());
        if (from < to)
            std::copy(text.begin() + (from - position_), text.begin() + (to - position_),
                      into_.begin() + (from - begin_));
        position_ += length;
        return *this;
    }
    TextWindow& number(std::int32_t value) { return add(kit::Text<12>().number(value).view()); }

    std::uint32_t position() const { return position_; }  // what was written so far
    bool filled() const { return !into_.empty() && position_ >= end(); }

  private:
    std::uint32_t end() const { return begin_ + static_cast<std::uint32_t>(into_.size()); }

    std::uint32_t begin_;
    std::span<std::uint8_t> into_;
    std::uint32_t position_;
};

}  // namespace usb
