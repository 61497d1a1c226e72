#include "superhot_scene/uses.h"

#include <algorithm>

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

namespace {

int count_pending(const State& state, superhot::Ability ability) {
    int found = 0;
    for (int slot = 0; slot < state.slots; ++slot)
        found += (state.pending >> slot & 1) != 0 &&
                 superhot::bottom_of(state.at(slot)).ability == ability;
    return found;
}

int bullets_in_line(const State& state) {
    return static_cast<int>(
        std::count(state.line.begin(), state.line.begin() + state.slots, superhot::bullet));
}

}  // namespace

// The rules ask wherever somebody takes a card and others act, too (HOT-153). But most of them have
// nothing to do with the hand.
Why why_order(const State& state) {
    using superhot::Ability;
    const int bats = count_pending(state, Ability::bat);
    const int demands =
        count_pending(state, Ability::katana) + std::max(0, bats - bullets_in_line(state));
    if (demands == 0) return {};
    const superhot::Normal& me = state.me();
    if (count_pending(state, Ability::pillar) > 0 && me.deck.size() + me.discard.size() > 0)
        return {"One gives you a card, one takes one.", "As usual the Pillar comes first."};
    // Its points are what lies on top of the Obstacles Discard.
    if (state.has_system() && !me.hand.empty() && count_pending(state, Ability::shoots) > 0)
        return {"The System draws what is put away last.", "As usual the shots come first."};
    return {};
}

Card who_demands(const State& state, Card last) {
    using superhot::Ability;
    Card found = no_card;
    for (int slot = 0; slot < state.slots; ++slot) {
        if (!state.face_up_obstacle(slot) || (state.pending >> slot & 1) != 0) continue;
        const Ability ability = superhot::bottom_of(state.at(slot)).ability;
        // A bat takes the Bullet that lies there.
        const bool could =
            ability == Ability::katana || (ability == Ability::bat && bullets_in_line(state) == 0);
        if (could && (found == no_card || ability == Ability::bat)) found = state.at(slot);
        if (could && state.at(slot) == last) return last;
    }
    return found;
}

Verdict may_go(const State& state) {
    if (state.phase == Phase::choose)
        if (const Verdict verdict = superhot::may_move(state); !verdict.ok()) return verdict;
    return superhot::may_end_use(state);
}

}  // namespace superhot_scene
