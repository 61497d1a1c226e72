// A position that is being changed, and what is told about it.
#pragma once

#include "bullet/table.h"

namespace bullet {

struct Play {
    State& state;
    kit::Events& events;

    Board& at(Seat seat) { return state.at(seat); }
    void tell(const kit::Event& event) {
        if (events.all().size() < most_events) events.add(event);
    }
};

// The match is over: who has won, who shares it.
void finish(Play& play, End end, std::uint8_t won, std::uint8_t drawn);

}  // namespace bullet
