// What a boss demands of a heroine, and what she gains by giving it.
//
// She suffers the effect of each active pattern that her sight does not contain when the round is
// over. A Service finds the cheapest moves that complete one, with the plans' own search. Recipes
// are served by what is cleared: of those, and of shields, a plan's worth tells (boss_gain).
// Everything is in hundredths of a bullet.
#pragma once

#include "bullet/plans.h"
#include "bullet/table.h"

namespace bullet {

// What she suffers if she ends her round with this board. Recipes are left out.
int penalty(const State& state, Seat seat, const Board& board);
// How much more a plan is worth against a boss: by the shields that it breaks, each worth
// `shield`, by the recipe that it serves, and by a feed card that it uses up.
int boss_gain(const State& state, Seat seat, const Plan& plan, int shield);
// The bullets of these spaces, by colour and number.
Kinds kinds_in(const Sight& sight, Spaces spaces);
// What the boss's incoming would count with these of hers besides.
int count_with(const State& state, Seat seat, const Kinds& sent);
// How much worse she would stand if this bullet were gone, or where it is moved to.
int harm_without(const State& state, Seat seat, Space space);
int harm_by_move(const State& state, Seat seat, Space from, Space to);

// The best way to complete active patterns with the moves of a heroine.
class Service {
  public:
    // Of one active pattern: a place of each in the sight, and of one number four times.
    static constexpr std::uint16_t usual_nodes = 160;

    // `board` is hers, or what may become of it; it stays where it is until this is done.
    void start(const State& state, Seat seat, const Board& board, int budget,
               std::uint16_t most_nodes);
    bool step(std::uint32_t& work);

    int penalty() const { return penalty_; }  // as the board is
    int spared() const { return spared_; }    // of it, if `plan` is carried out
    const Plan& plan() const { return plan_; }

  private:
    bool next_pattern();
    void judge();

    const State* state_ = nullptr;
    const Board* board_ = nullptr;
    Seat seat_ = kit::nobody;
    std::uint8_t place_ = 0;  // of the active pattern that is planned for
    std::uint8_t budget_ = 0;
    std::uint16_t most_nodes_ = 0;
    int penalty_ = 0, spared_ = 0, gain_ = 0;
    Plan plan_{};
    Planner planner_{};
};

}  // namespace bullet
