#include "blast/board.h"

#include "kit/hot.h"

#include <algorithm>

namespace blast {

SeatSet Board::living() const {
    unsigned set = 0;
    for (Seat seat = 0; seat < seats; ++seat)
        set |= static_cast<unsigned>(figures[seat].alive) << seat;
    return static_cast<SeatSet>(set);
}
int Board::living_count() const { return std::popcount(living()); }

int Board::in_play(Seat owner) const {
    int count = 0;
    for (int which = 0; which < bombs_a_seat; ++which)
        count += bombs[bomb_of(owner, which)].in_play();
    return count;
}
int Board::inventory(Seat owner) const {
    return std::max(0, figures[owner].bombs - in_play(owner));
}
Square Board::square_of(BombNumber bomb) const {
    const Bomb& found = bombs[bomb];
    return found.carried() ? figures[found.carrier()].square : found.place;
}

void Board::put_figure(Seat seat, Square square) {
    lift_figure(seat);
    figures[seat].square = square;
    Piece& piece_there = piece[square];
    piece_there.bits = static_cast<std::uint8_t>((piece_there.bits & 31) | (seat + 1) << 5);
}
void Board::lift_figure(Seat seat) {
    const Square square = figures[seat].square;
    if (square == no_square) return;
    piece[square].bits &= 31;
    figures[seat].square = no_square;
}

void Board::put_bomb(BombNumber bomb, Square square) {
    Bomb& moved = bombs[bomb];
    if (moved.on_ground()) piece[moved.place].bits &= 0xE0;
    if (moved.carried()) figures[moved.carrier()].carries = nothing;
    moved.place = square;
    Piece& there = piece[square];
    there.bits = static_cast<std::uint8_t>((there.bits & 0xE0) | (bomb + 1));
}
void Board::give_bomb(BombNumber bomb, Seat carrier) {
    piece[bombs[bomb].place].bits &= 0xE0;
    bombs[bomb].place = static_cast<std::uint8_t>(Bomb::on_head + carrier);
    figures[carrier].carries = bomb;
}
void Board::return_bomb(BombNumber bomb) {
    Bomb& gone = bombs[bomb];
    if (gone.on_ground()) piece[gone.place].bits &= 0xE0;
    if (gone.carried()) figures[gone.carrier()].carries = nothing;
    gone = {};
}

std::uint8_t Board::flip_at(int step) const {
    if (step >= ring_size()) return final_tile;
    const auto* first =
        std::find(ring.begin(), ring.begin() + ring_size(), figures[holder].start_tile);
    return ring[static_cast<std::size_t>((first - ring.begin() + step) % ring_size())];
}
std::uint8_t Board::next_flip() const {
    return holder == kit::nobody || flips == tile_count ? nothing : flip_at(flips);
}
std::uint8_t Board::tile_at(Square square) const {
    if (terrain[square].ground() == Ground::outside) return nothing;
    std::uint8_t tile = 0;
    while (!on_tile(square, tiles[tile])) ++tile;
    return tile;
}
KIT_HOT Squares Board::tile_squares(std::uint8_t tile) const {
    Squares all;
    for (int row = 0; row < tile_side; ++row)
        for (int column = 0; column < tile_side; ++column)
            all.add(static_cast<Square>(tiles[tile] + row * box + column));
    return all;
}

BombSet Board::bombs_on(std::uint8_t tile) const {
    BombSet found = 0;
    for (BombNumber bomb = 0; bomb < bomb_count; ++bomb)
        if (bombs[bomb].in_play() && on_tile(square_of(bomb), tiles[tile])) found |= bit_of(bomb);
    return found;
}

void build(Board& board, const Arena& arena) {
    board = {};
    board.terrain = lay_out(arena);
    board.seats = arena.seats;
    board.tile_count = arena.tile_count;
    board.final_tile = arena.final_tile;
    board.holder = kit::nobody;
    for (std::size_t i = 0; i < arena.tile_count; ++i) board.tiles[i] = arena.tiles[i].corner;
    board.ring = ring_of(arena).tiles;
}

// The row or column is one cycle of its inside squares.
Square landing(const Board& board, Square from, Direction way) {
    Square at = from;
    for (;;) {
        const Square next = beside(at, way);
        at = next != no_square ? next
             : way == north    ? square_at(column_of(at), box - 1)
             : way == east     ? square_at(0, row_of(at))
             : way == south    ? square_at(column_of(at), 0)
                               : square_at(box - 1, row_of(at));
        if (at == from) return no_square;
        if (board.terrain[at].ground() == Ground::hole || board.empty_square(at)) return at;
    }
}

void eliminate(Board& board, Seat seat) {
    Figure& figure = board.figures[seat];
    if (figure.carries != nothing) board.return_bomb(figure.carries);
    board.lift_figure(seat);
    figure.alive = 0;
    figure.heart = 0;
    figure.speed_ups = 0;
}

void take_place(Board& board, Seat ghost, Seat victim) {
    Figure& from = board.figures[victim];
    Figure& to = board.figures[ghost];
    const Square square = from.square;
    board.lift_figure(victim);
    board.put_figure(ghost, square);
    if (from.carries != nothing) {
        board.bombs[from.carries].place = static_cast<std::uint8_t>(Bomb::on_head + ghost);
        to.carries = from.carries;
    }
    to.alive = 1;
    to.heart = 0;
    to.speed_ups = from.speed_ups;
    to.flame_max = to.flame_max != 0 || from.flame_max != 0;
    to.bombs =
        static_cast<std::uint8_t>(std::min<int>(bombs_a_seat, to.bombs + from.bombs - first_bombs));
    const std::uint8_t start_tile = from.start_tile;
    from = {.bombs = first_bombs, .start_tile = start_tile};
    board.hit = static_cast<SeatSet>(board.hit | set_of(ghost));
}

KIT_HOT SeatSet flip(Board& board, std::uint8_t tile) {
    unsigned fallen = 0;
    board.tile_squares(tile).each([&](Square at) {
        const Piece there = board.piece[at];
        if (there.figure()) {
            fallen |= 1u << there.seat();
            eliminate(board, there.seat());
        }
        if (there.bomb()) board.return_bomb(there.bomb_number());
        board.token[at] = no_token;
        board.terrain[at] = Ground::outside;
    });
    ++board.flips;
    return static_cast<SeatSet>(fallen);
}

}  // namespace blast
