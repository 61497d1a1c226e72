// What a choice would do: shown before it is taken.
#pragma once

#include "blast/blast.h"
#include "blast_scene/selection.h"

namespace blast_scene {

struct Preview {
    Squares burn;                    // of the bomb that is laid, moved or set off, with its chain
    blast::SeatSet touched = 0;      // figures that stand there now
    Square from = blast::no_square;  // a bomb that is moved
    Square to = blast::no_square;    // where it comes to rest, maybe in a Hole
    std::uint8_t bomb = blast::nothing;  // which one it is
};
Preview preview_of(const State& state, const Selection& selection);
// A Fast Detonate that would hit whoever plays it, at once.
bool hurts_oneself(const State& state, const Selection& selection, const Preview& preview);

// What becomes of a seat before it acts again, if it ends its turn and nobody does anything more.
enum class Prospect : std::uint8_t {
    safe,
    hit,
    out,
    replaced,  // a ghost takes its place: BLA-173
    wins       // whatever else happens to it
};
Prospect prospect_of(const State& state, Seat seat);
constexpr bool warns(Prospect prospect) {
    return prospect != Prospect::safe && prospect != Prospect::wins;
}

}  // namespace blast_scene
