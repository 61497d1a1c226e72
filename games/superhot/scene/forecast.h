// What follows if time moves now, as far as it is certain.
#pragma once

#include "superhot_scene/aim.h"

namespace superhot_scene {

struct Forecast {
    int emptied = 0;  // slots, from slot 1
    int hits = 0;     // Bullets among them
    int gains = 0;    // face-up Obstacles among them
    int shots = 0;    // that will be fired
    // Nothing can keep this from happening; the level would not be complete before.
    superhot::End loss = superhot::End::none;
    // For certain, whatever is drawn; then nobody shoots any more.
    bool completes = false;
};

// The cards chosen so far go with those used; a target that they reach counts as gone.
Forecast forecast_move(const State& state, int target, const Picks& picks);
Forecast forecast_wait(const State& state);

std::string_view loss_words(superhot::End loss);  // what would happen
std::string_view end_words(superhot::End end);    // what has happened

// How far a goal is, in a few letters: "2/5", "3 left". `hidden`: whoever looks does not see the
// hand, so a goal that is about it says nothing.
void add_progress(const State& state, superhot::Goal goal, int player, bool hidden,
                  kit::TextOut& out);

}  // namespace superhot_scene
