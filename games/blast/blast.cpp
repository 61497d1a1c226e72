#include "blast/blast.h"

#include <cstdlib>

#include "kit/hot.h"

namespace blast {

namespace {

int steps_between(Square one, Square two) {
    return std::abs(column_of(one) - column_of(two)) + std::abs(row_of(one) - row_of(two));
}

class Fire {
  public:
    Fire(const Board& board, Blast& out) : board_(board), out_(out) {}

    void start(BombSet starters) {
        for (BombSet rest = starters; rest != 0; rest &= rest - 1)
            light(static_cast<BombNumber>(std::countr_zero(rest)), 0);
        // Each generation lies behind the one before, so the list is its own queue: BLA-047
        for (std::size_t i = 0; i < out_.length; ++i) explode(out_.chain[i]);
    }

  private:
    void light(BombNumber bomb, int generation) {
        if ((out_.bombs & bit_of(bomb)) != 0) return;
        out_.bombs |= bit_of(bomb);
        out_.chain[out_.length++] = {
            bomb, static_cast<std::uint8_t>(generation), board_.square_of(bomb), {}};
    }
    // Bombs in a square, on the ground and on a head: BLA-009, BLA-143. Is there one?
    bool light_square(Square at, int generation) {
        const Piece piece = board_.piece[at];
        bool found = piece.bomb();
        if (found) light(piece.bomb_number(), generation);
        if (piece.figure() && board_.figures[piece.seat()].carries != nothing) {
            light(board_.figures[piece.seat()].carries, generation);
            found = true;
        }
        return found;
    }
    void touch(Seat seat, DamageTime time, Seat owner) {
        out_.touched = static_cast<SeatSet>(out_.touched | set_of(seat));
        if (time > out_.time[seat]) return;
        if (time < out_.time[seat]) out_.by[seat] = 0;
        out_.time[seat] = time;
        out_.by[seat] = static_cast<SeatSet>(out_.by[seat] | set_of(owner));
    }
    void explode(Blast::Link& link) {
        const Seat owner = owner_of(link.bomb);
        const Terrain ground = board_.terrain[link.square];
        const bool on_pad = ground.feature() == Feature::power;
        if (on_pad) shake(link, owner);
        if (ground.feature() == Feature::turf) out_.turf.add(link.square);
        out_.burn.add(link.square);
        light_square(link.square, link.generation + 1);
        if (!on_pad) touch_square(link, owner, link.square, 0);
        // BLA-043
        const int most = board_.figures[owner].flame_max != 0 ? box : flame_distance;
        for (const Direction way : directions) {
            Square at = link.square;
            int distance = 0;
            while (distance < most) {
                at = beside(at, way);
                if (at == no_square || board_.terrain[at].wall()) break;  // BLA-044
                ++distance;
                out_.burn.add(at);
                if (!on_pad) touch_square(link, owner, at, distance);
                if (stops(at, link.generation)) break;
            }
            link.reach[way] = static_cast<std::uint8_t>(distance);
        }
    }
    void touch_square(const Blast::Link& link, Seat owner, Square at, int distance) {
        const Piece piece = board_.piece[at];
        if (piece.figure()) touch(piece.seat(), damage_time(link.generation, distance), owner);
    }
    bool stops(Square at, int generation) {
        if (const Token token = board_.token[at]; token != no_token) {
            (is_block(token) ? out_.blocks : out_.items).add(at);
            return true;
        }
        return light_square(at, generation + 1);
    }
    // A bomb on a Power-Up Pad is felt by all figures but those on other such pads: BLA-200,
    // BLA-201
    void shake(const Blast::Link& link, Seat owner) {
        out_.everybody = true;
        for (Seat seat = 0; seat < board_.seats; ++seat) {
            const Square at = board_.figures[seat].square;
            if (at == no_square) continue;
            if (at != link.square && board_.terrain[at].feature() == Feature::power) continue;
            touch(seat, damage_time(link.generation, steps_between(at, link.square)), owner);
        }
    }

    const Board& board_;
    Blast& out_;
};

// Who stands over turf that opens falls with the earliest bomb there: BLA-163, BLA-197
void find_falls(const Board& board, Blast& fire) {
    for (const Blast::Link& link : fire.links()) {
        const Piece piece = board.piece[link.square];
        if (!fire.turf.has(link.square) || !piece.figure()) continue;
        const Seat seat = piece.seat();
        if (has(fire.fallen, seat)) continue;  // links come by generation
        fire.fallen = static_cast<SeatSet>(fire.fallen | set_of(seat));
        fire.time[seat] = damage_time(link.generation, 0);
        fire.by[seat] = set_of(owner_of(link.bomb));
    }
}

}  // namespace

KIT_HOT Blast blast(const Board& board, BombSet starters) {
    Blast out;
    Fire(board, out).start(starters);
    find_falls(board, out);
    return out;
}

Seat victim_of(const Board& board, const Blast& fire, Seat ghost) {
    const SeatSet damaged = damaged_by(fire, board.hit);
    Seat victim = kit::nobody;
    for (Seat seat = board.after(ghost); seat != ghost; seat = board.after(seat))
        if (has(damaged, seat) && has(fire.by[seat], ghost) &&
            (victim == kit::nobody || fire.time[seat] < fire.time[victim]))
            victim = seat;
    return victim;
}

KIT_HOT void settle(Board& board, const Blast& fire) {
    fire.items.each([&](Square at) { board.token[at] = no_token; });  // BLA-049
    fire.blocks.each(
        [&](Square at) { board.token[at] = item_token(item_of(board.token[at])); });  // BLA-048
    for (const Blast::Link& link : fire.links()) board.return_bomb(link.bomb);        // BLA-051
    fire.turf.each([&](Square at) { board.terrain[at] = Ground::hole; });
}

KIT_HOT SeatSet harm(Board& board, const Blast& fire) {
    SeatSet out = fire.fallen;
    const SeatSet damaged = damaged_by(fire, board.hit);
    for (Seat seat = 0; seat < board.seats; ++seat) {
        if (!has(damaged, seat)) continue;
        board.hit = static_cast<SeatSet>(board.hit | set_of(seat));
        if (board.figures[seat].heart != 0)
            board.figures[seat].heart = 0;  // BLA-060
        else
            out = static_cast<SeatSet>(out | set_of(seat));  // BLA-061
    }
    for (Seat seat = 0; seat < board.seats; ++seat)
        if (has(out, seat)) eliminate(board, seat);
    return out;
}

KIT_HOT BombSet tick(Board& board, Seat seat) {
    BombSet due = 0;
    for (int token = 0; token < bombs_a_seat; ++token) {
        Bomb& bomb = board.bombs[bomb_of(seat, token)];
        if (!bomb.in_play()) continue;
        if (bomb.sparking != 0) due |= bit_of(bomb_of(seat, token));
        bomb.sparking = 1;
    }
    return due;
}

}  // namespace blast
