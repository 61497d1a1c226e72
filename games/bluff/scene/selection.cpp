#include "bluff_scene/selection.h"

#include <algorithm>

namespace bluff_scene {

using bluff::Phase;
using bluff::scoring_size;

namespace {

Task task_of(const State& state) {
    switch (state.phase) {
        case Phase::play:
            return Task::claim;
        case Phase::respond:
            return Task::answer;
        case Phase::penalty:
            return Task::penalty;
        case Phase::round_end:
            return Task::go_on;
        default:
            return Task::none;
    }
}

// Columns of a row that is looked at: who sits there, five cards, the rank.
constexpr int name_column = 0, rank_column = scoring_size + 1;

int column_of(const Spot& spot) {
    switch (spot.what) {
        case Spot::What::name:
            return name_column;
        case Spot::What::card:
            return spot.slot + 1;
        case Spot::What::rank:
        case Spot::What::deck:
            return rank_column;
        case Spot::What::look:
            return 1;
        default:
            return spot.slot + 1;
    }
}

Spot spot_at(int seats, int place, int column) {
    // Nothing at the left of the own cards.
    if (place == own_place(seats)) column = std::max(column, 1);
    Spot spot{.place = static_cast<std::uint8_t>(place)};
    if (column == name_column) {
        spot.what = Spot::What::name;
    } else if (column == rank_column) {
        spot.what = Spot::What::rank;
        spot.slot = scoring_size - 1;
    } else {
        spot.slot = static_cast<std::uint8_t>(column - 1);
    }
    return spot;
}

bool in_the_middle(const Spot& spot) {
    return spot.what == Spot::What::claim || spot.what == Spot::What::deck;
}

std::uint8_t step(int at, int by, int count, bool wrap) {
    int to = at + by;
    if (to < 0 || to >= count) to = wrap ? (to + count) % count : at;
    return static_cast<std::uint8_t>(to);
}

}  // namespace

// ---- Positions --------------------------------------------------------------------------------

void Selection::go_home(const State& state, Seat bottom) {
    looking_ = false;
    task_ = task_of(state);
    card_ = ability_ = slot_ = 0;
    answer_ = Answer::pass;
    first_ = bluff::no_target;
    place_ = static_cast<std::uint8_t>(own_place(state.seats));
    if (task_ == Task::penalty)
        place_ = static_cast<std::uint8_t>(place_of(state.penalty.loser, bottom, state.seats));
    spot_ = {.place = static_cast<std::uint8_t>(own_place(state.seats))};
}

void Selection::clear(const State& state, Seat bottom, bool stay) {
    const auto turn = static_cast<std::uint8_t>(state.log.size());
    const auto stack = static_cast<std::uint8_t>(state.stack.size());
    const bool same = task_ == task_of(state) && actor_ == state.actor && turn_ == turn &&
                      round_ == state.round && stack_ == stack;
    if (stay && same) return;
    actor_ = state.actor;
    turn_ = turn;
    round_ = state.round;
    stack_ = stack;
    go_home(state, bottom);
}

void Selection::look_at(const Spot& spot) {
    spot_ = spot;
    looking_ = true;
}

// ---- Moving -----------------------------------------------------------------------------------

bool Selection::move(const State& state, Way way, bool wrap, bool look) {
    if (looking_) return move_spot(state, way, wrap, look);
    const int own = own_place(state.seats);
    const int by = way == Way::right ? 1 : -1;
    const bool level = way == Way::left || way == Way::right;
    switch (task_) {
        case Task::claim:
            if (move_claim(state, way)) return true;
            break;
        case Task::target:
            return move_target(state, way, wrap);
        case Task::answer:
            // The button for the own hand is one more, left of the first.
            if (level && look && answer_ == (by < 0 ? Answer::pass : Answer::bullet) &&
                (by < 0 || wrap)) {
                look_at({.what = Spot::What::look});
                return true;
            }
            if (level) {
                const auto to = static_cast<Answer>(step(static_cast<int>(answer_), by, 3, wrap));
                return std::exchange(answer_, to) != to;
            }
            break;
        case Task::penalty: {
            const int to = slot_ + by;
            if (level && to >= 0 && to < scoring_size) {
                slot_ = static_cast<std::uint8_t>(to);
                return true;
            }
            spot_ = {.place = place_, .slot = slot_};
            looking_ = true;
            if (move_spot(state, way, wrap, look)) return true;
            looking_ = false;
            return false;
        }
        case Task::confirm:
            return false;
        default:
            break;
    }
    // Above what can be done lies the table.
    if (way != Way::up) return false;
    look_at(spot_at(state.seats, own,
                    task_ == Task::answer ? 2 * static_cast<int>(answer_) + 2 : ability_ + 1));
    return true;
}

bool Selection::move_claim(const State& state, Way way) {
    const int cards = static_cast<int>(state.hand[state.active].size());
    const std::uint8_t card = card_, ability = ability_;
    switch (way) {
        case Way::up:
            if (card_ > 0) --card_;
            break;
        case Way::down:
            if (card_ + 1 < cards) ++card_;
            break;
        default:
            ability_ = step(ability_, way == Way::right ? 1 : -1, bluff::suit_count, true);
    }
    return card != card_ || ability != ability_;
}

bool Selection::move_target(const State& state, Way way, bool wrap) {
    const std::uint8_t place = place_, slot = slot_;
    if (way == Way::up || way == Way::down)
        place_ = step(place_, way == Way::down ? 1 : -1, state.seats, wrap);
    else if (ability() != bluff::key)
        slot_ = step(slot_, way == Way::right ? 1 : -1, scoring_size, wrap);
    return place != place_ || slot != slot_;
}

// Rows of the others, the middle, the own row; below that the choice.
bool Selection::move_spot(const State& state, Way way, bool wrap, bool look) {
    const int seats = state.seats, own = own_place(seats);
    const Spot before = spot_;
    const int column = column_of(spot_);
    if (spot_.what == Spot::What::look) {
        if (way == Way::up) {
            spot_ = spot_at(seats, own, column);
            return true;
        }
        if (task_ != Task::answer || way == Way::down || (way == Way::left && !wrap)) return false;
        answer_ = way == Way::right ? Answer::pass : Answer::bullet;
        looking_ = false;
        return true;
    }
    switch (way) {
        case Way::left:
        case Way::right: {
            if (in_the_middle(spot_)) {
                spot_.what = way == Way::right ? Spot::What::deck : Spot::What::claim;
                break;
            }
            const int to = column + (way == Way::right ? 1 : -1);
            if (to >= name_column && to <= rank_column) spot_ = spot_at(seats, spot_.place, to);
            break;
        }
        case Way::up:
            if (in_the_middle(spot_))
                spot_ = spot_at(seats, own - 1, column);
            else if (spot_.place == own)
                spot_.what = column >= scoring_size ? Spot::What::deck : Spot::What::claim;
            else if (spot_.place > 0)
                spot_ = spot_at(seats, spot_.place - 1, column);
            break;
        case Way::down:
            if (in_the_middle(spot_)) {
                spot_ = spot_at(seats, own, column);
            } else if (spot_.place + 1 < own) {
                spot_ = spot_at(seats, spot_.place + 1, column);
            } else if (spot_.place + 1 == own) {
                spot_.what = column >= scoring_size ? Spot::What::deck : Spot::What::claim;
            } else if (look && (task_ == Task::penalty || column == 1)) {
                spot_ = {.what = Spot::What::look};
            } else if (task_ != Task::penalty && task_ != Task::none) {
                looking_ = false;
                return true;
            }
            break;
    }
    // Back on a card that may be taken.
    if (task_ == Task::penalty && spot_.what == Spot::What::card && spot_.place == place_) {
        slot_ = spot_.slot;
        looking_ = false;
        return true;
    }
    return !(spot_ == before);
}

// ---- Choosing ---------------------------------------------------------------------------------

Claim Selection::claim(Seat bottom, int seats) const {
    Claim claim{ability()};
    if (task_ != Task::target && task_ != Task::confirm) return claim;
    const Seat seat = seat_at(place_, bottom, seats);
    const Position here = bluff::position_of(seat, slot_);
    switch (claim.ability) {
        case bluff::crow:
            claim.first = here;
            break;
        case bluff::cup:
            claim.first = has_first() ? std::min(first_, here) : here;
            if (has_first()) claim.second = std::max(first_, here);
            break;
        case bluff::key:
            claim.first = seat;
            break;
        default:
            break;
    }
    return claim;
}

bool Selection::go_on(const State& state, Seat bottom) {
    if (task_ == Task::claim) {
        task_ = ability() == bluff::bullet ? Task::confirm : Task::target;
        first_ = bluff::no_target;
        place_ = static_cast<std::uint8_t>(own_place(state.seats));
        slot_ = 0;
        return true;
    }
    if (task_ != Task::target) return false;
    const Position here = bluff::position_of(seat_at(place_, bottom, state.seats), slot_);
    if (ability() == bluff::cup) {
        if (!has_first()) {
            first_ = here;
            return true;
        }
        if (first_ == here) return false;
    }
    task_ = Task::confirm;
    return true;
}

bool Selection::back(const State& state, Seat bottom) {
    if (looking_) {
        looking_ = false;
        return true;
    }
    switch (task_) {
        case Task::confirm:
            task_ = ability() == bluff::bullet ? Task::claim : Task::target;
            return true;
        case Task::target:
            if (has_first()) {
                place_ = static_cast<std::uint8_t>(
                    place_of(bluff::seat_of(first_), bottom, state.seats));
                slot_ = static_cast<std::uint8_t>(bluff::slot_of(first_));
                first_ = bluff::no_target;
            } else {
                task_ = Task::claim;
            }
            return true;
        default:
            return false;
    }
}

void Selection::point_at(const State& state, Seat bottom, kit::Action action) {
    go_home(state, bottom);
    switch (action.kind) {
        case bluff::play: {
            const Claim claim = bluff::claim_of(action);
            card_ = static_cast<std::uint8_t>(bluff::index_of(action));
            ability_ = claim.ability;
            task_ = Task::confirm;
            if (claim.ability == bluff::bullet) return;
            Position at = claim.first;
            if (claim.ability == bluff::key) at = bluff::position_of(claim.first, 0);
            if (claim.ability == bluff::cup) {
                first_ = claim.first;
                at = claim.second;
            }
            place_ = static_cast<std::uint8_t>(place_of(bluff::seat_of(at), bottom, state.seats));
            slot_ = static_cast<std::uint8_t>(bluff::slot_of(at));
            return;
        }
        case bluff::call:
            answer_ = Answer::call;
            return;
        case bluff::shoot:
            answer_ = Answer::bullet;
            return;
        case bluff::pick:
            slot_ = action.a;
            return;
        default:
            return;
    }
}

kit::Action Selection::action(const State& state, Seat bottom) const {
    switch (task_) {
        case Task::answer:
            return {static_cast<std::uint8_t>(bluff::pass + static_cast<int>(answer_))};
        case Task::penalty:
            return {bluff::pick, slot_};
        case Task::go_on:
            return {bluff::next};
        default:
            return bluff::play_of(static_cast<std::size_t>(card_), claim(bottom, state.seats));
    }
}

}  // namespace bluff_scene
