// What stands out by going to and fro.
//
// A blink is lit three times a second at most, so that nothing flashes more often than harms nobody
// (WCAG 2.3.1), however large it is. Where fewer flashes are wished for (Console::calm) all of it
// stands still, and what blinks is lit.
#pragma once

namespace stage {

inline constexpr int half_blink = 10;  // frames

constexpr bool lit(bool calm, int frame) { return calm || frame / half_blink % 2 == 0; }

// Pixels to one side and, so many frames later, to the other.
constexpr int sway(bool calm, int frame, int half, int reach) {
    return calm ? 0 : frame / half % 2 == 0 ? reach : -reach;
}

}  // namespace stage
