#include "bullet/options.h"

#include "bullet/answers.h"
#include "bullet/clearing.h"
#include "bullet/interpreter.h"
#include "bullet/placements.h"
#include "bullet/placing.h"
#include "bullet/rounds.h"

namespace bullet {

using namespace kit;

namespace {

// ---- What is used: an action, a powerup, a team action ----------------------------------------

struct Use {
    const Effect* effect = nullptr;  // nullptr: there is no such thing here
    EffectId id = no_effect;
    int cost = 0;
    Seat ally = nobody;
    bool chain = false;
};

Use use_of(EffectId id, int cost, Seat ally) { return {&effect(id), id, cost, ally}; }
Use action_of(const State& state, std::uint8_t number) {
    const auto& actions = state.at(state.active).card().actions;
    if (number >= actions.size() || number == state.at(state.active).suspended) return {};
    Use use = use_of(actions[number].effect, actions[number].cost, nobody);
    use.chain = is_chain(*use.effect);  // BUL-108: nothing but actions
    return use;
}
Use powerup_in(const State& state, std::uint8_t slot) {
    if (slot >= powerup_slots) return {};
    const Powerup kind = state.at(state.active).powerups[slot];
    return kind == no_powerup ? Use{} : use_of(effect_of_powerup(kind), 0, nobody);
}
// BUL-241, BUL-243, BUL-271
Use team_action_of(const State& state, std::uint8_t number, Seat mate) {
    if (number >= team_action_count || !is_ally(state, state.active, mate) ||
        !in_option_phase(state, mate))
        return {};
    return use_of(effect_of_team_action(number), team_action_texts[number].cost, mate);
}

bool affordable(const State& state, const Use& use) {
    return use.effect != nullptr && state.at(state.active).action_points >= use.cost;  // BUL-090
}
// How often in a row it could be paid for.
int most_uses(const State& state, const Use& use) {
    return state.at(state.active).action_points / use.cost;
}
bool may_fail(const State& state, const Use& use) {  // BUL-121
    return affordable(state, use) && (!completable(state, *use.effect, state.active, use.ally) ||
                                      leads_off(state, *use.effect, state.active, use.ally));
}
// What `fizzle` fails with; of a team action with the first ally that it may fail with.
Use failing(const State& state, std::uint8_t source) {
    if (source < team_source) {
        const Use use = source < powerup_source
                            ? action_of(state, source)
                            : powerup_in(state, static_cast<std::uint8_t>(source - powerup_source));
        return may_fail(state, use) ? use : Use{};
    }
    Use found;
    each_ally(state, state.active, [&](Seat mate) {
        const Use use =
            team_action_of(state, static_cast<std::uint8_t>(source - team_source), mate);
        if (found.effect == nullptr && may_fail(state, use)) found = use;
    });
    return found;
}
// Does whoever uses it answer its first step at once?
bool answered_at_once(const Use& use, Seat seat) {
    return use.effect->asks_first() && doer_of((*use.effect)[0], seat, use.ally) == seat;
}

// ---- The list -----------------------------------------------------------------------------------

// `add(p, q)` for everything that can be said with the use.
template <class Add>
void list_use(const State& state, const Use& use, const Add& add) {
    if (!affordable(state, use)) return;
    const Seat seat = state.active;
    if (use.chain) {
        const Step& step = (*use.effect)[0];
        const Board& board = state.at(seat);
        const Spaces bullets = board.sight.bullets();
        const int most = most_uses(state, use);
        each(fitting(board, step.filter), [&](Space from) {
            each(reach(bullets, from, step.ways, most), [&](Space to) { add(from, to); });
        });
    } else if (completable(state, *use.effect, seat, use.ally)) {
        if (answered_at_once(use, seat))
            each_answer(state, (*use.effect)[0], seat, add);
        else
            add(std::uint8_t{0}, std::uint8_t{0});
    }
}

void list_fizzles(const State& state, std::uint8_t first, std::size_t count, Actions& out) {
    for (std::size_t i = 0; i < count; ++i) {
        const auto source = static_cast<std::uint8_t>(first + i);
        if (failing(state, source).effect != nullptr) out.add({fizzle, source});
    }
}

void list_patterns(const State& state, Actions& out) {
    const Board& board = state.at(state.active);
    for (std::uint8_t place = 0; place < board.hand.size(); ++place) {
        const PatternId id = board.hand[place];
        for (int turns = 0; turns < turns_for(board.heroine, id); ++turns) {
            const Shape& held = shape(id, turns);
            each(fitting_anchors(board, held), [&](Space anchor) {
                out.add({use_pattern, place, static_cast<std::uint8_t>(turns),
                         offset_of(held, anchor)});
            });
        }
    }
}

bool may_pass(const State& state, Seat to) {  // BUL-065
    const Board& board = state.at(state.active);
    return is_ally(state, state.active, to) && in_option_phase(state, to) &&
           (board.acted != 0 || board.passed == 0);
}

// ---- Doing --------------------------------------------------------------------------------------

void pay(Play& play, int points, std::uint8_t source) {
    if (points == 0) return;
    Board& board = play.at(play.state.active);
    board.action_points = static_cast<std::uint8_t>(board.action_points - points);
    play.tell({.kind = paid,
               .a = play.state.active,
               .b = static_cast<std::uint8_t>(points),
               .c = board.action_points,
               .d = source});
}

// What it costs to say this: a chain is paid for each of its steps (BUL-105).
int price(const State& state, const Use& use, std::uint8_t p, std::uint8_t q) {
    if (!use.chain) return use.cost;
    return use.cost * depth_of(state.at(state.active).sight.bullets(), p, q, (*use.effect)[0].ways,
                               most_uses(state, use));
}

void carry_out(Play& play, const Use& use, std::uint8_t p, std::uint8_t q) {
    const Seat seat = play.state.active;
    const bool answered = answered_at_once(use, seat);
    play.state.pending.push({.kind = Pending::effect,
                             .seat = seat,
                             .step = static_cast<std::uint8_t>(answered ? 1 : 0),
                             .effect = use.id,
                             .what = use.ally});
    if (answered) do_step(play, (*use.effect)[0], seat, use.ally, p, q);
}

// BUL-170: it is used up, whatever comes of it.
void use_up(Play& play, std::uint8_t slot) {
    Powerup& kind = play.at(play.state.active).powerups[slot];
    play.tell({.kind = powerup_used, .a = play.state.active, .b = slot, .c = kind});
    play.state.powerup_discard.push(kind);
    kind = no_powerup;
}

void fail(Play& play, std::uint8_t source) {
    const Use use = failing(play.state, source);
    pay(play, use.cost, source);
    if (source >= powerup_source && source < team_source)
        use_up(play, static_cast<std::uint8_t>(source - powerup_source));
    play.tell({.kind = failed, .a = play.state.active, .b = source});
}

// BUL-142
void use_pattern_card(Play& play, Action action) {
    const Seat seat = play.state.active;
    Board& board = play.at(seat);
    const PatternId id = board.hand.erase(action.a);
    const Shape& held = shape(id, action.b);
    const Spaces spaces = cleared_at(board.sight.bullets(), held, anchor_of(held, action.c));
    play.tell({.kind = pattern_used, .a = seat, .b = id, .c = action.b, .d = action.c});
    lay_aside(play.state, seat, id);
    play.state.pending.push({.kind = Pending::after_pattern,
                             .seat = seat,
                             .what = id,
                             .count = static_cast<std::uint8_t>(size_of(spaces))});
    clear_bullets(play, seat, spaces);
}

// ---- Testing ------------------------------------------------------------------------------------

// Whatever is chosen with it.
Verdict may_pay(const State& state, const Use& use) {
    if (use.effect == nullptr) return refused("There is nothing to use");
    return affordable(state, use) ? done : refused("Not enough AP");
}

Verdict may_use_so(const State& state, const Use& use, std::uint8_t p, std::uint8_t q) {
    if (const Verdict paid_for = may_pay(state, use); !paid_for.ok()) return paid_for;
    const Seat seat = state.active;
    if (use.chain) {
        const Step& step = (*use.effect)[0];
        const Board& board = state.at(seat);
        if (!has(fitting(board, step.filter), p) || q >= space_count)
            return refused("There is no bullet to move");
        if (!has(reach(board.sight.bullets(), p, step.ways, most_uses(state, use)), q))
            return refused("The bullet cannot be moved there");
        return done;
    }
    if (!completable(state, *use.effect, seat, use.ally))
        return refused("It could not be completed");
    if (answered_at_once(use, seat))
        return is_answer(state, (*use.effect)[0], seat, p, q) ? done
                                                              : refused("It cannot be done so");
    return p == 0 && q == 0 ? done : refused("There is nothing to choose");
}

Verdict may_use_pattern(const State& state, Action action) {
    const Board& board = state.at(state.active);
    if (action.a >= board.hand.size()) return refused("There is no such pattern");
    const PatternId id = board.hand[action.a];
    if (action.b >= turns_for(board.heroine, id)) return refused("It cannot be turned so");
    const Shape& held = shape(id, action.b);
    const Space anchor = anchor_of(held, action.c);
    if (anchor == no_space || !has(fitting_anchors(board, held), anchor))
        return refused("The pattern is not there");
    return done;
}

}  // namespace

void list_options(const State& state, Actions& out) {
    const Board& board = state.at(state.active);
    if (!board.current.empty()) out.add({place_bullet});
    for (std::uint8_t slot = 0; slot < board.mind.size(); ++slot) out.add({place_mind, slot});
    const auto actions = static_cast<std::uint8_t>(board.card().actions.size());
    for (std::uint8_t i = 0; i < actions; ++i)
        list_use(state, action_of(state, i), [&](std::uint8_t p, std::uint8_t q) {
            out.add({use_action, i, p, q});
        });
    list_fizzles(state, 0, actions, out);
    list_fizzles(state, powerup_source, powerup_slots, out);
    list_fizzles(state, team_source, team_action_count, out);
    list_patterns(state, out);
    for (std::uint8_t slot = 0; slot < powerup_slots; ++slot)
        list_use(state, powerup_in(state, slot), [&](std::uint8_t p, std::uint8_t q) {
            out.add({use_powerup, slot, p, q});
        });
    for (std::uint8_t i = 0; i < team_action_count; ++i)
        each_ally(state, state.active, [&](Seat mate) {
            list_use(state, team_action_of(state, i, mate), [&](std::uint8_t p, std::uint8_t) {
                out.add({team_action, i, mate, p});
            });
        });
    each_ally(state, state.active, [&](Seat mate) {
        if (may_pass(state, mate)) out.add({pass_turn, mate});
    });
    if (board.current.empty()) out.add({end_round});  // BUL-061
}

Verdict may_option(const State& state, Action action) {
    const Board& board = state.at(state.active);
    switch (action.kind) {
        case place_bullet:
            if (!is_bare(action)) break;
            return board.current.empty() ? refused("There is no bullet to place") : done;
        case place_mind:
            if (!is_plain(action)) break;
            return action.a < board.mind.size() ? done : refused("That slot of the Mind is empty");
        case use_action:
            if (action.a == board.suspended) return refused("That action is suspended");  // BUL-398
            return may_use_so(state, action_of(state, action.a), action.b, action.c);
        case fizzle:
            if (!is_plain(action)) break;
            return failing(state, action.a).effect != nullptr ? done
                                                              : refused("That cannot fail now");
        case use_pattern:
            return may_use_pattern(state, action);
        case use_powerup:
            return may_use_so(state, powerup_in(state, action.a), action.b, action.c);
        case team_action:
            return may_use_so(state, team_action_of(state, action.a, action.b), action.c, 0);
        case pass_turn:
            if (!is_plain(action)) break;
            return may_pass(state, action.a) ? done : refused("The turn cannot be passed now");
        case end_round:
            if (!is_bare(action)) break;
            return board.current.empty() ? done : refused("Bullets are left to place");
        default:
            break;
    }
    return refused("That is not what is decided now");
}

Verdict may_use(const State& state, Action action) {
    if (action.kind == use_action && action.a == state.at(state.active).suspended)
        return refused("That action is suspended");  // BUL-398
    const Use use = action.kind == use_action    ? action_of(state, action.a)
                    : action.kind == use_powerup ? powerup_in(state, action.a)
                                                 : team_action_of(state, action.a, action.b);
    if (const Verdict paid_for = may_pay(state, use); !paid_for.ok()) return paid_for;
    bool any = false;
    list_use(state, use, [&](std::uint8_t, std::uint8_t) { any = true; });
    return any ? done : refused("It could not be completed");
}

void do_option(Play& play, Action action) {
    State& state = play.state;
    const Seat seat = state.active;
    Board& board = play.at(seat);
    if (action.kind == end_round) return begin_end_phase(play, seat);
    if (action.kind == pass_turn) {
        board.passed = 1;
        play.tell({.kind = passed, .a = seat, .b = action.a});
        return make_active(play, action.a);
    }
    board.acted = 1;
    switch (action.kind) {
        case place_bullet:
            return draw_and_place(play, seat);
        case place_mind:  // BUL-366
            return place(play, seat, board.mind.erase(action.a), Source::mind);
        case fizzle:
            return fail(play, action.a);
        case use_pattern:
            return use_pattern_card(play, action);
        case use_powerup: {
            const Use use = powerup_in(state, action.a);
            use_up(play, action.a);
            return carry_out(play, use, action.b, action.c);
        }
        case team_action: {
            const Use use = team_action_of(state, action.a, action.b);
            pay(play, use.cost, static_cast<std::uint8_t>(team_source + action.a));
            play.tell({.kind = team_acted, .a = seat, .b = action.a, .c = action.b});
            return carry_out(play, use, action.c, 0);
        }
        default: {
            const Use use = action_of(state, action.a);
            pay(play, price(state, use, action.b, action.c), action.a);
            return carry_out(play, use, action.b, action.c);
        }
    }
}

}  // namespace bullet
