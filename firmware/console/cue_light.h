// The light's twin of each sound cue: who cannot hear it, or has muted it, sees it.
#pragma once

#include <cstdint>

#include "stage/sound.h"

namespace console {

struct CueLight {
    std::uint8_t red, green, blue;
    std::uint16_t ms;  // 0: the cue's twin on the screen is enough, the light stays dark
};

const CueLight& light_of(stage::Cue cue);

}  // namespace console
