#include "bullet/moves.h"

namespace bullet {

Spaces fitting(const Board& board, Filter filter) {
    const Spaces bullets = board.sight.bullets();
    switch (filter) {
        case Filter::odd:
            return board.sight.odd();
        case Filter::even:
            return board.sight.even();
        case Filter::component:
            return bullets & board.component_space();
        case Filter::beside_component:
            return bullets & stepped(board.component_space(), every_direction);
        default:
            return bullets;
    }
}

Spaces move_ends(const Board& board, const Step& step, Space from) {
    const Spaces bullets = board.sight.bullets();
    Spaces ends = 0;
    for (const Direction way : each_way) {
        if ((step.ways & way) == 0) continue;
        Spaces at = set_of(from);
        int steps = 0;
        while (steps < step.n) {
            const Spaces next = stepped(at, way) & ~bullets;
            if (next == 0) break;
            at = next;
            ++steps;
        }
        if (steps > 0 && (steps == step.n || step.n == as_far_as_possible)) ends |= at;
    }
    return ends;
}

Spaces swap_partners(const Board& board, const Step& step, Space from) {
    const Spaces behind_it = fitting(board, step.filter) & ~((set_of(from) << 1) - 1);
    switch (step.scope) {
        case Scope::adjacent:
            return behind_it & stepped(set_of(from), every_direction);
        case Scope::row:
            return behind_it & row_spaces(row_of(from));
        default:
            return behind_it;
    }
}

Spaces warp_ends(const Board& board, Space from) {
    return board.sight.open() & column_spaces(colour_of(board.sight.at(from)));
}

Spaces component_ends(const Board& board, const Step& step) {
    Spaces ends = 0;
    for (const Direction way : each_way) {
        if ((step.ways & way) == 0) continue;
        Spaces at = board.component_space();
        for (int i = 1; i <= step.n && at != 0; ++i) {
            at = stepped(at, way);
            if (i == step.n || step.n == as_far_as_possible) ends |= at;
        }
    }
    return ends;
}

}  // namespace bullet
