// The table as a story goes on: each event changes the shown position twice, when it begins to be
// told (what leaves its place) and when it has been told (what arrives).
#pragma once

#include "kit/event.h"
#include "nullgame/rules.h"

namespace nullgame_scene {

using nullgame::State;

// `after`: the position at the story's end.
void leave(State& shown, const kit::Event& event, const State& after);
void arrive(State& shown, const kit::Event& event);

}  // namespace nullgame_scene
