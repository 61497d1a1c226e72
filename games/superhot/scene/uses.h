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
// Why it counts which ability acts first, in two short sentences; empty: it changes nothing, and
// nobody is asked.
struct Why {
    std::string_view first{}, second{};
};
Why why_order(const State& state);
// What makes the player discard a card now. `last`: which card has acted last, if that is known.
Card who_demands(const State& state, Card last);
// May time move now?
kit::Verdict may_go(const State& state);

}  // namespace superhot_scene
