// The buttons below the hand: which there are, what they say, where they stand.
#include <algorithm>

#include "kit/text.h"
#include "stage/font.h"
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

namespace {

// In the order of Does.
constexpr std::array<ButtonText, static_cast<std::size_t>(Does::partner) + 1> texts{{
    {"WAIT"},
    {"GO ▶"},
    {"DESTROY"},
    {"KNOCK OUT"},
    {"SLASH"},
    {"CHOOSE FOR ME"},
    {"PULL A BULLET", "Pull a Bullet out of your hand.", "It goes back to the Bullets Deck."},
    {"DRAW A CARD", "Draw a card from your deck.", "It can be used at once."},
    {"LET IT PASS"},
    {"NO AID", "Keep all cards, and time moves.", "Or choose one: your partner may use it."},
    {"ALL, AS USUAL"},
    {"KEEP ALL", "Play for these goals.", "A vetoed goal returns next level."},
    {"YES", "", "Only if both agree it is replaced."},
    {"NO", "", "Only if both agree it is replaced."},
    {"END TURN", "End the System's turn.", "Points left over are lost."},
    {"", "", "Mixed points are spent first."},
    {"DECK ", "", "Look through the discard."},
    {"LINE ", "", "Look through the discard."},
    {"MATE", "Look at your partner's hand.", ""},
}};

}  // namespace

const ButtonText& text_of(Does does) { return texts[static_cast<std::size_t>(does)]; }

void button_label(const State& state, const Button& button, kit::TextOut& out) {
    const superhot::Normal& own = state.normals[static_cast<std::size_t>(deciding_player(state))];
    const auto sizes = [&](std::size_t deck, std::size_t discard) {
        out.number(static_cast<int>(deck)).add('/').number(static_cast<int>(discard));
    };
    out.add(text_of(button.does).label);
    switch (button.does) {
        case Does::go:
            out.number(std::min<int>(static_cast<int>(state.used.size()) + state.lag, state.slots));
            return;
        case Does::pay:
            if (button.value + button.rest == 0)
                out.add("PAY");
            else
                out.add("⬢").number(button.value).add("⯅").number(button.rest);
            return;
        case Does::own_pile:
            return sizes(own.deck.size(), own.discard.size());
        case Does::other_pile:
            return sizes(state.obstacles.size(), state.obstacle_discard.size());
        default:
            return;
    }
}

namespace {

constexpr int button_gap = 2;
// "⬢10 ⯅7 ◬0": there are 17 points at most.
constexpr int points_letters = 9;

int deed_width(const State& state, const Button& button) {
    kit::Text<32> label;
    button_label(state, button, label);
    return stage::text_width(label.view(), stage::small) + (button.does == Does::pay ? 4 : 14);
}

int pile_width(const State& state, const Button& button, const stage::Font& font) {
    kit::Text<32> label;
    button_label(state, button, label);
    return stage::text_width(label.view(), font) + 6;
}

}  // namespace

const stage::Font& pile_font(const State& state, const Buttons& buttons) {
    int room = 240 - button_gap;
    for (const Button& each : buttons)
        room -= button_gap + (looks(each.does) ? pile_width(state, each, stage::small)
                                               : deed_width(state, each));
    if (state.phase == Phase::system) room -= points_letters * stage::small.width;
    return room < 0 ? stage::tiny : stage::small;
}

Rect button_area(const State& state, const Buttons& buttons, std::size_t index) {
    Rect box{button_gap, buttons_area.y, 0, buttons_area.height - 1};
    if (!looks(buttons[index].does)) {
        box.width = deed_width(state, buttons[index]);
        for (std::size_t i = 0; i < index; ++i) box.x += deed_width(state, buttons[i]) + button_gap;
        return box;
    }
    const stage::Font& font = pile_font(state, buttons);
    box.width = pile_width(state, buttons[index], font);
    box.x = 240 - button_gap - box.width;
    for (std::size_t i = index + 1; i < buttons.size(); ++i)
        box.x -= pile_width(state, buttons[i], font) + button_gap;
    return box;
}

}  // namespace superhot_scene
