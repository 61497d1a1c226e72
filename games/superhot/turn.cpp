#include "superhot/turn.h"

#include <algorithm>

#include "superhot/glitches.h"
#include "superhot/goals.h"
#include "superhot/level.h"
#include "superhot/places.h"

namespace superhot {

using namespace kit;

void begin_turn(State& state, Events& events) {
    state.phase = Phase::choose;
    state.turn = {};
    events.add({.kind = turn_began, .a = state.seat_of(state.active), .b = state.level_turn});
}

// ---- Phases 3 to 5 ----------------------------------------------------------------------------

namespace {

void refill_hand(State& state, Events& events) {
    for (const Card card : state.fresh) {  // HOT-110
        state.me().hand.add(card);
        events.add({.kind = new_card_taken, .a = state.seat_of(state.active), .b = card});
    }
    state.fresh.clear();
    while (!state.ended() && state.me().hand_count() < hand_size)  // HOT-111
        if (!draw_card(state, state.active, events))
            lose(state, End::no_hand, state.seat_of(state.active), events);  // HOT-113
}

}  // namespace

void maneuver(State& state, Events& events) {
    const int used = static_cast<int>(state.used.size());              // HOT-128
    const int emptied = std::min<int>(used + state.lag, state.slots);  // HOT-121, HOT-281
    state.turn.used = static_cast<std::uint8_t>(used);
    events.add({.kind = maneuvered, .a = static_cast<std::uint8_t>(emptied)});
    for (int slot = 0; slot < emptied; ++slot) {  // HOT-120, HOT-125
        pass_card(state, slot, events);
        if (state.ended()) return;
    }
    for (const Used& use : state.used) state.obstacle_discard.put_on_top(use.card);  // HOT-126, 127
    state.used.clear();
    events.add({.kind = used_gone, .a = static_cast<std::uint8_t>(used)});
    count_move(state, events);
}

// ---- Phase 6 ----------------------------------------------------------------------------------

namespace {

enum Group : std::uint8_t { shooters, unarmed_dudes, pillars, katana_dudes, bat_dudes };  // HOT-152

Group group_of(const State& state, int slot) {
    switch (bottom_of(state.at(slot)).ability) {
        case Ability::shoots:
            return shooters;
        case Ability::unarmed:
            return unarmed_dudes;
        case Ability::pillar:
            return pillars;
        case Ability::katana:
            return katana_dudes;
        default:
            return bat_dudes;
    }
}

unsigned pending_groups(const State& state) {
    unsigned groups = 0;
    for (unsigned left = state.pending; left != 0; left &= left - 1)
        groups |= 1u << group_of(state, std::countr_zero(left));
    return groups;
}

// HOT-153: the order is asked for only where it can matter.
bool order_matters(const State& state) {
    unsigned groups = pending_groups(state);
    if ((groups & (1u << katana_dudes | 1u << bat_dudes)) == 0) return false;
    constexpr unsigned gunmen = 1u << shooters | 1u << unarmed_dudes;
    if ((groups & gunmen) != 0) groups = (groups & ~gunmen) | 1u << shooters;
    return std::popcount(groups) > 1;
}

int next_in_usual_order(const State& state) {
    int best = -1;
    for (unsigned left = state.pending; left != 0; left &= left - 1) {
        const int slot = std::countr_zero(left);
        if (best < 0 || group_of(state, slot) < group_of(state, best)) best = slot;
    }
    return best;
}

void shoot(State& state, int slot, int bullets, Events& events) {
    const int fired = std::min<int>(bullets, state.bullets_deck);
    events.add({.kind = shots_fired,
                .a = static_cast<std::uint8_t>(slot + 1),
                .b = state.at(slot),
                .c = static_cast<std::uint8_t>(fired)});
    for (int i = 0; i < fired; ++i) {  // HOT-154
        --state.bullets_deck;
        state.obstacle_discard.put_on_top(bullet);
    }
    state.shot = 1;
    if (state.bullets_deck == 0)  // HOT-155
        lose(state, End::no_bullets, state.seat_of(state.active), events);
}

// HOT-160, HOT-161: one card of the hand, of the player's choice if there is one.
void demand_card(State& state, Events& events) {
    const CardSet& hand = state.me().hand;
    if (hand.size() >= 2)
        state.phase = Phase::drop;
    else if (hand.size() == 1)
        discard_from_hand(state, state.active, hand.first(), events);
}

void swing_bat(State& state, Events& events) {  // HOT-162
    for (int slot = 0; slot < state.slots; ++slot)
        if (state.at(slot) == bullet) return pass_card(state, slot, events);
    demand_card(state, events);
}

void activate(State& state, int slot, Events& events) {
    state.pending = static_cast<std::uint8_t>(state.pending & ~(1u << slot));
    const BottomHalf& bottom = bottom_of(state.at(slot));
    if (bottom.ability != Ability::shoots && bottom.ability != Ability::unarmed)
        events.add(
            {.kind = ability_acts, .a = static_cast<std::uint8_t>(slot + 1), .b = state.at(slot)});
    switch (bottom.ability) {
        case Ability::shoots:
            return shoot(state, slot, bottom.shots, events);
        case Ability::unarmed:  // HOT-156, HOT-157
            if (state.shot != 0) shoot(state, slot, 1, events);
            return;
        case Ability::pillar:  // HOT-158, HOT-159
            draw_card(state, state.active, events);
            return;
        case Ability::katana:
            return demand_card(state, events);
        default:  // a bat; what has no ability is never pending
            return swing_bat(state, events);
    }
}

void end_turn(State& state, Events& events) {
    slide_line(state, events);
    fill_line(state, events);  // phase 7
    if (state.ended()) return;
    const int other = 1 - state.active;
    return_aid(state, state.aid_in, other, events);  // HOT-242
    state.aid_in = std::exchange(state.aid_out, no_card);
    state.hardened = 0;  // HOT-280, HOT-281
    state.lag = 0;
    ++state.legs[state.leg].turns;
    if (state.level_turn >= most_level_turns || state.actions >= most_actions)  // HOT-216
        return lose(state, End::timeout, nobody, events);
    ++state.level_turn;
    if (state.two()) state.active = static_cast<std::uint8_t>(other);  // HOT-230, HOT-290
    if (state.has_system())
        begin_system_turn(state, events);  // HOT-261, HOT-294
    else
        begin_turn(state, events);
}

// Goes on with phase 6 until something is to be decided; then phase 7.
void go_on_acting(State& state, Events& events) {
    while (state.pending != 0) {
        if (state.pending_rest == 0 && order_matters(state)) {
            state.phase = Phase::order;
            return;
        }
        activate(state, next_in_usual_order(state), events);
        if (state.ended() || state.phase == Phase::drop) return;
    }
    end_turn(state, events);
}

void begin_acting(State& state, Events& events) {
    state.pending = 0;
    for (int slot = 0; slot < state.slots; ++slot)  // HOT-150
        if (state.face_up_obstacle(slot) && bottom_of(state.at(slot)).ability != Ability::none)
            state.pending = static_cast<std::uint8_t>(state.pending | 1u << slot);
    state.pending_rest = 0;
    state.shot = 0;
    go_on_acting(state, events);
}

}  // namespace

bool may_act(const State& state, int slot) {
    if (slot < 0 || slot >= state.slots || (state.pending >> slot & 1) == 0) return false;
    // HOT-151: all shooters before any Unarmed Dude
    return group_of(state, slot) != unarmed_dudes || (pending_groups(state) & 1u << shooters) == 0;
}

void act_on(State& state, int slot, Events& events) {
    state.phase = Phase::order;
    activate(state, slot, events);
    if (!state.ended() && state.phase != Phase::drop) go_on_acting(state, events);
}

void act_on_rest(State& state, Events& events) {
    state.pending_rest = 1;
    go_on_acting(state, events);
}

void drop_card(State& state, Card card, Events& events) {
    discard_from_hand(state, state.active, card, events);
    state.phase = Phase::order;
    go_on_acting(state, events);
}

// ---- Phase 1, aid, and the turn as a whole ----------------------------------------------------

void go_on_waiting(State& state, Events& events) {
    events.add({.kind = waited, .a = state.seat_of(state.active)});
    pass_card(state, 0, events);  // HOT-053, HOT-054
    if (state.ended()) return;
    count_wait(state, events);
    begin_acting(state, events);  // HOT-055
}

void end_use_phase(State& state, Events& events) {
    if (state.two() && !state.me().hand.empty())
        state.phase = Phase::aid;  // HOT-238; HOT-342: skipped without a card to give
    else
        finish_turn(state, events);
}

void give_aid(State& state, Card card, Events& events) {
    if (card != no_card) {
        state.me().hand.remove(card);
        state.aid_out = card;
        events.add({.kind = aid_given, .a = state.seat_of(state.active), .b = card});
    }
    finish_turn(state, events);
}

void return_aid(State& state, Card& card, int giver, Events& events) {
    if (card == no_card) return;
    events.add({.kind = aid_returned, .a = state.seat_of(giver), .b = card});
    state.normals[static_cast<std::size_t>(giver)].discard.put_on_top(card);
    card = no_card;
}

void finish_turn(State& state, Events& events) {
    refill_hand(state, events);  // 3: before Maneuvers (HOT-114)
    if (state.ended()) return;
    maneuver(state, events);  // 4
    if (state.ended()) return;
    if (check_goals(state, events))  // 5
        complete_level(state, events);
    else
        begin_acting(state, events);  // 6, 7
}

}  // namespace superhot
