// The list of legal actions: sections 1.8 to 1.17, 1.19 and the table of 4.2.
#include <algorithm>

#include "second_model.h"

namespace second {

bool Model::payable() const { return p.moves_left > 0 || p.players[p.active].speed_ups > 0; }

// The squares a movement in that direction may run over, the last of them included, whether or
// not one may end on each of them (BLA-106 to BLA-110, BLA-155, BLA-157, BLA-188).
std::vector<int> Model::line_of_movement(int direction, bool phasing) const {
    std::vector<int> line;
    int square = neighbour(p.players[p.active].square, direction);
    while (square != none && p.is_floor(square)) {
        if (!phasing && p.board[square].block != none) break;
        if (!phasing && p.ground_bomb_on(square) != none) break;
        line.push_back(square);
        if (p.board[square].item != none) break;                        // BLA-110
        if (p.board[square].pad && p.figure_on(square) == none) break;  // BLA-185, BLA-188
        square = neighbour(square, direction);
    }
    return line;
}

std::set<int> Model::ends_of_movement(bool phasing) const {
    std::set<int> ends;
    for (int direction = north; direction <= west; direction++)
        for (int square : line_of_movement(direction, phasing))
            if (p.figure_on(square) == none && p.board[square].block == none)  // BLA-108, BLA-156
                ends.insert(square);
    return ends;
}

bool Model::may_lay_on(int square) const {  // BLA-112 to BLA-117
    const int there = p.figure_on(square);
    return p.inventory(p.active) > 0 && p.path.count(square) != 0 && p.is_floor(square) &&
           (there == none || there == p.active) && p.ground_bomb_on(square) == none &&
           p.board[square].block == none && p.board[square].item == none && !p.board[square].pad;
}

// BLA-148: where a bomb that begins there may stop.
std::vector<int> Model::roll_distances(int from, int direction) const {
    std::vector<int> distances;
    int square = from;
    for (int distance = 1; distance < side; distance++) {
        square = neighbour(square, direction);
        if (p.is_outside(square)) break;
        if (p.board[square].hole) {
            distances.push_back(distance);
            break;
        }
        const bool obstacle = p.board[square].grey || p.figure_on(square) != none ||
                              p.board[square].block != none || p.board[square].item != none ||
                              p.ground_bomb_on(square) != none;
        if (obstacle) break;
        if (!p.board[square].pad) distances.push_back(distance);
    }
    return distances;
}

bool Model::on_perimeter(int square) const {  // BLA-172
    if (!p.is_empty(square)) return false;
    for (int direction = north; direction <= west; direction++)
        if (p.is_outside(neighbour(square, direction))) return true;
    return false;
}

bool Model::may_place() const {  // 4.1, REVENGE
    if (!p.revenge || p.just_eliminated.count(p.active) != 0 || p.inventory(p.active) == 0)
        return false;
    for (int square = 0; square < squares; square++)
        if (on_perimeter(square)) return true;
    return false;
}

std::vector<Action> Model::legal() const {
    if (p.phase == over) return {};
    std::vector<Action> list = {{kind_end}};
    if (p.actions >= action_limit) return list;  // BLA-244
    if (p.phase == revenge_phase) {
        for (int square = 0; square < squares; square++)
            if (on_perimeter(square)) list.push_back({kind_revenge, square});
        return list;
    }
    const int me = p.active;
    const int here = p.players[me].square;
    const int under = p.ground_bomb_on(here);

    const std::set<int> ordinary = ends_of_movement(false);
    if (payable())
        for (int square : ordinary) list.push_back({kind_move, square});
    if (payable() && p.holds(me, phase_shift))
        for (int square : ends_of_movement(true))
            if (ordinary.count(square) == 0) list.push_back({kind_phase_move, square});  // BLA-158
    for (int square = 0; square < squares; square++)
        if (may_lay_on(square)) list.push_back({kind_lay, square});
    for (int slot = 0; slot < 2; slot++)
        if (payable() && p.market[slot] != none && p.players[me].hand.size() < 3)
            list.push_back({kind_buy, slot});
    for (int card = push; card <= phase_shift; card++)
        if (p.holds(me, card)) list.push_back({kind_discard, card});
    for (int direction = north; direction <= west; direction++) {  // BLA-130 to BLA-132
        const int next = neighbour(here, direction);
        if (p.holds(me, push) && next != none && p.ground_bomb_on(next) != none &&
            p.figure_on(next) == none && landing(next, direction) != none)
            list.push_back({kind_push, direction});
    }
    if (p.holds(me, cannon) && under != none && p.carried_by(me) == none)  // BLA-140
        list.push_back({kind_load});
    for (int direction = north; direction <= west; direction++)  // BLA-141
        if (p.carried_by(me) != none && landing(here, direction) != none)
            list.push_back({kind_launch, direction});
    for (int source = 0; source < 2; source++)  // BLA-146 to BLA-148
        for (int direction = north; direction <= west; direction++) {
            const int from = source == 0 ? here : neighbour(here, direction);
            if (!p.holds(me, roll) || from == none || p.ground_bomb_on(from) == none) continue;
            if (source == 1 && p.figure_on(from) != none) continue;
            for (int distance : roll_distances(from, direction))
                list.push_back({kind_roll, source, direction, distance});
        }
    for (int token = 0; token < bombs_each; token++)  // BLA-150
        if (p.holds(me, fast) && p.bombs[me * bombs_each + token].in_play())
            list.push_back({kind_fast, token});
    return list;
}

}  // namespace second
