// The list of legal actions (4.1).
#include <algorithm>
#include <deque>

#include "second_model.h"

namespace second {

int Model::turn() const {
    if (p.over()) return none;
    if (!p.sudden.empty()) return *p.sudden.begin();
    if (p.pending.empty()) return p.active;
    const Frame& top = p.pending.back();
    if (top.kind == Frame::effect && top.what->steps[top.step].by_ally) return top.ally;
    return top.user;
}

std::vector<Action> Model::legal() const {
    std::vector<Action> list;
    if (p.over()) return list;
    if (!p.sudden.empty()) return {{kind_sudden_step}};
    if (p.pending.empty())
        list_options(p.active, list);
    else
        list = pending_answers();
    if (may_time_out()) list.push_back({kind_timeout});
    std::sort(list.begin(), list.end());
    return list;
}

bool Model::may_time_out() const {
    if (p.options.mode != free_for_all || !p.options.timer || p.over() || !p.sudden.empty())
        return false;
    return p.pending.empty() || p.pending.back().kind != Frame::end_phase;
}

// ---- options ----

void Model::list_options(int seat, std::vector<Action>& list) const {
    const Heroine& h = her(seat);
    list.push_back({total(h.current) > 0 ? kind_place : kind_end});
    for (int slot = 0; slot < static_cast<int>(h.mind.size()); slot++)
        list.push_back({kind_place_mind, slot});
    list_actions(seat, list);
    list_patterns(seat, list);
    list_powerups(seat, list);
    list_team_actions(seat, list);
    for (const int ally : p.allies(seat))
        if (her(ally).phase == option_phase && (h.took_option || !h.passed))
            list.push_back({kind_pass, ally});  // BUL-065
}

// What p, q may be: answers to the first step that needs a choice, or nothing at all.
std::vector<Answer> Model::first_answers(const Effect& effect, int user, int ally) const {
    if (!completable(effect, user, ally)) return {};
    // No effect of the game has another step before its first choice.
    if (needs_choice(effect.steps[0])) return good_answers(effect, 0, user, ally);
    return {{0, 0}};
}

bool Model::may_fizzle(const Effect& effect, int user, int ally) const {  // BUL-121
    return !completable(effect, user, ally) || movable_off_sight(effect, user, ally);
}

// BUL-105: breadth first through bullets; every empty space that is reached is an end.
std::map<Answer, int> Model::chain_ends(int seat, const Step& step) const {
    const std::vector<int>& sight = her(seat).sight;
    std::map<Answer, int> ends;
    for (int from = 0; from < spaces; from++) {
        if (!fits(seat, from, step.args[2])) continue;
        std::map<int, int> depth = {{from, 0}};
        std::deque<int> queue = {from};
        while (!queue.empty()) {
            const int at = queue.front();
            queue.pop_front();
            for (const char direction : step.args[0]) {
                const int row = at / columns + (direction == 'D') - (direction == 'U');
                const int column = at % columns + (direction == 'R') - (direction == 'L');
                if (row < 0 || row >= rows || column < 0 || column >= columns) continue;
                const int next = row * columns + column;
                if (depth.count(next) != 0) continue;
                depth[next] = depth[at] + 1;
                if (sight[next] == none)
                    ends[{from, next}] = depth[next];
                else
                    queue.push_back(next);
            }
        }
    }
    return ends;
}

void Model::list_actions(int seat, std::vector<Action>& list) const {
    const Heroine& h = her(seat);
    for (int a = 0; a < static_cast<int>(h.card().actions.size()); a++) {
        const ActionCard& action = h.card().actions[a];
        if (action.cost > h.ap || h.suspended == a) continue;
        const Effect& effect = action.effect;
        if (may_fizzle(effect, seat, none)) list.push_back({kind_fizzle, fizzle_action + a});
        if (effect.steps[0].word == "MOVE" && effect.steps[0].args[1] == "1") {
            for (const auto& [answer, depth] : chain_ends(seat, effect.steps[0]))
                if (depth * action.cost <= h.ap)
                    list.push_back({kind_use_action, a, answer.first, answer.second});
            continue;
        }
        for (const Answer& answer : first_answers(effect, seat, none))
            list.push_back({kind_use_action, a, answer.first, answer.second});
    }
}

void Model::list_patterns(int seat, std::vector<Action>& list) const {
    const Heroine& h = her(seat);
    const int turns = h.who == rose ? 4 : 1;  // BUL-335
    for (int card = 0; card < static_cast<int>(h.hand.size()); card++)
        for (int quarters = 0; quarters < turns; quarters++)
            for (int dr = -5; dr <= 5; dr++)
                for (int dc = -4; dc <= 4; dc++)
                    if (fits_pattern(seat, patterns()[h.hand[card]].grids[quarters], dr, dc))
                        list.push_back({kind_use_pattern, card, quarters, (dr + 5) * 9 + (dc + 4)});
}

void Model::list_powerups(int seat, std::vector<Action>& list) const {
    for (int slot = 0; slot < powerup_slots; slot++) {
        const int kind = her(seat).slots[slot];
        if (kind == none) continue;
        const Effect& effect = powerups()[kind].effect;
        if (may_fizzle(effect, seat, none)) list.push_back({kind_fizzle, fizzle_powerup + slot});
        for (const Answer& answer : first_answers(effect, seat, none))
            list.push_back({kind_use_powerup, slot, answer.first, answer.second});
    }
}

void Model::list_team_actions(int seat, std::vector<Action>& list) const {
    std::vector<int> allies;  // whom she may name (BUL-243, BUL-271)
    for (const int ally : p.allies(seat))
        if (her(ally).phase == option_phase) allies.push_back(ally);
    if (allies.empty()) return;
    for (int a = 0; a < static_cast<int>(team_acts().size()); a++) {
        const Effect& effect = team_acts()[a].effect;
        if (team_acts()[a].cost > her(seat).ap) continue;
        // FIZZLE names no ally: there is one for whom it may be used without effect (BUL-091).
        if (std::any_of(allies.begin(), allies.end(),
                        [&](int ally) { return may_fizzle(effect, seat, ally); }))
            list.push_back({kind_fizzle, fizzle_team + a});
        for (const int ally : allies) {
            if (effect.steps[0].by_ally) {  // her ally answers later
                if (completable(effect, seat, ally)) list.push_back({kind_team_action, a, ally});
                continue;
            }
            for (const Answer& answer : first_answers(effect, seat, ally))
                list.push_back({kind_team_action, a, ally, answer.first});
        }
    }
}

// ---- answers to what is pending ----

std::vector<Action> Model::pending_answers() const {
    const Frame& top = p.pending.back();
    const Heroine& h = her(top.user);
    std::vector<Action> list;
    if (top.kind == Frame::effect) {
        for (const Answer& answer : good_answers(*top.what, top.step, top.user, top.ally))
            list.push_back({kind_choose, 0, answer.first, answer.second});
        if (top.what->optional) list.push_back({kind_decline});
    }
    if (top.kind == Frame::stars) {
        for (int star = 0; star < static_cast<int>(top.triggers.size()); star++) {
            if (top.triggers[star] == 0) continue;
            const Effect& effect = h.card().stars[star].effect;
            for (const Answer& answer : first_answers(effect, top.user, none))
                list.push_back({kind_star, star, answer.first, answer.second});
            if (effect.optional) list.push_back({kind_decline});
        }
    }
    if (top.kind == Frame::keep) list = {{kind_keep, 0}, {kind_keep, 1}};
    if (top.kind == Frame::column)
        for (int column = 0; column < columns; column++) list.push_back({kind_column, column});
    if (top.kind == Frame::boss_order) list = {{kind_boss_order, 0}, {kind_boss_order, 1}};
    if (top.kind == Frame::assign_hit) list = {{kind_assign_hit, 0}, {kind_assign_hit, 1}};
    if (top.kind == Frame::end_phase) {
        if (top.held != none)
            for (int slot = 0; slot <= powerup_slots; slot++) list.push_back({kind_replace, slot});
        else if (top.step == 1)
            for (int i = 0; i < static_cast<int>(p.face_up.size()); i++)
                list.push_back({kind_take_powerup, i});
        else
            for (int i = 0; i < static_cast<int>(h.hand.size()); i++)
                if (!p.is_feed(h.hand[i])) list.push_back({kind_discard_down, i});
    }
    std::sort(list.begin(), list.end());
    return list;
}

}  // namespace second
