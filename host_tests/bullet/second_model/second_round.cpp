// Whose turn it is, losses, Cleanup, Sudden Death, results.
#include <algorithm>

#include "second_model.h"

namespace second {

// ---- seats ----

int Position::in_game_count() const {
    int count = 0;
    for (int seat = 0; seat < seats(); seat++) count += in_game(seat);
    return count;
}

int Position::seat_of(int who) const {
    for (int seat = 0; seat < seats(); seat++)
        if (heroines[seat].who == who && in_game(seat)) return seat;
    return none;
}

std::vector<int> Position::allies(int seat) const {
    std::vector<int> list;
    for (int other = 0; other < seats(); other++)
        if (in_game(other) && other != seat &&
            (options.mode == boss_battle || (options.mode == teams && other / 2 == seat / 2)))
            list.push_back(other);
    return list;
}

int Position::target(int seat) const {
    if (options.mode == score_attack || options.mode == boss_battle) return none;
    const int by = options.mode == teams ? 2 : 1;  // the heroine across in the next team
    int other = (seat + by) % seats();
    while (!in_game(other)) other = (other + by) % seats();
    return other;
}

std::vector<int> Position::turn_order() const {  // BUL-063, BUL-064
    const int by = options.mode == teams ? 2 : 1;
    std::vector<int> order;
    for (int i = 0; i < seats(); i++) {
        const int seat = ((round - 1) * by + i) % seats();
        if (in_game(seat)) order.push_back(seat);
    }
    return order;
}

int Model::score(int seat) const {
    const Heroine& h = her(seat);
    // BUL-307 as RULES.md has it: a win that comes sooner is worth more.
    if (p.options.mode == boss_battle)
        return 100 * (5 - p.boss.shields) + (p.ending == Ending::heroines ? 99 - p.round : 0);
    if (p.options.mode != score_attack) return h.rounds;
    return 100 * h.rounds + std::min(h.cleared_total, 99);
}

// ---- from one to the next ----

void Model::go_on() {
    while (!p.over() && p.sudden.empty()) {
        run_pending();
        if (!p.pending.empty() || p.over()) return;
        if (p.boss.stage != BossSide::resting) {
            go_on_with_boss();
            continue;
        }
        if (her(p.active).phase == option_phase) return;
        next_heroine();
    }
}

void Model::next_heroine() {
    const int mate = p.mate(p.active);
    if (mate != none && her(mate).phase == option_phase) {  // BUL-066
        become_active(mate);
        return;
    }
    if (p.options.mode == boss_battle) {  // one block: clockwise from her who was active
        for (int i = 1; i < p.seats(); i++) {
            const int seat = (p.active + i) % p.seats();
            if (her(seat).phase != option_phase) continue;
            become_active(seat);
            return;
        }
    } else {
        for (const int seat : p.turn_order())
            if (her(seat).phase == option_phase) {
                become_active(seat);
                return;
            }
    }
    finish_round();
}

void Model::become_active(int seat) {
    p.active = seat;
    her(seat).took_option = false;
}

void Model::finish_round() {
    const int before = p.in_game_count();
    for (Heroine& h : p.heroines)
        if (h.phase == ended) h.rounds++;  // BUL-267: not for one whose team has gone down
    if (p.options.mode == boss_battle) {   // BUL-280: no intensity; losses are settled at once
        clean_up(0);
        return;
    }
    settle_losses();
    if (p.over() || !p.sudden.empty()) return;
    if (!draw_intensity()) return;
    clean_up(before - p.in_game_count());
}

// ---- losses (1.13, BUL-249, BUL-250) ----

void Model::settle_losses() {
    std::vector<int> losers;
    for (int seat = 0; seat < p.seats(); seat++)
        if (her(seat).phase == down) losers.push_back(seat);
    if (static_cast<int>(losers.size()) == p.in_game_count()) {
        settle_all_down();
        return;
    }
    for (const int seat : losers) remove(seat);
    if (losers.size() > 1) note("several losers");
    if (p.options.mode == score_attack) return;
    const std::vector<int> left = p.turn_order();
    if (p.options.mode == teams && left.size() == 2) finish(Ending::winning_team, left[0] / 2);
    if (p.options.mode == free_for_all && left.size() == 1) finish(Ending::winner, left[0]);
}

// BUL-216, BUL-217: those with the fewest bullets in their currents.
void Model::settle_all_down() {
    note("all down");
    const int by = p.options.mode == teams ? 2 : 1;
    std::map<int, int> bullets;  // by heroine or team
    for (int seat = 0; seat < p.seats(); seat++)
        if (p.in_game(seat)) bullets[seat / by] += ordinary(her(seat).current);
    int fewest = 9999;
    for (const auto& [side, count] : bullets) fewest = std::min(fewest, count);
    std::set<int> best, best_seats;
    for (const auto& [side, count] : bullets)
        if (count == fewest) best.insert(side);
    if (best.size() == 1) {
        finish(by == 2 ? Ending::winning_team : Ending::winner, *best.begin());
        return;
    }
    for (int seat = 0; seat < p.seats(); seat++) {
        if (!p.in_game(seat)) continue;
        if (best.count(seat / by) != 0)
            best_seats.insert(seat);
        else
            remove(seat);
    }
    start_sudden_death(best_seats);
}

void Model::return_to_center(Bag& bag) {  // BUL-355: specials stay
    for (int type = 0; type < bullet_types; type++) p.center[type] += std::exchange(bag[type], 0);
}

void Model::remove(int seat) {  // BUL-212, BUL-218
    note("heroine lost");
    Heroine& h = her(seat);
    const int left = p.target(seat);
    for (std::vector<int>* area : {&h.sight, &h.life, &h.mind, &h.odd_pan, &h.even_pan})
        for (const int bullet : *area)
            if (bullet != none) p.center[bullet]++;
    return_to_center(h.current);
    return_to_center(her(left).incoming);
    for (int type = 0; type < bullet_types; type++)
        her(left).incoming[type] += std::exchange(h.incoming[type], 0);
    for (const int kind : h.slots)
        if (kind != none) p.powerup_discard.push_back(kind);
    Heroine gone;  // her cards and specials leave the game with her
    gone.who = h.who;
    gone.phase = out;
    gone.rounds = h.rounds;
    gone.cleared_total = h.cleared_total;
    h = gone;
}

// ---- intensity and Cleanup (1.12) ----

bool Model::draw_intensity() {  // BUL-185, BUL-186, BUL-262
    const int wanted = p.intensity + total(p.track);
    std::set<int> left;
    for (const int seat : p.turn_order()) left.insert(seat);
    for (const int seat : p.turn_order())
        for (int i = 0; i < wanted; i++) {
            if (total(p.center) == 0) {
                note("center runs out");
                if (p.options.mode == score_attack)
                    finish(Ending::score, seat);
                else
                    finish(Ending::tie, none, left);
                return false;
            }
            her(seat).current[draw_bullet(p.center)]++;
        }
    return_to_center(p.track);  // BUL-263
    return true;
}

void Model::clean_up(int losers) {
    if (p.options.mode == free_for_all) reveal_powerups();
    if (p.options.mode != boss_battle) p.intensity += 1 + losers;  // BUL-191, BUL-251
    std::set<int> left;
    for (const int seat : p.turn_order()) {
        Heroine& h = her(seat);
        for (int type = 0; type < all_types; type++)
            h.current[type] += std::exchange(h.incoming[type], 0);
        h.ap = h.card().ap;
        left.insert(seat);
    }
    if (p.round < last_round && p.actions < action_limit) {
        if (p.options.mode == boss_battle)
            begin_boss_round();
        else
            start_round();
    } else if (p.options.mode == score_attack) {
        note("stopped by BUL-305");
        finish(Ending::score, 0);
    } else {
        note("stopped by BUL-305");
        finish(Ending::tie, none, left);
    }
}

void Model::start_round() {
    p.round++;
    note("round " + std::to_string(p.round));
    for (Heroine& h : p.heroines) {
        if (h.phase == out) continue;
        h.phase = option_phase;
        h.passed = h.took_option = h.sent = false;
        h.cleared = empty_bag();
    }
    if (p.options.mode == boss_battle) p.boss.heroines = p.in_game_count();  // BUL-282
    become_active(p.turn_order().front());
}

// ---- Sudden Death (BUL-225 to BUL-230) ----

void Model::start_sudden_death(const std::set<int>& seats) {
    note(p.options.mode == teams ? "Sudden Death of teams" : "Sudden Death");
    p.sudden = seats;
    for (const int seat : seats) {
        Heroine& h = her(seat);
        for (int type = 0; type < all_types; type++)
            h.current[type] += std::exchange(h.incoming[type], 0);
        for (int type = bullet_types; type < all_types; type++) h.current[type] = 0;
        h.guard = h.brake = h.heavy = h.mute = 0;
        h.immobilized = none;
    }
}

void Model::sudden_step() {
    std::set<int> hit_seats;
    for (const int seat : p.sudden) {
        Heroine& h = her(seat);
        Bag& bag = total(h.current) > 0 ? h.current : p.center;
        if (total(bag) == 0) {  // BUL-227
            note("center runs out in Sudden Death");
            finish(Ending::tie, none, p.sudden);
            return;
        }
        if (&bag == &p.center) note("Sudden Death from the center");
        const int bullet = draw_bullet(bag);
        int number = number_of(bullet);
        for (int row = 0; row < rows && number > 0; row++) {
            int& space = h.sight[row * columns + colour_of(bullet)];
            if (space == none && --number == 0) space = bullet;
        }
        if (number == 0) continue;
        hit_seats.insert(seat);
        p.center[bullet]++;  // BUL-228
    }
    std::set<int> left;
    for (const int seat : p.sudden) {
        const int mate = p.mate(seat);
        if (hit_seats.count(seat) == 0 && (mate == none || hit_seats.count(mate) == 0))
            left.insert(seat);
    }
    if (left.empty()) {
        note("tie in Sudden Death");
        finish(Ending::tie, none, p.sudden);
        return;
    }
    if (!hit_seats.empty()) note("hit in Sudden Death");
    p.sudden = left;
    if (p.options.mode == free_for_all && left.size() == 1) finish(Ending::winner, *left.begin());
    if (p.options.mode == teams && left.size() == 2)
        finish(Ending::winning_team, *left.begin() / 2);
}

// ---- results (BUL-307) ----

void Model::finish(Ending ending, int winner, std::set<int> drawn_seats) {
    static const char* const names[] = {
        "", "won", "won by a team", "tie", "score", "won by the heroines", "won by the boss"};
    note(std::string("game over: ") + names[static_cast<int>(ending)]);
    p.ending = ending;
    p.winner = winner;
    p.sudden.clear();
    p.pending.clear();
    p.boss.tasks.clear();
    p.boss.stage = BossSide::resting;
    for (int seat = 0; seat < p.seats(); seat++) {
        Result& result = p.results[seat];
        result = Result::lost;
        if (ending == Ending::score) result = Result::scored;
        if (ending == Ending::winner && seat == winner) result = Result::won;
        if (ending == Ending::winning_team && seat / 2 == winner) result = Result::won;
        if (ending == Ending::heroines) result = Result::won;
        if (ending == Ending::tie && p.options.mode == boss_battle) result = Result::drawn;
        if (ending == Ending::tie && drawn_seats.count(seat) != 0) result = Result::drawn;
    }
}

}  // namespace second
