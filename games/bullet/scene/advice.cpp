#include "bullet_scene/advice.h"

#include <algorithm>

namespace bullet_scene {

namespace {

// A node takes 30 000 cycles at most: a key never waits longer than two milliseconds for it.
constexpr std::uint32_t nodes_a_frame = 8;

}  // namespace

void Advice::start(const Board& board) {
    badges_ = badges_now(board);
    plans_ = {};
    card_ = 0;
    begin_card(board);
}

// Cards that clear something at once need no plan.
void Advice::begin_card(const Board& board) {
    while (!done(board) && badges_[card_].clears > 0) ++card_;
    if (done(board)) return;
    planner_.start(board, {.cheapest = true, .card = static_cast<std::uint8_t>(card_)});
}

bool Advice::may_clear(const Board& board) const {
    if (board.action_points > 0 && !done(board)) return true;
    return std::any_of(badges_.begin(), badges_.end(),
                       [](const Badge& badge) { return badge.clears > 0; });
}

int Advice::step(const Board& board) {
    std::uint32_t nodes = nodes_a_frame;
    if (!planner_.step(nodes)) return -1;
    const std::size_t card = card_;
    if (const bullet::Plan best = planner_.best(); best.found() && best.count > 0) {
        plans_[card] = best;
        badges_[card].clears = static_cast<std::int8_t>(best.count);
        badges_[card].price = static_cast<std::int8_t>(best.price);
    }
    ++card_;
    begin_card(board);
    return static_cast<int>(card);
}

}  // namespace bullet_scene
