// What an action does: sections 1.8 to 1.17.
#include <algorithm>

#include "second_model.h"

namespace second {

namespace {

bool is_ahead(int from, int to, int direction) {  // of two squares of one row or column
    return direction == east || direction == south ? to > from : to < from;
}

}  // namespace

// BLA-131, BLA-132, BLA-141: the squares of the row or column in the order in which the bomb meets
// them, one lap; the first that takes it.
int Model::landing(int from, int direction) const {
    int column = column_of(from), row = row_of(from);
    for (int step = 1; step < side; step++) {
        if (direction == north) row = (row + side - 1) % side;
        if (direction == east) column = (column + 1) % side;
        if (direction == south) row = (row + 1) % side;
        if (direction == west) column = (column + side - 1) % side;
        const int square = square_at(column, row);
        if (p.is_outside(square)) continue;
        if (p.board[square].hole || p.is_empty(square)) return square;
    }
    return none;
}

void Model::pay() {  // BLA-102
    if (p.moves_left > 0) {
        p.moves_left--;
        return;
    }
    p.players[p.active].speed_ups--;
    note("speed-up spent");
}

void Model::use_card(int card) {  // BLA-098, BLA-125
    std::vector<int>& hand = p.players[p.active].hand;
    hand.erase(std::find(hand.begin(), hand.end(), card));
    p.discard.push_back(card);
}

// BLA-185 to BLA-187: where a figure that has moved onto that square comes to stand.
int Model::teleported(int square) const {
    if (!p.board[square].pad) return square;
    const int faced = p.pad_faced_by(square);
    if (faced == none || p.figure_on(faced) != none) return square;
    return faced;
}

void Model::walk(int end, bool phasing) {
    Player& me = p.players[p.active];
    for (int direction = north; direction <= west; direction++) {
        const std::vector<int> line = line_of_movement(direction, phasing);
        const auto stop = std::find(line.begin(), line.end(), end);
        if (stop != line.end()) p.path.insert(line.begin(), stop + 1);  // BLA-112
    }
    me.square = end;
    const int item = p.board[end].item;  // BLA-110
    p.board[end].item = none;
    if (item == bomb_up) {  // BLA-119
        me.bomb_ups_taken++;
        me.bombs = std::min(bombs_each, me.bombs + 1);
    }
    if (item == flame_max) {  // BLA-120
        me.flame_ups_taken++;
        me.flame_max = true;
    }
    if (item == speed_up) me.speed_ups++;  // BLA-121
    if (item != none) note("item collected");
    if (p.board[end].pad) {
        me.square = none;  // it has left where it came from
        const int arrived = teleported(end);
        me.square = arrived;
        p.path.insert(arrived);  // BLA-186
        note(arrived != end                ? "teleport"
             : p.pad_faced_by(end) == none ? "pad without a goal"
                                           : "pad with an occupied goal");
    }
}

void Model::lay(int square) {  // 4.2: the lowest token number not in play
    for (int token = 0; token < bombs_each; token++) {
        Bomb& bomb = p.bombs[p.active * bombs_each + token];
        if (bomb.in_play()) continue;
        bomb.square = square;
        bomb.sparking = false;  // BLA-115
        return;
    }
}

void Model::move_bomb(int number, int square) {
    Bomb& bomb = p.bombs[number];
    bomb.carrier = none;
    bomb.square = square;
    if (p.board[square].hole) {  // BLA-193
        bomb.square = none;
        bomb.sparking = false;
        note("bomb into a hole");
    }
}

void Model::fast_detonate(int number) {
    if (!p.bombs[number].sparking) {  // BLA-151
        p.bombs[number].sparking = true;
        note("fast: sparking");
        return;
    }
    note("fast: detonation");
    detonate({number}, Cause::fast_detonate);  // BLA-152
}

bool Model::apply(const Action& action) {
    const std::vector<Action> list = legal();
    if (std::find(list.begin(), list.end(), action) == list.end()) return false;
    const int me = p.active;
    p.actions++;
    const int here = p.players[me].square;
    switch (action.kind) {
        case kind_end:
            end_step();
            start_turn();
            return true;
        case kind_move:
            pay();
            walk(action.a, false);
            return true;
        case kind_phase_move:
            pay();
            use_card(phase_shift);
            walk(action.a, true);
            note(p.ground_bomb_on(p.players[me].square) != none ? "phase move onto a bomb"
                                                                : "phase move");
            return true;
        case kind_lay:
            lay(action.a);
            return true;
        case kind_buy:  // BLA-122
            pay();
            p.players[me].hand.push_back(p.market[action.a]);
            std::sort(p.players[me].hand.begin(), p.players[me].hand.end());
            p.market[action.a] = none;
            return true;
        case kind_discard:  // BLA-124
            use_card(action.a);
            return true;
        case kind_push: {
            use_card(push);
            const int from = neighbour(here, action.a);
            const int to = landing(from, action.a);
            note(is_ahead(from, to, action.a) ? "push" : "push over the edge");
            move_bomb(p.ground_bomb_on(from), to);
            return true;
        }
        case kind_load: {
            use_card(cannon);
            Bomb& bomb = p.bombs[p.ground_bomb_on(here)];
            bomb.square = none;
            bomb.carrier = me;
            note(bomb.owner == me ? "load own" : "load other's");
            return true;
        }
        case kind_launch:
            note(is_ahead(here, landing(here, action.a), action.a) ? "launch"
                                                                   : "launch over the edge");
            move_bomb(p.carried_by(me), landing(here, action.a));
            return true;
        case kind_roll: {
            use_card(roll);
            const int from = action.a == 0 ? here : neighbour(here, action.b);
            int to = from;
            for (int i = 0; i < action.c; i++) to = neighbour(to, action.b);
            move_bomb(p.ground_bomb_on(from), to);
            note(action.a == 0 ? "roll underfoot" : "roll adjacent");
            return true;
        }
        case kind_fast:
            use_card(fast);
            fast_detonate(me * bombs_each + action.a);
            if (p.phase != over && !p.players[me].alive) {  // 4.1, BLA-032
                end_step();
                start_turn();
            }
            return true;
        default:  // kind_revenge
            lay(action.a);
            note("revenge bomb");
            end_step();
            start_turn();
            return true;
    }
}

}  // namespace second
