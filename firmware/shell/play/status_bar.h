// The status bar above a scene: a sign and a line of text at the left, the console's signs at the
// right.
#pragma once

#include "console/runtime.h"
#include "shell/play/keeper.h"
#include "stage/cartridge.h"

namespace play {

struct StatusBar {
    std::string_view text;
    kit::Seat seat = kit::nobody;                 // whose move it is: a mark in the seat's colour
    const stage::Cartridge* cartridge = nullptr;  // whose mark it may be
    int thinking = -1;                            // frames so far; -1: nobody does
    bool refused = false;                         // the text says why a choice is not possible
    bool hint = false;                            // the text is advice
    int seconds = -1;                             // left to decide; -1: there is no clock
    bool short_of_time = false;
    Goal goal{};  // named where there is room beside the text
};

inline constexpr stage::Rect status_area{0, 0, stage::screen_size, stage::status_height};
// The sign that moves while somebody thinks.
inline constexpr stage::Rect spinner_area{3, 2, 11, 11};
inline constexpr int spinner_pace = 4;  // frames until the next chamber lights up

void draw_status_bar(stage::Canvas& canvas, const StatusBar& bar, const console::Runtime& runtime);
// Advice is never cut: if it needs more than a line, the bar hangs down over the scene.
stage::Rect status_bar_area(const StatusBar& bar, const console::Runtime& runtime);

}  // namespace play
