// Actions in words.
#include "bullet/placements.h"
#include "bullet/rules.h"
#include "bullet/table.h"

namespace bullet {

using namespace kit;

namespace {

void add_bullet(Type type, TextOut& out) {
    if (type == no_bullet) {
        out.add("a bullet");
        return;
    }
    out.add(colour_names[static_cast<std::size_t>(colour_of(type))])
        .add(' ')
        .number(number_of(type));
    if (has_star(type)) out.add(" with a star");
}
void add_space(Space space, TextOut& out) {
    out.add("row ").number(row_of(space) + 1).add(", column ").number(column_of(space) + 1);
}

// What a step does with this answer: "red 2 to row 3, column 1".
void add_answer(const State& state, const Step& step, Seat doer, std::uint8_t p, std::uint8_t q,
                TextOut& out) {
    const Board& board = state.at(doer);
    switch (step.verb) {
        case Verb::move:
        case Verb::warp:
            add_bullet(board.sight.at(p), out);
            out.add(" to ");
            add_space(q, out);
            return;
        case Verb::swap:
            add_bullet(board.sight.at(p), out);
            out.add(" and ");
            add_bullet(board.sight.at(q), out);
            return;
        case Verb::move_component:
            out.add("Baku to ");
            add_space(p, out);
            return;
        case Verb::discard:
            out.add(p < board.hand.size() ? pattern(board.hand[p]).name : "a pattern");
            return;
        case Verb::put:
            if (step.from == Area::life || step.from == Area::pan) {
                const auto& pan = board.pans[p >= even_pan ? 1 : 0];
                const std::size_t at = p >= even_pan ? p - even_pan : p;
                if (board.heroine == balance)
                    add_bullet(at < pan.size() ? pan[at] : no_bullet, out);
                else
                    add_bullet(p < board.life.size() ? board.life[p] : no_bullet, out);
                return;
            }
            break;
        default:
            break;
    }
    add_bullet(board.sight.at(p), out);
    out.add(" at ");
    add_space(p, out);
}

void describe_use(const State& state, std::string_view name, EffectId id, Seat seat, std::uint8_t p,
                  std::uint8_t q, TextOut& out) {
    out.add(name);
    const Effect& written = effect(id);
    if (!written.asks_first() || written[0].ally != (written[0].verb == Verb::place)) return;
    out.add(": ");
    add_answer(state, written[0], seat, p, q, out);
}

// The name of what `fizzle` fails with.
std::string_view source_name(const Board& board, std::uint8_t source) {
    if (source >= team_source)
        return team_action_texts[(source - team_source) % team_action_count].name;
    if (source >= powerup_source) {
        const Powerup kind = board.powerups[(source - powerup_source) % powerup_slots];
        return kind == no_powerup ? "a powerup" : powerup_texts[kind].name;
    }
    return source < board.card().actions.size() ? board.card().actions[source].name : "an action";
}

void describe_pattern(const Board& board, Action action, TextOut& out) {
    if (action.a >= board.hand.size()) return void(out.add("Use a pattern"));
    const PatternId id = board.hand[action.a];
    out.add("Use ").add(pattern(id).name);
    if (action.b >= turns_for(board.heroine, id)) return;
    const Shape& held = shape(id, action.b);
    const Space anchor = anchor_of(held, action.c);
    if (anchor == no_space) return;
    if (action.b != 0) out.add(", turned ").number(action.b);
    const int count = size_of(cleared_at(board.sight.bullets(), held, anchor));
    out.add(" and clear ").number(count).add(count == 1 ? " bullet" : " bullets");
}

std::string_view powerup_name(Powerup kind) {
    return kind < powerup_kinds ? powerup_texts[kind].name : "a powerup";
}

}  // namespace

void Rules::describe(const State& state, Action action, const Names& names, TextOut& out) {
    const Seat seat = turn(state) == nobody ? Seat{0} : turn(state);
    const Board& board = state.at(seat);
    const Frame* frame = top_frame(state);
    switch (action.kind) {
        case place_bullet:
            out.add("Place a bullet");
            return;
        case place_mind:
            out.add("Place ");
            add_bullet(action.a < board.mind.size() ? board.mind[action.a] : no_bullet, out);
            out.add(" from the Mind");
            return;
        case use_action: {
            if (action.a >= board.card().actions.size()) return void(out.add("Use an action"));
            const Ability& ability = board.card().actions[action.a];
            return describe_use(state, ability.name, ability.effect, seat, action.b, action.c, out);
        }
        case fizzle:
            out.add("Let ").add(source_name(board, action.a)).add(" fail");
            return;
        case use_pattern:
            return describe_pattern(board, action, out);
        case use_powerup: {
            const Powerup kind = board.powerups[action.a % powerup_slots];
            if (kind == no_powerup) return void(out.add("Use a powerup"));
            return describe_use(state, powerup_name(kind), effect_of_powerup(kind), seat, action.b,
                                action.c, out);
        }
        case team_action: {
            const int which = action.a % static_cast<int>(team_action_count);
            describe_use(state, team_action_texts[which].name, effect_of_team_action(which), seat,
                         action.c, 0, out);
            if (action.b < state.seats) out.add(", with ").add(names.whom(action.b));
            return;
        }
        case pass_turn:
            out.add("Pass the turn to ");
            out.add(action.a < state.seats ? names.whom(action.a) : "the teammate");
            return;
        case end_round:
            out.add("End the round");
            return;
        case choose:
            out.add("Choose ");
            if (frame == nullptr || frame->kind != Pending::effect)
                out.add("a bullet");
            else
                add_answer(state, pending_step(*frame), answers(*frame), action.b, action.c, out);
            return;
        case decline:
            out.add("Do without it");
            return;
        case star_action: {
            if (action.a >= board.card().stars.size()) return void(out.add("Use a star"));
            const Ability& ability = board.card().stars[action.a];
            return describe_use(state, ability.name, ability.effect, seat, action.b, action.c, out);
        }
        case keep_bullet:
            out.add(action.a == 0 ? "Place " : "Keep ");
            add_bullet(frame != nullptr && frame->kind == Pending::keep ? frame->what : no_bullet,
                       out);
            if (action.a != 0) out.add(" in the Mind");
            return;
        case choose_column:
            out.add("Immobilize the ").add(colour_names[action.a % columns]).add(" column");
            return;
        case assign_hit:
            if (action.a == 0 || state.mode != Mode::teams)
                out.add("Take the hit");
            else
                out.add("The hit goes to ").add(names.whom(teammate_of(seat)));
            return;
        case take_powerup:
            out.add("Take ");
            out.add(powerup_name(action.a < state.open_powerups.size()
                                     ? state.open_powerups[action.a]
                                     : no_powerup));
            return;
        case replace_powerup:
            out.add("Discard ");
            if (action.a < powerup_slots)
                out.add(powerup_name(board.powerups[action.a]));
            else
                out.add("the new powerup");
            return;
        case discard_down:
            out.add("Discard ");
            out.add(action.a < board.hand.size() ? pattern(board.hand[action.a]).name
                                                 : "a pattern");
            return;
        case boss_order: {
            const auto& active = state.boss.active;
            out.add("First ");
            out.add(action.a < active.size() ? boss_pattern(active[action.a].id).name
                                             : "a boss pattern");
            return;
        }
        case time_out:
            out.add("Out of time: all bullets are placed");
            return;
        default:
            out.add("All place a bullet");
            return;
    }
}

}  // namespace bullet
