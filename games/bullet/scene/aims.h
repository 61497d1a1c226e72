// Where a pattern of the hand can be used now, best first.
#pragma once

#include "bullet/placements.h"
#include "bullet_scene/layout.h"

namespace bullet_scene {

struct Aim {
    std::uint8_t turns = 0, offset = 0;
    Spaces cleared = 0;
    constexpr bool operator==(const Aim&) const = default;
};
// Those with so many quarter turns that clear different bullets: most bullets first, then most
// stars.
using Aims = kit::FixedList<Aim, 30>;
Aims aims_of(const Board& board, bullet::PatternId id, int turns);
// The first way to hold it, from `turns` on, in which it can be used; -1: there is none.
int next_turn(const Board& board, bullet::PatternId id, int turns, int step);
// The most bullets that it would clear now; -1: it cannot be used.
int best_clears(const Board& board, bullet::PatternId id);

// What a card asks for and clears at a place, space by space.
template <class Visit>
void each_aimed(bullet::PatternId id, const Aim& aim, const Visit& visit) {
    const bullet::Grid grid = bullet_art::grid_of(id, aim.turns);
    const int down_by = aim.offset / 9 - (bullet::rows - 1);
    const int right_by = aim.offset % 9 - (bullet::columns - 1);
    for (int i = 0; i < grid.height; ++i)
        for (int j = 0; j < grid.width; ++j) {
            const int row = i + down_by, column = j + right_by;
            if (row < 0 || row >= bullet::rows || column < 0 || column >= bullet::columns) continue;
            visit(bullet::space_at(row, column), grid.at(i, j));
        }
}

}  // namespace bullet_scene
