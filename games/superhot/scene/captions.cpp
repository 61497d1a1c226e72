// What the lines at the bottom say.
#include "superhot_scene/scene.h"
#include "superhot_scene/uses.h"

namespace superhot_scene {

using superhot::Phase;

namespace {

void about_button(const State& state, const Button& button, Words& out) {
    const superhot::Normal& own = state.normals[static_cast<std::size_t>(deciding_player(state))];
    const auto sizes = [&](std::size_t deck, std::string_view between, std::size_t discard) {
        out.first.number(static_cast<int>(deck)).add(between).number(static_cast<int>(discard));
    };
    out.first.add(text_of(button.does).first);
    out.second.add(text_of(button.does).second);
    switch (button.does) {
        case Does::wait:
        case Does::pass:
            return about_wait(state, out);
        case Does::go:
            return about_go(state, forecast_move(state, no_slot, {}), out);
        case Does::rest: {
            const Why why = why_order(state);
            out.first.add(why.first.empty() ? "The order changes nothing here." : why.first);
            out.second.add(why.second);
            return;
        }
        case Does::agree:
        case Does::refuse:
            if (state.proposal < superhot::goal_count)
                out.first.add("Veto ").add(superhot::goals[state.proposal].name).add('?');
            return;
        case Does::pay:
            out.first.add("Pay ");
            if (button.value > 0) out.first.number(button.value).add(" Fighting");
            if (button.value > 0 && button.rest > 0) out.first.add(" and ");
            if (button.rest > 0) out.first.number(button.rest).add(" Dodge");
            out.first.add(button.value + button.rest > 0 ? "." : "with Mixed points alone.");
            return;
        case Does::own_pile:
            out.first.add("Deck: ");
            return sizes(own.deck.size(), " face down, discard: ", own.discard.size());
        case Does::other_pile:
            out.first.add("The Line's deck: ");
            return sizes(state.obstacles.size(), ", discard: ", state.obstacle_discard.size());
        default:
            return;
    }
}

}  // namespace

void Scene::words(const stage::MatchView& view, Words& out) const {
    const State& state = shown(view);
    if (spread_ != Spread::none) {
        about_spread(state, out);
    } else if (teller_.telling()) {
        teller_.words(view, out);
    } else if (!deciding(view)) {
        if (state.phase == Phase::system) out.first.add("The System looks for a glitch.");
    } else if (notice_.why_not() != nullptr) {
        out.first.add("✗ ").add(notice_.why_not()).add('.');
        out.tone = Words::Tone::refused;
    } else {
        words_of_choice(view, out);
    }
    // With a long name in it a sentence takes both lines.
    if (stage::text_width(out.first.view(), stage::small) > words_width) out.second.clear();
}

void Scene::words_of_choice(const stage::MatchView& view, Words& out) const {
    const State& state = shown(view);
    const Cursor at = selection_.cursor();
    const Task task = selection_.task(state);
    const int target = selection_.target(state);
    if (task == Task::aim && at.row != Row::goals && (at.row != Row::line || at.at == target))
        return about_aim(state, target, selection_.picks(), out);
    switch (at.row) {
        case Row::goals:
            return about_goal(state.goal_row[at.at], state.is_done(state.goal_row[at.at]),
                              static_cast<int>(state.goal_row.size()), out);
        case Row::line:
            if (task == Task::where && selection_.open(state, at).ok())
                return about_glitch_on(state, selection_.glitch(), at.at, out);
            if (at.at < state.slots) return about_line_card(state, at.at, out);
            return about_next_card(
                state.obstacles.empty() ? superhot::no_card : state.obstacles.top(), out);
        case Row::hand: {
            if (state.phase == Phase::system)
                return about_glitch(state, static_cast<superhot::Glitch>(at.at + 1), out);
            const Hand hand = hand_of(state, deciding_player(state));
            if (task == Task::drop && at.at < hand.size())
                return about_drop(demander(view), hand[at.at].card, out);
            if (at.at < hand.size()) about_hand_card(state, hand[at.at].card, hand[at.at].aid, out);
            return;
        }
        case Row::buttons: {
            const Buttons all = selection_.buttons(state);
            if (at.at >= all.size()) return;
            if (all[at.at].enabled) return about_button(state, all[at.at], out);
            out.first.add(selection_.open(state, at).why_not).add('.');
            return;
        }
    }
}

}  // namespace superhot_scene
