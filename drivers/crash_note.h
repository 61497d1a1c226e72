// The reason of a crash, kept in memory that a reboot does not clear. After power-on that memory
// holds noise, so a note counts only with its mark and its checksum.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace drivers {

inline constexpr std::size_t line_size = 96;  // with the closing zero

// A short line of text, put together without a formatting library; what does not fit is cut off.
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

struct CrashNote {
    std::uint32_t mark;
    std::uint32_t checksum;
    char text[line_size];

    void write(const char* reason) {
        Line fitting;
        fitting.add(reason);
        for (std::size_t i = 0; i < line_size; ++i) text[i] = fitting.text()[i];
        checksum = sum();
        mark = written;
    }
    void clear() { mark = 0; }
    bool valid() const { return mark == written && text[line_size - 1] == 0 && checksum == sum(); }

  private:
    static constexpr std::uint32_t written = 0x536e7263;

    std::uint32_t sum() const {
        std::uint32_t hash = 2166136261u;  // FNV-1a
        for (const char c : text) hash = (hash ^ static_cast<std::uint8_t>(c)) * 16777619u;
        return hash;
    }
};

}  // namespace drivers
