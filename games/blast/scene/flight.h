// The way of a bomb that is pushed or thrown: from square to square, over the edge and in again on
// the other side.
#pragma once

#include "blast_scene/layout.h"
#include "kit/event.h"

namespace blast_scene {

class Flight {
  public:
    // `event`: blast::flew.
    Flight(const blast::Board& board, const kit::Event& event) : board_(board), event_(event) {}

    int hops() const;
    // Where it is after hop number `hop` and `part` of 256 of the next one: the corner of its
    // square, raised by the bounce.
    Point at(const Court& court, int hop, int part) const;

  private:
    // The next square inside, and whether the way there leads over the edge.
    struct Hop {
        Square to;
        bool over_edge;
    };
    Hop next(Square from) const;

    const blast::Board& board_;
    const kit::Event& event_;
};

}  // namespace blast_scene
