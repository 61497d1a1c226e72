#include "blast/promise.h"

namespace blast {

namespace {

constexpr Promise opens_block = 16, meets_bomb = 12, meets_rival = 15, linked_rival = 300,
                  linked = 10;

Promise promise_of(const State& state, Seat viewer, const Outlook& outlook, Square square) {
    const Board& board = state.board;
    const int seats = board.seats;
    // The first seat in whose Bomb Phase it would go off with others.
    int chained = 1;
    while (chained <= seats && !outlook.burn(chained).has(square)) ++chained;
    int sum = chained <= seats ? linked : 0;
    Squares burn;
    const int most = board.figures[viewer].flame_max != 0 ? box : flame_distance;
    for (const Direction way : directions) {
        Square at = square;
        for (int distance = 0; distance < most; ++distance) {
            at = beside(at, way);
            if (at == no_square || board.terrain[at].wall()) break;
            burn.add(at);
            const Piece piece = board.piece[at];
            if (piece.figure() && piece.seat() != viewer) {
                sum += meets_rival;
                if (outlook.of(piece.seat()).step >= chained) sum += linked_rival;
            }
            if (is_block(board.token[at])) sum += opens_block;
            if (piece.bomb()) sum += meets_bomb;
            if (board.token[at] != no_token || piece.bomb()) break;
        }
    }
    for (Seat seat = 0; seat < seats; ++seat)
        if (const Outlook::Next& next = outlook.of(seat); seat != viewer && next.acts) {
            Squares denied = burn;
            denied &= next.reach.ends;
            sum += denied.size();
        }
    return static_cast<Promise>(sum);
}

}  // namespace

void find_promises(const State& state, Seat viewer, const Outlook& outlook, const Squares& squares,
                   Promises& out) {
    out = {};
    squares.each([&](Square at) { out[at] = promise_of(state, viewer, outlook, at); });
}

}  // namespace blast
