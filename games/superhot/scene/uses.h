// What the rules allow in a turn, asked in the way a player would ask.
#pragma once

#include "kit/verdict.h"
#include "superhot_scene/aim.h"

namespace superhot_scene {

// Everything that pays this glitch there: bit n for n Fighting points.
unsigned ways_to_pay(const State& state, int glitch, int slot);
// Can it be paid, and has it a target?
kit::Verdict glitch_verdict(const State& state, int glitch);
// The used Pliers that Double Trouble could be; none for any other card.
Card copied_pliers(const State& state, Card card);
// Pliers, or Double Trouble as Pliers.
bool is_tool(const State& state, Card card);
kit::Verdict tool_verdict(const State& state, Card card);
// A Bullet falls to a Katana, whatever the other cards are worth.
bool slash_possible(const State& state, int slot);
// May time move now?
kit::Verdict may_go(const State& state);

}  // namespace superhot_scene
