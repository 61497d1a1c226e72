// Which patterns a move gets ready: what a hint tells of it.
#pragma once

#include "bullet/state.h"

namespace bullet_cartridge {

struct Ready {
    bullet::PatternId card = bullet::no_pattern;
    int clears = 0;

    bool found() const { return card != bullet::no_pattern; }
};

// The card that clears most of all that can be used in `after` and clear more there than `before`.
Ready readied(const bullet::Board& before, const bullet::Board& after);
// The same after one more move that the action points of `after` pay for. Without what has changed
// since `before` that move would not do.
Ready prepared(const bullet::Board& before, const bullet::Board& after);

}  // namespace bullet_cartridge
