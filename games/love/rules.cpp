#include "love/rules.h"

#include "love/duel.h"
#include "love/lassos.h"
#include "love/opening.h"
#include "love/turn.h"

namespace love {

using namespace kit;

// Each combination of what the form allows can be played.
Verdict Rules::config_problem(const Config&) { return done; }

void Rules::setup(State& state, const Config& config, Seed seed) {
    set_up(state, config[length_field] == quick ? quick_target : standard_target, seed);
    state.memory_aid = config[memory_field];
}

// ---- What may be done -------------------------------------------------------------------------

namespace {

bool within(const Lassos& lassos, const Lassos& most) {
    for (std::size_t colour = 0; colour < colour_count; ++colour)
        if (lassos[colour] > most[colour]) return false;
    return true;
}

// Each choice of Lassos up to `most`, in the order of their codes.
template <class Take>
void each_choice(const Lassos& most, Take take) {
    Lassos n{};
    for (n[yellow] = 0; n[yellow] <= most[yellow]; ++n[yellow])
        for (n[green] = 0; n[green] <= most[green]; ++n[green])
            for (n[blue] = 0; n[blue] <= most[blue]; ++n[blue])
                for (n[red] = 0; n[red] <= most[red]; ++n[red]) take(packed(n));
}

Verdict may_lay(const State& state, const Lassos& laid) {
    if (sum_of(laid) == 0) return refused("Claim at least one Heart");  // LOV-072
    if (!within(laid, state.hand[state.turn_seat])) return refused("You hold no such Lasso");
    if (!within(laid, state.free_hearts(state.turn_seat)))
        return refused("No unclaimed Heart of yours matches");
    return done;
}

Verdict may_challenge(const State& state, int heart) {
    if (heart >= heart_count) return refused("There is no such Heart");
    if (state.owns(state.turn_seat, heart)) return refused("That Heart is yours");      // LOV-083
    if (!state.is_target(heart)) return refused("Name the first of two equal Hearts");  // LOV-011
    return done;
}

}  // namespace

Verdict may_any(const State& state, Kind kind) {
    if (state.over()) return refused("The game is over");  // LOV-132
    if (state.splitting())
        return kind == commit ? done : refused("Choose how many bullets to fire");
    switch (kind) {
        case reload:  // LOV-034
            return state.phase == Phase::free_action ? done
                                                     : refused("Reload only as the first action");
        case claim:
            return may_claim(state) ? done : refused("No Lasso fits a Heart of yours");
        case duel:
            return may_duel(state) ? done : refused("All Hearts are yours");
        case end:  // LOV-031
            return state.phase == Phase::paid_action ? done : refused("One action is compulsory");
        default:
            return refused("There is no duel");
    }
}

Verdict may(const State& state, Action action) {
    if (action.kind > end || action.b != 0 || action.c != 0) return refused("No such action");
    if (const Verdict verdict = may_any(state, static_cast<Kind>(action.kind)); !verdict.ok())
        return verdict;
    switch (action.kind) {
        case reload:
            return within(unpacked(action.a), state.hand[state.turn_seat])
                       ? done
                       : refused("You hold no such Lasso");
        case claim:
            return may_lay(state, unpacked(action.a));
        case duel:
            return may_challenge(state, action.a);
        case commit:  // LOV-090
            return action.a <= state.bullets[state.decider()] ? done
                                                              : refused("You have too few bullets");
        default:
            return action.a == 0 ? done : refused("No such action");
    }
}

void Rules::legal(const State& state, Actions& out) {
    if (state.over()) return;
    if (state.splitting()) {
        for (std::uint8_t fired = 0; fired <= state.bullets[state.decider()]; ++fired)
            out.add({commit, fired});
        return;
    }
    const bool free = state.phase == Phase::free_action;
    if (free)
        each_choice(state.hand[state.turn_seat], [&](std::uint8_t code) {
            out.add({reload, code});
        });
    each_choice(state.claimable(state.turn_seat), [&](std::uint8_t code) {
        if (code != 0) out.add({claim, code});
    });
    for (Heart heart = 0; heart < heart_count; ++heart)
        if (state.is_target(heart)) out.add({duel, heart});
    if (!free) out.add({end});
}

// ---- Doing it ---------------------------------------------------------------------------------

Verdict Rules::apply(State& state, Action action, Events& events) {
    if (const Verdict verdict = may(state, action); !verdict.ok()) return verdict;
    if (action.kind == end) {
        end_turn(state, events);
        return done;
    }
    if (action.kind != commit) begin_action(state, events);
    switch (action.kind) {
        case reload:
            reload_bullets(state, state.turn_seat, unpacked(action.a), events);
            break;
        case claim:
            lay_claims(state, state.turn_seat, unpacked(action.a), events);
            break;
        case duel:
            challenge(state, action.a, events);
            break;
        default:
            fix_split(state, action.a, events);
    }
    if (!state.splitting()) end_action(state, events);
    return done;
}

Outcome Rules::outcome(const State& state) {
    Outcome outcome{.over = state.over()};
    for (std::size_t seat = 0; seat < seat_count; ++seat) outcome.score[seat] = state.score[seat];
    if (!outcome.over) return outcome;
    for (std::size_t seat = 0; seat < seat_count; ++seat)
        outcome.result[seat] = seat == state.winner ? Result::won : Result::lost;  // LOV-128
    outcome.why = state.score[state.winner] >= state.target ? "The goal is reached"
                                                            : "Sundown: the highest score wins";
    return outcome;
}

}  // namespace love
