// A QR code: a text that a camera reads off the screen.
//
// Black on white in every theme, with the quiet zone that readers need around it; error correction
// of level L, or as much more as there is room for in the same size.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "stage/canvas.h"

namespace stage {

class Qr {
  public:
    // Version 10. That is 271 bytes, or 395 characters of 0-9, A-Z, space and $%*+-./: alone.
    static constexpr int most_modules = 57;
    static constexpr std::size_t most_characters = 395;
    static constexpr int quiet = 4;  // modules on each side

    // The smallest code that holds the text. False: it is empty or too long, and there is no code.
    bool encode(std::string_view text);

    bool empty() const { return modules() == 0; }
    int modules() const { return code_[0]; }  // a side, without the quiet zone
    bool dark(int x, int y) const;

    // What it covers, white included: in the middle of the area, as large as whole pixels allow.
    // Empty if there is no code, or no room for one pixel a module.
    Rect placed(const Rect& area) const;
    void draw(Canvas& canvas, const Rect& area) const;

  private:
    int pixels(const Rect& area) const;  // a module

    std::array<std::uint8_t, (most_modules * most_modules + 7) / 8 + 1> code_{};
};

}  // namespace stage
