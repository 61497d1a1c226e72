#include "bluff/round.h"

#include "bluff/events.h"

namespace bluff {

using namespace kit;

namespace {

// The cards of this number of players, shuffled, with Fin among the last eleven: BLF-008, BLF-009
void shuffle_deck(State& state) {
    FixedList<Card, card_count> cards;
    for (Card card = 0; card < card_count; ++card)
        if (value_of(card) <= values_for(state.seats)) cards.push(card);
    state.rng.shuffle(cards.span());
    const std::size_t above_fin = state.rng.below(packet_size);
    state.deck.clear();
    // The top of a kit::Deck is its end.
    for (std::size_t i = cards.size(); i-- > 0;) state.deck.push(cards[i]);
    state.deck.insert(packet_size - 1 - above_fin, fin);
}

// Five in a row each, three of them open, then one for the hand: BLF-010, BLF-011, BLF-012
void deal_hands(State& state) {
    const Seat first = state.left_of(state.dealer);
    Seat seat = first;
    do {
        for (int slot = 0; slot < scoring_size; ++slot) {
            const bool open = slot < open_at_first;
            state.at(position_of(seat, slot)) = {
                .card = state.deck.draw(),
                .face_up = open,
                .known_by = open ? state.all_seats() : set_of(seat)};  // BLF-084
        }
        seat = state.left_of(seat);
    } while (seat != first);
    do {
        state.hand[seat].clear();
        state.hand[seat].push(state.deck.draw());
        seat = state.left_of(seat);
    } while (seat != first);
}

// BLF-015, BLF-016, BLF-017
Seat find_starter(const State& state) {
    const auto open_key = [&](Seat seat) {
        std::array<std::uint8_t, open_at_first> values{};
        for (std::size_t slot = 0; slot < values.size(); ++slot)
            values[slot] = static_cast<std::uint8_t>(value_of(state.scoring[seat][slot].card));
        return hand_key(values, false);
    };
    const Seat first = state.left_of(state.dealer);
    Seat best = first;
    for (Seat seat = state.left_of(first); seat != first; seat = state.left_of(seat))
        if (open_key(seat) > open_key(best)) best = seat;
    return best;
}

}  // namespace

void deal_round(State& state) {
    shuffle_deck(state);
    deal_hands(state);
    state.discard.clear();
    state.log.clear();
    state.winners = 0;
    state.end_cause = EndCause::none;
    state.starter = find_starter(state);
}

void begin_turn(State& state, Seat seat, Events& events) {
    state.log.push({.active = seat});
    state.active = seat;
    while (!state.hand[seat].full()) {
        const Card card = state.deck.draw();
        if (card == fin) return end_round(state, EndCause::drawn, seat, events);  // BLF-022
        state.hand[seat].push(card);                                              // BLF-025
        ++state.record().drawn;
        events.add({.kind = drew,
                    .seen_by = set_of(seat),
                    .a = seat,
                    .b = static_cast<std::uint8_t>(state.deck.size()),
                    .c = card,
                    .open = 2});
    }
    state.phase = Phase::play;
    state.actor = seat;
}

void end_round(State& state, EndCause cause, Seat finder, Events& events) {
    state.end_cause = cause;
    HandKey best = 0;
    for (Seat seat = 0; seat < state.seats; ++seat) {
        for (int slot = 0; slot < scoring_size; ++slot) {  // BLF-094, BLF-095
            ScoringCard& place = state.at(position_of(seat, slot));
            place.face_up = 1;
            place.known_by = state.all_seats();
        }
        const HandKey strength = state.key_of(seat);
        if (strength > best) {
            best = strength;
            state.winners = 0;
        }
        if (strength == best) state.winners |= set_of(seat);  // BLF-096
    }
    bool reached = false;
    for (Seat seat = 0; seat < state.seats; ++seat) {
        if ((state.winners >> seat & 1) != 0) ++state.wins[seat];  // BLF-113
        reached |= state.wins[seat] >= state.target_wins;          // BLF-114
    }
    state.phase = reached ? Phase::match_end : Phase::round_end;
    state.actor = reached ? nobody : Seat{0};  // BLF-115
    events.add({.kind = fin_found, .a = finder, .b = static_cast<std::uint8_t>(cause)});
    events.add({.kind = round_ended, .a = state.winners});
}

void next_round(State& state, Events& events) {
    state.dealer = state.left_of(state.dealer);  // BLF-118
    ++state.round;
    deal_round(state);
    events.add({.kind = round_began, .a = state.round, .b = state.dealer, .c = state.starter});
    begin_turn(state, state.starter, events);
}

}  // namespace bluff
