// Actions in words, of which a hint or a line of a replay holds about thirty letters. That a second
// action costs two bullets goes without saying.
#include "love/rules.h"

namespace love {

using namespace kit;

namespace {

// "Red, 2 Green"; a hand has three.
void add_lassos(const Lassos& lassos, TextOut& out) {
    if (sum_of(lassos) == lassos_per_player) return void(out.add("all three"));
    bool first = true;
    for (std::size_t colour = 0; colour < colour_count; ++colour) {
        if (lassos[colour] == 0) continue;
        if (!first) out.add(", ");
        if (lassos[colour] > 1) out.number(lassos[colour]).add(' ');
        out.add(colours[colour].name);
        first = false;
    }
}

// Of two Hearts of one colour before one player, one with a Lasso and one without.
bool needs_its_claim(const State& state, Heart heart) {
    const auto twin = static_cast<Heart>(heart ^ 1u);
    return state.owner[heart] == state.owner[twin] &&
           state.is_claimed(heart) != state.is_claimed(twin);
}

}  // namespace

void Rules::describe(const State& state, Action action, const Names& names, TextOut& out) {
    switch (action.kind) {
        case reload:
            if (action.a == 0) return void(out.add("Reload"));
            out.add("Exchange ");
            return add_lassos(unpacked(action.a), out);
        case claim:
            out.add("Claim ");
            return add_lassos(unpacked(action.a), out);
        case duel:
            if (action.a >= heart_count) return;
            out.add("Duel ").add(names.whom(state.owner[action.a])).add(" for ");
            if (needs_its_claim(state, action.a))
                out.add(state.is_claimed(action.a) ? "claimed " : "unclaimed ");
            out.add(colours[colour_of(action.a)].name);
            return;
        case commit:
            out.add("Fire ").number(action.a).add(", keep ").number(state.bullets[state.decider()] -
                                                                    action.a);
            return;
        default:
            out.add("End the turn, score ").number(state.income(state.turn_seat));
            return;
    }
}

}  // namespace love
