// One blast event, square by square and bomb by bomb: whether a flame gets from one square to
// another is asked for each pair anew, on the board as it was when the event began (BLA-046).
#include <algorithm>
#include <cstdlib>

#include "second_model.h"

namespace second {

namespace {

// BLA-044: what a flame cannot enter.
bool shuts_flame_out(const Position& p, int square) {
    return p.is_outside(square) || p.board[square].grey;
}

// BLA-044, BLA-143: what a flame enters and does not leave.
bool catches_flame(const Position& p, int square) {
    if (p.board[square].block != none || p.board[square].item != none) return true;
    for (const Bomb& bomb : p.bombs)
        if (bomb.in_play() && p.square_of(bomb) == square) return true;
    return false;
}

int distance_between(int one, int other) {
    return std::abs(column_of(one) - column_of(other)) + std::abs(row_of(one) - row_of(other));
}

// BLA-043: the plus shape of a bomb.
bool flame_reaches(const Position& p, const Bomb& bomb, int square) {
    const int centre = p.square_of(bomb);
    if (square == centre) return true;
    if (shuts_flame_out(p, square)) return false;
    if (column_of(centre) != column_of(square) && row_of(centre) != row_of(square)) return false;
    const int distance = distance_between(centre, square);
    if (distance > 2 && !p.players[bomb.owner].flame_max) return false;
    int direction = north;
    if (row_of(square) > row_of(centre)) direction = south;
    if (column_of(square) > column_of(centre)) direction = east;
    if (column_of(square) < column_of(centre)) direction = west;
    for (int between = neighbour(centre, direction); between != square;
         between = neighbour(between, direction))
        if (shuts_flame_out(p, between) || catches_flame(p, between)) return false;
    return true;
}

// BLA-050, BLA-200, BLA-201: whether this bomb hits a figure on that square.
bool hits_figure(const Position& p, const Bomb& bomb, int square) {
    const int centre = p.square_of(bomb);
    if (!p.board[centre].power_pad) return flame_reaches(p, bomb, square);
    return square == centre || !p.board[square].power_pad;
}

}  // namespace

Blast blast_of(const Position& p, const std::set<int>& starters) {
    Blast blast;
    // BLA-045, BLA-047: generation after generation until no bomb is added.
    for (int bomb : starters) blast.generation[bomb] = 0;
    for (int generation = 0;; generation++) {
        std::set<int> next;
        for (const auto& [cause, its_generation] : blast.generation)
            if (its_generation == generation)
                for (int bomb = 0; bomb < static_cast<int>(p.bombs.size()); bomb++)
                    if (p.bombs[bomb].in_play() && blast.generation.count(bomb) == 0 &&
                        flame_reaches(p, p.bombs[cause], p.square_of(p.bombs[bomb])))
                        next.insert(bomb);
        if (next.empty()) break;
        for (int bomb : next) blast.generation[bomb] = generation + 1;
    }
    for (const auto& [bomb, generation] : blast.generation)
        for (int square = 0; square < squares; square++)
            if (flame_reaches(p, p.bombs[bomb], square)) blast.burnt.insert(square);
    for (int square : blast.burnt) {
        if (p.board[square].block != none) blast.blocks.insert(square);  // BLA-048
        if (p.board[square].item != none) blast.items.insert(square);    // BLA-049
    }
    for (const auto& [bomb, generation] : blast.generation)  // BLA-196
        if (p.board[p.square_of(p.bombs[bomb])].turf)
            blast.opened.insert(p.square_of(p.bombs[bomb]));

    for (int seat = 0; seat < p.seats; seat++) {
        const Player& player = p.players[seat];
        if (!player.alive) continue;
        // BLA-163: the smallest time over everything that hits the figure.
        std::map<DamageTime, std::set<int>> hits, falls;
        for (const auto& [number, generation] : blast.generation) {
            const Bomb& bomb = p.bombs[number];
            const int distance = distance_between(p.square_of(bomb), player.square);
            if (hits_figure(p, bomb, player.square)) hits[{generation, distance}].insert(number);
            if (p.square_of(bomb) == player.square) falls[{generation, 0}].insert(number);
        }
        if (blast.opened.count(player.square) != 0) {
            blast.fallen[seat] = falls.begin()->first;
        } else if (!hits.empty() && p.hit.count(seat) == 0) {  // BLA-062
            blast.damaged[seat] = hits.begin()->first;
            blast.first_bombs[seat] = hits.begin()->second;
        }
    }
    return blast;
}

}  // namespace second
