// A short message that lies over the line of hints for a moment: on every screen the one line that
// nobody reads for its own sake. Up to 36 characters need no more room than that; more take a
// second line. When it comes and goes is the console's business.
#pragma once

#include <string_view>

#include "stage/canvas.h"

namespace stage {

enum class Mood : std::uint8_t { plain, good, bad, warn };

// Where the message lies; `sunk` pixels lower while it slides in or out.
Rect toast_area(std::string_view text, int sunk = 0);
// Before the text the sign of its mood, or a picture of 12 x 12 pixels in its place.
void draw_toast(Canvas& canvas, std::string_view text, Mood mood = Mood::plain, int sunk = 0,
                const Sprite* icon = nullptr);

}  // namespace stage
