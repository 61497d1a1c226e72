#include "love/turn.h"

#include "love/events.h"

namespace love {

using namespace kit;

namespace {

// Who is ahead at Sundown; of equal ones the earlier in turn order: LOV-130
Seat leader_at_sundown(const State& state) {
    const auto standing = [&](Seat seat) {
        return std::array<int, 4>{state.score[seat], state.claims(seat),
                                  std::popcount(state.hearts_of(seat)), state.bullets[seat]};
    };
    Seat best = state.first_seat;
    for (Seat seat = left_of(best); seat != state.first_seat; seat = left_of(seat))
        if (standing(seat) > standing(best)) best = seat;
    return best;
}

void finish(State& state, Seat winner, Events& events) {
    state.winner = winner;
    state.phase = Phase::over;
    events.add({.kind = game_over, .a = winner, .b = state.score[winner]});
}

}  // namespace

bool may_duel(const State& state) {
    return std::any_of(state.owner.begin(), state.owner.end(),
                       [&](Seat owner) { return owner != state.turn_seat; });
}

bool may_claim(const State& state) { return sum_of(state.claimable(state.turn_seat)) > 0; }

void begin_action(State& state, Events& events) {
    ++state.actions_done;
    if (state.phase == Phase::free_action) return;
    std::uint8_t& bullets = state.bullets[state.turn_seat];
    bullets = static_cast<std::uint8_t>(bullets - payment);
    events.add({.kind = paid, .a = state.turn_seat, .b = bullets});
}

void end_action(State& state, Events& events) {
    if (state.actions_done < most_turn_actions && state.bullets[state.turn_seat] >= payment &&
        (may_duel(state) || may_claim(state)))
        state.phase = Phase::paid_action;
    else
        end_turn(state, events);
}

void end_turn(State& state, Events& events) {
    const Seat seat = state.turn_seat;
    const int for_love = chip_points * state.chips(seat);
    const int for_claims = state.income(seat) - for_love;
    state.score[seat] = static_cast<std::uint8_t>(state.score[seat] + for_claims + for_love);
    ++state.turns;
    events.add({.kind = scored,
                .a = seat,
                .b = static_cast<std::uint8_t>(for_claims),
                .c = static_cast<std::uint8_t>(for_love),
                .d = state.score[seat]});
    if (state.score[seat] >= state.target) return finish(state, seat, events);  // LOV-126, LOV-131
    if (state.turns == most_turns) {
        events.add({.kind = sundown, .a = most_turns});
        return finish(state, leader_at_sundown(state), events);
    }
    state.turn_seat = left_of(seat);  // LOV-028
    state.actions_done = 0;
    state.phase = Phase::free_action;
    events.add(
        {.kind = turn_began, .a = state.turn_seat, .b = static_cast<std::uint8_t>(state.turns)});
}

}  // namespace love
