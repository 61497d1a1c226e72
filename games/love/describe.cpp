// Actions in words.
#include "love/rules.h"

namespace love {

using namespace kit;

namespace {

// "Red, 2 Green"
void add_lassos(const Lassos& lassos, TextOut& out) {
    bool first = true;
    for (std::size_t colour = 0; colour < colour_count; ++colour) {
        if (lassos[colour] == 0) continue;
        if (!first) out.add(", ");
        if (lassos[colour] > 1) out.number(lassos[colour]).add(' ');
        out.add(colours[colour].name);
        first = false;
    }
}

}  // namespace

void Rules::describe(const State& state, Action action, const Names& names, TextOut& out) {
    const bool pays = state.phase == Phase::paid_action;
    switch (action.kind) {
        case reload:
            out.add("Reload");
            if (action.a == 0) return;
            out.add(" and exchange ");
            add_lassos(unpacked(action.a), out);
            return;
        case claim:
            out.add(pays ? "Pay 2 and claim " : "Claim ");
            add_lassos(unpacked(action.a), out);
            return;
        case duel: {
            if (action.a >= heart_count) return;
            out.add(pays ? "Pay 2 and challenge " : "Challenge ")
                .add(names.whom(state.owner[action.a]))
                .add(state.is_claimed(action.a) ? " for a claimed " : " for a ")
                .add(colours[colour_of(action.a)].name)
                .add(" Heart");
            return;
        }
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
