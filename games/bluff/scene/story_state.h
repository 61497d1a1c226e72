// The table as a story goes on: each event changes the shown position twice, when it begins to be
// told (what leaves its place) and when it has been told (what arrives).
#pragma once

#include "bluff/state.h"
#include "kit/event.h"

namespace bluff_scene {

// `now`: the position in which the story ends, as far as the viewer may see it.
void leave(bluff::State& shown, const bluff::State& now, const kit::Event& event);
// `lifted`: the cards that left their places; `sees`: the viewer may know the event's values.
void arrive(bluff::State& shown, const bluff::State& now, const kit::Event& event,
            const std::array<bluff::ScoringCard, 2>& lifted, kit::Viewer viewer, bool sees);

}  // namespace bluff_scene
