#include "bluff/reason.h"

#include "bluff/odds.h"
#include "bluff/rules.h"

namespace bluff {

using namespace kit;

namespace {

// ---- Hands as a seat sees them ------------------------------------------------------------------

// Values of all places, 0 where the seat does not know the card.
using SeenValues = std::array<std::uint8_t, most_positions>;

SeenValues seen_values(const State& seen, Seat seat) {
    SeenValues values{};
    for (Position at = 0; at < seen.positions(); ++at)
        if (can_see(seen.at(at), seat))
            values[at] = static_cast<std::uint8_t>(value_of(seen.at(at).card));
    return values;
}

// Of the cards that are known.
HandKey known_key(const State& seen, const SeenValues& values, Seat owner) {
    FixedList<std::uint8_t, scoring_size> known;
    for (int slot = 0; slot < scoring_size; ++slot)
        if (const std::uint8_t value = values[position_of(owner, slot)]; value != 0)
            known.push(value);
    return hand_key(known.span(), seen.straights != 0 && known.full());
}

// What a claim would leave behind; `value` is that of a Crow's card.
SeenValues after_claim(const SeenValues& before, const Claim& claim, std::uint8_t value) {
    SeenValues after = before;
    if (claim.ability == crow) after[claim.first] = value;
    if (claim.ability == cup) std::swap(after[claim.first], after[claim.second]);
    return after;
}

int unknown_cards(const SeenValues& values, Seat owner) {
    int count = 0;
    for (int slot = 0; slot < scoring_size; ++slot) count += values[position_of(owner, slot)] == 0;
    return count;
}

bool touches(const Claim& claim, Seat owner) {
    switch (claim.ability) {
        case crow:
            return seat_of(claim.first) == owner;
        case cup:
            return seat_of(claim.first) == owner || seat_of(claim.second) == owner;
        default:
            return false;
    }
}

// ---- Sentences ----------------------------------------------------------------------------------

std::string_view name_of(HandKey key) { return category_names[category_of(key)]; }

// "Bullets unseen: 2 of 14."
void add_unseen(const State& seen, Seat seat, Suit suit, TextOut& out) {
    const UnseenCards unseen = unseen_of(seen, seat);
    out.add(suits[suit].name).add("s unseen: ").number(unseen.of_suit[suit]);
    out.add(" of ").number(unseen.all).add('.');
}

// What a claim does to the own hand, or else to another's as far as it is seen. `value` is that of
// a Crow's card, 0 if it is not known.
void add_effect(const State& seen, Seat seat, const Claim& claim, std::uint8_t value,
                TextOut& out) {
    const SeenValues before = seen_values(seen, seat), after = after_claim(before, claim, value);
    if (touches(claim, seat)) {
        const HandKey was = known_key(seen, before, seat), now = known_key(seen, after, seat);
        if (unknown_cards(after, seat) > 0)
            out.add("You get a card you do not know.");
        else if (category_of(now) > category_of(was))
            out.add("Your ").add(name_of(was)).add(" becomes ").add(name_of(now)).add('.');
        else if (now > was)
            out.add("Your ").add(name_of(was)).add(" gets better.");
        else if (category_of(now) == category_of(was))
            out.add("You still have ").add(name_of(now)).add('.');
        else
            out.add("You are left with ").add(name_of(now)).add('.');
        return;
    }
    const Seat victim = seat_of(claim.first);
    const HandKey was = known_key(seen, before, victim), now = known_key(seen, after, victim);
    if (category_of(now) < category_of(was))
        out.add("Another's ").add(name_of(was)).add(" is broken.");
    else if (claim.ability == cup)
        out.add("It mixes up the others' hands.");
    else
        out.add("It changes another's hand.");
}

void explain_play(const State& seen, Seat seat, Action action, TextOut& out) {
    const Claim claim = claim_of(action);
    const Card card = seen.hand[seat][index_of(action)];
    switch (claim.ability) {
        case key: {
            const int hidden = unknown_cards(seen_values(seen, seat), claim.first);
            if (hidden == 0)
                out.add("It shows you nothing new.");
            else
                out.add("It shows you ").number(hidden).add(hidden == 1 ? " card." : " cards.");
            break;
        }
        case bullet:
            out.add("A blank shot changes no hand.");
            break;
        default:
            add_effect(seen, seat, claim, static_cast<std::uint8_t>(value_of(card)), out);
    }
    if (suit_of(card) == claim.ability) {
        out.add(" And it is true.");
        return;
    }
    const int hidden = unseen_of(seen, the_public).of_suit[claim.ability];
    if (hidden == 0) {
        out.add(" A lie, and no ").add(suits[claim.ability].name).add(" is hidden.");
        return;
    }
    out.add(" A lie, but ").number(hidden).add(' ').add(suits[claim.ability].name);
    out.add(hidden == 1 ? " is hidden." : "s are hidden.");
}

void explain_call(const State& seen, Seat seat, TextOut& out) {
    const Suit claimed = seen.stack.back().claim.ability;
    if (unseen_of(seen, seat).of_suit[claimed] == 0) {
        out.add("You see every ").add(suits[claimed].name).add(": it is a lie.");
        return;
    }
    add_unseen(seen, seat, claimed, out);
    out.add(" A liar who is caught loses a card.");
}

// Whether the turn's card has its effect if the newest card works: BLF-056
bool happens_if_top_works(const State& seen) { return seen.stack.size() % 2 == 1; }

void explain_pass(const State& seen, Seat seat, TextOut& out) {
    const Played& ground = seen.stack[0];
    if (!happens_if_top_works(seen)) {
        out.add("The ").add(suits[ground.claim.ability].name).add(" is cancelled.");
        out.add(touches(ground.claim, seat) ? " A wrong call costs a card."
                                            : " It does not touch your cards.");
        return;
    }
    if (!touches(ground.claim, seat)) {
        out.add("It does not touch your cards.");
        return;
    }
    const std::uint8_t value =
        ground.seat == seat ? static_cast<std::uint8_t>(value_of(ground.card)) : std::uint8_t{0};
    add_effect(seen, seat, ground.claim, value, out);
    out.add(" A wrong call costs a card.");
}

void explain_shot(const State& seen, Seat seat, TextOut& out) {
    const std::string_view ground = suits[seen.stack[0].claim.ability].name;
    if (suit_of(seen.hand[seat][0]) == bullet)
        out.add("It is true: a call costs the caller.");
    else
        out.add("It is false: a call costs you a card.");
    out.add(happens_if_top_works(seen) ? " It stops the " : " It saves the ");
    out.add(ground).add('.');
}

void explain_pick(const State& seen, Seat seat, int slot, TextOut& out) {
    const Seat loser = seen.penalty.loser;
    SeenValues values = seen_values(seen, seat);
    const HandKey was = known_key(seen, values, loser);
    std::uint8_t& taken = values[position_of(loser, slot)];
    if (taken == 0) {
        out.add("You do not know this card.");
        return;
    }
    const int value = std::exchange(taken, std::uint8_t{0});
    if (category_of(known_key(seen, values, loser)) < category_of(was))
        out.add("It breaks a ").add(name_of(was)).add('.');
    else
        out.add("It takes away a ").number(value).add('.');
}

}  // namespace

void hint_reason(const State& seen, Seat seat, Action action, TextOut& out) {
    switch (action.kind) {
        case play:
            return explain_play(seen, seat, action, out);
        case pass:
            return explain_pass(seen, seat, out);
        case call:
            return explain_call(seen, seat, out);
        case shoot:
            return explain_shot(seen, seat, out);
        case pick:
            return explain_pick(seen, seat, action.a, out);
        default:
            out.add("The round is over.");
    }
}

}  // namespace bluff
