#include "hot_scene/desk.h"

#include <algorithm>

#include "hot_scene/forecast.h"
#include "kit/text.h"
#include "superhot/glitches.h"
#include "superhot/goals.h"
#include "superhot/judge.h"
#include "superhot/places.h"
#include "superhot/turn.h"

namespace hot_scene {

using kit::refused;
using kit::Verdict;
using superhot::double_trouble;
using superhot::Gives;
using superhot::no_card;
using superhot::Phase;
using superhot::top_of;

namespace {

// Everything that pays this glitch there: bit n for n Fighting points.
unsigned ways_to_pay(const State& state, int glitch, int slot) {
    unsigned ways = 0;
    for (int paid = 0; paid <= superhot::glitches[static_cast<std::size_t>(glitch)].cost; ++paid)
        if (superhot::may_glitch(state, glitch, slot, paid).ok()) ways |= 1u << paid;
    return ways;
}

bool glitch_possible(const State& state, int glitch) {
    if (glitch == superhot::lag) return ways_to_pay(state, glitch, no_slot) != 0;
    for (int slot = 0; slot < state.slots; ++slot)
        if (ways_to_pay(state, glitch, slot) != 0) return true;
    return false;
}

// The used Pliers that Double Trouble could be; none if there are none.
Card pliers_for(const State& state, Card card) {
    if (card != double_trouble) return no_card;
    for (const Card copied : superhot::copyable(state))
        if (top_of(copied).gives == Gives::pliers) return copied;
    return no_card;
}

bool is_tool(const State& state, Card card) {
    return top_of(card).gives == Gives::pliers || pliers_for(state, card) != no_card;
}

Verdict tool_verdict(const State& state, Card card) {
    const Card copied = pliers_for(state, card);
    const Verdict heals = superhot::may_heal(state, card, copied);
    return heals.ok() ? heals : superhot::may_draw(state, card, copied);
}

// A Bullet falls to a Katana, whatever the other cards are worth.
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

Task Desk::task(const State& state) const {
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

int Desk::target(const State& state) const {
    return state.phase == Phase::hit ? state.hit_slot : target_;
}

bool Desk::half_made(const State& state) const {
    if (state.phase == Phase::system) return glitch_ != superhot::no_glitch;
    return waiting_ || tool_ != no_card || target_ != no_slot || !picks_.empty();
}

void Desk::clear(const State& state, bool stay) {
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
    if (same && !committed && cursor_.at < count(state, cursor_.row))
        return set_cursor(state, cursor_);
    switch (task(state)) {
        case Task::veto:
            return go_to_first_open(state, Row::goals);
        case Task::reply:
            return set_cursor(state, {Row::buttons, 0});
        case Task::aid:
            return go_to_button(state, Does::no_aid);
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

int Desk::count(const State& state, Row row) const {
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

Buttons Desk::buttons(const State& state) const {
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
            const Card copied = pliers_for(state, tool_);
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

// ---- What may be chosen -------------------------------------------------------------------------

Verdict Desk::line_verdict(const State& state, int slot) const {
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

Verdict Desk::hand_verdict(const State& state, const Held& held) const {
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

Verdict Desk::open(const State& state, Cursor at) const {
    switch (at.row) {
        case Row::goals:
            if (task(state) != Task::veto) return kit::done;  // they can always be read
            return superhot::may_veto(state, state.goal_row[at.at])
                       ? kit::done
                       : refused("That goal was vetoed before");
        case Row::line:
            return line_verdict(state, at.at);
        case Row::hand: {
            if (state.phase == Phase::system)
                return glitch_possible(state, at.at + 1) ? kit::done
                                                         : refused("That cannot be paid now");
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
                    return may_go(state);
                case Does::wait:
                    return refused("You have moved already");
                case Does::heal:
                    return superhot::may_heal(state, tool_, pliers_for(state, tool_));
                case Does::draw:
                    return superhot::may_draw(state, tool_, pliers_for(state, tool_));
                default:
                    return refused("Those cards are not the right ones");
            }
        }
    }
}

// ---- Moving -------------------------------------------------------------------------------------

void Desk::set_cursor(const State& state, Cursor cursor) {
    cursor_ = cursor;
    if (state.phase == Phase::system) return;
    const int cards = count(state, Row::hand), at = cursor.at;
    int first = std::min<int>(first_, std::max(0, cards - visible_cards));
    if (cursor.row == Row::hand) first = std::clamp(first, std::max(0, at - visible_cards + 1), at);
    first_ = static_cast<std::uint8_t>(first);
}

Rect Desk::area(const State& state, Cursor at) const {
    switch (at.row) {
        case Row::goals:
            return goal_area(at.at, static_cast<int>(state.goal_row.size()));
        case Row::line:
            return at.at < state.slots ? slot_area(at.at, state.slots) : next_area(state.slots);
        case Row::hand:
            return state.phase == Phase::system ? glitch_area(at.at) : hand_slot(at.at - first_);
        default:
            return button_area(state, buttons(state), at.at);
    }
}

Rect Desk::cursor_area(const State& state, Cursor at) const {
    const Rect box = area(state, at);
    switch (at.row) {
        case Row::goals:
            return goal_cursor_area(at.at, static_cast<int>(state.goal_row.size()));
        case Row::line:
            return box.inset(-2).common(line_area);
        case Row::hand:
            // A chosen card is lifted.
            return Rect{box.x - 2, box.y - hand_lift, box.width + 4, box.height + hand_lift + 2}
                .common(hand_area);
        default:
            return box;
    }
}

Cursor Desk::next(const State& state, Way way, bool wrap) const {
    const bool vertical = way == Way::up || way == Way::down;
    const bool system = state.phase == Phase::system;
    const int last = count(state, cursor_.row) - 1;
    const auto at = [&](int place) {
        return Cursor{cursor_.row, static_cast<std::uint8_t>(place)};
    };
    if (!vertical) {
        int by = way == Way::right ? 1 : -1;
        if (cursor_.row == Row::line) by = -by;  // slot 1 is at the right
        const int to = cursor_.at + by;
        if (to < 0) return wrap ? at(last) : cursor_;
        if (to > last) return wrap ? at(0) : cursor_;
        return at(to);
    }
    const int step = way == Way::down ? 1 : -1;
    // Rows within a row: glitches, goals.
    if (cursor_.row == Row::hand && system) {
        const int to = cursor_.at + step * glitch_columns;
        if (to >= 0 && to <= last) return at(to);
    }
    if (cursor_.row == Row::goals) {
        const int to = cursor_.at + step * (state.goal_row.size() > 2 ? 2 : 1);
        if (to >= 0 && to <= last) return at(to);
    }
    constexpr int rows = 4;
    int row = static_cast<int>(cursor_.row);
    for (int tries = 0; tries < rows; ++tries) {
        row += step;
        if ((row < 0 || row >= rows) && !wrap) return cursor_;
        row = (row + rows) % rows;
        const auto to = static_cast<Row>(row);
        const int there = count(state, to);
        if (there == 0) continue;
        if (to == Row::buttons) return {to, first_deed(state)};
        const Point from = area(state, cursor_).centre();
        Cursor best{to, 0};
        int least = 10000;
        for (int i = 0; i < there; ++i) {
            const Cursor each{to, static_cast<std::uint8_t>(i)};
            if (to == Row::hand && !system && (i < first_ || i >= first_ + visible_cards)) continue;
            const Point centre = area(state, each).centre();
            const int distance = std::abs(centre.x - from.x) + 4 * std::abs(centre.y - from.y);
            if (distance >= least) continue;
            least = distance;
            best = each;
        }
        return best;
    }
    return cursor_;
}

// Of the buttons the one that is meant most often.
std::uint8_t Desk::first_deed(const State& state) const {
    const Buttons all = buttons(state);
    std::uint8_t found = 0;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const bool helps = all[i].does == Does::cheapest && all[found].enabled;
        if (all[i].enabled && !looks(all[i].does) && !helps) found = static_cast<std::uint8_t>(i);
    }
    return found;
}

void Desk::go_to_first_open(const State& state, Row row) {
    const int there = count(state, row);
    for (int i = 0; i < there; ++i) {
        const Cursor each{row, static_cast<std::uint8_t>(i)};
        if (!open(state, each).ok()) continue;
        if (row == Row::hand && state.phase != Phase::system &&
            index_of(picks_, hand_of(state, deciding_player(state))[each.at].card) >= 0)
            continue;
        return set_cursor(state, each);
    }
    // Nothing to choose there: what else can be done?
    const std::uint8_t deed = first_deed(state);
    const Buttons all = buttons(state);
    if (!all.empty() && all[deed].enabled && !looks(all[deed].does))
        return set_cursor(state, {Row::buttons, deed});
    set_cursor(state, {there > 0 ? row : Row::line, 0});
}

void Desk::go_to_button(const State& state, Does does) {
    const Buttons all = buttons(state);
    for (std::size_t i = 0; i < all.size(); ++i)
        if (all[i].does == does)
            return set_cursor(state, {Row::buttons, static_cast<std::uint8_t>(i)});
    set_cursor(state, {Row::buttons, 0});
}

}  // namespace hot_scene
