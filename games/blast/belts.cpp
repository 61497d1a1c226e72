#include "blast/belts.h"

#include "blast/events.h"
#include "blast/moves.h"

namespace blast {

using namespace kit;

namespace {

class Belts {
  public:
    Belts(Board& board, Seat seat, Events& events) : board_(board), seat_(seat), events_(events) {}

    // Passes, till nothing moves any more: so a queue moves from the front. BLA-211
    void run() {
        Squares bombs;
        for (int token = 0; token < bombs_a_seat; ++token)
            if (const Bomb& bomb = board_.bombs[bomb_of(seat_, token)]; bomb.on_ground())
                bombs.add(bomb.place);
        bool again = true;
        while (again) {
            again = move_figure();
            bombs.each([&](Square at) { again = move_bomb(at) || again; });
        }
    }

  private:
    bool own_bomb_at(Square at) const {
        const Piece piece = board_.piece[at];
        return piece.bomb() && owner_of(piece.bomb_number()) == seat_;
    }
    // The square that the belt leads to; no_square if there is no belt.
    Square ahead(Square at) const {
        const Terrain terrain = board_.terrain[at];
        return terrain.feature() == Feature::belt ? beside(at, terrain.arrow()) : no_square;
    }
    bool free_for_figure(Square at) const {  // BLA-212
        return board_.terrain[at].floor() && board_.piece[at].empty() &&
               board_.token[at] == no_token;
    }

    bool move_figure() {
        const Square from = board_.figures[seat_].square;
        if (figure_moved_ || from == no_square) return false;
        const Square to = ahead(from);
        if (to == no_square) return false;
        if (own_bomb_at(from)) {  // as one piece: BLA-213
            if (!board_.empty_square(to)) return false;
            carry_bomb(board_.piece[from].bomb_number(), from, to);
        } else if (!free_for_figure(to)) {
            return false;
        }
        board_.put_figure(seat_, to);
        figure_moved_ = true;
        events_.add({.kind = conveyed_figure, .a = seat_, .b = from, .c = to});
        if (const Square out = teleport_end(board_, to); out != to) {
            board_.put_figure(seat_, out);
            events_.add({.kind = teleported, .a = seat_, .b = to, .c = out});
        }
        return true;
    }
    bool move_bomb(Square from) {
        if (!own_bomb_at(from)) return false;
        const BombNumber bomb = board_.piece[from].bomb_number();
        const Square to = ahead(from);
        if ((bombs_moved_ & bit_of(bomb)) != 0 || to == no_square) return false;
        if (board_.figures[seat_].square == from) return false;  // only with its figure
        const bool hole = board_.terrain[to].ground() == Ground::hole;
        if (!hole && !board_.empty_square(to)) return false;
        carry_bomb(bomb, from, to);
        if (hole) {
            board_.return_bomb(bomb);
            events_.add({.kind = swallowed, .a = bomb, .b = to});
        }
        return true;
    }
    void carry_bomb(BombNumber bomb, Square from, Square to) {
        board_.put_bomb(bomb, to);
        bombs_moved_ |= bit_of(bomb);
        events_.add({.kind = conveyed_bomb, .a = bomb, .b = from, .c = to});
    }

    Board& board_;
    Seat seat_;
    Events& events_;
    bool figure_moved_ = false;
    BombSet bombs_moved_ = 0;
};

}  // namespace

void run_belts(Board& board, Seat seat, Events& events) { Belts(board, seat, events).run(); }

}  // namespace blast
