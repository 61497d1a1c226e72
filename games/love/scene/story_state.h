// The table as a story goes on: each event changes the shown position twice, when it begins to be
// told (what leaves its place) and when it has been told (what arrives).
#pragma once

#include "kit/event.h"
#include "love/state.h"

namespace love_scene {

void leave(love::State& shown, const kit::Event& event);
// `sees`: the viewer may know the event's values.
void arrive(love::State& shown, const kit::Event& event, bool sees);

}  // namespace love_scene
