#include "bullet/answers.h"

#include "bullet/boss.h"
#include "bullet/interpreter.h"
#include "bullet/placing.h"
#include "bullet/rounds.h"

namespace bullet {

using namespace kit;

namespace {

// ---- Star actions -------------------------------------------------------------------------------

const Effect& star_effect(const State& state, const Frame& frame, std::size_t i) {
    return effect(state.at(frame.seat).card().stars[i].effect);
}
std::size_t star_kinds(const State& state, const Frame& frame) {
    return state.at(frame.seat).card().stars.size();
}
// The open star action that may be declined; the number of kinds if there is none.
std::size_t optional_star(const State& state, const Frame& frame) {
    std::size_t i = 0;
    while (i < star_kinds(state, frame) &&
           (frame.stars[i] == 0 || !star_effect(state, frame, i).optional))
        ++i;
    return i;
}
void tell_star(Play& play, Seat seat, std::size_t i, bool dropped) {
    play.tell({.kind = star_acted,
               .a = seat,
               .b = static_cast<std::uint8_t>(i),
               .c = static_cast<std::uint8_t>(dropped ? 1 : 0)});
}
void act_star(Play& play, std::size_t i, std::uint8_t p, std::uint8_t q) {
    Frame& frame = play.state.pending.back();
    const Seat seat = frame.seat;
    --frame.stars[i];
    tell_star(play, seat, i, false);
    do_step(play, star_effect(play.state, frame, i)[0], seat, nobody, p, q);
}
void decline_star(Play& play) {
    Frame& frame = play.state.pending.back();
    const std::size_t i = optional_star(play.state, frame);
    --frame.stars[i];
    tell_star(play, frame.seat, i, true);
}

// True if somebody has to decide.
bool stars_wait(Play& play) {
    for (;;) {
        Frame& frame = play.state.pending.back();
        const std::size_t i = optional_star(play.state, frame);
        if (i == star_kinds(play.state, frame)) break;
        if (completable(play.state, star_effect(play.state, frame, i), frame.seat, nobody))
            return true;
        decline_star(play);
    }
    for (std::size_t i = 0; i < star_kinds(play.state, play.state.pending.back()); ++i)
        while (play.state.pending.back().stars[i] > 0) act_star(play, i, 0, 0);
    play.state.pending.pop();
    return false;
}

// ---- Effects ------------------------------------------------------------------------------------

void answer_step(Play& play, std::uint8_t p, std::uint8_t q) {
    Frame& frame = play.state.pending.back();
    const Step& step = pending_step(frame);
    const Seat seat = frame.seat, ally = frame.what;
    ++frame.step;
    do_step(play, step, seat, ally, p, q);
}

// True if somebody has to decide. A choice with one answer is none, unless it may be declined.
bool effect_waits(Play& play) {
    const Frame frame = play.state.pending.back();
    const Effect& written = effect(frame.effect);
    if (frame.step == written.steps.size()) {
        play.state.pending.pop();
        return false;
    }
    std::uint8_t only_p = 0, only_q = 0;
    if (const Step& step = written[frame.step]; step.picks) {
        int count = 0;
        each_answer(play.state, step, answers(frame), [&](std::uint8_t p, std::uint8_t q) {
            only_p = p;
            only_q = q;
            ++count;
        });
        if (written.optional || count > 1) return true;
    }
    answer_step(play, only_p, only_q);
    return false;
}

// BUL-142: YNN's news, Nawa's rider.
void follow_pattern(Play& play) {
    const Frame frame = play.state.pending.pop();
    const Seat seat = frame.seat;
    if (play.at(seat).heroine == ynn && frame.count >= news_clears)  // BUL-345
        (void)draw_pattern(play, seat);
    const EffectId rider = pattern(frame.what).rider;
    if (rider == no_effect || !completable(play.state, effect(rider), seat, nobody)) return;
    play.state.pending.push(
        {.kind = Pending::effect, .seat = seat, .effect = rider, .what = nobody});  // BUL-361
}

bool waits(Play& play) {
    switch (play.state.pending.back().kind) {
        case Pending::effect:
            return effect_waits(play);
        case Pending::stars:
            return stars_wait(play);
        case Pending::after_pattern:
            follow_pattern(play);
            return false;
        case Pending::end_phase:
            return end_phase_waits(play);
        default:
            return true;
    }
}

bool is_optional_effect(const Frame& frame) {
    return frame.kind == Pending::effect && effect(frame.effect).optional;
}

constexpr Verdict if_so(bool holds) {
    return holds ? done : refused("That is not what is decided now");
}

Verdict may_answer_stars(const State& state, const Frame& frame, Action action) {
    if (action.kind == decline) return if_so(is_bare(action));
    if (action.kind != star_action || action.a >= star_kinds(state, frame) ||
        frame.stars[action.a] == 0)
        return if_so(false);
    const Step& step = star_effect(state, frame, action.a)[0];
    if (!step.picks) return if_so(is_plain(action));
    return if_so(is_answer(state, step, frame.seat, action.b, action.c));
}

}  // namespace

void go_on(Play& play) {
    while (!play.state.over() && !play.state.pending.empty())
        if (waits(play)) return;
}

void list_answers(const State& state, Actions& out) {
    const Frame& frame = state.pending.back();
    switch (frame.kind) {
        case Pending::effect:
            each_answer(state, pending_step(frame), answers(frame),
                        [&](std::uint8_t p, std::uint8_t q) {
                            out.add({choose, 0, p, q});
                        });
            if (is_optional_effect(frame)) out.add({decline});
            return;
        case Pending::stars:
            out.add({decline});
            for (std::uint8_t i = 0; i < star_kinds(state, frame); ++i) {
                if (frame.stars[i] == 0) continue;
                const Step& step = star_effect(state, frame, i)[0];
                if (!step.picks)
                    out.add({star_action, i});
                else
                    each_answer(state, step, frame.seat, [&](std::uint8_t p, std::uint8_t q) {
                        out.add({star_action, i, p, q});
                    });
            }
            return;
        case Pending::keep:
            out.add({keep_bullet, 0});
            out.add({keep_bullet, 1});
            return;
        case Pending::column:
            for (std::uint8_t column = 0; column < columns; ++column)
                out.add({choose_column, column});
            return;
        case Pending::hit:
            out.add({assign_hit, 0});
            out.add({assign_hit, 1});
            return;
        case Pending::boss_order:
            out.add({boss_order, 0});
            out.add({boss_order, 1});
            return;
        default:
            return list_end_phase(state, out);
    }
}

Verdict may_answer(const State& state, Action action) {
    const Frame& frame = state.pending.back();
    switch (frame.kind) {
        case Pending::effect:
            if (action.kind == decline) return if_so(is_optional_effect(frame) && is_bare(action));
            return if_so(action.kind == choose && action.a == 0 &&
                         is_answer(state, pending_step(frame), answers(frame), action.b, action.c));
        case Pending::stars:
            return may_answer_stars(state, frame, action);
        case Pending::keep:
            return if_so(action.kind == keep_bullet && action.a <= 1 && is_plain(action));
        case Pending::column:
            return if_so(action.kind == choose_column && action.a < columns && is_plain(action));
        case Pending::hit:
            return if_so(action.kind == assign_hit && action.a <= 1 && is_plain(action));
        case Pending::boss_order:
            return if_so(action.kind == boss_order && action.a <= 1 && is_plain(action));
        default:
            return is_plain(action) ? may_in_end_phase(state, action) : if_so(false);
    }
}

void give_answer(Play& play, Action action) {
    auto& pending = play.state.pending;
    switch (pending.back().kind) {
        case Pending::effect:
            if (action.kind == decline)
                pending.pop();
            else
                answer_step(play, action.b, action.c);
            return;
        case Pending::stars:
            if (action.kind == decline)
                decline_star(play);
            else
                act_star(play, action.a, action.b, action.c);
            return;
        case Pending::keep: {
            const Frame frame = pending.pop();
            if (action.a == 0) return place(play, frame.seat, frame.what, Source::current);
            auto& mind = play.at(frame.seat).mind;
            play.tell({.kind = kept,
                       .a = frame.seat,
                       .b = frame.what,
                       .c = static_cast<std::uint8_t>(mind.size())});
            return mind.push(frame.what);
        }
        case Pending::column: {
            const Frame frame = pending.pop();
            play.at(frame.seat).stuck_column = action.a;  // BUL-352
            return settle_special(play, frame.seat, frame.what, action.a);
        }
        case Pending::hit: {
            const Frame frame = pending.pop();
            const Seat holder = action.a == 0 ? frame.seat : teammate_of(frame.seat);
            return put_hit(play, frame.seat, holder, frame.what);
        }
        case Pending::boss_order:
            pending.pop();
            return suffer_first(play, action.a);
        default:
            return do_in_end_phase(play, action);
    }
}

// ---- The timer ----------------------------------------------------------------------------------

bool may_time_out(const State& state) {
    return state.mode == Mode::free_for_all && state.timer != 0 && !state.over() &&
           state.sudden == 0 && !in_end_phase(state);
}

namespace {

// What is optional is declined, anything else gets its first answer (BUL-202).
Action hasty_answer(const State& state) {
    const Frame& frame = state.pending.back();
    if (is_optional_effect(frame) || frame.kind == Pending::stars) return {decline};
    Action first;
    Actions window({&first, 1});
    list_answers(state, window);
    return first;
}

}  // namespace

void do_time_out(Play& play) {
    const Seat seat = play.state.active;
    Board& board = play.at(seat);
    play.tell({.kind = timed_out, .a = seat});
    while (!play.state.pending.empty()) {
        give_answer(play, hasty_answer(play.state));
        go_on(play);
    }
    const auto still_in = [&] { return board.phase == Phase::option; };
    while (still_in() && !board.mind.empty())  // BUL-203
        place(play, seat, board.mind.erase(0), Source::mind);
    while (still_in() && !board.current.empty()) draw_and_place_blindly(play, seat);
    if (still_in()) begin_end_phase(play, seat);
}

}  // namespace bullet
