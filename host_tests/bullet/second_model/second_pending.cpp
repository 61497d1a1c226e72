// Effects under way, open star triggers, the End Phase: a stack of frames whose top waits or runs.
#include <algorithm>

#include "second_model.h"

namespace second {

// ---- answers ----

void Model::answer_pending(const Action& action) {
    Frame& top = p.pending.back();
    const int seat = top.user;
    Heroine& h = her(seat);
    const Answer answer = {action.b, action.c};
    switch (action.kind) {
        case kind_choose: {
            const Frame frame = top;
            top.step++;
            perform(frame.what->steps[frame.step], frame.user, frame.ally, answer);
            break;
        }
        case kind_decline:
            if (top.kind == Frame::effect) {
                note("rider declined");
                p.pending.pop_back();
            } else {
                for (int star = 0; star < static_cast<int>(top.triggers.size()); star++)
                    if (h.card().stars[star].effect.optional) top.triggers[star]--;
            }
            break;
        case kind_star:
            use_star(seat, action.a, answer);
            break;
        case kind_keep: {
            const int bullet = top.held;
            p.pending.pop_back();
            if (action.a == 1)
                h.mind.push_back(bullet);
            else
                place(seat, bullet);
            break;
        }
        case kind_column:
            h.immobilized = action.a;
            h.incoming[top.held]++;
            p.pending.pop_back();
            break;
        case kind_assign_hit: {
            const int bullet = top.held;
            p.pending.pop_back();
            take_hit(action.a == 0 ? seat : p.mate(seat), bullet);
            break;
        }
        case kind_take_powerup: {  // BUL-181, BUL-182
            const int kind = p.face_up[action.a];
            p.face_up.erase(p.face_up.begin() + action.a);
            const auto free = std::find(h.slots.begin(), h.slots.end(), none);
            if (free == h.slots.end()) {
                top.held = kind;
            } else {
                *free = kind;
                top.step++;
            }
            break;
        }
        case kind_replace:
            if (action.a < powerup_slots) std::swap(h.slots[action.a], top.held);
            p.powerup_discard.push_back(std::exchange(top.held, none));
            top.step++;
            break;
        case kind_discard_down:
            discard(seat, action.a);
            break;
        case kind_boss_order: {  // BUL-290
            const BossTask both = p.boss.tasks.front();
            p.boss.tasks.front().effects = {both.effects[1 - action.a]};
            p.boss.tasks.insert(p.boss.tasks.begin(), {seat, {both.effects[action.a]}});
            p.pending.pop_back();
            break;
        }
        default:
            break;
    }
}

void Model::use_star(int seat, int star, Answer answer) {
    p.pending.back().triggers[star]--;
    const ActionCard& card = her(seat).card().stars[star];
    note("star " + card.id);
    perform(card.effect.steps[0], seat, none, answer);
}

// ---- running ----

void Model::run_pending() {
    while (!p.pending.empty() && run_frame()) {
    }
}

bool Model::run_frame() {
    switch (p.pending.back().kind) {
        case Frame::effect:
            return run_effect();
        case Frame::stars:
            return run_stars();
        case Frame::after_pattern:
            after_pattern();
            return true;
        case Frame::end_phase:
            return run_end_phase();
        default:
            return false;  // keep, column, assign_hit, boss_order: two answers at least
    }
}

bool Model::run_effect() {
    Frame& top = p.pending.back();
    if (top.step == static_cast<int>(top.what->steps.size())) {
        p.pending.pop_back();
        return true;
    }
    const Frame frame = top;
    const Step& step = frame.what->steps[frame.step];
    if (!needs_choice(step)) {
        top.step++;
        perform(step, frame.user, frame.ally, {});
        return true;
    }
    const std::vector<Answer> list = good_answers(*frame.what, frame.step, frame.user, frame.ally);
    if (frame.what->optional) {
        if (!list.empty()) return false;
        note("rider impossible");
        p.pending.pop_back();
        return true;
    }
    if (list.size() != 1) return false;
    note("single answer given");
    top.step++;
    perform(step, frame.user, frame.ally, list.front());
    return true;
}

// BUL-156, 4.2: what needs no choice is done by itself once nothing else is open.
bool Model::run_stars() {
    Frame& top = p.pending.back();
    const int seat = top.user;
    const std::vector<ActionCard>& stars = her(seat).card().stars;
    for (int star = 0; star < static_cast<int>(stars.size()); star++) {
        if (!needs_choice(stars[star].effect.steps[0]) || top.triggers[star] == 0) continue;
        if (completable(stars[star].effect, seat, none)) return false;
        note("star action impossible");
        top.triggers[star] = 0;
    }
    for (int star = 0; star < static_cast<int>(stars.size()); star++)
        while (top.triggers[star] > 0) use_star(seat, star, {});
    p.pending.pop_back();
    return true;
}

void Model::after_pattern() {
    const Frame frame = p.pending.back();
    p.pending.pop_back();
    if (her(frame.user).who == ynn && frame.cleared >= 3) {  // BUL-345
        note("Rolling News");
        draw_pattern(frame.user);
    }
    const PatternCard& card = patterns()[frame.pattern];
    if (!card.has_rider) return;
    Frame rider;  // BUL-361
    rider.user = frame.user;
    rider.what = &card.rider;
    p.pending.push_back(rider);
}

bool Model::run_end_phase() {  // 1.12
    Frame& top = p.pending.back();
    const int seat = top.user;
    Heroine& h = her(seat);
    if (top.step == 0) {
        if (h.who == vesta)  // BUL-340
            for (int column = 0; column < columns; column++) {
                const int bullet = std::exchange(h.sight[(rows - 1) * columns + column], none);
                if (bullet == none) continue;
                note("Hearth Row");
                send(seat, bullet);
            }
        top.step = 1;
        return true;
    }
    if (top.step == 1) {
        if (top.held != none) return false;  // for REPLACE
        if (p.options.mode == free_for_all && !p.face_up.empty()) return false;
        if (p.options.mode == free_for_all) note("no powerup to take");
        top.step = 2;
        return true;
    }
    const int size = h.card().hand;
    if (p.own_cards(seat) > size) return false;
    while (p.own_cards(seat) < size && draw_pattern(seat)) {
    }
    h.guard = h.brake = h.heavy = h.mute = 0;
    h.immobilized = none;
    h.phase = ended;
    p.pending.pop_back();
    return true;
}

}  // namespace second
