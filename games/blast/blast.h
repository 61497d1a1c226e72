// A blast event: bombs that go off in unison, the chain they set off, and what it does
// (RULES.md). One routine serves the rules, the computer players and the danger that is shown.
#pragma once

#include "blast/board.h"

namespace blast {

// When a figure was hit, as chain order has it: BLA-163. Earlier is smaller.
using DamageTime = std::uint16_t;
inline constexpr DamageTime never = 0xFFFF;
constexpr DamageTime damage_time(int generation, int distance) {
    return static_cast<DamageTime>(generation * 32 + distance);
}
constexpr int generation_of(DamageTime time) { return time / 32; }
constexpr int distance_of(DamageTime time) { return time % 32; }

struct Blast {
    // In chain order; the bomb, its generation, and how far its flames came in each direction.
    struct Link {
        BombNumber bomb;
        std::uint8_t generation;
        Square square;
        std::array<std::uint8_t, 4> reach;
    };
    std::array<Link, bomb_count> chain;
    std::uint8_t length = 0;
    BombSet bombs = 0;       // that went off
    Squares burn;            // squares of bombs and flames
    Squares blocks;          // that were hit
    Squares items;           // that were hit
    Squares turf;            // that a bomb exploded on: BLA-196
    bool everybody = false;  // a Power-Up Pad went off: BLA-200
    SeatSet touched = 0;     // figures that fire reached, invincible ones too
    SeatSet fallen = 0;      // figures over turf that opens
    // Of each figure that was touched or fell, and whose bombs came at that very time.
    std::array<DamageTime, most_seats> time{never, never, never, never};
    std::array<SeatSet, most_seats> by{};

    std::span<const Link> links() const { return {chain.data(), length}; }
};

// What happens if these bombs go off now: BLA-042 to BLA-047, BLA-200. Nothing is changed.
Blast blast(const Board& board, BombSet starters);

// Those that are damaged by it: not the invincible ones, and not those who fall.
constexpr SeatSet damaged_by(const Blast& fire, SeatSet invincible) {
    return static_cast<SeatSet>(fire.touched & ~invincible & ~fire.fallen);
}

// Whose place a ghost takes by a blast of its own Bomb Phase: BLA-173, BLA-174; nobody: no one's.
Seat victim_of(const Board& board, const Blast& fire, Seat ghost);

// Items burn, blocks open, bombs go back, turf breaks: the first four of BLA-052.
void settle(Board& board, const Blast& fire);
// Damage and falls, on all at once; says who is eliminated. Those who lose the Heart are hit.
SeatSet harm(Board& board, const Blast& fire);

// The Bomb Phase's clock: fresh bombs of the seat begin to spark; those that sparked already are
// due. BLA-040
BombSet tick(Board& board, Seat seat);

}  // namespace blast
