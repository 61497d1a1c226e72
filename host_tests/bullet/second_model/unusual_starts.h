// Beginnings that a match seldom comes to by itself: nearly full sights, an empty center, few
// cards, the end of the longest match, a boss that is nearly beaten.
#pragma once

#include "bullet/state.h"

namespace second {

enum UnusualStart {
    as_usual,
    crowded,    // full sights and little life: heroines go down together, Sudden Death follows
    starved,    // next to no bullets in the center
    dry,        // crowded, and nothing in the center
    burdened,   // modifiers that only bosses give
    few_tiles,  // few powerups, and boards full of them
    few_cards,  // patterns that run out
    late,       // the last rounds and actions of BUL-305
    weakened,   // few shields, much in the boss's incoming, trap and recipes
    unusual_starts,
    first_of_bosses = weakened
};

void make_unusual(bullet::State& state, UnusualStart start, kit::Rng& rng);

}  // namespace second
