// Moving bullets: what can go where, and at what price. Nothing here changes anything.
#pragma once

#include "bullet/state.h"

namespace bullet {

// The bullets that a filter lets through.
Spaces fitting(const Board& board, Filter filter);

// ---- Chains (BUL-104, BUL-105) -----------------------------------------------------------------

// Can this action be used several times at once on one bullet?
constexpr bool is_chain(const Effect& effect) {
    return effect.steps.size() == 1 && effect[0].verb == Verb::move && !effect[0].ally &&
           effect[0].n == 1;
}

// Visits `visit(ends, depth)` for depth 1, 2, ...: the free spaces that a bullet comes to with so
// many steps and not with fewer. It passes over bullets only, and stops after `most_steps`.
template <class Visit>
constexpr void each_reach(Spaces bullets, Space from, Directions ways, int most_steps,
                          const Visit& visit) {
    Spaces seen = set_of(from), front = seen;
    for (int depth = 1; depth <= most_steps && front != 0; ++depth) {
        const Spaces next = stepped(front, ways) & ~seen;
        seen |= next;
        visit(next & ~bullets, depth);
        front = next & bullets;
    }
}
// Where a bullet can come with at most so many uses.
constexpr Spaces reach(Spaces bullets, Space from, Directions ways, int most_steps) {
    Spaces all = 0;
    each_reach(bullets, from, ways, most_steps, [&](Spaces ends, int) { all |= ends; });
    return all;
}
// How many uses bring it there; 0: it cannot get there.
constexpr int depth_of(Spaces bullets, Space from, Space to, Directions ways, int most_steps) {
    int found = 0;
    each_reach(bullets, from, ways, most_steps, [&](Spaces ends, int depth) {
        if (has(ends, to)) found = depth;
    });
    return found;
}

// ---- Single steps of effects -------------------------------------------------------------------

// Where a MOVE brings the bullet of this space (BUL-106).
Spaces move_ends(const Board& board, const Step& step, Space from);
// With which bullets behind it (in reading order) it can be swapped.
Spaces swap_partners(const Board& board, const Step& step, Space from);
// Where a WARP can set it.
Spaces warp_ends(const Board& board, Space from);
// Where the component can go (BUL-360).
Spaces component_ends(const Board& board, const Step& step);

}  // namespace bullet
