#include "console/cue_light.h"

namespace console {

const CueLight& light_of(stage::Cue cue) {
    // In the order of stage::Cue. Moving a cursor happens all the time: a light would be a
    // nuisance.
    static constexpr CueLight lights[] = {
        {0, 0, 0, 0},       // move
        {40, 40, 40, 60},   // choose
        {0, 0, 0, 0},       // back
        {90, 0, 0, 120},    // refuse
        {40, 24, 0, 40},    // click
        {40, 40, 40, 60},   // open
        {0, 30, 60, 80},    // toggle
        {120, 60, 0, 400},  // warn
        {0, 120, 20, 600},  // win
        {100, 0, 0, 600},   // lose
        {90, 90, 90, 120},  // shutter
        {120, 0, 0, 60},    // shot
        {60, 60, 60, 60},   // smash
        {0, 0, 0, 0},       // slide
        {90, 30, 0, 60},    // burst_1
        {90, 40, 0, 60},    // burst_2
        {90, 50, 0, 60},    // burst_3
        {90, 60, 0, 60},    // burst_4
    };
    static_assert(sizeof lights / sizeof lights[0] == static_cast<int>(stage::Cue::count));
    return lights[static_cast<int>(cue)];
}

}  // namespace console
