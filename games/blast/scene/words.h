// What stands in words: about the choice, the thing under the cursor, and what happened. There are
// two lines: of 24 letters beside the Moves, of 28 in a story; a single sentence takes both.
#pragma once

#include "blast/forecast.h"
#include "blast_scene/preview.h"
#include "stage/words.h"

namespace blast_scene {

using stage::Words;

inline constexpr int choice_letters = 25, story_letters = 28;

// What the person who decides should know besides the position.
struct Outlook {
    const blast::Danger* danger = nullptr;  // nullptr: not shown
    Prospect prospect = Prospect::safe;     // if the turn ends now
    Preview preview;
};

// Pieces of sentences: a square behind some words; "Your bomb", "Hunter's bomb".
kit::TextOut& add_square(std::string_view before, Square square, kit::TextOut& out);
kit::TextOut& add_bomb(const stage::MatchView& view, blast::BombNumber bomb, kit::TextOut& out);
// "explodes next turn", "sparks in 2 turns".
void add_tick(const State& state, blast::BombNumber bomb, kit::TextOut& out);
// "your fresh bomb", "Black's sparking bomb": by colour, which has room.
void add_coloured_bomb(const stage::MatchView& view, const State& state, blast::BombNumber bomb,
                       kit::TextOut& out);

// What A would do.
void about_choice(const stage::MatchView& view, const State& state, const Selection& selection,
                  const Outlook& outlook, Words& out);
// What a hollow cursor is on.
void about_spot(const stage::MatchView& view, const State& state, const Spot& spot,
                const Outlook& outlook, Words& out);
// What is being told. `state` is what is shown: the position right before it.
void about_events(const stage::MatchView& view, const State& state,
                  std::span<const kit::Event> events, Words& out);
// Whose doing it is: kit::nobody's if nobody's in particular.
Seat actor_of(const State& state, const kit::Event& event);

}  // namespace blast_scene
