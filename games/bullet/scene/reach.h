// Where a lifted bullet can be brought, and for how many action points.
#pragma once

#include "bullet/prices.h"
#include "bullet_scene/layout.h"
#include "stage/plan.h"

namespace bullet_scene {

inline constexpr std::uint8_t no_price = 255;

// All ways of her movement actions from one space; where several fit, the cheapest.
class Reach {
  public:
    // Of all actions, or of one only.
    void start(const Board& board, Space from, int only_action = -1);
    Space from() const { return from_; }
    std::uint8_t price(Space to) const { return price_[to]; }
    Spaces ends() const;
    // The actions that bring it there, in their order.
    void plan(const Board& board, Space to, stage::PlannedActions& out) const;

  private:
    bullet::Movers movers(const Board& board) const;

    std::array<std::uint8_t, bullet::space_count> price_{};
    Space from_ = bullet::no_space;
    std::int8_t only_ = -1;
};

}  // namespace bullet_scene
