// The table as a story goes on: each event changes the shown position twice, when it begins to be
// told (what leaves its place) and when it has been told (what arrives).
#pragma once

#include "kit/event.h"
#include "superhot_scene/aim.h"

namespace superhot_scene {

void leave(State& shown, const kit::Event& event);
// `after`: the position at the story's end.
void arrive(State& shown, const kit::Event& event, const State& after);

inline int player_of(const State& state, kit::Seat seat) { return state.two() ? seat % 2 : 0; }

}  // namespace superhot_scene
