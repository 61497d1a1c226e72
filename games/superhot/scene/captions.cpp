// The lines at the bottom: what they say and how they look.
#include <algorithm>

#include "kit/text.h"
#include "superhot_scene/scene.h"

namespace superhot_scene {

using superhot::Phase;

void Scene::words(const stage::MatchView& view, Words& out) const {
    if (story_.telling()) return story_.words(view, shown_, out);
    if (!deciding(view)) {
        if (shown_.phase == Phase::system) out.first.add("The System looks for a glitch.");
        return;
    }
    if (why_not_ != nullptr) {
        out.first.add("✗ ").add(why_not_).add('.');
        out.tone = Words::Tone::refused;
        return;
    }
    const Cursor at = selection_.cursor();
    const Task task = selection_.task(shown_);
    const int target = selection_.target(shown_);
    if (task == Task::aim && at.row != Row::goals && (at.row != Row::line || at.at == target))
        return about_aim(shown_, target, selection_.picks(), out);
    switch (at.row) {
        case Row::goals:
            about_goal(shown_.goal_row[at.at], shown_.is_done(shown_.goal_row[at.at]), out);
            if (task == Task::veto) out.first.add(": veto it?");
            return;
        case Row::line:
            if (task == Task::where && selection_.open(shown_, at).ok())
                return about_glitch_on(shown_, selection_.glitch(), at.at, out);
            if (at.at < shown_.slots) return about_line_card(shown_, at.at, out);
            return about_next_card(
                shown_.obstacles.empty() ? superhot::no_card : shown_.obstacles.top(), out);
        case Row::hand: {
            if (shown_.phase == Phase::system)
                return about_glitch(shown_, static_cast<superhot::Glitch>(at.at + 1), out);
            const Hand hand = hand_of(shown_, deciding_player(shown_));
            if (at.at < hand.size())
                about_hand_card(shown_, hand[at.at].card, hand[at.at].aid, out);
            return;
        }
        default:
            break;
    }
    const Buttons all = selection_.buttons(shown_);
    if (at.at >= all.size()) return;
    if (!all[at.at].enabled) {
        out.first.add(selection_.open(shown_, at).why_not).add('.');
        return;
    }
    const superhot::Normal& own = shown_.normals[static_cast<std::size_t>(deciding_player(shown_))];
    switch (all[at.at].does) {
        case Does::wait:
        case Does::pass:
            return about_wait(shown_, out);
        case Does::go:
            return about_go(shown_, forecast_move(shown_, no_slot, {}), out);
        case Does::heal:
            out.first.add("Pull a Bullet out of your hand.");
            out.second.add("It goes back to the Bullets Deck.");
            return;
        case Does::draw:
            out.first.add("Draw a card from your deck.");
            out.second.add("It can be used at once.");
            return;
        case Does::no_aid:
            out.first.add("Keep all cards, and time moves.");
            out.second.add("Or choose one: your partner may use it.");
            return;
        case Does::rest:
            out.first.add("Everything acts in the usual order.");
            out.second.add("Or choose who acts first.");
            return;
        case Does::keep:
            out.first.add("Play for these goals.");
            out.second.add("A vetoed goal returns next level.");
            return;
        case Does::agree:
        case Does::refuse:
            if (shown_.proposal < superhot::goal_count)
                out.first.add("Veto ").add(superhot::goals[shown_.proposal].name).add('?');
            out.second.add("Only if both agree it is replaced.");
            return;
        case Does::end_turn:
            out.first.add("End the System's turn.");
            out.second.add("Points left over are lost.");
            return;
        case Does::pay:
            out.first.add("Pay ").number(all[at.at].value).add(" Fighting and ");
            out.first.number(all[at.at].rest).add(" Dodge.");
            out.second.add("Mixed points are spent first.");
            return;
        case Does::own_pile:
            out.first.add("Deck: ").number(static_cast<int>(own.deck.size()));
            out.first.add(" face down, discard: ").number(static_cast<int>(own.discard.size()));
            out.second.add("Look through the discard.");
            return;
        case Does::other_pile:
            out.first.add("The Line's deck: ").number(static_cast<int>(shown_.obstacles.size()));
            out.first.add(", discard: ").number(static_cast<int>(shown_.obstacle_discard.size()));
            out.second.add("Look through the discard.");
            return;
        case Does::partner:
            out.first.add("Look at your partner's hand.");
            return;
        default:
            return;
    }
}

int Scene::info_width(const stage::MatchView& view) const {
    Words words;
    this->words(view, words);
    if (words.tone == Words::Tone::grave || words.tone == Words::Tone::refused) return 240;
    return std::min(240, 5 + std::max(stage::text_width(words.first.view(), stage::small),
                                      stage::text_width(words.second.view(), stage::small)));
}

void Scene::draw_info(Canvas& canvas, const stage::MatchView& view) const {
    if (!canvas.shows(info_area)) return;
    const auto inside = canvas.clipped(info_area);
    const Ink& ink = ink_of(canvas);
    Words words;
    this->words(view, words);
    using Tone = Words::Tone;
    const bool dark = words.tone == Tone::grave || words.tone == Tone::refused;
    canvas.fill(info_area, words.tone == Tone::grave     ? ink.red
                           : words.tone == Tone::refused ? ink.black
                                                         : ink.white);
    canvas.fill({0, info_area.y, 240, 1}, ink.black);
    const Colour letters = dark ? ink.white : ink.black;
    draw_words(canvas, {3, info_area.y + 1}, 235, words.first.view(), letters);
    draw_words(canvas, {3, info_area.y + 12}, 235, words.second.view(),
               words.tone == Tone::plain ? ink.steel : letters);
}

}  // namespace superhot_scene
