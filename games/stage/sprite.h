// A picture in flash, made from PNG or text at build time, with a palette of 16 colours. Index 0 is
// transparent.
//
// Small pictures have four bits a pixel: two pixels a byte (left one in the high half), rows padded
// to whole bytes. Large ones are runs: a byte is how many pixels less one (high half) and their
// index (low half), no run goes over the end of a row, and `rows` tells where in `pixels` each row
// begins, equal ones at the same place. That takes a third to a half of the room.
#pragma once

#include <cstdint>

#include "stage/colour.h"

namespace stage {

struct Sprite {
    std::int16_t width, height;
    const Colour* palette;  // 16 entries, whether used or not
    const std::uint8_t* pixels;
    const std::uint16_t* rows = nullptr;  // of runs
};

}  // namespace stage
