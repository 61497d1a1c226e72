// Amounts as bars and pips. A change announced but not yet done is hatched (what will be lost) or
// dotted (what will be won): readable without colours.
#pragma once

#include "stage/canvas.h"

namespace stage {

struct MeterLook {
    int value = 0, most = 1;
    int pending = 0;         // how much the value is about to change, either way
    bool segmented = false;  // one box a unit; else one bar
    bool vertical = false;   // grows upward
    Colour colour = 0;       // 0: the theme's accent
};

void draw_meter(Canvas& canvas, const Rect& area, const MeterLook& look);
// The part of the area that differs between two values.
Rect meter_damage(const Rect& area, const MeterLook& before, const MeterLook& after);

// Round pips in a row, `size` wide and two pixels apart: full ones filled, spent ones outlined.
// Returns the width.
int draw_pips(Canvas& canvas, Point at, int size, int value, int most, Colour colour);

}  // namespace stage
