#include "bullet_scene/aims.h"

namespace bullet_scene {

Aims aims_of(const Board& board, bullet::PatternId id, int turns) {
    Aims aims;
    const Spaces stars = board.sight.stars();
    const auto worth = [&](const Aim& aim) {
        return 8 * bullet::size_of(aim.cleared) + bullet::size_of(aim.cleared & stars);
    };
    bullet::each_placement(board, id, [&](int held, std::uint8_t offset, Spaces cleared) {
        if (held != turns) return;
        const Aim aim{static_cast<std::uint8_t>(held), offset, cleared};
        std::size_t at = 0;
        for (const Aim& other : aims) {
            if (other.cleared == cleared) return;
            if (worth(other) >= worth(aim)) ++at;
        }
        if (!aims.full()) aims.insert(at, aim);
    });
    return aims;
}

int next_turn(const Board& board, bullet::PatternId id, int turns, int step) {
    const int ways = bullet::turns_for(board.heroine, id);
    for (int i = 0; i < ways; ++i) {
        const int held = ((turns + i * step) % ways + ways) % ways;
        if (bullet::fitting_anchors(board, bullet::shape(id, held)) != 0) return held;
    }
    return -1;
}

int best_clears(const Board& board, bullet::PatternId id) {
    int best = -1;
    bullet::each_placement(board, id, [&](int, std::uint8_t, Spaces cleared) {
        best = std::max(best, bullet::size_of(cleared));
    });
    return best;
}

}  // namespace bullet_scene
