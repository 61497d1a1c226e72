// Actions in words.
#include "superhot/rules.h"

namespace superhot {

using namespace kit;

namespace {

std::string_view in_hand_name(Card card) {
    return card < obstacle_count ? top_of(card).name : card == bullet ? "Bullet" : "nothing";
}
std::string_view in_line_name(const State& state, int slot) {
    if (slot < 0 || slot >= state.slots) return "nothing";
    const Card card = state.at(slot);
    return card < obstacle_count ? bottom_of(card).name : card == bullet ? "Bullet" : "nothing";
}
std::string_view goal_name(Goal goal) { return goal < goal_count ? goals[goal].name : "no goal"; }

void add_use(Action action, TextOut& out) {
    out.add(in_hand_name(action.a));
    if (action.b != no_card) out.add(" as ").add(in_hand_name(action.b));
}

// The slot first: where there is little room, the end of a name can be missed.
void add_slot(const State& state, int slot, TextOut& out) {
    out.add("slot ").number(slot).add(", ").add(in_line_name(state, slot - 1));
}

void add_glitch(const State& state, Action action, TextOut& out) {
    if (action.a < swap || action.a > lag) return;
    out.add(glitches[action.a].name);
    if (action.a == lag) return;
    if (action.a == swap) {
        out.add(": slots ").number(action.b).add(" and ").number(action.b + 1);
    } else {
        out.add(": ");
        add_slot(state, action.b, out);
    }
    if (action.c != 0) out.add(", ").number(action.c).add(" Fighting");
}

}  // namespace

void Rules::describe(const State& state, Action action, const Names&, TextOut& out) {
    switch (action.kind) {
        case superhot::veto:
            out.add(state.two() ? "Propose to veto " : "Veto ").add(goal_name(action.a));
            return;
        case keep:
            out.add("No veto");
            return;
        case agree:
            out.add("Agree to veto ").add(goal_name(state.proposal));
            return;
        case refuse:
            out.add("Keep ").add(goal_name(state.proposal));
            return;
        case wait:
            out.add("Wait");
            return;
        case move:
            out.add("Move");
            return;
        case discard:
        case superhot::drop:
            out.add("Discard ").add(in_hand_name(action.a));
            return;
        case wait_go:
            out.add("Let ").add(in_line_name(state, 0)).add(" pass");
            return;
        case superhot::begin:
            out.add(action.b == knock_out ? "Knock out " : "Destroy ");
            add_slot(state, action.a, out);
            return;
        case add:
            out.add("Use ");
            add_use(action, out);
            out.add(" on slot ").number(state.hit_slot + 1);
            return;
        case slash:
            out.add("Slash slot ").number(action.c).add(" with ");
            add_use(action, out);
            return;
        case heal:
            out.add("Pull a Bullet out with ");
            add_use(action, out);
            return;
        case pdraw:
            out.add("Draw a card with ");
            add_use(action, out);
            return;
        case end_use:
            out.add("Time moves: ").number(static_cast<int>(state.used.size())).add(" used");
            return;
        case superhot::aid:
            out.add("Aid: ").add(in_hand_name(action.a));
            return;
        case no_aid:
            out.add("No aid");
            return;
        case act:
            out.add("Next acts ");
            add_slot(state, action.a, out);
            return;
        case act_rest:
            out.add("The rest in the usual order");
            return;
        case glitch:
            add_glitch(state, action, out);
            return;
        default:
            out.add("The System is done");
            return;
    }
}

}  // namespace superhot
