#include "bullet/rules.h"

#include <algorithm>
#include <bit>

#include "bullet/answers.h"
#include "bullet/boss.h"
#include "bullet/options.h"
#include "bullet/rounds.h"

namespace bullet {

using namespace kit;

Seat Rules::turn(const State& state) {
    if (state.over()) return nobody;
    if (state.sudden != 0) return static_cast<Seat>(std::countr_zero(state.sudden));
    const Frame* frame = top_frame(state);
    return frame == nullptr ? state.active : answers(*frame);
}

void Rules::legal(const State& state, Actions& out) {
    if (state.over()) return;
    if (state.sudden != 0) return out.add({sudden_step});  // BUL-226
    if (state.pending.empty())
        list_options(state, out);
    else
        list_answers(state, out);
    if (may_time_out(state)) out.add({time_out});
}

namespace {

Verdict may(const State& state, Action action) {
    if (state.over()) return refused("The match is over");
    if (action.kind == time_out || action.kind == sudden_step) {
        const bool fits = action.kind == time_out ? may_time_out(state) : state.sudden != 0;
        if (fits && is_bare(action)) return done;
        return refused("That is not what is decided now");
    }
    if (state.sudden != 0) return refused("Sudden Death: all place a bullet");
    return state.pending.empty() ? may_option(state, action) : may_answer(state, action);
}

}  // namespace

Verdict Rules::apply(State& state, Action action, Events& events) {
    if (const Verdict verdict = may(state, action); !verdict.ok()) return verdict;
    ++state.actions;
    Play play{state, events};
    if (action.kind == sudden_step) {
        sudden_death_step(play);
        return done;
    }
    if (action.kind == time_out)
        do_time_out(play);
    else if (state.pending.empty())
        do_option(play, action);
    else
        give_answer(play, action);
    go_on(play);
    if (state.boss.step != BossStep::none)
        play_boss_round(play);
    else if (!state.over() && state.pending.empty() &&
             state.at(state.active).phase != Phase::option)
        next_heroine(play);
    return done;
}

Clock Rules::clock(const State& state) {  // BUL-200
    if (!may_time_out(state)) return {};
    return {round_seconds, state.round};
}

// ---- The end ----------------------------------------------------------------------------------

namespace {

constexpr const char* reasons[] = {
    "",
    "The last one standing has won",
    "All down: fewest bullets left",
    "Sudden Death has decided",
    "All were hit at once in Sudden Death",
    "There are no bullets left to draw",
    "The last life is lost",
    "It has lasted too long",
    "The last shield is broken",
    "No heroine is left",
};

std::int32_t score_of(const State& state, const Board& board) {
    // BUL-307: shields, and once it is beaten how soon that was.
    if (state.mode == Mode::boss_battle)
        return 100 * state.boss.revealed() +
               (state.end == End::boss_beaten ? last_round - state.round : 0);
    if (state.mode != Mode::score_attack) return board.rounds;
    return 100 * board.rounds + std::min<std::int32_t>(board.cleared, 99);  // BUL-268
}

}  // namespace

const char* end_words(const State& state) {
    if (state.end == End::down && state.at(0).heroine == balance) return "The Scales have tipped";
    return reasons[static_cast<std::size_t>(state.end)];
}

Outcome Rules::outcome(const State& state) {  // BUL-307
    Outcome outcome{.over = state.over()};
    for (Seat seat = 0; seat < state.seats; ++seat) {
        outcome.score[seat] = score_of(state, state.at(seat));
        if (!outcome.over) continue;
        const bool won = (state.won >> seat & 1) != 0, drawn = (state.drawn >> seat & 1) != 0;
        outcome.result[seat] = state.mode == Mode::score_attack ? Result::scored
                               : won                            ? Result::won
                               : drawn                          ? Result::drawn
                                                                : Result::lost;
    }
    outcome.why = end_words(state);
    return outcome;
}

}  // namespace bullet
