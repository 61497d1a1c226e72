// The status bar above a scene: a sign and a line of text at the left, the console's signs at the
// right.
#pragma once

#include "console/runtime.h"
#include "stage/scene.h"

namespace play {

struct StatusBar {
    std::string_view text;
    kit::Seat seat = kit::nobody;  // whose move it is: a mark in the seat's colour
    int thinking = -1;             // frames so far; -1: nobody does
    bool hint = false;             // the text is advice
    int seconds = -1;              // left to decide; -1: there is no clock
    bool short_of_time = false;
};

inline constexpr stage::Rect status_area{0, 0, stage::screen_size, stage::status_height};
// The sign that moves while somebody thinks.
inline constexpr stage::Rect spinner_area{3, 2, 11, 11};
inline constexpr int spinner_pace = 4;  // frames until the next chamber lights up

// Words are never cut: of advice that does not fit the bar, only that the scene has marked it.
void draw_status_bar(stage::Canvas& canvas, const StatusBar& bar, const console::Runtime& runtime);
bool is_too_long(const StatusBar& bar, const console::Runtime& runtime);

}  // namespace play
