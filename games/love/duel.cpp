#include "love/duel.h"

#include "love/events.h"
#include "love/lassos.h"

namespace love {

using namespace kit;

namespace {

void set_flag(DuelReport& report, ReportFlag flag) {
    report.flags = static_cast<std::uint8_t>(report.flags | flag);
}

void set_couple(State& state, Seat one, Seat other, bool in_love) {
    const unsigned bit = 1u << couple_of(one, other);
    state.couples = static_cast<std::uint8_t>(in_love ? state.couples | bit : state.couples & ~bit);
}

// One side's dice; what it fired is spent. LOV-085, LOV-091, LOV-093, LOV-094
void roll_dice(State& state, Side side, Events& events) {
    DuelReport& report = state.last_duel;
    const Seat seat = report.seats[side];
    const bool bare = state.duel.fired[side] == fists;
    const int sides = bare ? fist_sides : die_sides;
    const int count = bare ? 1 : state.duel.fired[side];
    for (int i = 0; i < count; ++i) {
        const auto value = static_cast<std::uint8_t>(state.rng.die(sides));
        report.dice[side][static_cast<std::size_t>(i)] = value;
        report.totals[side] = static_cast<std::uint8_t>(report.totals[side] + value);
        events.add({.kind = rolled,
                    .a = seat,
                    .b = value,
                    .c = static_cast<std::uint8_t>(sides),
                    .d = static_cast<std::uint8_t>(i)});
    }
    report.fought_with_fists[side] = bare;
    if (bare) return;
    report.fired[side] = static_cast<std::uint8_t>(count);
    state.bullets[seat] = static_cast<std::uint8_t>(state.bullets[seat] - count);
}

// LOV-095, LOV-100, LOV-102
void challenger_wins(State& state, Events& events) {
    DuelReport& report = state.last_duel;
    const Seat loser = report.seats[defender];
    report.result = DuelResult::won;
    state.owner[report.heart] = report.seats[challenger];
    events.add({.kind = heart_won, .a = report.seats[challenger], .b = loser, .c = report.heart});
    if (!state.is_claimed(report.heart)) return;
    set_flag(report, claim_was_broken);
    break_claim(state, report.heart, loser, events);
}

// LOV-096, LOV-097
void defender_wins(State& state, Events& events) {
    DuelReport& report = state.last_duel;
    const Seat winner = report.seats[defender];
    report.result = DuelResult::lost;
    events.add({.kind = heart_held, .a = report.seats[challenger], .b = winner, .c = report.heart});
    if (report.fired[defender] == 0) return;
    set_flag(report, bullet_was_refunded);
    ++state.bullets[winner];
    events.add({.kind = bullet_returned, .a = winner, .b = state.bullets[winner]});
}

// LOV-099, LOV-110, LOV-116
void nobody_wins(State& state, Events& events) {
    DuelReport& report = state.last_duel;
    const auto [one, other] = report.seats;
    report.result = DuelResult::tied;
    events.add({.kind = duel_tied, .a = one, .b = other, .c = report.heart});
    const bool chips_left = state.couple_count() < most_couples;
    set_flag(report, chips_left ? couple_formed : chips_were_out);
    if (chips_left) set_couple(state, one, other, true);
    events.add({.kind = chips_left ? love_formed : chips_out, .a = one, .b = other});
}

void resolve(State& state, Events& events) {
    DuelReport& report = state.last_duel;
    roll_dice(state, challenger, events);
    roll_dice(state, defender, events);
    const int attack = report.totals[challenger], defence = report.totals[defender];
    events.add({.kind = totals,
                .a = report.totals[challenger],
                .b = report.totals[defender],
                .c = state.duel.fired[challenger],
                .d = state.duel.fired[defender]});
    state.duel = {};
    state.phase = Phase::paid_action;
    if (attack > defence) return challenger_wins(state, events);
    if (attack < defence) return defender_wins(state, events);
    nobody_wins(state, events);
}

// Who must still choose, chooses; else the dice fall. LOV-092
void go_on(State& state, Events& events) {
    if (state.duel.fired[challenger] == not_fixed)
        state.phase = Phase::challenger_splits;
    else if (state.duel.fired[defender] == not_fixed)
        state.phase = Phase::defender_splits;
    else
        resolve(state, events);
}

}  // namespace

void challenge(State& state, Heart heart, Events& events) {
    const Seat one = state.turn_seat, other = state.owner[heart];
    const auto split_of = [&](Seat seat) { return state.bullets[seat] > 0 ? not_fixed : fists; };
    state.duel = {.defender = other, .heart = heart, .fired = {split_of(one), split_of(other)}};
    state.last_duel = {.seats = {one, other}, .heart = heart};
    const bool betrays = state.in_love(one, other);
    events.add({.kind = challenged,
                .a = one,
                .b = other,
                .c = heart,
                .d = static_cast<std::uint8_t>((betrays ? betrayal : 0) |
                                               (state.is_claimed(heart) ? for_a_claim : 0) |
                                               (state.bullets[one] == 0 ? challenger_fists : 0) |
                                               (state.bullets[other] == 0 ? defender_fists : 0))});
    if (betrays) {
        set_couple(state, one, other, false);
        set_flag(state.last_duel, couple_ended);
        events.add({.kind = love_ended, .a = one, .b = other});
    }
    go_on(state, events);
}

void fix_split(State& state, int fired, Events& events) {
    events.add({.kind = split_fixed, .a = state.decider()});
    const Side side = state.phase == Phase::challenger_splits ? challenger : defender;
    state.duel.fired[side] = static_cast<std::uint8_t>(fired);
    go_on(state, events);
}

}  // namespace love
