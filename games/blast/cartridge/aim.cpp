#include "blast_cartridge/aim.h"

#include "blast/forecast.h"

namespace blast_cartridge {

using namespace blast;
using stage::Judgement;

namespace {

// Damaged in this turn, or out of the arena.
SeatSet struck(const Board& board) { return static_cast<SeatSet>(board.hit | ~board.living()); }

constexpr bool within(SeatSet part, SeatSet whole) { return (part & ~whole) == 0; }

// The turn is ended on this board.
bool stands(const Aim& aim, const Board& board, Seat solver) {
    if (fate_of(board, solver, solver) != Fate::safe) return false;
    if (aim.what == Aim::What::escape) return true;
    if (has(board.hit, solver)) return false;
    for (Seat seat = 0; seat < board.seats; ++seat)
        if (has(aim.rivals, seat) && !has(struck(board), seat) &&
            fate_of(board, solver, seat) == Fate::safe)
            return false;
    return true;
}

}  // namespace

Judgement judge(const Aim& aim, const State& before, kit::Action action, const State& after) {
    const Seat solver = before.active;
    const bool at_end = aim.what == Aim::What::doom || aim.what == Aim::What::escape;
    if (action.kind == end_turn)
        return at_end && stands(aim, before.board, solver) ? Judgement::solved : Judgement::failed;
    const SeatSet hit = struck(after.board);
    if (aim.unhurt && has(hit, solver)) return Judgement::failed;
    if (after.over()) return after.winner == solver ? Judgement::solved : Judgement::failed;
    if (after.figure(solver).alive == 0) return Judgement::failed;
    const bool reached = (aim.what == Aim::What::hit && within(aim.rivals, hit)) ||
                         (aim.what == Aim::What::out && (aim.rivals & after.board.living()) == 0);
    return reached ? Judgement::solved : Judgement::open;
}

}  // namespace blast_cartridge
