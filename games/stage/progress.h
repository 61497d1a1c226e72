// Something takes time: how far it is, or, where nobody knows, a turning cylinder.
#pragma once

#include <string_view>

#include "stage/canvas.h"

namespace stage {

// A bar with the percentage in its middle; `label` above it may be empty. `area` holds both.
void draw_progress(Canvas& canvas, const Rect& area, int done, int total,
                   std::string_view label = {});

inline constexpr int spinner_size = 29;
inline constexpr int spinner_frames = 6;
constexpr Rect spinner_area(Point centre) {
    return {centre.x - spinner_size / 2, centre.y - spinner_size / 2, spinner_size, spinner_size};
}
// `frame` counts up; the lit chamber walks once around in spinner_frames.
void draw_spinner(Canvas& canvas, Point centre, int frame);

}  // namespace stage
