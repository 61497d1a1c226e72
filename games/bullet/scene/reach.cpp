#include "bullet_scene/reach.h"

namespace bullet_scene {

bullet::Movers Reach::movers(const Board& board) const {
    bullet::Movers wanted;
    for (const bullet::Mover& mover : bullet::movers_of(board))
        if (only_ < 0 || mover.action == only_) wanted.push(mover);
    return wanted;
}

void Reach::start(const Board& board, Space from, int only_action) {
    from_ = from;
    only_ = static_cast<std::int8_t>(only_action);
    price_.fill(no_price);
    const bullet::Movers wanted = movers(board);
    const Spaces bullets = board.sight.bullets();
    const bullet::Walk walk(wanted, bullets, from, board.action_points);
    for (int price = board.action_points; price > 0; --price)
        bullet::each(walk.at(price) & ~bullets,
                     [&](Space to) { price_[to] = static_cast<std::uint8_t>(price); });
}

Spaces Reach::ends() const {
    Spaces ends = 0;
    for (Space to = 0; to < bullet::space_count; ++to)
        if (price_[to] != no_price) ends |= bullet::set_of(to);
    return ends;
}

void Reach::plan(const Board& board, Space to, stage::PlannedActions& out) const {
    const bullet::Movers wanted = movers(board);
    const bullet::Walk walk(wanted, board.sight.bullets(), from_, board.action_points);
    for (const bullet::PlanMove& move : walk.route_to(to))
        out.push({bullet::use_action, move.action, move.from, move.to});
}

}  // namespace bullet_scene
