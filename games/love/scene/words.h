// What stands in words: about the cursor, about what happens. A line of the bar has 33 letters.
#pragma once

#include "love_scene/selection.h"
#include "stage/words.h"

namespace love_scene {

using stage::Words;

// "a Red Heart": which of two does not matter.
void add_heart(Heart heart, kit::TextOut& out);

void about_deed(const State& state, Deed deed, Words& out);
void about_target(const stage::MatchView& view, const State& state, Heart heart, Words& out);
void about_claim(const State& state, const Selection& selection, Words& out);
void about_reload(const State& state, const Selection& selection, Words& out);
// A part of a seat's strip, or of what belongs to nobody.
void about_part(const stage::MatchView& view, const State& state, Part part, Seat seat, Words& out);
// What winning, a tie and losing would mean for the one who splits.
struct Stakes {
    kit::Text<48> win, tie, lose;
};
void about_split(const stage::MatchView& view, const State& state, Stakes& out);
// An event on the table.
void about_event(const stage::MatchView& view, const kit::Event& event, Words& out);

}  // namespace love_scene
