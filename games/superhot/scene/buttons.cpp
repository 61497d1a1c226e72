// The buttons below the hand: which there are, what they say, where they stand.
#include <algorithm>

#include "kit/text.h"
#include "superhot/glitches.h"
#include "superhot_scene/selection.h"
#include "superhot_scene/uses.h"

namespace superhot_scene {

using superhot::Phase;

Buttons Selection::buttons(const State& state) const {
    Buttons all;
    const auto add = [&](Does does, bool enabled = true, int value = 0, int rest = 0) {
        all.push(
            {does, enabled, static_cast<std::uint8_t>(value), static_cast<std::uint8_t>(rest)});
    };
    switch (task(state)) {
        case Task::veto:
            add(Does::keep);
            break;
        case Task::reply:
            add(Does::agree);
            add(Does::refuse);
            break;
        case Task::act:
            add(Does::wait, state.phase == Phase::choose);
            add(Does::go, may_go(state).ok());
            break;
        case Task::aim: {
            const int slot = target(state);
            if (state.at(slot) == superhot::no_card) return all;  // a story has shattered it
            const Reckoning now = reckon(state, slot, picks_);
            if (state.at(slot) == superhot::bullet) {
                add(now.slash ? Does::slash : Does::destroy, now.enough());
            } else if (state.phase == Phase::hit) {
                add(state.hit_method == superhot::destroy ? Does::destroy : Does::knock_out,
                    now.enough());
            } else {
                add(Does::destroy, now.enough());
                add(Does::knock_out, now.enough());
            }
            add(Does::cheapest);
            return all;
        }
        case Task::tool: {
            const Card copied = copied_pliers(state, tool_);
            add(Does::heal, superhot::may_heal(state, tool_, copied).ok());
            add(Does::draw, superhot::may_draw(state, tool_, copied).ok());
            return all;
        }
        case Task::wait:
            add(Does::pass);
            break;
        case Task::aid:
            add(Does::no_aid);
            break;
        case Task::order:
            add(Does::rest);
            break;
        case Task::drop:
            break;
        case Task::pay: {
            const unsigned ways = ways_to_pay(state, glitch_, glitch_slot_);
            const superhot::GlitchCard& card = superhot::glitches[glitch_];
            const int beyond = card.currency == superhot::Currency::mixed
                                   ? std::max(0, card.cost - state.points[2])
                                   : 0;
            for (int paid = 0; paid < 8 && !all.full(); ++paid)
                if ((ways >> paid & 1) != 0) add(Does::pay, true, paid, beyond - paid);
            return all;
        }
        default:
            add(Does::end_turn);
            break;
    }
    add(Does::own_pile);
    add(Does::other_pile);
    if (state.two() && state.phase != Phase::system) add(Does::partner);
    return all;
}

void button_label(const State& state, const Button& button, kit::TextOut& out) {
    const superhot::Normal& own = state.normals[static_cast<std::size_t>(deciding_player(state))];
    const auto pile = [&](std::string_view name, std::size_t deck, std::size_t discard) {
        out.add(name).number(static_cast<int>(deck)).add('/').number(static_cast<int>(discard));
    };
    switch (button.does) {
        case Does::wait:
            out.add("WAIT");
            return;
        case Does::go:
            out.add("GO ▶").number(
                std::min<int>(static_cast<int>(state.used.size()) + state.lag, state.slots));
            return;
        case Does::destroy:
            out.add("DESTROY");
            return;
        case Does::knock_out:
            out.add("KNOCK OUT");
            return;
        case Does::slash:
            out.add("SLASH");
            return;
        case Does::cheapest:
            out.add("CHOOSE FOR ME");
            return;
        case Does::heal:
            out.add("PULL A BULLET");
            return;
        case Does::draw:
            out.add("DRAW A CARD");
            return;
        case Does::pass:
            out.add("LET IT PASS ▶1");
            return;
        case Does::no_aid:
            out.add("NO AID");
            return;
        case Does::rest:
            out.add("ALL, AS USUAL");
            return;
        case Does::keep:
            out.add("KEEP ALL");
            return;
        case Does::agree:
            out.add("YES");
            return;
        case Does::refuse:
            out.add("NO");
            return;
        case Does::end_turn:
            out.add("END TURN");
            return;
        case Does::pay:
            if (button.value + button.rest == 0)
                out.add("PAY");
            else
                out.add("⬢").number(button.value).add("⯅").number(button.rest);
            return;
        case Does::own_pile:
            return pile("DECK ", own.deck.size(), own.discard.size());
        case Does::other_pile:
            return pile("LINE ", state.obstacles.size(), state.obstacle_discard.size());
        case Does::partner:
            out.add("MATE");
            return;
    }
}

Rect button_area(const State& state, const Buttons& buttons, std::size_t index) {
    const auto width = [&](std::size_t i) {
        kit::Text<32> label;
        button_label(state, buttons[i], label);
        return stage::text_width(label.view(), stage::small) + (looks(buttons[i].does) ? 6
                                                                : buttons[i].does == Does::pay
                                                                    ? 4
                                                                    : 14);
    };
    const Button& button = buttons[index];
    constexpr int gap = 2;
    Rect box{gap, buttons_area.y, width(index), buttons_area.height - 1};
    if (!looks(button.does)) {
        for (std::size_t i = 0; i < index; ++i) box.x += width(i) + gap;
        return box;
    }
    box.x = 240 - gap - box.width;
    for (std::size_t i = index + 1; i < buttons.size(); ++i) box.x -= width(i) + gap;
    return box;
}

}  // namespace superhot_scene
