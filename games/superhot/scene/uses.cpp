#include "superhot_scene/uses.h"

#include "superhot/glitches.h"

namespace superhot_scene {

using kit::Verdict;
using superhot::double_trouble;
using superhot::Gives;
using superhot::no_card;
using superhot::Phase;
using superhot::top_of;

unsigned ways_to_pay(const State& state, int glitch, int slot) {
    unsigned ways = 0;
    for (int paid = 0; paid <= superhot::glitches[static_cast<std::size_t>(glitch)].cost; ++paid)
        if (superhot::may_glitch(state, glitch, slot, paid).ok()) ways |= 1u << paid;
    return ways;
}

Verdict glitch_verdict(const State& state, int glitch) {
    const superhot::GlitchCard& card = superhot::glitches[static_cast<std::size_t>(glitch)];
    const int all = state.points[0] + state.points[1] + state.points[2];
    const int own = state.points[static_cast<std::size_t>(card.currency)];
    if ((card.currency == superhot::Currency::mixed ? all : own) < card.cost)
        return kit::refused("Too dear now");
    for (int slot = glitch == superhot::lag ? no_slot : 0; slot < state.slots; ++slot)
        if (ways_to_pay(state, glitch, slot) != 0) return kit::done;
    switch (glitch) {
        case superhot::restore:
            return kit::refused("Nobody is knocked out");
        case superhot::ricochet:
            return kit::refused("No Bullet in the discard");
        case superhot::lag:
            return kit::refused("Only once a turn");
        default:
            return kit::refused("It has no target");
    }
}

Card copied_pliers(const State& state, Card card) {
    if (card != double_trouble) return no_card;
    for (const Card copied : superhot::copyable(state))
        if (top_of(copied).gives == Gives::pliers) return copied;
    return no_card;
}

bool is_tool(const State& state, Card card) {
    return top_of(card).gives == Gives::pliers || copied_pliers(state, card) != no_card;
}

Verdict tool_verdict(const State& state, Card card) {
    const Card copied = copied_pliers(state, card);
    const Verdict heals = superhot::may_heal(state, card, copied);
    return heals.ok() ? heals : superhot::may_draw(state, card, copied);
}

bool slash_possible(const State& state, int slot) {
    if (slot >= state.slots || state.at(slot) != superhot::bullet) return false;
    for (const Card card : state.usable()) {
        if (top_of(card).gives == Gives::katana) return true;
        if (card != double_trouble) continue;
        for (const Card copied : superhot::copyable(state))
            if (top_of(copied).gives == Gives::katana) return true;
    }
    return false;
}

Verdict may_go(const State& state) {
    if (state.phase == Phase::choose)
        if (const Verdict verdict = superhot::may_move(state); !verdict.ok()) return verdict;
    return superhot::may_end_use(state);
}

}  // namespace superhot_scene
