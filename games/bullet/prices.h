// What it costs a heroine to bring a bullet from one space to another by her own movement actions.
//
// One bullet walks alone: the others stay where they are. Over free spaces it may change from
// action to action; over bullets it passes by a chain of one action (BUL-105). All spaces that cost
// the same are one set, so a walk is a few operations for each action point, and the answer to
// "who comes there for so much?" is a set as well.
#pragma once

#include "bullet/moves.h"

namespace bullet {

inline constexpr int most_points = 7;  // no heroine has more action points
static_assert([] {
    for (const HeroineCard& card : content.heroines)
        if (card.action_points > most_points) return false;
    return true;
}());

// One use of a heroine's action: a MOVE (or a chain of it), or Baku's KMOVE.
struct PlanMove {
    std::uint8_t action;
    Space from, to;
    std::uint8_t price;
    bool component;
    constexpr bool operator==(const PlanMove&) const = default;
};
using Route = kit::FixedList<PlanMove, most_points>;

// Her actions that move a bullet.
struct Mover {
    std::uint8_t action, cost;
    Directions ways;
    bool slides;  // as far as possible (BUL-106); otherwise by one space, and in chains
    constexpr bool operator==(const Mover&) const = default;
};
using Movers = kit::FixedList<Mover, most_actions_of_one>;
Movers movers_of(const Board& board);

// Where one bullet can come, by price.
class Walk {
  public:
    // `bullets`: all of the sight, the walker among them.
    Walk(const Movers& movers, Spaces bullets, Space from, int budget);

    // Spaces that it comes to for exactly so much and not for less. Those with a bullet count as
    // if it were gone.
    Spaces at(int price) const { return (free_[index(price)] | taken_[index(price)]) & ~start_; }
    // The uses that bring it there; none if it does not get there, or if a bullet is there.
    Route route_to(Space to) const;

  private:
    static std::size_t index(int price) { return static_cast<std::size_t>(price); }
    Spaces slide(Spaces from, Direction way) const;
    PlanMove step_back(Space& at, int& price) const;

    const Movers& movers_;
    Spaces others_, start_;
    std::array<Spaces, most_points + 1> free_{}, taken_{};
    // In the middle of a chain, by action: over which bullets for which price.
    std::array<std::array<Spaces, most_points + 1>, most_actions_of_one> over_{};
};

// All bullets of a sight to all spaces.
class Prices {
  public:
    void read(const Board& board, int budget);

    // Bullets that come to this space for at most so much (1 .. 7).
    Spaces to(Space space, int price) const {
        return to_[static_cast<std::size_t>(price - 1)][space];
    }
    // 0: not at all.
    int of(Space from, Space space) const;
    int budget() const { return budget_; }

  private:
    std::array<std::array<Spaces, space_count>, most_points> to_{};
    int budget_ = 0;
};

// How Baku comes there: at most two uses of the action that leads it (BUL-360). None if it stands
// there already, or if that is not to be had for the budget.
struct Led {
    bool possible = false;
    kit::FixedList<PlanMove, 2> moves{};
    int price = 0;
};
Led lead_component(const Board& board, Space to, int budget);

}  // namespace bullet
