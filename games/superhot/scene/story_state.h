// The table as a story goes on: each event changes the shown position twice, when it begins to be
// told (what leaves its place) and when it has been told (what arrives).
//
// Of a hand that the viewer does not see only the number of cards is known. Any codes stand for
// them there, whatever the events say.
#pragma once

#include "kit/event.h"
#include "superhot_scene/aim.h"

namespace superhot_scene {

// `seen`: the hands are.
void leave(State& shown, const kit::Event& event, bool seen);
// `after`: the position at the story's end. Returns the card that came to a hand, as it is there.
Card arrive(State& shown, const kit::Event& event, const State& after, bool seen);

inline int player_of(const State& state, kit::Seat seat) { return state.two() ? seat % 2 : 0; }

// HOT-284, HOT-296: the System does not see hands, nor do people who look together with it.
inline bool sees_hands(const State& state, kit::Viewer viewer) {
    if (!state.has_system() || viewer == kit::all_seeing) return true;
    return viewer != kit::the_public && viewer != state.system_seat();
}

}  // namespace superhot_scene
