// Set-up, the phases of a turn and belts: sections 1.2, 1.3, 1.6, 1.7, 1.25, 4.1 and 4.3.
#include "second_model.h"

#include <algorithm>

namespace second {

// ---------------------------------------------------------------------------- looking at a board

int Position::square_of(const Bomb& bomb) const {  // BLA-009
    return bomb.carrier != none ? players[bomb.carrier].square : bomb.square;
}

int Position::ground_bomb_on(int square) const {
    for (int i = 0; i < static_cast<int>(bombs.size()); i++)
        if (square != none && bombs[i].square == square) return i;
    return none;
}

int Position::carried_by(int seat) const {
    for (int i = 0; i < static_cast<int>(bombs.size()); i++)
        if (bombs[i].carrier == seat) return i;
    return none;
}

int Position::figure_on(int square) const {
    for (int seat = 0; seat < seats; seat++)
        if (players[seat].alive && players[seat].square == square) return seat;
    return none;
}

int Position::in_play(int seat) const {
    int count = 0;
    for (const Bomb& bomb : bombs)
        if (bomb.owner == seat && bomb.in_play()) count++;
    return count;
}

int Position::inventory(int seat) const { return std::max(0, players[seat].bombs - in_play(seat)); }

bool Position::is_outside(int square) const { return square == none || board[square].tile == none; }

bool Position::is_floor(int square) const {
    return !is_outside(square) && !board[square].grey && !board[square].hole;
}

bool Position::is_empty(int square) const {
    return is_floor(square) && figure_on(square) == none && board[square].block == none &&
           board[square].item == none && ground_bomb_on(square) == none && !board[square].pad;
}

int Position::pad_faced_by(int square) const {
    const int arrow = board[square].arrow;
    for (int there = neighbour(square, arrow); there != none; there = neighbour(there, arrow))
        if (board[there].pad) return there;
    return none;
}

int Position::living() const {
    int count = 0;
    for (const Player& player : players)
        if (player.alive) count++;
    return count;
}

int Position::ghosts() const { return seats - living(); }

std::vector<int> Position::seats_after(int seat) const {
    std::vector<int> order;
    for (int i = 1; i <= seats; i++) order.push_back((seat + i) % seats);
    return order;
}

bool Position::holds(int seat, int card) const {
    const std::vector<int>& hand = players[seat].hand;
    return std::find(hand.begin(), hand.end(), card) != hand.end();
}

// -------------------------------------------------------------------------- set-up (1.2 and 4.3)

Model::Model(const Arena& arena, const Options& options, kit::Seed seed) {
    p.rng = kit::Rng(seed);
    p.seats = arena.players;
    p.revenge = options.revenge;
    for (const Tile& tile : arena.tiles) p.tiles.push_back(tile.square);
    p.ring = ring_of(arena);
    p.final_tile = arena.final_tile();
    for (int square = 0; square < squares; square++) {
        Square& there = p.board[square];
        there.tile = arena.tile_of(square);
        there.grey = arena.is_grey(square);
        const Feature* feature = arena.feature_on(square);
        if (feature == nullptr) continue;
        there.grey = false;  // Holes and turf cover a grey (BLA-180), the others lie on floor
        there.hole = feature->kind == hole;
        there.pad = feature->kind == teleport;
        there.power_pad = feature->kind == power;
        there.turf = feature->kind == turf;
        there.on_belt = feature->kind == belt;
        there.arrow = feature->arrow;
    }
    for (int seat = 0; seat < p.seats; seat++)
        for (int token = 0; token < bombs_each; token++) {
            p.bombs.emplace_back();
            p.bombs.back().owner = seat;
        }

    // 1, 2
    const int rotation = options.starts_by_lot ? static_cast<int>(p.rng.below(p.seats)) : 0;
    for (int seat = 0; seat < p.seats; seat++) {
        Player player;
        player.start_square = arena.starts[(seat + rotation) % p.seats];  // BLA-023
        player.start_tile = p.board[player.start_square].tile;
        player.square = player.start_square;
        p.players.push_back(player);
    }
    p.active = options.first == by_lot ? static_cast<int>(p.rng.below(p.seats)) : options.first;
    // 3
    std::vector<int> items(8, bomb_up);
    items.insert(items.end(), 7, speed_up);
    items.insert(items.end(), 5, flame_max);
    p.rng.shuffle(std::span<int>(items));
    for (int i = 0; i < static_cast<int>(arena.blocks.size()); i++)
        p.board[arena.blocks[i]].block = items[i];
    // 4
    std::vector<int> cards;
    for (int card = push; card <= phase_shift; card++) cards.insert(cards.end(), 3, card);
    p.rng.shuffle(std::span<int>(cards));
    std::vector<int> packet = {cards[0], cards[1], overtime};  // BLA-024
    p.rng.shuffle(std::span<int>(packet));
    p.deck.assign(cards.begin() + 2, cards.end());
    p.deck.insert(p.deck.end(), packet.begin(), packet.end());
    const int moved = p.seats == 2 ? 5 : p.seats == 3 ? 3 : 0;  // BLA-025
    std::rotate(p.deck.begin(), p.deck.begin() + moved, p.deck.end());
    for (int slot = 0; slot < 2; slot++) {  // BLA-026
        p.market[slot] = p.deck.front();
        p.deck.erase(p.deck.begin());
    }
    start_turn();
}

// ------------------------------------------------------------------------------ phases (1.3, 4.1)

int Model::turn() const { return p.phase == over ? none : p.active; }

void Model::start_turn() {
    for (;;) {
        p.hit.clear();
        p.just_eliminated.clear();
        bomb_phase();
        if (p.phase == over) return;
        overtime_phase();
        if (p.phase == over) return;
        if (p.players[p.active].alive) {
            draw_phase();
            p.moves_left = 2 + (p.players[p.active].heart ? 0 : 1);  // BLA-100
            p.path = {p.players[p.active].square};
            p.phase = action_phase;
            return;
        }
        if (may_place()) {  // BLA-171, BLA-172
            p.phase = revenge_phase;
            return;
        }
        end_step();
    }
}

void Model::bomb_phase() {  // BLA-040
    std::set<int> due;
    for (int i = 0; i < static_cast<int>(p.bombs.size()); i++) {
        Bomb& bomb = p.bombs[i];
        if (bomb.owner != p.active || !bomb.in_play()) continue;
        if (bomb.sparking) due.insert(i);
        bomb.sparking = true;
    }
    if (!due.empty()) {
        if (!p.players[p.active].alive) note("ghost's bomb phase with a detonation");
        detonate(due, Cause::bomb_phase);
    }
}

void Model::overtime_phase() {  // BLA-081, BLA-082
    if (p.active != p.holder || !p.overtime_armed) return;
    if (!p.players[p.active].alive) note("flip by a ghost");
    if (p.flips < static_cast<int>(p.ring.size())) {
        const int start_tile = p.players[p.holder].start_tile;
        int from = 0;
        while (p.ring[from] != start_tile) from++;
        flip(p.ring[(from + p.flips) % p.ring.size()]);
        return;
    }
    std::set<int> all;  // BLA-088
    for (int i = 0; i < static_cast<int>(p.bombs.size()); i++)
        if (p.bombs[i].in_play()) all.insert(i);
    if (!all.empty()) {
        note("last-tile detonation");
        detonate(all, Cause::last_tile);
    }
    if (p.phase != over) {
        note("final flip");
        flip(p.final_tile);
    }
}

void Model::flip(int tile) {  // BLA-083
    note("tile flip");
    p.flips++;
    const int ghosts = p.ghosts();
    std::set<int> eliminated, with_heart;
    for (int seat = 0; seat < p.seats; seat++) {
        const Player& player = p.players[seat];
        if (!player.alive || p.board[player.square].tile != tile) continue;
        eliminated.insert(seat);
        if (player.heart) with_heart.insert(seat);
    }
    for (Bomb& bomb : p.bombs)
        if (bomb.square != none && p.board[bomb.square].tile == tile) {
            bomb.square = none;
            bomb.sparking = false;
            note("bomb flipped away");
        }
    for (int seat : eliminated) {
        eliminate(seat, ghosts);
        note("eliminated by a flip");
    }
    for (Square& square : p.board)
        if (square.tile == tile) square = Square{};
    if (!eliminated.empty()) end_check_in_overtime(eliminated, with_heart);
}

void Model::draw_phase() {  // BLA-095
    bool drawn = false;
    for (int slot = 0; slot < 2; slot++)
        while (p.market[slot] == none) {
            if (p.deck.empty()) {  // BLA-097
                p.deck.swap(p.discard);
                p.rng.shuffle(std::span<int>(p.deck));
                note("reshuffle");
            }
            const int card = p.deck.front();
            p.deck.erase(p.deck.begin());
            drawn = true;
            if (card == overtime) {
                take_overtime();  // BLA-080
                note("overtime drawn");
            } else {
                p.market[slot] = card;
            }
        }
    p.idle = drawn ? 0 : p.idle + 1;  // BLA-090
    const auto in_deck = std::find(p.deck.begin(), p.deck.end(), overtime);
    if (in_deck != p.deck.end() && p.idle >= 6 * p.living()) {
        p.deck.erase(in_deck);
        take_overtime();
        p.idle = 0;
        note("overtime by the idle clock");
    }
}

void Model::take_overtime() { p.holder = p.active; }

void Model::end_step() {
    run_belts();
    if (p.holder == p.active) p.overtime_armed = true;  // BLA-081: from the next turn on
    p.path.clear();
    p.moves_left = 0;
    p.turn_number++;
    p.active = (p.active + 1) % p.seats;
}

// -------------------------------------------------------------------------------- belts (1.25)

namespace {
constexpr int the_figure = -2;  // among the numbers of bombs that have moved
}

void Model::run_belts() {  // BLA-210, BLA-211
    std::set<int> moved;
    for (bool any = true; any;) {
        any = belt_moves_figure(moved);
        std::map<int, int> own_by_square;
        for (int i = 0; i < static_cast<int>(p.bombs.size()); i++)
            if (p.bombs[i].owner == p.active && p.bombs[i].square != none)
                own_by_square[p.bombs[i].square] = i;
        for (const auto& [square, bomb] : own_by_square)
            if (belt_moves_bomb(bomb, moved)) any = true;
    }
}

bool Model::belt_moves_figure(std::set<int>& moved) {
    Player& me = p.players[p.active];
    if (!me.alive || moved.count(the_figure) != 0 || !p.board[me.square].on_belt) return false;
    const int to = neighbour(me.square, p.board[me.square].arrow);
    if (!p.is_floor(to) || p.figure_on(to) != none || p.ground_bomb_on(to) != none ||
        p.board[to].block != none || p.board[to].item != none)
        return false;  // BLA-212
    const int under = p.ground_bomb_on(me.square);
    if (under != none && p.bombs[under].owner == p.active) {  // BLA-213
        if (!p.is_empty(to)) return false;
        p.bombs[under].square = to;
        moved.insert(under);
        note("belt: figure with its bomb");
    }
    me.square = none;
    me.square = teleported(to);
    moved.insert(the_figure);
    note(me.square == to ? "belt: figure" : "belt: figure teleported");
    return true;
}

bool Model::belt_moves_bomb(int number, std::set<int>& moved) {
    const int from = p.bombs[number].square;
    if (from == none || moved.count(number) != 0 || !p.board[from].on_belt) return false;
    if (p.figure_on(from) == p.active) return false;  // BLA-213: only together
    const int to = neighbour(from, p.board[from].arrow);
    if (p.is_outside(to) || !(p.board[to].hole || p.is_empty(to))) return false;  // BLA-212
    move_bomb(number, to);
    moved.insert(number);
    note("belt: bomb");
    return true;
}

}  // namespace second
