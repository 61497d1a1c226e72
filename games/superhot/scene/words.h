// What the lines at the bottom say: two lines in plain words about what the cursor is on.
#pragma once

#include "stage/words.h"
#include "superhot_scene/forecast.h"

namespace superhot_scene {

using stage::Words;

// What cards are called in sentences: as on the card, but short enough for one.
std::string_view name_in_line(Card card);
std::string_view name_in_hand(Card card);
// "Punch ⬢1"
void add_top(Card card, const State* state, kit::TextOut& out);
std::string_view sign_letter(superhot::Currency currency);

void about_line_card(const State& state, int slot, Words& out);
void about_next_card(Card card, Words& out);
void about_hand_card(const State& state, Card card, bool aid, Words& out);
// What somebody makes the player put away.
void about_drop(Card demander, Card card, Words& out);
// `count`: so many lie in the row.
void about_goal(superhot::Goal goal, bool done, int count, Words& out);
// Which cards count for it, or what is easily missed.
std::string_view what_counts(superhot::Goal goal);
// Cards against a target.
void about_aim(const State& state, int slot, const Picks& picks, Words& out);
void about_go(const State& state, const Forecast& forecast, Words& out);
void about_wait(const State& state, Words& out);
void about_glitch(const State& state, superhot::Glitch glitch, Words& out);
// What it would do there.
void about_glitch_on(const State& state, superhot::Glitch glitch, int slot, Words& out);

}  // namespace superhot_scene
