#include "bullet_cartridge/readiness.h"

#include <algorithm>

#include "bullet/placements.h"
#include "bullet/prices.h"

namespace bullet_cartridge {

using namespace bullet;

namespace {

// The most that a card of hers clears now; 0: nothing, or it cannot be used.
int clears(const Board& board, PatternId id) {
    int most = 0;
    each_placement(board, id, [&](int, std::uint8_t, Spaces cleared) {
        most = std::max(most, size_of(cleared));
    });
    return most;
}

}  // namespace

Ready readied(const Board& before, const Board& after) {
    Ready best;
    for (const PatternId id : after.hand) {
        const int now = clears(after, id);
        if (now > best.clears && now > clears(before, id)) best = {id, now};
    }
    return best;
}

Ready prepared(const Board& before, const Board& after) {
    Ready best;
    const Movers movers = movers_of(after);
    const Spaces bullets = after.sight.bullets();
    Board moved = after, else_moved = before;
    const auto try_move = [&](Space from, Space to) {
        moved.sight = after.sight;
        moved.sight.move(from, to);
        const Ready found = readied(after, moved);
        if (found.clears <= best.clears) return;
        else_moved.sight = before.sight;
        if (has(before.sight.bullets(), from) && has(before.sight.open(), to))
            else_moved.sight.move(from, to);
        if (clears(else_moved, found.card) < found.clears) best = found;
    };
    each(bullets, [&](Space from) {
        const Walk walk(movers, bullets, from, after.action_points);
        for (int price = 1; price <= after.action_points; ++price)
            each(walk.at(price) & ~bullets, [&](Space to) { try_move(from, to); });
    });
    return best;
}

}  // namespace bullet_cartridge
