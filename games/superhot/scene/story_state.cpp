#include "superhot_scene/story_state.h"

#include <algorithm>
#include <bit>

#include "superhot/places.h"

namespace superhot_scene {

using superhot::no_card;
using superhot::Normal;
using superhot::Where;

namespace {

Normal& normal_of(State& shown, kit::Seat seat) {
    return shown.normals[static_cast<std::size_t>(player_of(shown, seat))];
}

void take_out_of(CardSet& hand, Card card, bool seen) {
    if (seen)
        hand.remove(card);
    else if (!hand.empty())
        hand.remove(hand.first());
}

Card put_into(CardSet& hand, Card card, bool seen) {
    const Card held = seen ? card : static_cast<Card>(std::countr_one(hand.bits()));
    if (held < superhot::obstacle_count) hand.add(held);
    return held;
}

// A story never fails for want of room: what does not fit is not shown.
template <class Pile>
void put(Pile& pile, Card card) {
    if (!pile.full()) pile.push(card);
}

template <class Pile>
void draw_from(Pile& pile) {
    if (!pile.empty()) pile.pop();
}

int slot_of(std::uint8_t number) { return std::clamp(number - 1, 0, superhot::most_slots - 1); }

void mark(std::uint8_t& marks, int slot, bool on) {
    marks = static_cast<std::uint8_t>(on ? marks | 1u << slot : marks & ~(1u << slot));
}

// Everything is dealt anew: back to the moment before the first card.
void undeal(State& shown, const State& after) {
    shown = after;
    for (int slot = after.slots; slot-- > 0;)
        if (const Card card = superhot::lift(shown, slot); card != no_card)
            put(shown.obstacles, card);
    for (Normal& normal : shown.normals) {
        for (const Card card : normal.hand) put(normal.deck, card);
        for (; normal.bullets > 0; --normal.bullets) put(normal.deck, superhot::bullet);
        normal.hand = {};
    }
    shown.goal_row.clear();
    shown.done = 0;
}

void put_away(State& shown, const kit::Event& event) {
    switch (static_cast<Where>(event.c)) {
        case Where::player_discard:
            return put(shown.me().discard, event.b);
        case Where::hand:
            ++shown.me().bullets;
            return;
        case Where::bullets_deck:
            ++shown.bullets_deck;
            return;
        default:
            return put(shown.obstacle_discard, event.b);
    }
}

void apply_glitch(State& shown, const kit::Event& event, const State& after) {
    const int slot = slot_of(event.b);
    const auto i = static_cast<std::size_t>(slot);
    shown.points = after.points;
    switch (event.a) {
        case superhot::swap: {
            if (slot + 1 >= shown.slots) return;
            std::swap(shown.line[i], shown.line[i + 1]);
            for (std::uint8_t* marks : {&shown.knocked_out, &shown.hardened}) {
                const bool right = (*marks >> slot & 1) != 0,
                           left = (*marks >> (slot + 1) & 1) != 0;
                mark(*marks, slot, left);
                mark(*marks, slot + 1, right);
            }
            return;
        }
        case superhot::restore:
            return mark(shown.knocked_out, slot, false);
        case superhot::ricochet:
            superhot::lift(shown, slot);
            shown.line[i] = superhot::bullet;
            shown.obstacle_discard = after.obstacle_discard;
            return;
        case superhot::harden:
            return mark(shown.hardened, slot, true);
        case superhot::lag:
            shown.lag = 1;
            return;
        default:
            return;
    }
}

}  // namespace

void leave(State& shown, const kit::Event& event, bool seen) {
    const int slot = slot_of(event.a);
    switch (event.kind) {
        case superhot::line_dealt:
            return draw_from(shown.obstacles);
        case superhot::system_drew:
            return draw_from(event.b != 0 ? shown.obstacles : shown.obstacle_discard);
        case superhot::drew:
            return draw_from(normal_of(shown, event.a).deck);
        case superhot::card_used:
            if (shown.aid_in == event.b)
                shown.aid_in = no_card;
            else
                take_out_of(normal_of(shown, event.a).hand, event.b, seen);
            return;
        case superhot::discarded:
        case superhot::aid_given:
            return take_out_of(normal_of(shown, event.a).hand, event.b, seen);
        case superhot::new_card_taken:
            shown.fresh.remove(event.b);
            return;
        case superhot::card_defeated:
            if (event.c == superhot::knock_out)
                mark(shown.knocked_out, slot, true);
            else
                superhot::lift(shown, slot);
            return mark(shown.hardened, slot, false);
        case superhot::slashed:
        case superhot::card_left:
        case superhot::card_slid:
            superhot::lift(shown, slot);
            return;
        case superhot::healed:
            if (normal_of(shown, event.a).bullets > 0) --normal_of(shown, event.a).bullets;
            return;
        case superhot::shots_fired:
            shown.bullets_deck = static_cast<std::uint8_t>(shown.bullets_deck - event.c);
            return;
        default:
            return;
    }
}

namespace {

void arrive_elsewhere(State& shown, const kit::Event& event, const State& after) {
    const int slot = slot_of(event.a);
    switch (event.kind) {
        case superhot::line_dealt:
            shown.line[static_cast<std::size_t>(slot)] = event.b;
            return;
        case superhot::card_slid:
            shown.line[static_cast<std::size_t>(slot_of(event.b))] = event.c;
            return;
        case superhot::card_used:
            if (!shown.used.full()) shown.used.push({event.b, event.c});
            return;
        case superhot::discarded:
            return put(shown.obstacle_discard, event.b);
        case superhot::card_defeated:
            if (event.b == superhot::bullet)
                ++shown.bullets_deck;
            else if (event.c == superhot::destroy)
                put(shown.fresh, event.b);
            return;
        case superhot::slashed:
        case superhot::healed:
            ++shown.bullets_deck;
            return;
        case superhot::card_left:
            return put_away(shown, event);
        case superhot::used_gone:
            for (const superhot::Used& use : shown.used) put(shown.obstacle_discard, use.card);
            shown.used.clear();
            return;
        case superhot::shots_fired:
            for (int i = 0; i < event.c; ++i) put(shown.obstacle_discard, superhot::bullet);
            return;
        case superhot::deck_reshuffled:
            return normal_of(shown, event.a).deck.take_all(normal_of(shown, event.a).discard);
        case superhot::obstacles_reshuffled:
            return shown.obstacles.take_all(shown.obstacle_discard);
        case superhot::aid_given:
            shown.aid_out = event.b;
            return;
        case superhot::aid_returned:
            put(normal_of(shown, event.a).discard, event.b);
            (shown.aid_in == event.b ? shown.aid_in : shown.aid_out) = no_card;
            return;
        case superhot::goal_progress:
            if (event.a < superhot::counting_goals) shown.counters[event.a] = event.b;
            return;
        case superhot::goal_done:
            shown.done |= 1u << event.a;
            return;
        case superhot::goal_drawn:
            return put(shown.goal_row, event.a);
        case superhot::goal_vetoed:
            shown.goal_row = after.goal_row;
            return;
        case superhot::turn_began:
            shown.active = static_cast<std::uint8_t>(player_of(shown, event.a));
            shown.turn = {};
            shown.aid_in = after.aid_in;
            shown.aid_out = after.aid_out;
            shown.hardened = after.hardened;
            shown.lag = after.lag;
            shown.level_turn = event.b;
            return;
        case superhot::system_drew:
            shown.system_hand = after.system_hand;
            shown.points = after.points;
            shown.obstacle_discard = after.obstacle_discard;
            return;
        case superhot::glitched:
            return apply_glitch(shown, event, after);
        case superhot::level_cleared:
        case superhot::leg_over:
            // The next level or leg is dealt by the events that follow.
            if (after.phase != superhot::Phase::over) undeal(shown, after);
            return;
        default:
            return;
    }
}

}  // namespace

Card arrive(State& shown, const kit::Event& event, const State& after, bool seen) {
    if (event.kind != superhot::drew && event.kind != superhot::new_card_taken) {
        arrive_elsewhere(shown, event, after);
        return no_card;
    }
    Normal& normal = normal_of(shown, event.a);
    if (event.b != superhot::bullet) return put_into(normal.hand, event.b, seen);
    ++normal.bullets;
    return superhot::bullet;
}

}  // namespace superhot_scene
