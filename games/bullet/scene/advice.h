// How each card of the hand can be used: now, or after some moves, found while somebody thinks.
#pragma once

#include "bullet/plans.h"
#include "bullet_scene/column.h"

namespace bullet_scene {

class Advice {
  public:
    // A new position: what can be used at once is known, the rest is looked for by `step`. The
    // board stays where it is until then.
    void start(const Board& board);
    void stop() { card_ = bullet::most_patterns_of_one + 1; }
    // A little of it; the place of the card that is known now, -1: none yet.
    int step(const Board& board);
    bool done(const Board& board) const { return card_ >= board.hand.size(); }

    // nullptr: there is no way.
    const bullet::Plan* plan(std::size_t card) const {
        return plans_[card].found() ? &plans_[card] : nullptr;
    }
    const Badges& badges() const { return badges_; }
    // Has a card been found that clears something, now or after moves, or may one be found yet?
    bool may_clear(const Board& board) const;

  private:
    void begin_card(const Board& board);

    bullet::Planner planner_;
    std::array<bullet::Plan, bullet::most_patterns_of_one + 1> plans_{};
    Badges badges_{};
    std::size_t card_ = 0;
};

}  // namespace bullet_scene
