// Sound cues: named little scores as data. Every cue has a visual twin, drawn by whoever plays it.
#pragma once

#include <cstdint>
#include <span>

namespace stage {

enum class Cue : std::uint8_t {
    move,  // the cursor moved
    choose,
    back,
    refuse,  // not possible now; the twin shakes what was tried
    click,   // a chamber snaps into place
    open,
    toggle,
    warn,
    win,
    lose,
    shutter,  // a picture of the screen was kept
    shot,
    smash,    // something breaks
    slide,    // cards move on
    burst_1,  // one of a chain of blasts: each is higher than the one before
    burst_2,
    burst_3,
    burst_4,
    count
};

// Pairs of hertz and milliseconds.
std::span<const std::uint16_t> score_of(Cue cue);

}  // namespace stage
