// What must hold after every action (RULES.md, "Always true").
#include "bluff/rules.h"

namespace bluff {

using namespace kit;

namespace {

const char* cards_wrong(const State& state) {
    std::array<std::uint8_t, card_count + 1> count{};
    bool strange = false;
    const auto meet = [&](Card card) {
        if (card <= fin)
            ++count[card];
        else
            strange = true;
    };
    for (const Card card : state.deck) meet(card);
    for (const Card card : state.discard) meet(card);
    for (const Played& played : state.stack) meet(played.card);
    for (Seat seat = 0; seat < state.seats; ++seat) {
        for (const ScoringCard& place : state.scoring[seat]) meet(place.card);
        for (const Card card : state.hand[seat]) meet(card);
    }
    if (strange) return "a card is none of the game's";
    for (Card card = 0; card < card_count; ++card)
        if (count[card] != (value_of(card) <= values_for(state.seats)))
            return "a card is lost or doubled";
    if (count[fin] != !state.round_over() || state.deck.contains(fin) != !state.round_over())
        return "Fin is not where it belongs";
    return nullptr;
}

const char* sight_wrong(const State& state) {
    for (Position at = 0; at < state.positions(); ++at) {
        const ScoringCard& place = state.at(at);
        if (!place.known_to(seat_of(at))) return "an owner does not know the own card";
        if (place.face_up != 0 && place.known_by != state.all_seats())
            return "an open card is not known by all";
        if (place.face_up == 0 && state.round_over()) return "a card stays hidden after the round";
    }
    return nullptr;
}

const char* hands_wrong(const State& state) {
    for (Seat seat = 0; seat < state.seats; ++seat) {
        const std::size_t most =
            state.phase == Phase::play && seat == state.active ? playing_size : 1;
        if (state.hand[seat].size() > most) return "a Playing Hand has too many cards";
    }
    if (state.phase == Phase::play && !state.hand[state.active].full())
        return "a turn begins without two cards";
    return nullptr;
}

const char* stack_wrong(const State& state) {
    if (state.phase != Phase::respond)
        return state.stack.empty() ? nullptr : "a stack stands outside of its window";
    if (state.stack.empty() || state.stack.size() > state.seats + 1u)
        return "the stack has too few or too many cards";
    if (state.stack[0].seat != state.active) return "the stack begins with another's card";
    SeatSet shooters = 0;
    for (std::size_t i = 1; i < state.stack.size(); ++i) {
        const Played& shot = state.stack[i];
        if (shot.claim.ability != bullet) return "an answer claims something else than a Bullet";
        if (shot.seat == state.stack[i - 1].seat) return "a seat answers its own card";
        if ((shooters >> shot.seat & 1) != 0) return "a seat has two bullets in a stack";
        shooters |= set_of(shot.seat);
    }
    if (state.actor == state.stack.back().seat) return "a seat is asked about its own card";
    return nullptr;
}

// BLF-115
const char* decider_wrong(const State& state) {
    const bool right = state.phase == Phase::play        ? state.actor == state.active
                       : state.phase == Phase::round_end ? state.actor == 0
                       : state.phase == Phase::match_end ? state.actor == nobody
                                                         : state.actor < state.seats;
    return right && state.active < state.seats ? nullptr : "the wrong seat decides";
}

const char* penalty_wrong(const State& state) {
    const Penalty& penalty = state.penalty;
    if (state.phase != Phase::penalty)
        return penalty == Penalty{} ? nullptr : "a penalty stands open";
    if (penalty.loser >= state.seats || penalty.loser == penalty.chooser ||
        state.actor != penalty.chooser)
        return "a penalty is chosen by the wrong seat";
    return nullptr;
}

const char* bounds_wrong(const State& state) {
    // The discard pile needs no bound: it has room for all cards that are in no Scoring Hand.
    // The first player has drawn from it; only the last reshuffle makes it grow again: BLF-082
    if (!state.round_over() && static_cast<int>(state.deck.size()) >= deck_after_deal(state.seats))
        return "the deck is too large";
    if (static_cast<int>(state.log.size()) > turns_for(state.seats)) return "too many turns";
    if (state.round >= rounds_for(state.seats, state.target_wins)) return "too many rounds";
    for (const Counters& habits : state.counters)
        if (habits.bluffs > habits.plays || habits.false_bullets > habits.bullets ||
            habits.right_calls > habits.calls || habits.calls > habits.windows)
            return "more of something than there could be";
    return nullptr;
}

const char* end_wrong(const State& state) {
    if ((state.winners != 0) != state.round_over()) return "winners and no end, or an end and none";
    if ((state.end_cause != EndCause::none) != state.round_over()) return "an end without a cause";
    const auto reached = [&](std::uint8_t wins) { return wins >= state.target_wins; };
    if (std::any_of(state.wins.begin(), state.wins.end(), reached) != state.over())
        return "the match ends too early or too late";
    if (!state.round_over()) return nullptr;
    HandKey best = 0;
    for (Seat seat = 0; seat < state.seats; ++seat) best = std::max(best, state.key_of(seat));
    for (Seat seat = 0; seat < state.seats; ++seat)
        if ((state.key_of(seat) == best) != ((state.winners >> seat & 1) != 0))
            return "a winner has not the best hand";
    return nullptr;
}

}  // namespace

const char* Rules::invariant(const State& state) {
    for (const auto wrong : {cards_wrong, sight_wrong, decider_wrong, hands_wrong, stack_wrong,
                             penalty_wrong, bounds_wrong, end_wrong})
        if (const char* what = wrong(state)) return what;
    return nullptr;
}

}  // namespace bluff
