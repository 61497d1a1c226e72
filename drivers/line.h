// A short line of text, put together without a formatting library; what does not fit is cut off.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace drivers {

inline constexpr std::size_t line_size = 96;  // with the closing zero

class Line {
  public:
    Line& add(const char* words) {
        while (words != nullptr && *words != 0 && length_ + 1 < line_size)
            text_[length_++] = *words++;
        text_[length_] = 0;
        return *this;
    }
    Line& add_hex(std::uint32_t number) {
        char digits[9]{};
        for (int i = 7; i >= 0; --i, number >>= 4) digits[i] = "0123456789abcdef"[number & 15];
        return add(digits);
    }
    const char* text() const { return text_.data(); }

  private:
    std::array<char, line_size> text_{};
    std::size_t length_ = 0;
};

}  // namespace drivers
