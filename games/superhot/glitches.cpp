#include "superhot/glitches.h"

#include <algorithm>

#include "superhot/places.h"
#include "superhot/turn.h"

namespace superhot {

using namespace kit;

namespace {

constexpr auto fighting = static_cast<std::size_t>(Currency::fighting);
constexpr auto dodge = static_cast<std::size_t>(Currency::dodge);
constexpr auto mixed = static_cast<std::size_t>(Currency::mixed);

void add_points(State& state, Card card) {
    if (card == bullet) {  // HOT-267
        state.points[dodge] = static_cast<std::uint8_t>(state.points[dodge] + bullet_cost);
        return;
    }
    const BottomHalf& bottom = bottom_of(card);  // HOT-266
    std::uint8_t& kind = state.points[static_cast<std::size_t>(bottom.currency)];
    kind = static_cast<std::uint8_t>(kind + bottom.cost);
}

// How much of a Mixed cost is left for Fighting and Dodge points: HOT-270
int beyond_mixed(const State& state, int cost) { return std::max(0, cost - state.points[mixed]); }

bool affordable(const State& state, const GlitchCard& card, int paid_fighting) {  // HOT-269
    if (card.currency != Currency::mixed)
        return paid_fighting == 0 &&
               state.points[static_cast<std::size_t>(card.currency)] >= card.cost;
    const int rest = beyond_mixed(state, card.cost);
    return paid_fighting <= rest && paid_fighting <= state.points[fighting] &&
           rest - paid_fighting <= state.points[dodge];
}

void pay(State& state, const GlitchCard& card, int paid_fighting) {
    const auto spend = [&](std::size_t kind, int points) {
        state.points[kind] = static_cast<std::uint8_t>(state.points[kind] - points);
    };
    if (card.currency != Currency::mixed)
        return spend(static_cast<std::size_t>(card.currency), card.cost);
    const int rest = beyond_mixed(state, card.cost);
    spend(mixed, card.cost - rest);
    spend(fighting, paid_fighting);
    spend(dodge, rest - paid_fighting);
}

Verdict target_problem(const State& state, int which, int slot) {
    if (which == lag)
        return slot != -1       ? refused("LAG has no target")
               : state.lag == 0 ? done
                                : refused("LAG works once a turn");  // HOT-281
    if (slot < 0 || slot >= state.slots) return refused("There is no such slot");
    const bool obstacle = state.at(slot) < obstacle_count;
    switch (which) {
        case swap:
            return slot + 1 < state.slots ? done : refused("It has no neighbour to the left");
        case restore:
            return state.is_knocked_out(slot) ? done : refused("That card is not knocked out");
        case erase:
            if (!obstacle) return refused("A Bullet cannot be deleted");
            if (state.obstacles.empty() && state.obstacle_discard.empty())
                return refused("There is no card to fill The Line with");  // HOT-278
            return done;
        case ricochet:
            if (!obstacle) return refused("That is a Bullet already");
            return state.obstacle_discard.contains(bullet)
                       ? done
                       : refused("There is no Bullet in the Obstacles Discard");  // HOT-279
        default:
            if (!state.face_up_obstacle(slot)) return refused("Only a face-up Obstacle hardens");
            return state.is_hardened(slot) ? refused("That card is hardened already") : done;
    }
}

void swap_slots(State& state, int slot) {  // HOT-275
    std::swap(state.line[static_cast<std::size_t>(slot)],
              state.line[static_cast<std::size_t>(slot + 1)]);
    for (std::uint8_t* marks : {&state.knocked_out, &state.hardened}) {
        const unsigned pair = *marks >> slot & 3u;
        const unsigned swapped = (pair << 1 | pair >> 1) & 3u;
        *marks = static_cast<std::uint8_t>((*marks & ~(3u << slot)) | swapped << slot);
    }
}

void delete_card(State& state, int slot, Events& events) {  // HOT-277, HOT-278
    if (state.obstacles.empty()) reshuffle_obstacles(state, events);
    const Card card = lift(state, slot);
    events.add({.kind = card_left,
                .a = static_cast<std::uint8_t>(slot + 1),
                .b = card,
                .c = static_cast<std::uint8_t>(Where::obstacle_discard)});
    slide_line(state, events);
    fill_line(state, events);
    state.obstacle_discard.put_on_top(card);
}

void exchange_for_bullet(State& state, int slot) {  // HOT-279
    std::size_t place = state.obstacle_discard.size();
    while (state.obstacle_discard[place - 1] != bullet) --place;
    state.obstacle_discard[place - 1] = lift(state, slot);
    state.line[static_cast<std::size_t>(slot)] = bullet;
}

}  // namespace

void begin_system_turn(State& state, Events& events) {
    state.phase = Phase::system;
    state.points = {};
    for (int i = 0; i < system_draws; ++i) {  // HOT-264, HOT-265
        const bool from_deck = state.obstacle_discard.empty();
        if (from_deck && state.obstacles.empty()) return;
        const Card card = from_deck ? state.obstacles.draw() : state.obstacle_discard.draw();
        state.system_hand.push(card);
        add_points(state, card);
        events.add({.kind = system_drew, .a = card, .b = from_deck});
    }
}

void end_system_turn(State& state, Events& events) {
    while (!state.system_hand.empty())  // HOT-271, HOT-272
        state.obstacle_discard.put_on_top(state.system_hand.pop());
    state.points = {};
    events.add({.kind = system_done});
    begin_turn(state, events);
}

Verdict may_glitch(const State& state, int which, int slot, int paid_fighting) {
    if (which < swap || which > lag) return refused("There is no such glitch");
    if (!affordable(state, glitches[static_cast<std::size_t>(which)], paid_fighting))
        return refused("The points do not pay that");
    return target_problem(state, which, slot);
}

void list_glitches(const State& state, Actions& out) {
    const auto list = [&](Glitch which, int slot) {
        if (!target_problem(state, which, slot).ok()) return;
        const GlitchCard& card = glitches[which];
        for (std::uint8_t paid = 0; paid <= card.cost; ++paid)
            if (affordable(state, card, paid))
                out.add({glitch, which, static_cast<std::uint8_t>(slot + 1), paid});
    };
    for (const Glitch which : {swap, restore, erase, ricochet, harden})
        for (int slot = 0; slot < state.slots; ++slot) list(which, slot);
    list(lag, -1);
    out.add({sys_end});  // HOT-283
}

void play_glitch(State& state, Glitch which, int slot, int paid_fighting, Events& events) {
    events.add({.kind = glitched,
                .a = which,
                .b = static_cast<std::uint8_t>(slot + 1),
                .c = static_cast<std::uint8_t>(paid_fighting),
                .d = slot < 0 ? no_card : state.at(slot)});
    pay(state, glitches[which], paid_fighting);
    switch (which) {
        case swap:
            return swap_slots(state, slot);
        case restore:  // HOT-276
            state.knocked_out = static_cast<std::uint8_t>(state.knocked_out & ~(1u << slot));
            return;
        case erase:
            return delete_card(state, slot, events);
        case ricochet:
            return exchange_for_bullet(state, slot);
        case harden:  // HOT-280
            state.hardened = static_cast<std::uint8_t>(state.hardened | 1u << slot);
            return;
        default:  // HOT-281
            state.lag = 1;
            return;
    }
}

}  // namespace superhot
