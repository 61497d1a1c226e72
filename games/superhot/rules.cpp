#include "superhot/rules.h"

#include <algorithm>

#include "superhot/glitches.h"
#include "superhot/goals.h"
#include "superhot/level.h"
#include "superhot/places.h"
#include "superhot/turn.h"
#include "superhot/use.h"

namespace superhot {

using namespace kit;

// Every combination of what the form allows can be played: HOT-310
Verdict Rules::config_problem(const Config&) { return done; }

void Rules::setup(State& state, const Config& config, Seed seed) {
    state = {};
    state.rng = Rng(seed);
    state.mode = config[mode_field];
    state.single_deck = config[deck_field];
    state.slots = config[seven_line_field] != 0 ? 7 : 6;  // HOT-314
    state.storm = config[storm_field];
    state.times_up = config[times_up_field];
    state.infinite = config[infinite_field];
    state.revenge = config[revenge_field];
    state.bats = config[bats_field];
    if (state.two())  // HOT-231, HOT-232
        state.it_player = config[it_seat_field] == it_by_lot
                              ? static_cast<std::uint8_t>(state.rng.below(2))
                              : static_cast<std::uint8_t>(config[it_seat_field] - it_first);
    Events unseen;
    begin_leg(state, unseen);
}

Seat Rules::turn(const State& state) {
    const int other = 1 - state.beginner;
    switch (state.phase) {
        case Phase::over:
            return nobody;
        case Phase::system:
            return state.system_seat();
        case Phase::veto:  // HOT-236, HOT-263
            return state.seat_of(state.veto_step == 0 ? state.beginner : other);
        case Phase::veto_reply:
            return state.seat_of(state.veto_step == 0 ? other : state.beginner);
        default:
            return state.seat_of(state.active);
    }
}

void Rules::legal(const State& state, Actions& out) {
    switch (state.phase) {
        case Phase::veto: {
            std::uint32_t row = 0;
            for (const Goal goal : state.goal_row)
                if (may_veto(state, goal)) row |= 1u << goal;
            for (; row != 0; row &= row - 1)
                out.add({superhot::veto, static_cast<Goal>(std::countr_zero(row))});
            out.add({keep});
            return;
        }
        case Phase::veto_reply:
            out.add({agree});
            out.add({refuse});
            return;
        case Phase::choose:  // HOT-050
            out.add({wait});
            if (may_move(state).ok()) out.add({move});
            return;
        case Phase::waiting:  // HOT-051
            for (const Card card : state.me().hand) out.add({discard, card});
            out.add({wait_go});
            return;
        case Phase::use:
            return list_use(state, out);
        case Phase::hit:
            return list_hit(state, out);
        case Phase::aid:
            for (const Card card : state.me().hand) out.add({aid, card});
            out.add({no_aid});
            return;
        case Phase::order:
            for (int slot = 0; slot < state.slots; ++slot)
                if (may_act(state, slot)) out.add({act, static_cast<std::uint8_t>(slot + 1)});
            out.add({act_rest});
            return;
        case Phase::drop:
            for (const Card card : state.me().hand) out.add({drop, card});
            return;
        case Phase::system:
            return list_glitches(state, out);
        case Phase::over:
            return;
    }
}

namespace {

Verdict in_hand(const State& state, Card card) {
    return state.me().hand.has(card) ? done : refused("That card is not in your hand");
}

// Whether an action is one for this phase, with no arguments beyond its own.
Verdict fits_phase(const State& state, Action action) {
    constexpr auto no = [](const char* why) { return refused(why); };
    const auto arguments = [&](int count) {
        return (count >= 1 || action.a == 0) && (count >= 2 || action.b == 0) &&
               (count >= 3 || action.c == 0);
    };
    const auto one_of = [&](std::initializer_list<Kind> kinds) {
        return std::find(kinds.begin(), kinds.end(), action.kind) != kinds.end();
    };
    switch (state.phase) {
        case Phase::veto:
            if (!one_of({superhot::veto, keep})) return no("Veto a goal or keep them");
            return arguments(action.kind == superhot::veto ? 1 : 0) ? done : no("No such veto");
        case Phase::veto_reply:
            if (!one_of({agree, refuse})) return no("Agree or refuse");
            return arguments(0) ? done : no("Agree or refuse");
        case Phase::choose:
            if (!one_of({wait, move})) return no("Wait or Move");
            return arguments(0) ? done : no("Wait or Move");
        case Phase::waiting:
            if (!one_of({discard, wait_go})) return no("Discard cards or go on");
            return arguments(action.kind == discard ? 1 : 0) ? done : no("No such discard");
        case Phase::use:
            if (!one_of({superhot::begin, slash, heal, pdraw, end_use}))
                return no("Use cards or end the phase");
            return arguments(action.kind == slash     ? 3
                             : action.kind == end_use ? 0
                                                      : 2)
                       ? done
                       : no("No such use");
        case Phase::hit:
            return action.kind == add && arguments(2) ? done : no("Add a card");
        case Phase::aid:
            if (!one_of({superhot::aid, no_aid})) return no("Give a card or none");
            return arguments(action.kind == superhot::aid ? 1 : 0) ? done : no("No such aid");
        case Phase::order:
            if (!one_of({act, act_rest})) return no("Choose the next ability");
            return arguments(action.kind == act ? 1 : 0) ? done : no("No such ability");
        case Phase::drop:
            return action.kind == superhot::drop && arguments(1) ? done : no("Discard a card");
        case Phase::system:
            if (!one_of({glitch, sys_end})) return no("It is the System's turn");
            return arguments(action.kind == glitch ? 3 : 0) ? done : no("No such glitch");
        default:
            return no("The match is over");
    }
}

Verdict may(const State& state, Action action) {
    if (const Verdict verdict = fits_phase(state, action); !verdict.ok()) return verdict;
    switch (action.kind) {
        case superhot::veto:
            return may_veto(state, action.a) ? done : refused("That goal cannot be vetoed");
        case move:
            return may_move(state);
        case discard:
        case superhot::aid:
        case superhot::drop:
            return in_hand(state, action.a);
        case superhot::begin:
            return may_begin(state, action.a - 1, action.b);
        case add:
            return may_add(state, action.a, action.b);
        case slash:
            return may_slash(state, action.a, action.b, action.c - 1);
        case heal:
            return may_heal(state, action.a, action.b);
        case pdraw:
            return may_draw(state, action.a, action.b);
        case end_use:
            return may_end_use(state);
        case act:
            return may_act(state, action.a - 1) ? done : refused("That ability cannot be next");
        case glitch:
            return may_glitch(state, action.a, action.b - 1, action.c);
        default:
            return done;
    }
}

// HOT-235, HOT-236
void decide_veto(State& state, Action action, Events& events) {
    const bool proposes = action.kind == superhot::veto;
    if (proposes && !state.two()) {
        carry_out_veto(state, action.a, events);
        return begin_level_turns(state, events);
    }
    if (proposes) {
        events.add({.kind = veto_proposed, .a = Rules::turn(state), .b = action.a});
        state.proposal = action.a;
        state.phase = Phase::veto_reply;
        return;
    }
    if (action.kind != keep)
        events.add({.kind = veto_answered, .a = Rules::turn(state), .b = action.kind == agree});
    if (action.kind == agree) {
        carry_out_veto(state, state.proposal, events);
        return begin_level_turns(state, events);
    }
    if (!state.two() || state.veto_step == 1) return begin_level_turns(state, events);
    state.proposal = no_goal;
    state.veto_step = 1;
    state.phase = Phase::veto;
}

void carry_out(State& state, Action action, Events& events) {
    switch (action.kind) {
        case superhot::veto:
        case keep:
        case agree:
        case refuse:
            return decide_veto(state, action, events);
        case wait:
            state.phase = Phase::waiting;
            return;
        case move:  // HOT-056
            state.phase = Phase::use;
            return;
        case discard:  // HOT-052
            return discard_from_hand(state, state.active, action.a, events);
        case wait_go:
            return go_on_waiting(state, events);
        case superhot::begin:
            return begin_hit(state, action.a - 1, static_cast<Method>(action.b), events);
        case add:
            return add_card(state, action.a, action.b, events);
        case slash:
            return slash_bullet(state, action.a, action.b, action.c - 1, events);
        case heal:
            return heal_bullet(state, action.a, action.b, events);
        case pdraw:
            return draw_with_pliers(state, action.a, action.b, events);
        case end_use:  // HOT-082
            return end_use_phase(state, events);
        case superhot::aid:
            return give_aid(state, action.a, events);
        case no_aid:
            return give_aid(state, no_card, events);
        case act:
            return act_on(state, action.a - 1, events);
        case act_rest:
            return act_on_rest(state, events);
        case superhot::drop:
            return drop_card(state, action.a, events);
        case glitch:
            return play_glitch(state, static_cast<Glitch>(action.a), action.b - 1, action.c,
                               events);
        default:
            return end_system_turn(state, events);
    }
}

}  // namespace

Verdict Rules::apply(State& state, Action action, Events& events) {
    if (const Verdict verdict = may(state, action); !verdict.ok()) return verdict;
    ++state.actions;
    carry_out(state, action, events);
    if (state.ended()) close_leg(state, events);
    return done;
}

// ---- The end ----------------------------------------------------------------------------------

namespace {

constexpr const char* reasons[] = {
    "",
    "All levels are complete",
    "Four Bullets in one hand",
    "The Bullets Deck is empty",
    "The Line cannot be filled",
    "The hand cannot be filled",
    "Five Bullets in two hands",
    "The level lasted too long",
};

// HOT-321: above 0 if the first Normal player did better.
int compare_legs(const State& state) {
    const Leg &one = state.legs[0], &two = state.legs[1];
    if (one.levels != two.levels) return one.levels - two.levels;
    if (one.goals != two.goals) return one.goals - two.goals;
    const bool both_won = one.end == End::won && two.end == End::won;
    return both_won ? two.turns - one.turns : one.turns - two.turns;
}

// Levels first, then goals of the level that was not cleared; who clears all gains by haste. In
// Infinite Mode levels alone count (HOT-316).
std::int32_t score_of(const State& state, const Leg& leg, bool running) {
    if (state.infinite != 0) return leg.levels;
    std::int32_t score = 100 * leg.levels;
    if (running || leg.end != End::won) return score + 10 * std::popcount(state.done);
    return score + std::max(0, 100 - leg.turns);
}

bool campaign_won(const State& state, const Leg& leg) {  // HOT-317, HOT-318
    return leg.levels >= campaign_levels(state);
}

}  // namespace

Outcome Rules::outcome(const State& state) {
    Outcome outcome{.over = state.phase == Phase::over};
    const Leg& leg = state.legs[state.leg];
    for (int player = 0; player < state.normal_count(); ++player)
        outcome.score[state.seat_of(player)] = score_of(state, leg, !outcome.over);
    if (state.revenge != 0 && state.leg == 1)
        outcome.score[0] = 100 * state.legs[0].levels + state.legs[0].goals;
    if (!outcome.over) return outcome;
    outcome.why = reasons[static_cast<std::size_t>(state.end)];
    if (state.revenge != 0) {
        const int lead = compare_legs(state);
        outcome.why = "Both have been the Normal player";
        outcome.score[1] = 100 * leg.levels + leg.goals;
        outcome.result[0] = lead > 0 ? Result::won : lead < 0 ? Result::lost : Result::drawn;
        outcome.result[1] = lead < 0 ? Result::won : lead > 0 ? Result::lost : Result::drawn;
        return outcome;
    }
    const bool won = campaign_won(state, leg);
    for (int player = 0; player < state.normal_count(); ++player)
        outcome.result[state.seat_of(player)] = won ? Result::won : Result::lost;  // HOT-244
    if (state.has_system()) outcome.result[state.system_seat()] = won ? Result::lost : Result::won;
    return outcome;
}

}  // namespace superhot
