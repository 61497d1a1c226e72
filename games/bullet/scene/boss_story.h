// The boss round, told: what is checked, what it does to whom, what is counted, and how shields
// break.
#pragma once

#include "bullet/topics.h"
#include "bullet_scene/layout.h"
#include "stage/story.h"

namespace bullet_scene {

namespace boss_story {

using Events = std::span<const kit::Event>;

// Is it the boss's?
bool tells(const kit::Event& event);
std::size_t together(Events from_here);
// `full`: who wins is celebrated or mourned here as well.
stage::Beat beat(const stage::MatchView& view, Events events);
bullet::Topic topic(const kit::Event& event);
// In the line of figures; empty: nothing.
void words(const stage::MatchView& view, const State& shown, const kit::Event& event,
           kit::TextOut& out);
// `now`: frames of this beat, of `all`.
void draw(Canvas& canvas, const stage::MatchView& view, Events events, int now, int all);
// How far the sight is shaken when a shield breaks.
Point shake(const kit::Event& event, int now, bool calm);
// What is different then.
void arrive(State& state, const kit::Event& event);

}  // namespace boss_story

}  // namespace bullet_scene
