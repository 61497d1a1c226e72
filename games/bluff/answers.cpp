#include "bluff/answers.h"

#include "bluff/events.h"
#include "bluff/round.h"

namespace bluff {

using namespace kit;

namespace {

void ask(State& state, Seat seat) {
    state.phase = Phase::respond;
    state.actor = seat;
    count_up(state.counters[seat].windows);
}

void add_answer(const State& state, Kind kind, Events& events) {
    events.add({.kind = answered,
                .a = state.actor,
                .b = static_cast<std::uint8_t>(kind),
                .c = state.stack.back().seat});
}

// ---- Abilities --------------------------------------------------------------------------------

// BLF-060, BLF-061, BLF-062, BLF-087
void land_crow(State& state, const Played& played, Events& events) {
    ScoringCard& place = state.at(played.claim.first);
    state.discard.push(place.card);
    events.add({.kind = crow_landed,
                .a = played.claim.first,
                .b = played.card,
                .c = place.card,
                .d = played.seat});
    place = {.card = played.card, .face_up = 1, .known_by = state.all_seats()};
}

// BLF-064, BLF-067, BLF-085
void swap_by_cup(State& state, const Played& played, Events& events) {
    ScoringCard& one = state.at(played.claim.first);
    ScoringCard& other = state.at(played.claim.second);
    std::swap(one, other);
    one.known_by |= set_of(seat_of(played.claim.first));
    other.known_by |= set_of(seat_of(played.claim.second));
    events.add(
        {.kind = cup_swapped, .a = played.seat, .b = played.claim.first, .c = played.claim.second});
}

// BLF-069, BLF-070, BLF-086
void turn_key(State& state, const Played& played, Events& events) {
    for (ScoringCard& place : state.scoring[played.claim.first])
        place.known_by |= set_of(played.seat);
    events.add({.kind = key_turned, .a = played.seat, .b = played.claim.first});
}

void take_effect(State& state, const Played& played, Events& events) {
    switch (played.claim.ability) {
        case crow:
            return land_crow(state, played, events);
        case cup:
            return swap_by_cup(state, played, events);
        case key:
            return turn_key(state, played, events);
        case bullet:  // nothing was played before it: BLF-031
            return;
    }
}

// ---- The stack --------------------------------------------------------------------------------

// Every played card comes to light: BLF-033, BLF-034
void make_public(State& state, std::size_t place) {
    const Played& played = state.stack[place];
    Counters& habits = state.counters[played.seat];
    const bool honest = played.is_true();
    if (place == 0) {
        state.record().card = played.card;
        count_up(habits.plays);
        if (!honest) count_up(habits.bluffs);
    } else {
        state.record().shot[place - 1].card = played.card;
        count_up(habits.bullets);
        if (!honest) count_up(habits.false_bullets);
    }
}

// `top_works`: the newest card was not caught. BLF-056, BLF-057, BLF-058
void resolve(State& state, bool top_works, Events& events) {
    const std::size_t cards = state.stack.size();
    bool works = top_works;
    for (std::size_t i = cards - 1; i-- > 0;) {
        works = !works;
        if (!works)
            events.add(
                {.kind = cancelled, .a = static_cast<std::uint8_t>(i), .b = state.stack[i].seat});
    }
    state.record().works = works;
    if (works) take_effect(state, state.stack[0], events);
    const bool placed = works && state.stack[0].claim.ability == crow;
    for (std::size_t i = 0; i < cards; ++i) {
        make_public(state, i);
        if (i == 0 && placed) continue;
        const Played& played = state.stack[i];
        state.discard.push(played.card);
        events.add({.kind = discarded,
                    .a = played.seat,
                    .b = played.card,
                    .c = played.claim.ability,
                    .d = static_cast<std::uint8_t>(i)});
    }
    state.stack.clear();
    if (!state.penalty.due()) return begin_turn(state, state.left_of(state.active), events);
    state.phase = Phase::penalty;
    state.actor = state.penalty.chooser;
    events.add({.kind = penalty_due, .a = state.penalty.loser, .b = state.penalty.chooser});
}

void lay_on_stack(State& state, const Played& played) {
    state.stack.push(played);
    ask(state, state.left_of(played.seat));  // BLF-036, BLF-045
}

}  // namespace

void play_card(State& state, std::size_t index, const Claim& claim, Events& events) {
    const Seat seat = state.active;
    const Card card = state.hand[seat].erase(index);
    state.record().claim = claim;
    events.add(
        {.kind = claimed, .a = seat, .b = claim.ability, .c = claim.first, .d = claim.second});
    lay_on_stack(state, {card, seat, claim});
}

void pass_on(State& state, Events& events) {
    add_answer(state, pass, events);
    const Seat asked = state.left_of(state.actor);
    if (asked == state.stack.back().seat)
        resolve(state, true, events);  // BLF-032, BLF-037
    else
        ask(state, asked);
}

void fire_bullet(State& state, Events& events) {
    add_answer(state, shoot, events);
    const Seat seat = state.actor;
    TurnRecord& record = state.record();
    record.shot[record.shots++].seat = seat;
    lay_on_stack(state, {.card = state.hand[seat].pop(), .seat = seat});  // BLF-039, BLF-040
}

void call_bluff(State& state, Events& events) {
    add_answer(state, call, events);
    const Played& top = state.stack.back();
    const Seat caller = state.actor;
    const bool honest = top.is_true();
    events.add({.kind = turned, .a = top.seat, .b = top.card, .c = top.claim.ability, .d = caller});
    count_up(state.counters[caller].calls);
    if (!honest) count_up(state.counters[caller].right_calls);
    // BLF-052, BLF-053, BLF-074
    state.penalty = honest ? Penalty{.loser = caller, .chooser = top.seat}
                           : Penalty{.loser = top.seat, .chooser = caller};
    TurnRecord& record = state.record();
    record.caller = caller;
    record.called = static_cast<std::uint8_t>(state.stack.size() - 1);
    record.call_right = !honest;
    record.penalty = state.penalty;
    resolve(state, honest, events);
}

void pick_card(State& state, int slot, Events& events) {
    const Seat loser = state.penalty.loser;
    ScoringCard& place = state.at(position_of(loser, slot));
    state.discard.push(place.card);  // BLF-078
    events.add(
        {.kind = card_lost, .a = loser, .b = static_cast<std::uint8_t>(slot), .c = place.card});
    TurnRecord& record = state.record();
    record.lost_slot = static_cast<std::uint8_t>(slot);
    record.lost_card = place.card;
    state.penalty = {};
    Card card = state.deck.draw();
    const bool last = card == fin;
    if (last) {                    // BLF-079
        if (state.deck.empty()) {  // BLF-080, BLF-081
            state.rng.shuffle(state.discard.span());
            while (!state.discard.empty()) state.deck.push(state.discard.pop());
            events.add({.kind = reshuffled, .a = static_cast<std::uint8_t>(state.deck.size())});
        }
        card = state.deck.draw();
    }
    place = {.card = card, .face_up = 0, .known_by = set_of(loser)};  // BLF-073, BLF-087
    events.add({.kind = replaced,
                .seen_by = set_of(loser),
                .a = loser,
                .b = static_cast<std::uint8_t>(slot),
                .c = card,
                .open = 2});
    if (last) return end_round(state, EndCause::penalty, loser, events);
    begin_turn(state, state.left_of(state.active), events);
}

}  // namespace bluff
