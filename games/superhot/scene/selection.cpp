#include "superhot_scene/selection.h"

#include <algorithm>

#include "superhot/goals.h"
#include "superhot/turn.h"
#include "superhot_scene/uses.h"

namespace superhot_scene {

using kit::refused;
using kit::Verdict;
using superhot::double_trouble;
using superhot::Gives;
using superhot::no_card;
using superhot::Phase;
using superhot::top_of;

namespace {

constexpr std::size_t most_picks = 8;

}  // namespace

int deciding_player(const State& state) {
    const kit::Seat seat = superhot::Rules::turn(state);
    if (!state.two()) return 0;
    return seat < 2 ? seat : state.active;
}

Hand hand_of(const State& state, int player) {
    Hand hand;
    const superhot::Normal& normal = state.normals[static_cast<std::size_t>(player)];
    if (player == state.active && state.aid_in != no_card) hand.push({state.aid_in, true});
    for (const Card card : normal.hand) hand.push({card, false});
    for (int i = 0; i < normal.bullets; ++i) hand.push({superhot::bullet, false});
    return hand;
}

// ---- What is being decided ----------------------------------------------------------------------

Task Selection::task(const State& state) const {
    switch (state.phase) {
        case Phase::veto:
            return Task::veto;
        case Phase::veto_reply:
            return Task::reply;
        case Phase::waiting:
            return Task::wait;
        case Phase::hit:
            return Task::aim;
        case Phase::aid:
            return Task::aid;
        case Phase::order:
            return Task::order;
        case Phase::drop:
            return Task::drop;
        case Phase::system:
            return glitch_ == superhot::no_glitch                        ? Task::glitch
                   : glitch_slot_ == no_slot && glitch_ != superhot::lag ? Task::where
                                                                         : Task::pay;
        default:
            return waiting_             ? Task::wait
                   : tool_ != no_card   ? Task::tool
                   : target_ != no_slot ? Task::aim
                                        : Task::act;
    }
}

int Selection::target(const State& state) const {
    return state.phase == Phase::hit ? state.hit_slot : target_;
}

bool Selection::half_made(const State& state) const {
    if (state.phase == Phase::system) return glitch_ != superhot::no_glitch;
    return waiting_ || tool_ != no_card || target_ != no_slot || !picks_.empty();
}

void Selection::clear(const State& state, bool stay) {
    // In a new turn the cursor begins anew, too.
    const bool goes_on =
        phase_ == state.phase || (phase_ == Phase::choose && state.phase == Phase::use);
    const auto turn =
        static_cast<std::uint16_t>(state.leg << 14 | state.level << 8 | state.level_turn);
    const bool same = stay && goes_on && turn_ == turn;
    turn_ = turn;
    const bool committed = cursor_.row == Row::buttons && half_made(state);
    phase_ = state.phase;
    picks_.clear();
    tool_ = no_card;
    waiting_ = false;
    glitch_ = superhot::no_glitch;
    glitch_slot_ = target_ = no_slot;
    // The System looks for the next glitch, and ends its turn where none can be paid.
    const bool searches = task(state) == Task::glitch;
    if (same && !committed && !searches && cursor_.at < count(state, cursor_.row))
        return set_cursor(state, cursor_);
    switch (task(state)) {
        case Task::veto:
            return go_to_first_open(state, Row::goals);
        case Task::reply:
            return set_cursor(state, {Row::buttons, 0});
        case Task::aid:
            return go_to_button(state, Does::no_aid);
        case Task::order:
            return go_to_button(state, Does::rest);
        case Task::wait:
        case Task::drop:
        case Task::aim:
            return go_to_first_open(state, Row::hand);
        case Task::glitch:
            return go_to_first_open(state, Row::hand);
        default:
            return go_to_first_open(state, Row::line);
    }
}

// ---- What there is ------------------------------------------------------------------------------

int Selection::count(const State& state, Row row) const {
    switch (row) {
        case Row::goals:
            return std::min<int>(static_cast<int>(state.goal_row.size()), goal_tiles);
        case Row::line:
            return state.slots + 1;  // and the card to come
        case Row::hand:
            if (state.phase == Phase::system) return superhot::lag;
            return static_cast<int>(hand_of(state, deciding_player(state)).size());
        default:
            return static_cast<int>(buttons(state).size());
    }
}

// ---- What may be chosen -------------------------------------------------------------------------

Verdict Selection::line_verdict(const State& state, int slot) const {
    if (slot >= state.slots) return refused("That card is not in The Line yet");
    switch (task(state)) {
        case Task::act:
        case Task::aim:
        case Task::tool:
            if (state.phase == Phase::hit) return refused("Finish this one first");
            if (slash_possible(state, slot)) return kit::done;
            return superhot::may_begin(state, slot, superhot::destroy);
        case Task::order:
            return superhot::may_act(state, slot) ? kit::done
                                                  : refused("That ability cannot be next");
        case Task::where:
        case Task::pay:
            if (ways_to_pay(state, glitch_, slot) != 0) return kit::done;
            return refused("That is no target for it");
        case Task::glitch:
            return refused("Choose a glitch first");
        default:
            return refused("Not now");
    }
}

Verdict Selection::hand_verdict(const State& state, const Held& held) const {
    const Card card = held.card;
    const Task now = task(state);
    if (now == Task::veto || now == Task::reply || now == Task::order) return refused("Not now");
    if (card == superhot::bullet)
        return refused(now == Task::wait || now == Task::drop ? "Bullets cannot be discarded"
                                                              : "A Bullet cannot be used");
    if (now == Task::wait || now == Task::drop || now == Task::aid)
        return held.aid ? refused("The aid is not part of your hand") : kit::done;
    if (index_of(picks_, card) >= 0) return kit::done;
    if (now == Task::aim) {
        if (picks_.size() >= most_picks) return refused("No more cards than needed");
        const int slot = target(state);
        if (card == double_trouble)
            return copies(state, slot, picks_).empty() ? refused("It copies a used card that fits")
                                                       : kit::done;
        if (worth_of(state, slot, {card, no_card}) > 0) return kit::done;
        switch (superhot::price_of(state, slot).currency) {
            case superhot::Currency::fighting:
                return refused("Only Fighting pays that");
            case superhot::Currency::dodge:
                return refused("Only Dodge pays that");
            default:
                return refused("That card pays nothing");
        }
    }
    if (is_tool(state, card)) return tool_verdict(state, card);
    if (card == double_trouble) return refused("Choose a target first");
    if (top_of(card).gives == Gives::glass && state.me().discard.empty())
        return refused("Your discard is empty: it pays nothing");
    return kit::done;
}

Verdict Selection::open(const State& state, Cursor at) const {
    switch (at.row) {
        case Row::goals:
            if (task(state) != Task::veto) return kit::done;  // they can always be read
            return superhot::may_veto(state, state.goal_row[at.at])
                       ? kit::done
                       : refused("That goal was vetoed before");
        case Row::line:
            return line_verdict(state, at.at);
        case Row::hand: {
            if (state.phase == Phase::system) return glitch_verdict(state, at.at + 1);
            const Hand hand = hand_of(state, deciding_player(state));
            return at.at < hand.size() ? hand_verdict(state, hand[at.at]) : refused("No card");
        }
        default: {
            const Buttons all = buttons(state);
            if (at.at >= all.size()) return refused("Nothing there");
            const Button& button = all[at.at];
            if (button.enabled) return kit::done;
            switch (button.does) {
                case Does::go:
                    if (!picks_.empty()) return refused("Choose a target for these cards first");
                    return may_go(state);
                case Does::wait:
                    return refused("You have moved already");
                case Does::heal:
                    return superhot::may_heal(state, tool_, copied_pliers(state, tool_));
                case Does::draw:
                    return superhot::may_draw(state, tool_, copied_pliers(state, tool_));
                default:
                    return refused("Those cards are not the right ones");
            }
        }
    }
}

}  // namespace superhot_scene
