#include "superhot/goals.h"

#include <algorithm>

namespace superhot {

using namespace kit;

namespace {

constexpr int all_goals = goal_count;

// Printed Dodge values; G24 counts a Baseball Bat as 2 and other abilities as nothing.
int printed_dodge(Card card) {
    const TopHalf& top = top_of(card);
    return top.gives == Gives::dodge || top.gives == Gives::bat ? top.value : 0;
}

bool state_goal_met(const State& state, Goal goal, const Normal& normal) {
    const int target = goals[goal].target;
    int cards = 0, sum = 0;
    switch (goal) {
        case clean_sweep:
            return std::all_of(state.line.begin(), state.line.end(),
                               [](Card card) { return card == no_card; });
        case close_call:
            return normal.bullets >= target;
        case hail_of_lead:
            return state.bullets_deck <= target;
        case arsenal:
            for (const Card card : normal.hand) sum += top_of(card).weapon;
            return sum >= target;
        case full_hands:
            return normal.hand.size() >= target;
        case pack_rat:
            return static_cast<int>(normal.discard.size()) >= target;
        case quiet_room:
            for (int slot = 0; slot < state.slots; ++slot) {
                cards += state.at(slot) != no_card;
                if (state.face_up_obstacle(slot) &&
                    bottom_of(state.at(slot)).family == Family::enemy)
                    return false;
            }
            return cards >= target;
        case sleepers:
            return std::popcount(state.knocked_out) >= target;
        case untouchable:
            for (const Card card : normal.hand) sum += printed_dodge(card);
            return sum >= target;
        default:  // Recall
            return state.bullets_in_game - state.bullets_deck <= target;
    }
}

bool turn_goal_met(const State& state, Goal goal) {
    const TurnRecord& turn = state.turn;
    const int target = goals[goal].target;
    switch (goal) {
        case triple_take:
            return turn.defeated(Family::enemy) >= target;
        case smash_and_grab:
            return turn.all_destroyed() >= target;
        case full_throttle:
            return turn.used >= target;
        case grand_tour:
            return turn.defeated(Family::enemy) > 0 && turn.defeated(Family::location) > 0 &&
                   turn.defeated(Family::object) > 0;
        case overkill:
            return turn.overkill != 0;
        default:  // Duck and Strike
            return turn.bullets_destroyed > 0 && turn.defeated(Family::enemy) >= target;
    }
}

// HOT-188, HOT-189: counters and turn records stand at zero, so only a state goal can be.
bool complete_at_once(const State& state, Goal goal) {
    if (goals[goal].type != GoalType::state) return false;
    for (int player = 0; player < state.normal_count(); ++player)
        if (state_goal_met(state, goal, state.normals[static_cast<std::size_t>(player)]))
            return true;
    return false;
}

// From the bottom the deck holds goals known to be there, unseen ones, known ones.
Goal draw_top(State& state) {
    const std::size_t known_above =
        state.goals_deck.size() - state.goals_below - state.goals_unseen;
    if (known_above == 0) {
        if (state.goals_unseen > 0)
            --state.goals_unseen;
        else
            --state.goals_below;
    }
    return state.goals_deck.draw();
}

void put_under(State& state, Goal goal) {
    state.goals_deck.put_at_bottom(goal);
    ++state.goals_below;
}

// HOT-186, HOT-188: the next goal that is not complete already; none if all are (HOT-190).
Goal draw_open_goal(State& state, Events& events) {
    for (std::size_t left = state.goals_deck.size(); left > 0; --left) {
        const Goal goal = draw_top(state);
        if (!complete_at_once(state, goal)) return goal;
        put_under(state, goal);
        events.add({.kind = goal_passed, .a = goal});
    }
    return no_goal;
}

}  // namespace

bool goal_met(const State& state, Goal goal, int player) {
    switch (goals[goal].type) {
        case GoalType::counter:
            return state.counters[goal] >= goals[goal].target;
        case GoalType::turn:
            return turn_goal_met(state, goal);
        default:
            return state_goal_met(state, goal, state.normals[static_cast<std::size_t>(player)]);
    }
}

void count(State& state, Goal goal, int by, Events& events) {
    std::uint8_t& counter = state.counters[goal];
    counter = static_cast<std::uint8_t>(std::min(counter + by, 255));
    if (state.goal_row.contains(goal)) events.add({.kind = goal_progress, .a = goal, .b = counter});
}

void count_defeat(State& state, Card card, Method method, Events& events) {
    const Family family = bottom_of(card).family;
    auto& record = method == destroy ? state.turn.destroyed : state.turn.knocked_out;
    ++record[static_cast<std::size_t>(family)];
    if (family == Family::enemy) count(state, body_count, 1, events);
    if (family == Family::enemy && method == destroy) count(state, arms_race, 1, events);
    if (method == knock_out) count(state, lights_out, 1, events);
    if (family == Family::location) count(state, redecorating, 1, events);
    if (family == Family::object && method == destroy) count(state, finders_keepers, 1, events);
}

namespace {

void keep_momentum(State& state, bool kept, Events& events) {
    if (kept)
        count(state, momentum, 1, events);
    else
        count(state, momentum, -state.counters[momentum], events);
}

}  // namespace

void count_move(State& state, Events& events) {
    if (state.turn.used == 1) count(state, slow_motion, 1, events);
    keep_momentum(state, state.turn.defeated(Family::enemy) > 0, events);
}

void count_wait(State& state, Events& events) {
    count(state, patience, 1, events);
    keep_momentum(state, false, events);
}

bool check_goals(State& state, Events& events) {
    // All against the same state: HOT-136. What is done stays done: HOT-137.
    for (const Goal goal : state.goal_row) {
        if (state.is_done(goal) || !goal_met(state, goal, state.active)) continue;
        state.done |= 1u << goal;
        ++state.legs[state.leg].goals;
        events.add({.kind = goal_done, .a = goal});
    }
    return std::popcount(state.done) == static_cast<int>(state.goal_row.size());  // HOT-138
}

int goals_of_level(const State& state, int level) {
    return std::min(state.two() ? level + 1 : level, all_goals);
}

void draw_goals(State& state, Events& events) {
    const int wanted = goals_of_level(state, state.level);
    // One by one, after Line and hands are ready: HOT-187
    for (int i = 0; i < wanted; ++i) {
        Goal goal = draw_open_goal(state, events);
        if (goal == no_goal) {  // HOT-190: fewer, but not none
            if (!state.goal_row.empty()) return;
            goal = draw_top(state);
            i = wanted;
        }
        state.goal_row.push(goal);
        events.add({.kind = goal_drawn, .a = goal});
    }
}

void return_goals(State& state) {
    for (const Goal goal : state.goal_row) put_under(state, goal);
    state.goal_row.clear();
    state.done = 0;
}

bool may_veto(const State& state, Goal goal) {
    return goal < goal_count && state.goal_row.contains(goal) &&
           (state.vetoed >> goal & 1) == 0;  // HOT-197
}

bool open_veto(State& state) {
    if (state.level > last_veto_level || state.goals_deck.empty()) return false;
    for (const Goal goal : state.goal_row)
        if (may_veto(state, goal)) {
            state.phase = Phase::veto;
            state.veto_step = 0;
            state.proposal = no_goal;
            return true;
        }
    return false;  // HOT-200
}

// HOT-195: first the replacement is drawn, then the vetoed goal goes on top of the deck.
void carry_out_veto(State& state, Goal goal, Events& events) {
    const std::size_t place = state.goal_row.index_of(goal);
    const Goal instead = draw_open_goal(state, events);
    events.add({.kind = goal_vetoed, .a = goal, .b = instead});
    state.vetoed |= 1u << goal;
    if (instead != no_goal)
        state.goal_row[place] = instead;
    else  // HOT-190; never the last of a row, for counting goals are in the deck then
        state.goal_row.erase(place);
    state.goals_deck.put_on_top(goal);  // HOT-186
}

}  // namespace superhot
