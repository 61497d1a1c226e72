// What A and B do on the selection.
#include <algorithm>

#include "superhot/glitches.h"
#include "superhot_scene/forecast.h"
#include "superhot_scene/selection.h"
#include "superhot_scene/uses.h"
#include "superhot_scene/wishes.h"

namespace superhot_scene {

using superhot::double_trouble;
using superhot::Gives;
using superhot::no_card;
using superhot::Phase;
using superhot::top_of;

namespace {

Does usual_deed(const State& state, int slot) {
    return wish_for(state, slot).method == superhot::knock_out ? Does::knock_out : Does::destroy;
}

// Buttons that are an action of the rules.
struct Single {
    Does does;
    superhot::Kind kind;
};
constexpr Single single[] = {
    {Does::no_aid, superhot::no_aid}, {Does::rest, superhot::act_rest},
    {Does::keep, superhot::keep},     {Does::agree, superhot::agree},
    {Does::refuse, superhot::refuse}, {Does::end_turn, superhot::sys_end},
    {Does::wait, superhot::wait},     {Does::pass, superhot::wait_go},
    {Does::go, superhot::end_use},
};

void move_first(const State& state, PlannedActions& plan) {
    if (state.phase == Phase::choose) plan.push({superhot::move});
}

}  // namespace

void Selection::aim_at(const State& state, int slot) {
    target_ = static_cast<std::int8_t>(slot);
    tool_ = no_card;
    // Cards chosen before the target stay chosen if they fit it.
    for (std::size_t i = picks_.size(); i-- > 0;)
        if (worth_of(state, slot, picks_[i]) == 0) picks_.erase(i);
    if (reckon(state, slot, picks_).enough())
        go_to_button(state, usual_deed(state, slot));
    else
        go_to_first_open(state, Row::hand);
}

void Selection::pick(const State& state, Card card) {
    const int slot = target(state);
    const int place = index_of(picks_, card);
    if (card != double_trouble) {
        if (place < 0) {
            picks_.push({card, no_card});
        } else {
            picks_.erase(static_cast<std::size_t>(place));
            // A copy of what is not used any more is none.
            const int copy = index_of(picks_, double_trouble);
            if (copy >= 0 && slot != no_slot) {
                const auto i = static_cast<std::size_t>(copy);
                bool there = false;
                for (const Card other : copies(state, slot, picks_))
                    there = there || superhot::top_name(other) == superhot::top_name(picks_[i].as);
                if (!there) picks_.erase(i);
            }
        }
    } else {
        // From copy to copy, and then off again.
        bool passed = place < 0;
        const Card now = passed ? no_card : picks_[static_cast<std::size_t>(place)].as;
        Card next = no_card;
        for (const Card copied : copies(state, slot, picks_)) {
            if (passed && next == no_card) next = copied;
            if (!passed && superhot::top_name(copied) == superhot::top_name(now)) passed = true;
        }
        if (place >= 0) picks_.erase(static_cast<std::size_t>(place));
        if (next != no_card) picks_.push({card, next});
    }
    if (slot != no_slot && reckon(state, slot, picks_).enough())
        go_to_button(state, usual_deed(state, slot));
}

Selection::Result Selection::choose_on_line(const State& state, PlannedActions& plan) {
    const int slot = cursor_.at;
    const auto number = static_cast<std::uint8_t>(slot + 1);
    switch (task(state)) {
        case Task::order:
            plan.push({superhot::act, number});
            return Result::acts;
        case Task::where:
        case Task::pay: {
            glitch_slot_ = static_cast<std::int8_t>(slot);
            const Buttons ways = buttons(state);
            if (ways.size() == 1) {
                plan.push({superhot::glitch, glitch_, number, ways[0].value});
                return Result::acts;
            }
            // What is kept should be of use: of the scarcer points spend none.
            const bool fights = state.points[0] < state.points[1];
            set_cursor(state,
                       {Row::buttons, static_cast<std::uint8_t>(fights ? 0u : ways.size() - 1)});
            return Result::chose;
        }
        default:
            aim_at(state, slot);
            return Result::chose;
    }
}

Selection::Result Selection::choose_in_hand(const State& state, PlannedActions& plan) {
    if (state.phase == Phase::system) {
        glitch_ = static_cast<superhot::Glitch>(cursor_.at + 1);
        glitch_slot_ = no_slot;
        if (glitch_ != superhot::lag) {
            go_to_first_open(state, Row::line);
            return Result::chose;
        }
        const Buttons ways = buttons(state);
        if (ways.size() > 1) {
            set_cursor(state, {Row::buttons, 0});
            return Result::chose;
        }
        plan.push({superhot::glitch, superhot::lag, 0, ways[0].value});
        return Result::acts;
    }
    const Card card = hand_of(state, deciding_player(state))[cursor_.at].card;
    switch (task(state)) {
        case Task::aid:
            plan.push({superhot::aid, card});
            return Result::acts;
        case Task::drop:
            plan.push({superhot::drop, card});
            return Result::acts;
        case Task::wait: {
            const int place = index_of(picks_, card);
            if (place < 0)
                picks_.push({card, no_card});
            else
                picks_.erase(static_cast<std::size_t>(place));
            return Result::chose;
        }
        case Task::act:
        case Task::tool:
            if (top_of(card).gives == Gives::pliers || card == double_trouble) {
                tool_ = tool_ == card ? no_card : card;
                picks_.clear();
                if (tool_ == no_card) return Result::chose;
                const Buttons all = buttons(state);
                set_cursor(state,
                           {Row::buttons, static_cast<std::uint8_t>(all[0].enabled ? 0 : 1)});
                return Result::chose;
            }
            tool_ = no_card;
            pick(state, card);
            return Result::chose;
        default:
            pick(state, card);
            return Result::chose;
    }
}

Selection::Result Selection::choose_button(const State& state, PlannedActions& plan) {
    const Button button = buttons(state)[cursor_.at];
    const auto slot = static_cast<std::uint8_t>(target(state) + 1);
    switch (button.does) {
        case Does::wait:
            waiting_ = true;
            picks_.clear();
            go_to_button(state, Does::pass);
            return Result::chose;
        case Does::go:
            move_first(state, plan);
            plan.push({superhot::end_use});
            return forecast_move(state, no_slot, {}).loss == superhot::End::none ? Result::acts
                                                                                 : Result::warns;
        case Does::destroy:
        case Does::knock_out:
        case Does::slash:
            plan_hit(state, slot - 1,
                     button.does == Does::knock_out ? superhot::knock_out : superhot::destroy,
                     picks_, plan);
            return Result::acts;
        case Does::cheapest: {
            Picks found;
            if (!find_cheapest(state, target(state), found)) return Result::refused;
            picks_ = found;
            go_to_button(state, usual_deed(state, target(state)));
            return Result::chose;
        }
        case Does::heal:
        case Does::draw:
            move_first(state, plan);
            plan.push({button.does == Does::heal ? superhot::heal : superhot::pdraw, tool_,
                       copied_pliers(state, tool_)});
            return Result::acts;
        case Does::pass:
            plan_wait(state, picks_, plan);
            return forecast_wait(state).loss == superhot::End::none ? Result::acts : Result::warns;
        case Does::pay:
            plan.push({superhot::glitch, glitch_, static_cast<std::uint8_t>(glitch_slot_ + 1),
                       button.value});
            return Result::acts;
        default:
            for (const auto& [does, kind] : single)
                if (does == button.does) plan.push({kind});
            return plan.empty() ? Result::looks : Result::acts;
    }
}

Selection::Result Selection::choose(const State& state, PlannedActions& plan) {
    if (!open(state, cursor_).ok()) return Result::refused;
    switch (cursor_.row) {
        case Row::goals:
            if (task(state) != Task::veto) return Result::looks;
            plan.push({superhot::veto, state.goal_row[cursor_.at]});
            return Result::acts;
        case Row::line:
            return choose_on_line(state, plan);
        case Row::hand:
            return choose_in_hand(state, plan);
        default:
            return choose_button(state, plan);
    }
}

bool Selection::back(const State& state) {
    if (!half_made(state)) return false;
    switch (task(state)) {
        case Task::pay:
            glitch_slot_ = no_slot;
            if (glitch_ != superhot::lag) {
                go_to_first_open(state, Row::line);
                return true;
            }
            [[fallthrough]];
        case Task::where: {
            const auto place = static_cast<std::uint8_t>(glitch_ - 1);
            glitch_ = superhot::no_glitch;
            set_cursor(state, {Row::hand, place});
            return true;
        }
        case Task::wait:
            if (state.phase == Phase::waiting) {
                picks_.clear();
                return true;
            }
            waiting_ = false;
            picks_.clear();
            go_to_button(state, Does::wait);
            return true;
        default: {
            const int slot = target_;
            target_ = no_slot;
            tool_ = no_card;
            picks_.clear();
            if (slot != no_slot)
                set_cursor(state, {Row::line, static_cast<std::uint8_t>(slot)});
            else
                go_to_first_open(state, Row::hand);
            return true;
        }
    }
}

std::size_t Selection::point_at(const State& state, std::span<const kit::Action> actions) {
    clear(state, false);
    // A Move goes without saying.
    const std::size_t first = actions.size() > 1 && actions[0].kind == superhot::move ? 1 : 0;
    point_at_one(state, actions[first]);
    const auto rest = actions.subspan(first + 1);
    if (actions[first].kind == superhot::begin && !rest.empty()) {
        picks_.clear();
        for (const kit::Action& each : rest) picks_.push({each.a, each.b});
        go_to_button(state,
                     actions[first].b == superhot::knock_out ? Does::knock_out : Does::destroy);
    }
    if (actions[first].kind == superhot::wait) {
        waiting_ = true;
        for (const kit::Action& each : rest)
            if (each.kind == superhot::discard) picks_.push({each.a, no_card});
        go_to_button(state, Does::pass);
    }
    return first;
}

bool Selection::leads_to(std::span<const kit::Action> actions) const {
    const auto any = [&](auto right) { return std::any_of(actions.begin(), actions.end(), right); };
    const auto uses = [&](const Pick& pick) {
        return any([&](kit::Action each) {
            const bool uses_card = each.kind == superhot::add || each.kind == superhot::slash ||
                                   each.kind == superhot::discard;
            return uses_card && superhot::top_name(each.a) == superhot::top_name(pick.card);
        });
    };
    if (waiting_ && !any([](kit::Action each) { return each.kind == superhot::wait; }))
        return false;
    if (tool_ != no_card && !any([&](kit::Action each) {
            return (each.kind == superhot::heal || each.kind == superhot::pdraw) && each.a == tool_;
        }))
        return false;
    if (target_ != no_slot && !any([&](kit::Action each) {
            return (each.kind == superhot::begin && each.a - 1 == target_) ||
                   (each.kind == superhot::slash && each.c - 1 == target_);
        }))
        return false;
    return glitch_ == superhot::no_glitch
               ? std::all_of(picks_.begin(), picks_.end(), uses)
               : any([&](kit::Action each) {
                     return each.kind == superhot::glitch && each.a == glitch_ &&
                            (glitch_slot_ == no_slot || each.b - 1 == glitch_slot_);
                 });
}

void Selection::point_at_one(const State& state, kit::Action action) {
    const auto in_hand = [&](Card card) {
        const Hand hand = hand_of(state, deciding_player(state));
        for (std::size_t i = 0; i < hand.size(); ++i)
            if (hand[i].card == card)
                return set_cursor(state, {Row::hand, static_cast<std::uint8_t>(i)});
    };
    const auto slot_of = [](std::uint8_t number) { return number - 1; };
    switch (action.kind) {
        case superhot::veto:
            return set_cursor(
                state, {Row::goals, static_cast<std::uint8_t>(state.goal_row.index_of(action.a))});
        case superhot::begin: {
            aim_at(state, slot_of(action.a));
            Picks found;
            if (find_cheapest(state, slot_of(action.a), found)) picks_ = found;
            return go_to_button(state,
                                action.b == superhot::knock_out ? Does::knock_out : Does::destroy);
        }
        case superhot::slash:
            aim_at(state, slot_of(action.c));
            picks_.clear();
            picks_.push({action.a, action.b});
            return go_to_button(state, Does::slash);
        case superhot::heal:
        case superhot::pdraw:
            tool_ = action.a;
            return go_to_button(state, action.kind == superhot::heal ? Does::heal : Does::draw);
        case superhot::act:
            return set_cursor(state, {Row::line, static_cast<std::uint8_t>(slot_of(action.a))});
        case superhot::glitch:
            glitch_ = static_cast<superhot::Glitch>(action.a);
            if (glitch_ == superhot::lag) {
                glitch_slot_ = no_slot;
            } else {
                glitch_slot_ = static_cast<std::int8_t>(slot_of(action.b));
            }
            for (std::size_t i = 0; i < buttons(state).size(); ++i)
                if (buttons(state)[i].value == action.c)
                    set_cursor(state, {Row::buttons, static_cast<std::uint8_t>(i)});
            return;
        case superhot::discard:
        case superhot::add:
        case superhot::aid:
        case superhot::drop:
            return in_hand(action.a);
        default:
            for (const auto& [does, kind] : single)
                if (kind == action.kind) return go_to_button(state, does);
            return;
    }
}

}  // namespace superhot_scene
