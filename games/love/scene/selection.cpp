#include "love_scene/selection.h"

#include <algorithm>
#include <cstdlib>

#include "love/rules.h"
#include "love_scene/layout.h"

namespace love_scene {

using love::Lassos;
using love::Phase;

Hand hand_of(const State& state, Seat seat) {
    Hand hand;
    for (love::Colour colour = 0; colour < love::colour_count; ++colour)
        for (int i = 0; i < state.hand[seat][colour]; ++i) hand.push(colour);
    return hand;
}

kit::Verdict may(const State& state, Deed deed) {
    constexpr love::Kind kinds[] = {love::duel, love::claim, love::reload, love::end};
    return love::may_any(state, kinds[static_cast<std::size_t>(deed)]);
}

Hearts hearts_of(const State& state, Seat seat) {
    Hearts hearts;
    for (Heart heart = 0; heart < love::heart_count; ++heart)
        if (state.owns(seat, heart)) hearts.push(heart);
    return hearts;
}

int place_in(const Hearts& hearts, Heart heart) {
    const auto found = std::find(hearts.begin(), hearts.end(), heart);
    return found == hearts.end() ? -1 : static_cast<int>(found - hearts.begin());
}

bool can_win_next(const State& state, Seat seat) {
    return !state.over() && state.score[seat] + state.income(seat) >= state.target;
}

// ---- Beginning ------------------------------------------------------------------------------

// What is meant most often.
Deed Selection::first_deed(const State& state) const {
    if (may(state, Deed::claim).ok()) return Deed::claim;
    if (state.phase == Phase::paid_action) return Deed::end;
    return state.bullets[state.turn_seat] < 3 ? Deed::reload : Deed::duel;
}

void Selection::clear(const State& state, bool stay) {
    const bool same = stay && phase_ == state.phase && turn_ == state.turns;
    phase_ = state.phase;
    turn_ = state.turns;
    if (same && (task_ == Task::deed || task_ == Task::look)) return;
    raised_ = card_ = 0;
    if (state.over()) {
        task_ = Task::deed;
        return;
    }
    if (state.splitting()) {
        task_ = Task::split;
        spot_ = Spot::bullets;
        fire_ = static_cast<std::uint8_t>((state.bullets[state.decider()] + 1) / 2);
        return;
    }
    task_ = Task::deed;
    deed_ = first_deed(state);
}

// The last one if it is still there; else one that fits a Lasso, belongs to somebody who is ahead
// and has few bullets.
Heart Selection::useful_target(const State& state) const {
    if (heart_ < love::heart_count && state.is_target(heart_)) return heart_;
    Heart best = love::no_heart;
    int most = -1;
    for (Heart heart = 0; heart < love::heart_count; ++heart) {
        if (!state.is_target(heart)) continue;
        const Seat owner = state.owner[heart];
        const bool fits = state.hand[state.turn_seat][love::colour_of(heart)] > 0;
        const int worth = (fits ? 40 : 0) + (state.is_claimed(heart) ? 20 : 0) +
                          (can_win_next(state, owner) ? 60 : 0) + state.score[owner] / 2 +
                          4 * (love::most_bullets - state.bullets[owner]);
        if (worth <= most) continue;
        most = worth;
        best = heart;
    }
    return best;
}

void Selection::begin(const State& state, Deed deed) {
    deed_ = deed;
    raised_ = card_ = 0;
    switch (deed) {
        case Deed::duel:
            task_ = Task::target;
            heart_ = useful_target(state);
            return;
        case Deed::claim: {
            task_ = Task::claim;
            // Everything that can be claimed.
            Lassos left = state.claimable(state.turn_seat);
            const Hand hand = hand_of(state, state.turn_seat);
            for (std::size_t i = 0; i < hand.size(); ++i) {
                if (left[hand[i]] == 0) continue;
                --left[hand[i]];
                raised_ = static_cast<std::uint8_t>(raised_ | 1u << i);
            }
            while (card_ + 1u < hand.size() && !is_raised(card_)) ++card_;
            return;
        }
        case Deed::reload:
            task_ = Task::reload;
            return;
        case Deed::end:
            return;
    }
}

bool Selection::back() {
    if (task_ == Task::deed || task_ == Task::split) return false;
    task_ = Task::deed;
    raised_ = 0;
    return true;
}

void Selection::look_at(int place, Part part) {
    task_ = Task::look;
    place_ = static_cast<std::uint8_t>(place);
    part_ = part;
}

// ---- Moving ---------------------------------------------------------------------------------

bool Selection::move_deed(Way way) {
    const int at = static_cast<int>(deed_), column = at % 2, row = at / 2;
    int to = at;
    switch (way) {
        case Way::left:
        case Way::right:
            to = row * 2 + 1 - column;
            break;
        case Way::up:
            if (row == 1) to = column;
            break;
        case Way::down:
            if (row == 0) to = 2 + column;
            break;
    }
    deed_ = static_cast<Deed>(to);
    return to != at;
}

bool Selection::move_look(Way way) {
    if (way == Way::left || way == Way::right) {
        const bool strip = place_ < nobodys_place;
        const int first = strip ? 0 : strip_parts, count = strip ? strip_parts : 2;
        const int to = static_cast<int>(part_) - first + (way == Way::right ? 1 : count - 1);
        part_ = static_cast<Part>(first + to % count);
        return true;
    }
    const int to = place_ + (way == Way::down ? 1 : -1);
    if (to < 0 || to >= love::seat_count) return false;
    place_ = static_cast<std::uint8_t>(to);
    return true;
}

bool Selection::move_target(const State& state, Seat bottom, Way way, bool wrap) {
    if (heart_ >= love::heart_count) return false;
    const Seat owner = state.owner[heart_];
    const Hearts row = hearts_of(state, owner);
    const int at = place_in(row, heart_);
    const bool forward = way == Way::right || way == Way::down;
    if (way == Way::left || way == Way::right) {
        const auto count = static_cast<int>(row.size());
        for (int step = 1; step <= count; ++step) {
            int to = at + (forward ? step : -step);
            if (to < 0 || to >= count) {
                if (!wrap) return false;
                to = (to + count) % count;
            }
            const Heart heart = row[static_cast<std::size_t>(to)];
            if (!state.is_target(heart)) continue;
            const bool moved = heart != heart_;
            heart_ = heart;
            return moved;
        }
        return false;
    }
    // The next player who has a target, and there the one nearest to this column.
    int place = place_of(owner, bottom);
    for (int step = 1; step < love::seat_count; ++step) {
        place += forward ? 1 : -1;
        if (place < 0 || place >= love::seat_count) {
            if (!wrap) return false;
            place = (place + love::seat_count) % love::seat_count;
        }
        const Hearts there = hearts_of(state, seat_at(place, bottom));
        int least = love::heart_count;
        Heart best = love::no_heart;
        for (std::size_t i = 0; i < there.size(); ++i) {
            const int distance = std::abs(static_cast<int>(i) - at);
            if (!state.is_target(there[i]) || distance >= least) continue;
            least = distance;
            best = there[i];
        }
        if (best == love::no_heart) continue;
        heart_ = best;
        return true;
    }
    return false;
}

bool Selection::move_card(const State& state, Way way, bool wrap) {
    const int count = state.hand_size(state.turn_seat);
    if (count < 2) return false;
    int to = card_ + (way == Way::right ? 1 : -1);
    if (to < 0 || to >= count) {
        if (!wrap) return false;
        to = (to + count) % count;
    }
    card_ = static_cast<std::uint8_t>(to);
    return true;
}

// ---- Choosing -------------------------------------------------------------------------------

Lassos Selection::picked(const State& state) const {
    Lassos lassos{};
    const Hand hand = hand_of(state, state.turn_seat);
    for (std::size_t i = 0; i < hand.size(); ++i)
        if (is_raised(static_cast<int>(i))) ++lassos[hand[i]];
    return lassos;
}

bool Selection::may_raise(const State& state, int card) const {
    const Hand hand = hand_of(state, state.turn_seat);
    if (card >= static_cast<int>(hand.size())) return false;
    if (task_ != Task::claim || is_raised(card)) return true;
    const love::Colour colour = hand[static_cast<std::size_t>(card)];
    return picked(state)[colour] < state.claimable(state.turn_seat)[colour];
}

bool Selection::toggle_card(const State& state) {
    if (!may_raise(state, card_)) return false;
    raised_ = static_cast<std::uint8_t>(raised_ ^ 1u << card_);
    return true;
}

bool Selection::move_bullet(const State& state, int by, bool wrap) {
    const int all = state.bullets[state.decider()];
    int to = fire_ + by;
    if (to < 0 || to > all) {
        if (!wrap) return false;
        to = to < 0 ? all : 0;
    }
    fire_ = static_cast<std::uint8_t>(to);
    return true;
}

// Posters above, the bullets, odds or stakes below.
bool Selection::move_spot(const State& state, Way way, bool wrap) {
    const bool level = way == Way::left || way == Way::right;
    const Spot before = spot_;
    switch (spot_) {
        case Spot::bullets:
            if (level) return move_bullet(state, way == Way::right ? 1 : -1, wrap);
            // The rival's poster first.
            if (way == Way::up)
                spot_ = state.phase == Phase::challenger_splits ? Spot::defender : Spot::challenger;
            else
                spot_ = Spot::odds;
            break;
        case Spot::odds:
            if (way == Way::up) spot_ = Spot::bullets;
            if (level) turn_odds();
            return level || spot_ != before;
        default:
            if (way == Way::down) spot_ = Spot::bullets;
            if (level) spot_ = way == Way::left ? Spot::challenger : Spot::defender;
            break;
    }
    return spot_ != before;
}

void Selection::point_at(const State& state, kit::Action action) {
    switch (action.kind) {
        case love::duel:
            begin(state, Deed::duel);
            heart_ = action.a;
            return;
        case love::claim:
        case love::reload: {
            begin(state, action.kind == love::claim ? Deed::claim : Deed::reload);
            raised_ = 0;
            Lassos left = love::unpacked(action.a);
            const Hand hand = hand_of(state, state.turn_seat);
            for (std::size_t i = 0; i < hand.size(); ++i) {
                if (left[hand[i]] == 0) continue;
                --left[hand[i]];
                raised_ = static_cast<std::uint8_t>(raised_ | 1u << i);
            }
            return;
        }
        case love::commit:
            task_ = Task::split;
            spot_ = Spot::bullets;
            fire_ = action.a;
            return;
        default:
            task_ = Task::deed;
            deed_ = Deed::end;
            return;
    }
}

kit::Action Selection::action(const State& state) const {
    switch (task_) {
        case Task::target:
            return {love::duel, heart_};
        case Task::claim:
            return {love::claim, love::packed(picked(state))};
        case Task::reload:
            return {love::reload, love::packed(picked(state))};
        case Task::split:
            return {love::commit, fire_};
        default:
            return {love::end};
    }
}

}  // namespace love_scene
