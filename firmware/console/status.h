// The small signs in the corner of a screen: muted, on USB, charging, battery.
#pragma once

#include "console/settings.h"
#include "drivers/hal.h"
#include "stage/canvas.h"

namespace console {

// Right-aligned to `right`, 12 pixels high from `y` on. Returns the left edge.
int draw_status(stage::Canvas& canvas, int right, int y, const hal::Power& power,
                const Settings& settings);
// One of five levels of the battery sign.
int battery_level(int percent);

}  // namespace console
