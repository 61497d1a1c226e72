// Colours are RGB565. A theme gives them meaning, so that one setting can exchange them all for a
// set that the colour-blind can tell apart; whatever a colour says, a shape says too.
#pragma once

#include <cstdint>

namespace stage {

using Colour = std::uint16_t;

constexpr Colour rgb(int red, int green, int blue) {
    return static_cast<Colour>(((red & 0xf8) << 8) | ((green & 0xfc) << 3) | (blue >> 3));
}
constexpr Colour rgb(std::uint32_t hex) {
    return rgb(static_cast<int>(hex >> 16) & 255, static_cast<int>(hex >> 8) & 255,
               static_cast<int>(hex) & 255);
}
// `part` of 256 of the way from one colour to the other.
constexpr Colour blend(Colour from, Colour to, int part) {
    const auto channel = [&](int shift, int mask) {
        const int a = (from >> shift) & mask, b = (to >> shift) & mask;
        return (a + (b - a) * part / 256) << shift;
    };
    return static_cast<Colour>(channel(11, 31) | channel(5, 63) | channel(0, 31));
}

struct Theme {
    Colour paper;      // behind everything
    Colour panel;      // a raised box on it
    Colour edge;       // thin lines and frames
    Colour ink;        // text
    Colour faint;      // text that matters less, things that cannot be chosen
    Colour accent;     // the cursor and what is chosen
    Colour on_accent;  // text on the accent
    Colour good, bad, warn;
    Colour seat[8];  // players; each has a shape, too (seat_mark.h)
};

extern const Theme standard_theme;
extern const Theme colour_blind_theme;

}  // namespace stage
