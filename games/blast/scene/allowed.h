// What selection.cpp and selection_steps.cpp ask of the rules.
#pragma once

#include "blast_scene/layout.h"

namespace blast_scene {

inline bool allowed(const State& state, kit::Action action) {
    return blast::may(state, action).ok();
}
constexpr std::uint8_t small_number(int value) { return static_cast<std::uint8_t>(value); }
constexpr Direction opposite(Direction way) { return blast::turned(way, 2); }

inline bool may_roll(const State& state, int source, Direction way, int distance) {
    return allowed(state, {blast::roll_bomb, small_number(source), way, small_number(distance)});
}
// The next distance at which the bomb may stop, in steps of `step`; 0: there is none.
inline int next_distance(const State& state, int source, Direction way, int from, int step) {
    for (int distance = from + step; distance > 0 && distance < blast::box; distance += step)
        if (may_roll(state, source, way, distance)) return distance;
    return 0;
}

}  // namespace blast_scene
