// What a blast event leaves behind, eliminations, places taken in revenge, and the end: sections
// 1.4, 1.5, 1.18 and 1.19.
#include <algorithm>

#include "second_model.h"

namespace second {

void Model::detonate(const std::set<int>& starters, Cause cause) {
    const Blast blast = blast_of(p, starters);
    const int ghosts = p.ghosts();
    std::set<int> with_heart;
    for (int seat = 0; seat < p.seats; seat++)
        if (p.players[seat].alive && p.players[seat].heart) with_heart.insert(seat);
    note("blast event");
    int generations = 0;
    for (const auto& [bomb, generation] : blast.generation)
        generations = std::max(generations, generation);
    if (generations > 0) note("chain of " + std::to_string(generations + 1) + " generations");

    // BLA-052, in its order.
    for (int square : blast.items) p.board[square].item = none;
    for (int square : blast.blocks) {
        p.board[square].item = p.board[square].block;
        p.board[square].block = none;
        p.seen[p.board[square].item]++;
    }
    for (const auto& [bomb, generation] : blast.generation) {
        if (p.bombs[bomb].carrier != none) note("carried bomb detonates");
        if (p.board[p.square_of(p.bombs[bomb])].power_pad) note("detonation on a power pad");
    }
    for (const auto& [bomb, generation] : blast.generation) {  // BLA-051
        p.bombs[bomb].square = none;
        p.bombs[bomb].carrier = none;
        p.bombs[bomb].sparking = false;
    }
    for (int square : blast.opened) {
        p.board[square].turf = false;
        p.board[square].hole = true;
        note("turf opened");
    }

    const int victim = swap_victim(blast, cause);
    // BLA-166: the ghost that comes back is not counted.
    const int ghosts_before = victim == none ? ghosts : ghosts - 1;
    if (victim != none) swap_places(p.active, victim, ghosts_before);
    std::set<int> eliminated;
    for (const auto& [seat, time] : blast.damaged) {
        if (seat == victim) continue;
        p.hit.insert(seat);
        if (!p.players[seat].heart) {
            eliminated.insert(seat);  // BLA-061
            continue;
        }
        p.players[seat].heart = false;  // BLA-060
        note("heart lost");
        if (seat == p.active && cause == Cause::fast_detonate) {  // BLA-064
            p.moves_left++;
            note("heart lost in the own action phase");
        }
    }
    for (const auto& [seat, time] : blast.fallen) {
        eliminated.insert(seat);
        note("fall");
    }
    for (int seat : eliminated) eliminate(seat, ghosts_before);
    for (int seat : eliminated)
        note(seat == p.active ? "eliminated by a blast in the own turn" : "eliminated by a blast");

    if (cause == Cause::last_tile)
        end_check_in_overtime(eliminated, with_heart);  // BLA-162
    else
        end_check_after_blast(blast, eliminated);
}

void Model::eliminate(int seat, int ghosts_before) {  // BLA-065
    Player& player = p.players[seat];
    player.alive = false;
    player.heart = false;
    player.square = none;
    player.ghosts_before = ghosts_before;
    p.discard.insert(p.discard.end(), player.hand.begin(), player.hand.end());
    player.hand.clear();
    player.speed_ups = 0;
    const int carried = p.carried_by(seat);
    if (carried != none) {
        p.bombs[carried].carrier = none;
        p.bombs[carried].sparking = false;
        note("load of an eliminated figure returned");
    }
    p.just_eliminated.insert(seat);
}

// BLA-173, BLA-174, BLA-177: whose place the active ghost takes, or none.
int Model::swap_victim(const Blast& blast, Cause cause) const {
    if (!p.revenge || p.players[p.active].alive || cause != Cause::bomb_phase) return none;
    int victim = none;
    DamageTime best;
    for (int seat : p.seats_after(p.active)) {
        if (blast.damaged.count(seat) == 0) continue;
        bool credited = false;
        for (int bomb : blast.first_bombs.at(seat))
            if (p.bombs[bomb].owner == p.active) credited = true;
        const DamageTime time = blast.damaged.at(seat);
        if (credited && (victim == none || time < best)) {
            victim = seat;
            best = time;
        }
    }
    return victim;
}

void Model::swap_places(int ghost, int victim, int ghosts_before) {  // BLA-175
    Player& back = p.players[ghost];
    Player& gone = p.players[victim];
    note(gone.heart ? "revenge swap with a heart" : "revenge swap");
    back.alive = true;
    back.square = gone.square;
    back.heart = false;
    back.revived++;
    back.speed_ups = gone.speed_ups;
    back.hand = gone.hand;
    back.flame_max = back.flame_max || gone.flame_max;
    back.bombs = std::min(bombs_each, back.bombs + gone.bombs - 2);
    const int carried = p.carried_by(victim);
    if (carried != none) p.bombs[carried].carrier = ghost;
    p.hit.insert(ghost);
    gone.hand.clear();
    gone.speed_ups = 0;
    gone.bombs = 2;
    gone.flame_max = false;
    gone.alive = false;
    gone.heart = false;
    gone.square = none;
    gone.ghosts_before = ghosts_before;
    p.just_eliminated.insert(victim);
}

// ------------------------------------------------------------------------------- the end (1.18)

void Model::win(int seat, EndCause cause, const char* how) {
    p.winner = seat;
    p.end_cause = cause;
    p.phase = over;
    note(how);
}

void Model::end_check_after_blast(const Blast& blast, const std::set<int>& eliminated) {
    if (p.living() == 1) {  // BLA-160
        for (int seat = 0; seat < p.seats; seat++)
            if (p.players[seat].alive) win(seat, last_standing, "won as the last one");
        return;
    }
    if (p.living() > 1) return;
    // BLA-163 to BLA-165: the last to be damaged; the first of these after the active player.
    int winner = none;
    DamageTime latest;
    int with_latest = 0;
    for (int seat : p.seats_after(p.active)) {
        if (eliminated.count(seat) == 0) continue;
        const DamageTime time =
            blast.fallen.count(seat) != 0 ? blast.fallen.at(seat) : blast.damaged.at(seat);
        if (winner == none || time > latest) {
            winner = seat;
            latest = time;
            with_latest = 1;
        } else if (time == latest) {
            with_latest++;
        }
    }
    win(winner, chain_order,
        with_latest > 1 ? "won by turn order after a tie" : "won by chain order");
}

// BLA-161, BLA-162: after a flip, or the detonation on the last tile.
void Model::end_check_in_overtime(const std::set<int>& eliminated,
                                  const std::set<int>& with_heart) {
    if (p.living() > 1) return;
    if (p.living() == 1) {
        for (int seat = 0; seat < p.seats; seat++)
            if (p.players[seat].alive) win(seat, last_standing, "won as the last one, in overtime");
        return;
    }
    bool any_heart = false;
    for (int seat : eliminated)
        if (with_heart.count(seat) != 0) any_heart = true;
    std::vector<int> order = p.seats_after(p.holder);  // the holder first, then those after it
    order.insert(order.begin(), p.holder);
    for (int seat : order)
        if (eliminated.count(seat) != 0 && (!any_heart || with_heart.count(seat) != 0)) {
            win(seat, overtime_hearts,
                any_heart ? "won by hearts in overtime" : "won by turn order in overtime");
            return;
        }
}

std::vector<int> Model::scores() const {  // BLA-166
    std::vector<int> all;
    for (int seat = 0; seat < p.seats; seat++) {
        if (p.phase == over && seat == p.winner)
            all.push_back(p.seats - 1);
        else
            all.push_back(p.players[seat].alive ? p.ghosts() : p.players[seat].ghosts_before);
    }
    return all;
}

}  // namespace second
