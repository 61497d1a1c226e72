// What a rival has done in her turn so far, for whoever plays a duel with her: the sentence that
// ends it.
#pragma once

#include "bullet_scene/layout.h"

namespace bullet_scene {

struct Tally {
    std::uint8_t patterns = 0, sent = 0, hits = 0;
    bool over = false;  // the turn is: what comes next is counted anew

    // The events of an action; `me`: to whom it is told.
    void add(std::span<const kit::Event> events, Seat me);
};
// "Rose: 2 patterns, 5 to you, 1 hit"
void tell_tally(const stage::MatchView& view, const Tally& tally, Seat rival, kit::TextOut& out);

}  // namespace bullet_scene
