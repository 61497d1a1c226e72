// The board: all that can burn, fall or be flipped away. It is the part of the position that blasts
// and tiles act on, without cards; computer players copy it to look ahead.
#pragma once

#include "blast/arena.h"
#include "kit/seat.h"

namespace blast {

using kit::Seat;
// Seats, one bit each.
using SeatSet = std::uint8_t;
constexpr SeatSet set_of(Seat seat) { return static_cast<SeatSet>(1u << seat); }
constexpr bool has(SeatSet set, Seat seat) { return (set >> seat & 1) != 0; }

// ---- Bombs -------------------------------------------------------------------------------------

// Number of a bomb token: owner * 5 + 0..4.
using BombNumber = std::uint8_t;
using BombSet = std::uint32_t;  // one bit each
constexpr BombSet bit_of(BombNumber bomb) { return 1u << bomb; }
constexpr Seat owner_of(BombNumber bomb) { return static_cast<Seat>(bomb / bombs_a_seat); }
constexpr BombNumber bomb_of(Seat owner, int token) {
    return static_cast<BombNumber>(owner * bombs_a_seat + token);
}

struct Bomb {
    // A square, 0xE0 + seat on the head of a figure, or 255 in nobody's sight.
    std::uint8_t place = nothing;
    std::uint8_t sparking = 0;

    static constexpr std::uint8_t on_head = 0xE0;
    constexpr bool in_play() const { return place != nothing; }
    constexpr bool on_ground() const { return place < square_count; }
    constexpr bool carried() const { return place >= on_head && place != nothing; }
    constexpr Seat carrier() const { return static_cast<Seat>(place - on_head); }
    constexpr bool operator==(const Bomb&) const = default;
};

// ---- Figures -----------------------------------------------------------------------------------

struct Figure {
    Square square = no_square;  // of a living one
    std::uint8_t alive = 0;
    std::uint8_t heart = 0;  // 1 until the first hit: BLA-060
    std::uint8_t bombs = 0;  // bomb count: BLA-117
    std::uint8_t flame_max = 0;
    std::uint8_t speed_ups = 0;
    std::uint8_t carries = nothing;  // a bomb's number
    std::uint8_t start_tile = 0;
    constexpr bool operator==(const Figure&) const = default;
    constexpr int moves() const { return moves_a_turn + (heart == 0); }  // BLA-100
};

// What stands and lies on a square, in one byte: it is asked for with every step of a flame.
struct Piece {
    std::uint8_t bits = 0;  // ground bomb + 1 in 0..4, figure + 1 in 5..7

    constexpr bool empty() const { return bits == 0; }
    constexpr bool bomb() const { return (bits & 31) != 0; }
    constexpr BombNumber bomb_number() const { return static_cast<BombNumber>((bits & 31) - 1); }
    constexpr bool figure() const { return bits >> 5 != 0; }
    constexpr Seat seat() const { return static_cast<Seat>((bits >> 5) - 1); }
    constexpr bool operator==(const Piece&) const = default;
};

// ---- The board ---------------------------------------------------------------------------------

// Its arrays can be read four squares at once.
struct alignas(4) Board {
    Map terrain;
    std::array<Token, square_count> token;
    std::array<Piece, square_count> piece;
    std::array<Bomb, bomb_count> bombs;
    std::array<Figure, most_seats> figures;
    std::array<Square, most_tiles> tiles;           // top-left squares
    std::array<std::uint8_t, most_tiles - 1> ring;  // places in `tiles`: BLA-232
    std::uint8_t tile_count, final_tile;
    std::uint8_t seats;
    SeatSet hit;         // damaged in this turn, and invincible till its end: BLA-062
    Seat holder;         // of OVERTIME; nobody while it is in the deck
    std::uint8_t armed;  // the holder's turn in which it came is over: BLA-081
    std::uint8_t flips;  // tiles flipped so far

    constexpr bool operator==(const Board&) const = default;

    SeatSet living() const;
    int living_count() const;
    Seat after(Seat seat) const { return static_cast<Seat>(seat + 1 == seats ? 0 : seat + 1); }

    // BLA-117
    int in_play(Seat owner) const;
    int inventory(Seat owner) const;
    // Where a bomb in play would explode: BLA-009
    Square square_of(BombNumber bomb) const;
    // BLA-011: a bomb can come to rest here.
    bool empty_square(Square square) const {
        return terrain[square].floor() && piece[square].empty() && token[square] == no_token &&
               terrain[square].feature() != Feature::teleport;
    }

    void put_figure(Seat seat, Square square);
    void lift_figure(Seat seat);  // off the board
    void put_bomb(BombNumber bomb, Square square);
    void give_bomb(BombNumber bomb, Seat carrier);
    // Back to its owner: BLA-116
    void return_bomb(BombNumber bomb);

    // ---- OVERTIME: BLA-081, BLA-082
    std::uint8_t ring_size() const { return static_cast<std::uint8_t>(tile_count - 1); }
    // Tile number `step` in the order of the flips of the holder, from 0; the last is the final
    // one.
    std::uint8_t flip_at(int step) const;
    // The one that is flipped next; none if nobody holds the card, or all are gone.
    std::uint8_t next_flip() const;
    std::uint8_t tile_at(Square square) const;  // none outside, and where a tile was
    Squares tile_squares(std::uint8_t tile) const;
    BombSet bombs_on(std::uint8_t tile) const;  // carried ones too
};
static_assert(std::has_unique_object_representations_v<Board>);

// Lays an arena out, without items under the blocks and without figures.
void build(Board& board, const Arena& arena);

// Where a bomb that is pushed or thrown from a square comes down: BLA-131, BLA-132. It may be a
// Hole. no_square: nowhere.
Square landing(const Board& board, Square from, Direction way);

// Takes a figure off the board for good: BLA-065. Its bombs stay.
void eliminate(Board& board, Seat seat);

// A ghost stands where its victim stood, with what the victim had: BLA-175. The cards are not here.
void take_place(Board& board, Seat ghost, Seat victim);

// Flips a tile away: BLA-083. Who stood there is eliminated, and told.
SeatSet flip(Board& board, std::uint8_t tile);

}  // namespace blast
