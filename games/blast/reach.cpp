#include "blast/reach.h"

#include <algorithm>
#include <cstring>

#include "blast/moves.h"
#include "kit/hot.h"

namespace blast {

namespace {

// The pad that the figure left is free for it again.
Square pad_end(const Board& board, Seat seat, Square pad) {
    const Square out = pad_ahead(board.terrain, pad);
    if (out == no_square) return pad;
    return board.piece[out].figure() && board.piece[out].seat() != seat ? pad : out;
}

using Bits = std::uint32_t;

// For each row something of that row.
template <class Make>
Rows each_row(Make make) {
    Rows rows;
    for (std::size_t i = 0; i < box; ++i) rows.row[i] = static_cast<std::uint16_t>(make(i));
    return rows;
}

// ---- One movement from many squares at once ----------------------------------------------------

// What can be entered, and what of it can be passed.
struct Ways {
    const Rows &walk, &through;
};

// Along a row, in both directions.
Bits slide(Bits from, Bits walk, Bits through) {
    // Towards higher bits an addition carries on as long as there is a way.
    const Bits first = from << 1 & through;
    const Bits up = (((through + first) ^ through) & through) | first | from;
    Bits down = from;
    for (int step = 1; step < box; step *= 2) {
        down |= down >> step & through;
        through &= through >> step;
    }
    return (up << 1 | down >> 1) & walk;
}

void slide_rows(const Rows& from, const Ways& ways, Rows& out) {
    for (std::size_t i = 0; i < box; ++i)
        if (from.row[i] != 0)
            out.row[i] = static_cast<std::uint16_t>(
                out.row[i] | slide(from.row[i], ways.walk.row[i], ways.through.row[i]));
}

void slide_columns(const Rows& from, const Ways& ways, Rows& out) {
    const auto pass = [&](std::size_t i, Bits moving) {
        const Bits here = moving & ways.walk.row[i];
        out.row[i] = static_cast<std::uint16_t>(out.row[i] | here);
        return (here & ways.through.row[i]) | from.row[i];
    };
    Bits moving = 0;
    for (std::size_t i = 0; i < box; ++i) moving = pass(i, moving);
    moving = 0;
    for (std::size_t i = box; i-- > 0;) moving = pass(i, moving);
}

// Who enters a pad comes out of another one.
void leave_pads(const Board& board, const Rows& pads, Seat seat, Rows& ends) {
    Rows out;
    for (std::size_t i = 0; i < box; ++i) {
        for (Bits rest = ends.row[i] & pads.row[i]; rest != 0; rest &= rest - 1)
            out.add(pad_end(board, seat, square_at(std::countr_zero(rest), static_cast<int>(i))));
        ends.row[i] = static_cast<std::uint16_t>(ends.row[i] & ~pads.row[i]);
    }
    ends = each_row([&](std::size_t i) { return ends.row[i] | out.row[i]; });
}

}  // namespace

// ---- Rows --------------------------------------------------------------------------------------

Rows Rows::of(const Squares& squares) {
    Rows rows;
    squares.each([&](Square at) { rows.add(at); });
    return rows;
}
KIT_HOT Squares Rows::squares() const {
    Squares all;
    for (unsigned i = 0, bit = 0; i < box; ++i, bit += box) {
        const Bits bits = row[i];
        all.words[bit / 32] |= bits << bit % 32;
        if (bit % 32 + box > 32) all.words[bit / 32 + 1] |= bits >> (32 - bit % 32);
    }
    return all;
}

// ---- The board ---------------------------------------------------------------------------------

KIT_HOT void Floor::read(const Board& board) {
    teleports = false;
    std::size_t at = 0;
    for (std::size_t i = 0; i < box; ++i) {
        Bits floors = 0, not_walls = 0, teleporters = 0;
        for (Bits bit = 1; bit < 1u << box; bit <<= 1, ++at) {
            const Terrain terrain = board.terrain[at];
            if (terrain.wall()) continue;
            not_walls |= bit;
            if (terrain.floor()) floors |= bit;
            if (terrain.feature() == Feature::teleport) teleporters |= bit;
        }
        walk.row[i] = static_cast<std::uint16_t>(floors);
        low.row[i] = static_cast<std::uint16_t>(not_walls);
        pads.row[i] = static_cast<std::uint16_t>(teleporters);
        teleports = teleports || teleporters != 0;
    }
}

KIT_HOT void Floor::renew(const Map& now, const Map& before) {
    const auto four_at = [](const Map& map, std::size_t at) {
        std::uint32_t four;
        std::memcpy(&four, __builtin_assume_aligned(map.data() + at, 4), sizeof four);
        return four;
    };
    bool changed = false;
    for (std::size_t at = 0; at < square_count; at += 4) {
        if (four_at(now, at) == four_at(before, at)) continue;
        changed = true;
        for (std::size_t each = at; each < at + 4; ++each) {
            const auto square = static_cast<Square>(each);
            const Terrain terrain = now[each];
            if (terrain == before[each]) continue;
            // Turf that broke, or a tile that was flipped.
            walk.remove(square);
            pads.remove(square);
            if (terrain.wall()) low.remove(square);
        }
    }
    if (!changed) return;
    teleports = std::any_of(pads.row.begin(), pads.row.end(), [](auto row) { return row != 0; });
}

KIT_HOT void Lanes::read(const Board& board) {
    walk = floor.walk;
    open = floor.low;
    for (const Bomb& bomb : board.bombs)
        if (bomb.on_ground()) {
            walk.remove(bomb.place);
            open.remove(bomb.place);
        }
    std::size_t at = 0;
    for (std::size_t i = 0; i < box; ++i) {
        Bits item = 0, block = 0;
        // Most of the board is empty: four squares at once.
        for (Bits bit = 1; bit < 1u << box; bit <<= 4, at += 4) {
            std::uint32_t four;
            std::memcpy(&four, __builtin_assume_aligned(board.token.data() + at, 4), sizeof four);
            if (four == 0) continue;
            for (std::size_t j = 0; j < 4; ++j)
                if (const Token token = board.token[at + j]; token != no_token)
                    (is_item(token) ? item : block) |= bit << j;
        }
        items.row[i] = static_cast<std::uint16_t>(item);
        blocks.row[i] = static_cast<std::uint16_t>(block);
        open.row[i] = static_cast<std::uint16_t>(open.row[i] & ~(item | block));
        walk.row[i] = static_cast<std::uint16_t>(walk.row[i] & ~block);
    }
}

// ---- Reach -------------------------------------------------------------------------------------

KIT_HOT Stride::Stride(const Board& board, const Lanes& lanes, Seat seat)
    : board_(board), lanes_(lanes), seat_(seat) {
    for (Seat each = 0; each < board.seats; ++each)
        if (each != seat && board.figures[each].square != no_square)
            others_.add(board.figures[each].square);
    // What others stand on does not stop a movement: it does not end there.
    through_ = each_row([&](std::size_t i) {
        const Bits stops = lanes.items.row[i] | lanes.floor.pads.row[i];
        return lanes.walk.row[i] & (~stops | others_.row[i]);
    });
}

KIT_HOT Stride::Found Stride::from(const Rows& front) const {
    const Ways ways{lanes_.walk, through_};
    Found found;
    slide_rows(front, ways, found.passed);
    slide_columns(front, ways, found.passed);
    found.ends = each_row([&](std::size_t i) { return found.passed.row[i] & ~others_.row[i]; });
    if (lanes_.floor.teleports) leave_pads(board_, lanes_.floor.pads, seat_, found.ends);
    return found;
}

KIT_HOT Reach reach_of(const Board& board, const Lanes& lanes, Seat seat, int moves) {
    const Stride stride(board, lanes, seat);
    Rows front;
    front.add(board.figures[seat].square);
    Rows ends = front, passed = front;
    for (Bits any = 1; moves > 0 && any != 0; --moves) {
        const Stride::Found found = stride.from(front);
        front = found.ends;
        any = 0;
        for (std::size_t i = 0; i < box; ++i) {
            passed.row[i] = static_cast<std::uint16_t>(passed.row[i] | found.passed.row[i]);
            front.row[i] = static_cast<std::uint16_t>(front.row[i] & ~ends.row[i]);
            ends.row[i] = static_cast<std::uint16_t>(ends.row[i] | front.row[i]);
            any |= front.row[i];
        }
    }
    return {ends.squares(), passed.squares()};
}

// ---- Flames ------------------------------------------------------------------------------------

KIT_HOT Squares aims_at(const Lanes& lanes, const Squares& targets, int distance) {
    const Rows from = Rows::of(targets);
    Rows found, north_of = from, south_of = from;
    for (std::size_t i = 0; i < box; ++i) {
        Bits left = from.row[i], right = left, both = 0;
        for (int step = 0; step < distance && (left | right) != 0; ++step) {
            left = left >> 1 & lanes.open.row[i];
            right = right << 1 & lanes.open.row[i];
            both |= left | right;
        }
        found.row[i] = static_cast<std::uint16_t>(both);
    }
    for (int step = 0; step < distance && step < box; ++step) {
        for (std::size_t i = 0; i < box; ++i) {
            const std::size_t last = box - 1 - i;
            north_of.row[i] = i + 1 < box ? north_of.row[i + 1] & lanes.open.row[i] : 0;
            south_of.row[last] = last > 0 ? south_of.row[last - 1] & lanes.open.row[last] : 0;
        }
        found = each_row(
            [&](std::size_t i) { return found.row[i] | north_of.row[i] | south_of.row[i]; });
    }
    return found.squares();
}

}  // namespace blast
