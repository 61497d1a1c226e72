// Where a figure can come in one turn on foot, and how far flames would come.
//
// It is asked for every seat in every position that a computer player looks at. So the board is
// held row by row, a bit for each square, and all squares of a row are walked from at once.
#pragma once

#include "blast/board.h"

namespace blast {

// A set of squares, row by row; column 0 is the lowest bit.
struct Rows {
    std::array<std::uint16_t, box> row{};

    constexpr void add(Square at) {
        std::uint16_t& there = row[static_cast<std::size_t>(row_of(at))];
        there = static_cast<std::uint16_t>(there | 1u << column_of(at));
    }
    constexpr void remove(Square at) {
        std::uint16_t& there = row[static_cast<std::size_t>(row_of(at))];
        there = static_cast<std::uint16_t>(there & ~(1u << column_of(at)));
    }
    static Rows of(const Squares& squares);
    Squares squares() const;
};

// Of the terrain: what does not change unless tiles are flipped or turf breaks.
struct Floor {
    Rows walk;  // can be stood on
    Rows low;   // no wall
    Rows pads;
    bool teleports;

    void read(const Board& board);
    // It was read of another map, of which little has changed since.
    void renew(const Map& now, const Map& before);
};

// What a board is to feet and flames. Figures are in the way of neither.
struct Lanes {
    Floor floor;
    Rows walk;           // can be entered
    Rows open;           // lets flames pass
    Rows items, blocks;  // an item ends a movement, as a pad does

    void read(const Board& board);  // all but the floor
};

// One movement of a seat's figure, from many squares at once.
class Stride {
  public:
    Stride(const Board& board, const Lanes& lanes, Seat seat);
    // Squares that are come to, and that were passed.
    struct Found {
        Rows ends, passed;
    };
    Found from(const Rows& front) const;

  private:
    const Board& board_;
    const Lanes& lanes_;
    Seat seat_;
    Rows others_;   // where nobody else can end
    Rows through_;  // what can be passed
};

struct Reach {
    Squares ends;    // where its turn may end; its own square too
    Squares passed;  // all squares on those ways: what it may lay bombs on
};
Reach reach_of(const Board& board, const Lanes& lanes, Seat seat, int moves);

// Squares at which a bomb whose flames come that far would reach one of these.
Squares aims_at(const Lanes& lanes, const Squares& targets, int distance);

}  // namespace blast
