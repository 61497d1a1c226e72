#include "blast/moves.h"

namespace blast {

namespace {

// Each square of a line at which a movement may end, with how it is reached, till the visitor says
// that it has seen enough.
template <class Visit>
void each_end(const Board& board, Square from, Direction way, Visit visit) {
    Gait gait = Gait::walk;
    for (Square at = beside(from, way); at != no_square; at = beside(at, way)) {
        const Terrain terrain = board.terrain[at];
        if (!terrain.floor()) return;  // BLA-106, BLA-157, BLA-191
        const Piece piece = board.piece[at];
        const Token token = board.token[at];
        if (is_block(token) || piece.bomb()) gait = Gait::phase;  // BLA-107, BLA-109, BLA-155
        if (is_block(token)) continue;                            // BLA-156
        if (piece.figure()) continue;                             // BLA-108, BLA-188
        if (!visit(at, gait)) return;
        if (is_item(token)) return;                          // BLA-110, BLA-157
        if (terrain.feature() == Feature::teleport) return;  // BLA-185
    }
}

}  // namespace

Ends ends_from(const Board& board, Square from) {
    Ends ends;
    for (const Direction way : directions)
        each_end(board, from, way, [&](Square at, Gait gait) {
            (gait == Gait::walk ? ends.walk : ends.phase).add(at);
            return true;
        });
    return ends;
}

Direction way_to(Square from, Square to) {
    if (column_of(from) == column_of(to)) return to < from ? north : south;
    return to < from ? west : east;
}

Gait gait_to(const Board& board, Square from, Square to) {
    if (to >= square_count || to == from) return Gait::none;
    if (column_of(from) != column_of(to) && row_of(from) != row_of(to)) return Gait::none;
    Gait found = Gait::none;
    each_end(board, from, way_to(from, to), [&](Square at, Gait gait) {
        if (at == to) found = gait;
        return at != to;
    });
    return found;
}

Square teleport_end(const Board& board, Square pad) {
    if (board.terrain[pad].feature() != Feature::teleport) return pad;
    const Square out = pad_ahead(board.terrain, pad);
    return out == no_square || board.piece[out].figure() ? pad : out;
}

Distances roll_distances(const Board& board, Square from, Direction way) {
    unsigned found = 0;
    Square at = from;
    for (unsigned distance = 1;; ++distance) {
        at = beside(at, way);
        if (at == no_square || board.terrain[at].wall()) break;
        if (board.terrain[at].ground() == Ground::hole) {
            found |= 1u << distance;  // BLA-193
            break;
        }
        if (!board.piece[at].empty() || board.token[at] != no_token) break;
        if (board.terrain[at].feature() != Feature::teleport) found |= 1u << distance;  // BLA-189
    }
    return static_cast<Distances>(found);
}

Square roll_end(Square from, Direction way, int distance) {
    return static_cast<Square>(from + distance * (row_step[way] * box + column_step[way]));
}

bool takes_bomb(const Board& board, Square square, Seat layer) {
    const Piece piece = board.piece[square];
    return board.terrain[square].floor() && board.terrain[square].feature() != Feature::teleport &&
           board.token[square] == no_token && !piece.bomb() &&
           (!piece.figure() || piece.seat() == layer);
}

bool on_perimeter(const Board& board, Square square) {
    if (!board.empty_square(square)) return false;
    for (const Direction way : directions) {
        const Square next = beside(square, way);
        if (next == no_square || board.terrain[next].ground() == Ground::outside) return true;
    }
    return false;
}

Squares perimeter(const Board& board) {
    Squares found;
    for (int at = 0; at < square_count; ++at)
        if (on_perimeter(board, static_cast<Square>(at))) found.add(static_cast<Square>(at));
    return found;
}

}  // namespace blast
