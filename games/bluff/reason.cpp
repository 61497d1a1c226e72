#include "bluff/reason.h"

#include <array>

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

// In the middle of a sentence.
std::string_view name_of(HandKey key) {
    constexpr std::array<std::string_view, five_kind + 1> names{
        "",         "high card",  "pair",        "two pair",   "3 of a kind",
        "straight", "full house", "4 of a kind", "5 of a kind"};
    return names[category_of(key)];
}

// "a pair", "two pair"
void add_one(HandKey key, TextOut& out) {
    switch (category_of(key)) {
        case high_card:
        case pair:
        case straight:
        case full_house:
            out.add("a ");
            break;
        default:
            break;
    }
    out.add(name_of(key));
}

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
            add_one(now, out.add("Your ").add(name_of(was)).add(" becomes ")), out.add('.');
        else if (now > was)
            out.add("Your ").add(name_of(was)).add(" gets better.");
        else if (category_of(now) == category_of(was))
            add_one(now, out.add("You still have ")), out.add('.');
        else
            add_one(now, out.add("You are left with ")), out.add('.');
        return;
    }
    const bool swaps = claim.ability == cup;
    if (swaps && seat_of(claim.first) == seat_of(claim.second)) {
        out.add("No hand gets better or worse.");
        return;
    }
    for (const Position at : {claim.first, swaps ? claim.second : claim.first}) {
        const HandKey was = known_key(seen, before, seat_of(at)),
                      now = known_key(seen, after, seat_of(at));
        if (category_of(now) >= category_of(was)) continue;
        out.add("Their ").add(name_of(was)).add(" is broken.");
        return;
    }
    out.add(swaps ? "Only others' hands change, not yours."
                  : "Only their hand changes, not yours.");
}

void explain_play(const State& seen, Seat seat, Action action, TextOut& out) {
    const Claim claim = claim_of(action);
    const Card card = seen.hand[seat][index_of(action)];
    switch (claim.ability) {
        case key: {
            const int hidden = unknown_cards(seen_values(seen, seat), claim.first);
            if (hidden == 0)
                out.add("You will see nothing new.");
            else
                out.add("You will see ")
                    .number(hidden)
                    .add(hidden == 1 ? " new card." : " new cards.");
            break;
        }
        case bullet:
            out.add("A blank shot changes no hand.");
            break;
        default:
            add_effect(seen, seat, claim, static_cast<std::uint8_t>(value_of(card)), out);
    }
    if (suit_of(card) == claim.ability) {
        out.add(" And you tell the truth.");
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
                                            : " None of your cards is at stake.");
        return;
    }
    if (!touches(ground.claim, seat)) {
        out.add("None of your cards is at stake.");
        return;
    }
    const std::uint8_t value =
        ground.seat == seat ? static_cast<std::uint8_t>(value_of(ground.card)) : std::uint8_t{0};
    add_effect(seen, seat, ground.claim, value, out);
    out.add(" A wrong call costs a card.");
}

void explain_shot(const State& seen, Seat seat, TextOut& out) {
    const Played& ground = seen.stack[0];
    if (suit_of(seen.hand[seat][0]) == bullet)
        out.add("Your Bullet is true: no call hurts it.");
    else
        out.add("Your card is no Bullet: a call hurts.");
    out.add(happens_if_top_works(seen) ? " It stops " : " It saves ");
    out.add(ground.seat == seat ? "your " : "the ");
    out.add(suits[ground.claim.ability].name).add('.');
}

void explain_pick(const State& seen, Seat seat, int slot, TextOut& out) {
    const Seat loser = seen.penalty.loser;
    SeenValues values = seen_values(seen, seat);
    const HandKey was = known_key(seen, values, loser);
    std::uint8_t& taken = values[position_of(loser, slot)];
    if (taken == 0) {
        if (category_of(was) <= high_card)
            out.add("The cards you know match nothing. A hidden one may be part of more.");
        else
            out.add("You do not know this card. It may make ");
        if (category_of(was) > high_card) out.add("their ").add(name_of(was)).add(" better.");
        return;
    }
    const int value = std::exchange(taken, std::uint8_t{0});
    if (category_of(known_key(seen, values, loser)) < category_of(was))
        out.add("Their ").add(name_of(was)).add(" is broken.");
    else
        out.add("They lose a ").number(value).add('.');
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
