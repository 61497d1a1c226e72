// Phase 2: which cards may be used on what, and what that does.
//
// An interaction is open from its first card to its last. It cannot get stuck: a card is accepted
// only if the rest can still be paid (HOT-073). Cards go in falling order of value, so that no card
// of a finished interaction could have been left out (HOT-070, HOT-071).
#pragma once

#include "superhot/state.h"

namespace superhot {

struct Price {
    Currency currency;
    int cost;
};
// Of the card in a slot, HARDEN included.
Price price_of(const State& state, int slot);
// What a card pays towards a cost of this currency; 0: it does not fit (HOT-066, HOT-072).
int worth(const State& state, Card card, Currency currency);
// The card whose top half a use has: Double Trouble has that of the card it copies.
inline Card used_as(Card card, Card copied) { return card == double_trouble ? copied : card; }
// Used cards that Double Trouble may copy, of equal ones the lowest code: HOT-099, 4.1
CardSet copyable(const State& state);

kit::Verdict may_begin(const State& state, int slot, int method);
kit::Verdict may_add(const State& state, Card card, Card copied);
kit::Verdict may_slash(const State& state, Card card, Card copied, int slot);
kit::Verdict may_heal(const State& state, Card card, Card copied);
kit::Verdict may_draw(const State& state, Card card, Card copied);
kit::Verdict may_move(const State& state);     // HOT-057
kit::Verdict may_end_use(const State& state);  // HOT-058

void list_use(const State& state, kit::Actions& out);  // everything in Phase::use
void list_hit(const State& state, kit::Actions& out);  // everything in Phase::hit

void begin_hit(State& state, int slot, Method method, kit::Events& events);
void add_card(State& state, Card card, Card copied, kit::Events& events);
void slash_bullet(State& state, Card card, Card copied, int slot, kit::Events& events);
void heal_bullet(State& state, Card card, Card copied, kit::Events& events);
void draw_with_pliers(State& state, Card card, Card copied, kit::Events& events);

}  // namespace superhot
