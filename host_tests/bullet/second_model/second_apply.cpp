// What an action does; placing and hits.
#include <algorithm>

#include "second_model.h"

namespace second {

bool Model::apply(const Action& action) {
    const std::vector<Action> list = legal();
    if (std::find(list.begin(), list.end(), action) == list.end()) return false;
    static const char* const names[] = {
        "PLACE",       "PLACE_MIND", "USE_ACTION", "FIZZLE",       "USE_PATTERN", "USE_POWERUP",
        "TEAM_ACTION", "PASS",       "END",        "CHOOSE",       "DECLINE",     "STAR",
        "KEEP",        "COLUMN",     "ASSIGN_HIT", "TAKE_POWERUP", "REPLACE",     "DISCARD_DOWN",
        "BOSS_ORDER",  "TIMEOUT",    "SUDDEN_STEP"};
    note(names[action.kind]);
    p.actions++;
    if (action.kind == kind_sudden_step)
        sudden_step();
    else if (action.kind == kind_timeout)
        time_out(turn());
    else if (p.pending.empty())
        take_option(action);
    else
        answer_pending(action);
    go_on();
    return true;
}

// ---- options ----

void Model::take_option(const Action& action) {
    const int seat = p.active;
    Heroine& h = her(seat);
    // Passing and ending are none (BUL-065).
    if (action.kind != kind_pass && action.kind != kind_end) h.took_option = true;
    switch (action.kind) {
        case kind_place:
            draw_and_place(seat);
            break;
        case kind_place_mind: {
            const int bullet = h.mind[action.a];
            h.mind.erase(h.mind.begin() + action.a);
            place(seat, bullet);
            break;
        }
        case kind_use_action:
            use_action(seat, action);
            break;
        case kind_fizzle:
            fizzle(seat, action.a);
            break;
        case kind_use_pattern:
            use_pattern(seat, action);
            break;
        case kind_use_powerup: {
            const int kind = std::exchange(h.slots[action.a], none);
            p.powerup_discard.push_back(kind);
            note("powerup " + powerups()[kind].name);
            start_effect(powerups()[kind].effect, seat, none, {action.b, action.c});
            break;
        }
        case kind_team_action:
            h.ap -= team_acts()[action.a].cost;
            note("team action " + team_acts()[action.a].name);
            start_effect(team_acts()[action.a].effect, seat, action.b, {action.c, 0});
            break;
        case kind_pass:
            h.passed = true;
            become_active(action.a);
            break;
        case kind_end: {
            Frame frame;
            frame.kind = Frame::end_phase;
            frame.user = seat;
            p.pending.push_back(frame);
            break;
        }
        default:
            break;
    }
}

void Model::draw_and_place(int seat) {
    Heroine& h = her(seat);
    const int bullet = draw_bullet(h.current);
    if (is_special(bullet)) {
        resolve_special(seat, bullet);
    } else if (h.who == planil && static_cast<int>(h.mind.size()) < mind_slots) {  // BUL-365
        Frame frame;
        frame.kind = Frame::keep;
        frame.user = seat;
        frame.held = bullet;
        p.pending.push_back(frame);
    } else {
        place(seat, bullet);
    }
}

void Model::resolve_special(int drawer, int special) {  // BUL-351 to BUL-353, BUL-356, BUL-357
    const int seat = p.seat_of(jane);
    Heroine& h = her(seat);
    note("special " + bullet_name(special));
    if (drawer != seat) note("special of Jane drawn by another");
    if (h.phase != option_phase) {
        note("special without effect");
        h.incoming[special]++;
        return;
    }
    if (special == immobilizer) {
        Frame frame;
        frame.kind = Frame::column;
        frame.user = seat;
        frame.held = special;
        p.pending.push_back(frame);
        return;
    }
    if (special == badge) gain_ap(seat, 2);
    if (special == coat) h.guard = std::min(h.guard + 1, most_modifier);
    h.incoming[special]++;
}

void Model::use_action(int seat, const Action& action) {
    const ActionCard& card = her(seat).card().actions[action.a];
    const Step& first = card.effect.steps[0];
    const Answer answer = {action.b, action.c};
    note("action " + card.id);
    if (first.word == "MOVE" && first.args[1] == "1") {
        const int steps = chain_ends(seat, first)[answer];
        if (steps > 1) note("chain of " + std::to_string(steps));
        her(seat).ap -= steps * card.cost;
        perform(first, seat, none, answer);
        return;
    }
    her(seat).ap -= card.cost;
    start_effect(card.effect, seat, none, answer);
}

void Model::fizzle(int seat, int source) {
    Heroine& h = her(seat);
    if (source >= fizzle_team) {
        note("fizzled team action");
        h.ap -= team_acts()[source - fizzle_team].cost;
    } else if (source >= fizzle_powerup) {
        note("fizzled powerup");
        p.powerup_discard.push_back(std::exchange(h.slots[source - fizzle_powerup], none));
    } else {
        note("fizzled action");
        h.ap -= h.card().actions[source].cost;
    }
}

void Model::use_pattern(int seat, const Action& action) {  // BUL-142
    Heroine& h = her(seat);
    const int pattern = h.hand[action.a];
    const int dr = action.c / 9 - 5, dc = action.c % 9 - 4;
    discard(seat, action.a);
    if (p.is_feed(pattern)) note("feed card used");
    if (p.is_feed(pattern) && action.b != 0) note("feed card turned");
    note("pattern " + patterns()[pattern].id);
    if (action.b != 0) note("turned pattern");
    std::vector<int> cleared;
    const Grid& grid = patterns()[pattern].grids[action.b];
    for (int i = 0; i < static_cast<int>(grid.size()); i++)
        for (int j = 0; j < static_cast<int>(grid[i].size()); j++) {
            const int row = i + dr, column = j + dc;
            if (!grid[i][j].clear || row < 0 || row >= rows || column < 0 || column >= columns)
                continue;
            if (h.sight[row * columns + column] != none) cleared.push_back(row * columns + column);
        }
    if (cleared.empty()) note("pattern clears nothing");
    Frame frame;
    frame.kind = Frame::after_pattern;
    frame.user = seat;
    frame.pattern = pattern;
    frame.cleared = static_cast<int>(cleared.size());
    p.pending.push_back(frame);
    clear(seat, cleared);
}

// The first choice, if there is one and it is the user's, has been made with the action.
void Model::start_effect(const Effect& effect, int user, int ally, Answer first) {
    Frame frame;
    frame.kind = Frame::effect;
    frame.user = user;
    frame.ally = ally;
    frame.what = &effect;
    const Step& step = effect.steps[0];
    if (needs_choice(step) && !step.by_ally) {
        frame.step = 1;
        p.pending.push_back(frame);
        perform(step, user, ally, first);
        return;
    }
    p.pending.push_back(frame);
}

void Model::time_out(int seat) {  // BUL-202, BUL-203
    while (!p.pending.empty()) {
        note("TIMEOUT settles a choice");
        const std::vector<Action> list = pending_answers();
        const Action decline{kind_decline};
        const bool optional = std::find(list.begin(), list.end(), decline) != list.end();
        answer_pending(optional ? decline : list.front());
        run_pending();
    }
    Heroine& h = her(seat);
    while (h.phase == option_phase && !h.mind.empty()) {
        note("TIMEOUT places from the Mind");
        const int bullet = h.mind.front();
        h.mind.erase(h.mind.begin());
        place(seat, bullet);
    }
    while (h.phase == option_phase && total(h.current) > 0) {
        const int bullet = draw_bullet(h.current);
        if (is_special(bullet)) {
            note("TIMEOUT meets a special");
            h.incoming[bullet]++;
        } else {
            place(seat, bullet);
        }
    }
    if (h.phase != option_phase) {
        note("TIMEOUT brings her down");
        return;
    }
    Frame frame;
    frame.kind = Frame::end_phase;
    frame.user = seat;
    p.pending.push_back(frame);
}

// ---- placing and hits ----

void Model::place(int seat, int bullet) {  // 1.5
    Heroine& h = her(seat);
    const int column = colour_of(bullet);
    int number = number_of(bullet) + (h.heavy > 0 ? 1 : 0);
    if (h.brake > 0 || h.immobilized == column) number = 1;
    const bool guarded = h.guard > 0;
    if (h.heavy > 0) note("placed with heavy");
    for (int* modifier : {&h.brake, &h.heavy, &h.guard})
        if (*modifier > 0) (*modifier)--;
    for (int row = 0; row < rows; row++) {
        if (h.sight[row * columns + column] != none) continue;
        if (--number == 0) {
            h.sight[row * columns + column] = bullet;
            return;
        }
    }
    if (guarded) {  // BUL-082
        note("guard stops a hit");
        p.center[bullet]++;
    } else {
        hit(seat, bullet);
    }
}

void Model::hit(int seat, int bullet) {
    note("hit");
    const int mate = p.mate(seat);
    if (mate == none) {
        take_hit(seat, bullet);
        return;
    }
    // BUL-245, BUL-247
    const auto can_take = [&](int each) {
        return her(each).who == balance || her(each).lives_left() > 0;
    };
    if (can_take(seat) && can_take(mate)) {
        Frame frame;
        frame.kind = Frame::assign_hit;
        frame.user = seat;
        frame.held = bullet;
        p.pending.push_back(frame);
    } else {
        if (!can_take(seat)) note("hit goes to the mate by itself");
        take_hit(can_take(seat) ? seat : mate, bullet);
    }
}

void Model::take_hit(int seat, int bullet) {
    Heroine& h = her(seat);
    const int mate = p.mate(seat);
    if (h.who == balance) {  // BUL-371, BUL-372
        (number_of(bullet) % 2 == 1 ? h.odd_pan : h.even_pan).push_back(bullet);
        note("bullet on a pan");
        if (h.scales_lost()) {
            note("scales lost");
            go_down(seat);
        }
        return;
    }
    h.life.push_back(bullet);
    if (h.lives_left() > 0) return;
    // BUL-244: the team is beaten once neither has life left; BUL-375: Balance has.
    if (mate != none && (her(mate).who == balance || her(mate).lives_left() > 0)) {
        note("without life in a living team");
        return;
    }
    go_down(seat);
}

void Model::go_down(int seat) {  // BUL-086, BUL-248, BUL-260
    note("down");
    if (p.options.mode == boss_battle) {
        lose_at_once(seat);
        return;
    }
    p.pending.clear();
    her(seat).phase = down;
    if (p.mate(seat) != none) her(p.mate(seat)).phase = down;
    if (p.options.mode == score_attack) finish(Ending::score, seat);
}

}  // namespace second
