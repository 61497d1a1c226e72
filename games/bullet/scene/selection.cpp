#include "bullet_scene/selection.h"

#include <cstdlib>
#include <utility>

#include "bullet/options.h"

namespace bullet_scene {

using bullet::Direction;
using bullet::set_of;
using What = Spot::What;

bool any_usable(const Board& board) {
    for (const bullet::PatternId id : board.hand)
        if (best_clears(board, id) > 0) return true;
    return false;
}

// ---- Positions ---------------------------------------------------------------------------------

void Selection::go_home(const State& state, Seat me) {
    task_ = Task::look;
    peeks_ = false;
    question_ = Question::none;
    from_ = bullet::no_space;
    index_ = 0;
    if (state.over()) return;
    if (state.sudden != 0) {
        task_ = Task::sudden;
        return;
    }
    const Question question = pending_question(state);
    if (question != Question::none) {
        if (question >= Question::card) source_ = {bullet::choose};
        return open(question);
    }
    if (!state.pending.empty()) ask(state, me, {bullet::choose});
}

void Selection::clear(const State& state, Seat me) {
    *this = {};
    spot_ = {What::bag};
    space_ = bullet::space_at(2, 2);
    go_home(state, me);
}

// The cursor goes with a bullet that was moved; after a pattern A places on.
void Selection::let_go() {
    if (task_ == Task::aim) spot_ = {What::bag};
    if (task_ == Task::lift) spot_.index = space_;
    task_ = Task::look;
    question_ = Question::none;
    from_ = bullet::no_space;
    source_ = {};
    index_ = 0;
}

void Selection::keep(const State& state, Seat me) {
    const Board& board = state.at(me);
    if (spot_.what == What::card && spot_.index >= board.hand.size()) spot_ = {What::bag};
    if (top_ >= board.hand.size()) top_ = 0;
    go_home(state, me);
}

void Selection::open(Question question, std::uint8_t argument) {
    task_ = Task::list;
    peeks_ = false;
    question_ = question;
    argument_ = argument;
    index_ = 0;
}

void Selection::ask(const State& state, Seat me, kit::Action source) {
    source_ = source;
    from_ = bullet::no_space;
    const bullet::Step& step = step_of(state, me, source);
    if (answer_of(step) == Answer::listed)
        return open(step.verb == bullet::Verb::discard ? Question::card : Question::wound);
    task_ = Task::from;
    const Spaces all = targets(state, me);
    if (!bullet::has(all, space_) && all != 0) space_ = bullet::first_of(all);
}

// ---- What can be chosen ------------------------------------------------------------------------

Spaces Selection::targets(const State& state, Seat me) const {
    const Board& board = state.at(me);
    if (task_ == Task::lift) return reach_.ends();
    if (task_ != Task::from && task_ != Task::to) return 0;
    const bullet::Step& step = step_of(state, me, source_);
    Spaces found = 0;
    if (answer_of(step) == Answer::space) return bullet::pick_set(board, step);
    if (source_.kind == bullet::use_action && bullet::is_chain(effect_of(state, me, source_))) {
        if (task_ == Task::to) return reach_.ends();
        bullet::each(board.sight.bullets(), [&](Space from) {
            Reach reach;
            reach.start(board, from, source_.a);
            if (reach.ends() != 0) found |= set_of(from);
        });
        return found;
    }
    bullet::each_answer(state, step, me, [&](std::uint8_t p, std::uint8_t q) {
        const bool swap = step.verb == bullet::Verb::swap;
        if (task_ == Task::from) {
            found |= set_of(p);
            if (swap) found |= set_of(q);
        } else if (p == from_) {
            found |= set_of(q);
        } else if (swap && q == from_) {
            found |= set_of(p);
        }
    });
    return found;
}

// ---- Keys --------------------------------------------------------------------------------------

// To the nearest one in a direction; what lies straight ahead comes first.
bool Selection::jump(Spaces targets, Direction way) {
    const int row = bullet::row_of(space_), column = bullet::column_of(space_);
    int shortest = 1 << 10;
    Space best = space_;
    bullet::each(targets & ~set_of(space_), [&](Space to) {
        const int down_by = bullet::row_of(to) - row, right_by = bullet::column_of(to) - column;
        const int ahead = way == bullet::up     ? -down_by
                          : way == bullet::down ? down_by
                          : way == bullet::left ? -right_by
                                                : right_by;
        const int aside = std::abs(way == bullet::up || way == bullet::down ? right_by : down_by);
        if (ahead <= 0) return;
        if (const int distance = 2 * ahead + 3 * aside; distance < shortest) {
            shortest = distance;
            best = to;
        }
    });
    const bool moved = best != space_;
    space_ = best;
    return moved;
}

bool Selection::move(const State& state, Seat me, Direction way) {
    const bool forward = way == bullet::right || way == bullet::down;
    const auto step_index = [&](int count) {
        if (count < 2) return false;
        index_ = static_cast<std::int8_t>((index_ + (forward ? 1 : count - 1)) % count);
        return true;
    };
    switch (task_) {
        case Task::look: {
            const Spot next = spot_beside(state, me, spot_, top_, way);
            if (next == spot_) return false;
            spot_ = next;
            if (next.what == What::space) space_ = next.index;
            if (next.what == What::card && (next.index < top_ || next.index >= top_ + cards_shown))
                top_ = static_cast<std::uint8_t>(next.index < top_ ? next.index / 2 * 2
                                                                   : first_card(next.index));
            return true;
        }
        case Task::lift:  // over where it was, too
            return jump(targets(state, me) | set_of(from_), way);
        case Task::from:
        case Task::to:
            return jump(targets(state, me), way);
        case Task::aim:
            if (way == bullet::left || way == bullet::right)
                return step_index(static_cast<int>(aims(state, me).size()));
            {
                const int step = forward ? 1 : -1;
                const int held = next_turn(state.at(me), card(state, me), turns_ + step, step);
                if (held == turns_) return false;
                turns_ = static_cast<std::int8_t>(held);
                index_ = 0;
                return true;
            }
        case Task::list:
            // To the side it is lifted, and any key lays it down again.
            if (peeks_ || way == bullet::left || way == bullet::right) {
                peeks_ = !peeks_;
                return true;
            }
            return step_index(static_cast<int>(entries(state, me).size()));
        case Task::rival:
        case Task::boss: {  // from one to the next, oneself and the boss among them
            const int all = state.seats + (has_boss(state) ? 1 : 0);
            if (all < 2 || way == bullet::up || way == bullet::down) return false;
            const int from = task_ == Task::boss ? state.seats : argument_;
            const int to = (from + (forward ? 1 : all - 1)) % all;
            task_ = to == state.seats ? Task::boss : Task::rival;
            if (task_ == Task::rival) argument_ = static_cast<std::uint8_t>(to);
            return true;
        }
        case Task::plan:
        case Task::sudden:
            return false;
    }
    return false;
}

bool Selection::can_go_back(const State& state) const {
    switch (task_) {
        case Task::look:
        case Task::sudden:
            return false;
        case Task::from:  // what the rules ask has to be answered, but may stand in a list
            return source_.kind != bullet::choose || pending_question(state) != Question::none;
        case Task::list:
            return peeks_ || (is_own(question_) && source_.kind != bullet::choose) ||
                   question_ == Question::stars || question_ == Question::rider;
        default:
            return true;
    }
}

bool Selection::back(const State& state, Seat me) {
    if (!can_go_back(state)) return false;
    if (lifted_list()) {
        peeks_ = false;
        return true;
    }
    if (task_ == Task::to) {
        task_ = Task::from;
        space_ = from_;
        from_ = bullet::no_space;
        return true;
    }
    if (task_ == Task::list && !is_own(question_)) {  // the last line declines
        const auto last = static_cast<std::int8_t>(entries(state, me).size() - 1);
        const bool moved = index_ != last;
        index_ = last;
        return moved;
    }
    if (task_ == Task::lift) space_ = from_;
    source_ = {};
    go_home(state, me);
    return true;
}

bool Selection::enter(const State& state, Seat me) {
    switch (task_) {
        case Task::look:
            return enter_spot(state, me);
        case Task::lift:  // where it was: it is put back
            return space_ == from_ && back(state, me);
        case Task::from: {
            if (answer_of(step_of(state, me, source_)) != Answer::two_spaces) return false;
            if (!bullet::has(targets(state, me), space_)) return false;
            if (source_.kind == bullet::use_action &&
                bullet::is_chain(effect_of(state, me, source_)))
                reach_.start(state.at(me), space_, source_.a);
            from_ = space_;
            task_ = Task::to;
            const Spaces ends = targets(state, me);
            if (ends != 0) space_ = bullet::first_of(ends);
            return true;
        }
        case Task::list:
            if (std::exchange(peeks_, false)) return true;
            return enter_entry(state, me);
        case Task::rival:
        case Task::boss:
            go_home(state, me);
            return true;
        default:
            return false;
    }
}

bool Selection::asks_to_end(const Board& board) const {
    return board.current.empty() && (may_plan_ || any_usable(board));
}

bool Selection::aim_card(const State& state, Seat me, std::uint8_t card) {
    if (task_ != Task::look || card >= state.at(me).hand.size()) return false;
    spot_ = {What::card, card};
    return enter_spot(state, me);
}

bool Selection::enter_spot(const State& state, Seat me) {
    const Board& board = state.at(me);
    switch (spot_.what) {
        case What::space: {
            if (!bullet::has(board.sight.bullets(), spot_.index)) return false;
            reach_.start(board, spot_.index);
            if (reach_.ends() == 0) return false;
            task_ = Task::lift;
            from_ = space_ = spot_.index;
            return true;
        }
        case What::card: {
            const int held = next_turn(board, board.hand[spot_.index], 0, 1);
            if (held < 0) return false;
            task_ = Task::aim;
            turns_ = static_cast<std::int8_t>(held);
            index_ = 0;
            return true;
        }
        case What::action:
            if (board.action_points < board.card().actions[spot_.index].cost) return false;
            if (board.suspended == spot_.index) return false;  // BUL-398
            open(Question::chip, spot_.index);
            return true;
        case What::bag:
            if (asks_to_end(board)) {
                open(Question::end);
                return true;
            }
            return false;
        case What::slot:
            if (state.with_powerups() && board.powerups[spot_.index] == bullet::no_powerup)
                return false;
            open(Question::slot, spot_.index);
            return true;
        case What::rival: {
            const Seat seat = other_seat(state, me, spot_.index);
            if (bullet::is_ally(state, me, seat)) {
                open(Question::ally, seat);
                return true;
            }
            task_ = Task::rival;
            argument_ = seat;
            return true;
        }
        case What::self:
            task_ = Task::rival;
            argument_ = me;
            return true;
        case What::boss:
        case What::boss_pattern:
            task_ = Task::boss;
            return true;
        default:
            return false;
    }
}

bool Selection::enter_entry(const State& state, Seat me) {
    const Entries all = entries(state, me);
    if (all.empty()) return false;
    const Entry entry = all[static_cast<std::size_t>(index_)];
    if (entry.why_not != nullptr) return false;
    switch (entry.does) {
        case Entry::Does::take:
            return false;
        case Entry::Does::nothing:
            go_home(state, me);
            return true;
        case Entry::Does::look:
            task_ = Task::rival;
            return true;
        case Entry::Does::more:
            open(Question::waste, entry.action.a);
            return true;
        case Entry::Does::pick:
            ask(state, me, entry.action);
            return true;
    }
    return false;
}

// ---- What A takes ------------------------------------------------------------------------------

kit::Action Selection::answer(const State& state, Seat me) const {
    kit::Action action = source_;
    const bullet::Step& step = step_of(state, me, source_);
    if (answer_of(step) == Answer::space) {
        (action.kind == bullet::team_action ? action.c : action.b) = space_;
        return action;
    }
    action.b = from_;
    action.c = space_;
    if (step.verb == bullet::Verb::swap && action.b > action.c) std::swap(action.b, action.c);
    return action;
}

kit::Action Selection::spot_action(const State& state, Seat me) const {
    switch (spot_.what) {
        case What::bag:
            return state.at(me).current.empty() ? kit::Action{bullet::end_round}
                                                : kit::Action{bullet::place_bullet};
        case What::mind:
            return {bullet::place_mind, spot_.index};
        default:
            return {bullet::sudden_step};  // never legal then: A does nothing here
    }
}

void Selection::actions(const State& state, Seat me, stage::PlannedActions& out) const {
    out.clear();
    switch (task_) {
        case Task::look:
            if (why_not(state, me) == nullptr) out.push(spot_action(state, me));
            return;
        case Task::lift:
            if (space_ != from_ && reach_.price(space_) != no_price)
                reach_.plan(state.at(me), space_, out);
            return;
        case Task::aim: {
            const Aim aimed = aim(state, me);
            out.push({bullet::use_pattern, spot_.index, aimed.turns, aimed.offset});
            return;
        }
        case Task::from:
            if (bullet::has(targets(state, me), space_)) out.push(answer(state, me));
            return;
        case Task::to:
            if (!bullet::has(targets(state, me), space_)) return;
            if (source_.kind == bullet::use_action &&
                bullet::is_chain(effect_of(state, me, source_)))
                return reach_.plan(state.at(me), space_, out);
            out.push(answer(state, me));
            return;
        case Task::list: {
            const Entries all = entries(state, me);
            if (all.empty()) return;
            const Entry& entry = all[static_cast<std::size_t>(index_)];
            if (entry.does == Entry::Does::take) out.push(entry.action);
            return;
        }
        case Task::sudden:
            out.push({bullet::sudden_step});
            return;
        case Task::plan:  // the scene knows it
        case Task::rival:
        case Task::boss:
            return;
    }
}

const char* Selection::why_not(const State& state, Seat me) const {
    const Board& board = state.at(me);
    if (task_ == Task::list && state.pending.empty()) {
        const Entries all = entries(state, me);
        if (all.empty()) return "Nothing to choose";
        const Entry& entry = all[static_cast<std::size_t>(index_)];
        if (entry.why_not != nullptr) return entry.why_not;
        return bullet::may_option(state, entry.action).why_not;
    }
    if (task_ != Task::look) return nullptr;
    switch (spot_.what) {
        case What::space:
            return bullet::has(board.sight.bullets(), spot_.index) ? "Not enough AP to move it"
                                                                   : "Nothing to lift here";
        case What::card:
            return "It fits nowhere yet";
        case What::slot:
            return "This slot is empty";
        case What::action:
            if (board.action_points < board.card().actions[spot_.index].cost)
                return "Not enough AP";
            return bullet::may_option(state, {bullet::use_action, spot_.index}).why_not;
        case What::mind:
            return spot_.index < board.mind.size() ? nullptr : "Nothing waits here";
        case What::bag:
            return bullet::may_option(state, spot_action(state, me)).why_not;
        default:
            return "Nothing here: Y explains it";
    }
}

void Selection::point_at(const State& state, Seat me, kit::Action action) {
    go_home(state, me);
    switch (action.kind) {
        case bullet::place_bullet:
            spot_ = {What::bag};
            return;
        case bullet::end_round:
            spot_ = {What::bag};
            if (enter_spot(state, me)) point_at_answer(state, me, action);
            return;
        case bullet::place_mind:
            spot_ = {What::mind, action.a};
            return;
        case bullet::use_pattern:
            spot_ = {What::card, action.a};
            top_ = static_cast<std::uint8_t>(first_card(action.a));
            if (!enter_spot(state, me)) return;
            turns_ = static_cast<std::int8_t>(action.b);
            for (std::size_t i = 0; i < aims(state, me).size(); ++i)
                if (aims(state, me)[i].offset == action.c) index_ = static_cast<std::int8_t>(i);
            return;
        case bullet::use_action:
            if (effect_of(state, me, action)[0].verb == bullet::Verb::move) {
                spot_ = {What::space, action.b};
                if (enter_spot(state, me)) space_ = action.c;
                return;
            }
            spot_ = {What::action, action.a};
            if (enter_spot(state, me)) point_at_answer(state, me, action);
            return;
        case bullet::use_powerup:
        case bullet::team_action:
            spot_ = {What::slot, action.a};
            if (enter_spot(state, me)) point_at_answer(state, me, action);
            return;
        default:
            break;
    }
    point_at_answer(state, me, action);
}

// Through all that is asked on the way to this action: A is enough from there.
void Selection::point_at_answer(const State& state, Seat me, kit::Action action) {
    if (task_ == Task::from) {
        const Answer answered = answer_of(step_of(state, me, source_));
        const bool team = source_.kind == bullet::team_action;
        space_ = answered == Answer::space && team ? action.c : action.b;
        if (answered == Answer::two_spaces && enter(state, me)) space_ = action.c;
        return;
    }
    if (task_ != Task::list) return;
    const int row = row_towards(state, me, action);
    if (row < 0) return;
    index_ = static_cast<std::int8_t>(row);
    const bool leads = entries(state, me)[static_cast<std::size_t>(row)].does == Entry::Does::pick;
    if (leads && enter_entry(state, me)) point_at_answer(state, me, action);
}

int Selection::row_towards(const State& state, Seat me, kit::Action action) const {
    const Entries all = entries(state, me);
    for (std::size_t i = 0; i < all.size(); ++i) {
        const kit::Action other = all[i].action;
        const bool leads = other.kind == action.kind && other.a == action.a &&
                           (action.kind != bullet::team_action || other.b == action.b) &&
                           all[i].does == Entry::Does::pick;
        if (other == action || leads) return static_cast<int>(i);
    }
    return -1;
}

bool Selection::leads_to(const State& state, Seat me, kit::Action action) const {
    switch (task_) {
        case Task::look:
        case Task::sudden:
            return true;
        case Task::lift:
            return action.kind == bullet::use_action && action.b == from_;
        case Task::aim:
        case Task::plan:
            return action.kind == bullet::use_pattern && action.a == spot_.index;
        case Task::from:
        case Task::to:
            return source_.kind == bullet::choose ||
                   (source_.kind == action.kind && source_.a == action.a);
        case Task::list:
            return !lifted_list() && row_towards(state, me, action) >= 0;
        default:
            return false;
    }
}

}  // namespace bullet_scene
