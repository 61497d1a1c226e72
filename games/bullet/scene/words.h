// What is said: the prompt above, and sentences in place of the line of figures.
#pragma once

#include "bullet_scene/selection.h"
#include "stage/words.h"

namespace bullet_scene {

void fill_prompt(const State& state, Seat me, const Selection& selection, int risk,
                 kit::TextOut& out);
// What is being told, in a few words; empty: nothing.
void tell(const stage::MatchView& view, const State& state, std::span<const kit::Event> events,
          kit::TextOut& out);
void draw_sentence(Canvas& canvas, std::string_view words);
// What a score is made of: "3 rounds, 2 cleared" (BUL-268); against a boss "in 6 rounds", or
// "3 shields" (BUL-307). Empty where it is rounds survived.
void add_score(const State& state, Seat seat, kit::TextOut& out);

}  // namespace bullet_scene
