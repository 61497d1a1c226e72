// What stands in words: about the cursor, about what happens.
#pragma once

#include "kit/text.h"
#include "love_scene/selection.h"
#include "stage/match_view.h"

namespace love_scene {

struct Words {
    kit::Text<64> first, second;
    bool refused = false;  // why something cannot be done
};

// Who sits there, without the level: "You", "Player 2", "Rattler Ruth".
std::string_view name_of(const stage::MatchView& view, Seat seat);
// "You take", "Sweet Lou takes".
void add_doing(const stage::MatchView& view, Seat seat, std::string_view verb, kit::TextOut& out);
// "Your", "Sweet Lou's".
void add_whose(const stage::MatchView& view, Seat seat, kit::TextOut& out);
// As the object of a sentence: "you", "Sweet Lou".
void add_whom(const stage::MatchView& view, Seat seat, kit::TextOut& out);
// "a Red Heart", "the last Red Heart" is never said: which of two does not matter.
void add_heart(Heart heart, kit::TextOut& out);
// "1 point", "5 points"
void add_count(int count, std::string_view thing, kit::TextOut& out);

void about_deed(const stage::MatchView& view, const State& state, Deed deed, Words& out);
void about_target(const stage::MatchView& view, const State& state, Heart heart, Words& out);
void about_claim(const State& state, const Selection& desk, Words& out);
void about_reload(const State& state, const Selection& desk, Words& out);
void about_seat(const stage::MatchView& view, const State& state, Seat seat, Words& out);
// What winning, a tie and losing would mean for the one who splits.
void about_split(const stage::MatchView& view, const State& state, kit::TextOut& win,
                 kit::TextOut& tie, kit::TextOut& lose);
// An event on the table.
void about_event(const stage::MatchView& view, const kit::Event& event, Words& out);

}  // namespace love_scene
