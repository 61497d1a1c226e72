#include "superhot/use.h"

#include <algorithm>

#include "superhot/goals.h"
#include "superhot/places.h"

namespace superhot {

using namespace kit;

Price price_of(const State& state, int slot) {
    const Card card = state.at(slot);
    if (card == bullet) return {Currency::dodge, bullet_cost};  // HOT-008
    const BottomHalf& bottom = bottom_of(card);
    return {bottom.currency, bottom.cost + (state.is_hardened(slot) ? hardened_by : 0)};
}

namespace {

constexpr std::uint8_t by_the_discard = 255;

constexpr std::uint8_t printed_worth(const TopHalf& top, Currency currency) {
    switch (top.gives) {
        case Gives::fighting:
        case Gives::katana:  // HOT-091
            return currency == Currency::dodge ? 0 : top.value;
        case Gives::dodge:
            return currency == Currency::fighting ? 0 : top.value;
        case Gives::glass:  // HOT-095
            return currency == Currency::fighting ? 0 : by_the_discard;
        case Gives::bat:  // HOT-103: whichever fits
            return top.value;
        default:
            return 0;
    }
}

// Asked for every card and target again and again: a table is several times as fast.
constexpr auto worths = [] {
    std::array<std::array<std::uint8_t, obstacle_count>, 3> all{};
    for (std::size_t currency = 0; currency < all.size(); ++currency)
        for (Card card = 0; card < obstacle_count; ++card)
            all[currency][card] = printed_worth(top_of(card), static_cast<Currency>(currency));
    return all;
}();

}  // namespace

int worth(const State& state, Card card, Currency currency) {
    const std::uint8_t value = worths[static_cast<std::size_t>(currency)][card];
    return value == by_the_discard ? static_cast<int>(state.me().discard.size())
                                   : value;  // HOT-096
}

CardSet copyable(const State& state) {
    CardSet all, lowest;
    for (const Used& use : state.used)
        if (use.card != double_trouble) all.add(use.card);
    for (const Used& use : state.used)
        if (use.copied != no_card) all.remove(use.copied);  // once each: HOT-099
    for (const Card card : all) {
        bool first = true;
        for (const Card other : lowest) first = first && top_name(other) != top_name(card);
        if (first) lowest.add(card);
    }
    return lowest;
}

namespace {

// Is this a use that the player could make at all: a card of his, with a top half of its own or a
// rightful copy (HOT-097 .. HOT-099)?
Verdict may_use(const State& state, Card card, Card copied) {
    if (card >= obstacle_count || !state.usable().has(card))
        return refused("That card is not yours to use");
    if (card != double_trouble)
        return copied == no_card ? done : refused("Only Double Trouble copies a card");
    if (copied >= obstacle_count || !copyable(state).has(copied))
        return refused("Double Trouble copies a card used in this phase");
    return done;
}

void use_card(State& state, Card card, Card copied, Events& events) {
    if (card == state.aid_in)
        state.aid_in = no_card;  // HOT-241
    else
        state.me().hand.remove(card);
    state.used.push({card, copied});  // HOT-079, HOT-090
    events.add({.kind = card_used, .a = state.seat_of(state.active), .b = card, .c = copied});
}

void destroy_bullet(State& state, int slot, Events& events) {  // HOT-078
    lift(state, slot);
    ++state.bullets_deck;
    ++state.turn.bullets_destroyed;
    std::uint8_t& dodged = state.legs[state.leg].dodged;
    if (dodged < 255) ++dodged;
    count(state, bullet_time, 1, events);
}

void defeat(State& state, Events& events) {
    const int slot = state.hit_slot;
    const auto method = static_cast<Method>(state.hit_method);
    const Price price = price_of(state, slot);
    const Card card = state.at(slot);
    events.add({.kind = card_defeated,
                .a = static_cast<std::uint8_t>(slot + 1),
                .b = card,
                .c = method,
                .d = state.hit_sum});
    state.phase = Phase::use;
    if (card == bullet) {
        destroy_bullet(state, slot, events);
    } else {
        if (state.hit_sum >= price.cost + goals[overkill].target) state.turn.overkill = 1;
        if (method == destroy) {  // HOT-076, HOT-083
            state.fresh.push(lift(state, slot));
        } else {  // HOT-077, HOT-282
            state.knocked_out = static_cast<std::uint8_t>(state.knocked_out | 1u << slot);
            state.hardened = static_cast<std::uint8_t>(state.hardened & ~(1u << slot));
        }
        count_defeat(state, card, method, events);
    }
    state.hit_slot = state.hit_method = state.hit_sum = state.hit_last = 0;
}

}  // namespace

Verdict may_begin(const State& state, int slot, int method) {
    if (slot < 0 || slot >= state.slots || state.at(slot) == no_card)
        return refused("There is no card in that slot");
    if (state.is_knocked_out(slot)) return refused("That card is knocked out");  // HOT-022
    if (method > knock_out) return refused("Destroy or knock out");
    if (method == knock_out && state.at(slot) == bullet)
        return refused("A Bullet cannot be knocked out");  // HOT-078
    const Price price = price_of(state, slot);
    const CardSet usable = state.usable();
    int sum = 0, best = 0;
    for (const Card card : usable) {
        const int value = worth(state, card, price.currency);
        sum += value;
        best = std::max(best, value);
    }
    if (sum >= price.cost) return done;
    if (usable.has(double_trouble)) {
        for (const Card card : copyable(state))
            best = std::max(best, worth(state, card, price.currency));
        if (sum + best >= price.cost) return done;
    }
    return refused("Your cards do not reach its cost");
}

Verdict may_add(const State& state, Card card, Card copied) {
    if (const Verdict verdict = may_use(state, card, copied); !verdict.ok()) return verdict;
    const Price price = price_of(state, state.hit_slot);
    const int value = worth(state, used_as(card, copied), price.currency);
    if (value == 0) return refused("That card does not fit the cost");     // HOT-066, HOT-072
    if (value > state.hit_last) return refused("Larger values go first");  // HOT-071
    // HOT-073: this and all that may still follow. Double Trouble could copy this very card.
    const CardSet usable = state.usable();
    int sum = state.hit_sum + value;
    if (card != double_trouble && usable.has(double_trouble)) sum += value;
    for (const Card other : usable) {
        const int more = worth(state, other, price.currency);
        if (other != card && more <= value) sum += more;
    }
    if (sum < price.cost) return refused("With that card the cost cannot be reached");
    return done;
}

Verdict may_slash(const State& state, Card card, Card copied, int slot) {
    if (const Verdict verdict = may_use(state, card, copied); !verdict.ok()) return verdict;
    if (top_of(used_as(card, copied)).gives != Gives::katana)
        return refused("Only a Katana slashes");
    if (slot < 0 || slot >= state.slots || state.at(slot) != bullet)
        return refused("There is no Bullet in that slot");  // HOT-092
    return done;
}

namespace {

Verdict may_use_pliers(const State& state, Card card, Card copied) {
    if (const Verdict verdict = may_use(state, card, copied); !verdict.ok()) return verdict;
    if (top_of(used_as(card, copied)).gives != Gives::pliers) return refused("That takes Pliers");
    return done;
}

}  // namespace

Verdict may_heal(const State& state, Card card, Card copied) {
    if (const Verdict verdict = may_use_pliers(state, card, copied); !verdict.ok()) return verdict;
    return state.me().bullets > 0 ? done : refused("There is no Bullet in your hand");  // HOT-094
}

Verdict may_draw(const State& state, Card card, Card copied) {
    if (const Verdict verdict = may_use_pliers(state, card, copied); !verdict.ok()) return verdict;
    return can_draw(state.me()) ? done : refused("There is no card to draw");  // HOT-094
}

namespace {

// Calls `visit(card, copied)` for each use of a card with this ability, in order of codes.
template <class Visit>
void each_use(const State& state, Gives gives, Visit visit) {
    for (const Card card : state.usable()) {
        if (top_of(card).gives == gives) visit(card, no_card);
        if (card != double_trouble) continue;
        for (const Card copied : copyable(state))
            if (top_of(copied).gives == gives) visit(card, copied);
    }
}

}  // namespace

void list_use(const State& state, Actions& out) {
    for (int slot = 0; slot < state.slots; ++slot) {
        const auto number = static_cast<std::uint8_t>(slot + 1);
        if (!may_begin(state, slot, destroy).ok()) continue;
        out.add({begin, number, destroy});
        if (state.at(slot) != bullet) out.add({begin, number, knock_out});
    }
    each_use(state, Gives::katana, [&](Card card, Card copied) {
        for (int slot = 0; slot < state.slots; ++slot)
            if (state.at(slot) == bullet)
                out.add({slash, card, copied, static_cast<std::uint8_t>(slot + 1)});
    });
    if (state.me().bullets > 0)
        each_use(state, Gives::pliers, [&](Card card, Card copied) {
            out.add({heal, card, copied});
        });
    if (can_draw(state.me()))
        each_use(state, Gives::pliers, [&](Card card, Card copied) {
            out.add({pdraw, card, copied});
        });
    if (may_end_use(state).ok()) out.add({end_use});
}

void list_hit(const State& state, Actions& out) {
    for (const Card card : state.usable()) {
        if (card != double_trouble) {
            if (may_add(state, card, no_card).ok()) out.add({add, card, no_card});
            continue;
        }
        for (const Card copied : copyable(state))
            if (may_add(state, card, copied).ok()) out.add({add, card, copied});
    }
}

Verdict may_move(const State& state) {
    if (state.me().hand_count() < hand_size) return done;
    Actions uses({});  // the end of the phase is not among them: HOT-058
    list_use(state, uses);
    if (uses.count() > 0) return done;
    return refused("With a full hand and nothing to use you can only Wait");
}

Verdict may_end_use(const State& state) {
    if (!state.used.empty() || state.me().hand_count() < hand_size) return done;
    return refused("With a full hand you must use a card");
}

void begin_hit(State& state, int slot, Method method, Events& events) {
    state.phase = Phase::hit;
    state.hit_slot = static_cast<std::uint8_t>(slot);
    state.hit_method = method;
    state.hit_sum = 0;
    state.hit_last = 255;
    events.add({.kind = hit_began, .a = static_cast<std::uint8_t>(slot + 1), .b = method});
}

void add_card(State& state, Card card, Card copied, Events& events) {
    const Price price = price_of(state, state.hit_slot);
    const int value = worth(state, used_as(card, copied), price.currency);
    use_card(state, card, copied, events);
    state.hit_sum = static_cast<std::uint8_t>(state.hit_sum + value);
    state.hit_last = static_cast<std::uint8_t>(value);
    if (state.hit_sum >= price.cost) defeat(state, events);  // HOT-067, HOT-071
}

void slash_bullet(State& state, Card card, Card copied, int slot, Events& events) {
    use_card(state, card, copied, events);
    events.add({.kind = slashed, .a = static_cast<std::uint8_t>(slot + 1)});
    destroy_bullet(state, slot, events);
}

void heal_bullet(State& state, Card card, Card copied, Events& events) {
    use_card(state, card, copied, events);
    --state.me().bullets;
    ++state.bullets_deck;
    events.add({.kind = healed, .a = state.seat_of(state.active)});
}

void draw_with_pliers(State& state, Card card, Card copied, Events& events) {
    use_card(state, card, copied, events);
    draw_card(state, state.active, events);
}

}  // namespace superhot
