// A picture in flash, made from PNG or text at build time: four bits a pixel, two pixels a byte
// (left one in the high half), rows padded to whole bytes, and a palette of 16 colours. Index 0 is
// transparent.
#pragma once

#include <cstdint>

#include "stage/colour.h"

namespace stage {

struct Sprite {
    std::int16_t width, height;
    const Colour* palette;  // 16 entries, whether used or not
    const std::uint8_t* pixels;
};

}  // namespace stage
