// How far a square of the path lies behind: what the numbers on it say while a bomb is laid there.
// A position knows which squares were passed, not in which order.
#pragma once

#include <array>

#include "blast/state.h"

namespace blast_scene {

// Steps along the path from where the figure stands; 0: there, or not on the path.
using StepsBack = std::array<std::uint8_t, blast::square_count>;
StepsBack steps_back(const blast::State& state);

}  // namespace blast_scene
