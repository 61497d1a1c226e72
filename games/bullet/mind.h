// How a computer player of Bullet decides.
//
// It places bullets while that is safe enough, and looks for something to do when it is not, or
// when all are placed: a powerup that is due, the best plan (plans.h), an odd job (jobs.h), help
// for the teammate. `hard` sees what comes after its best few plans. A plan is found anew after
// each of its moves: nothing is kept between decisions.
//
// A node is one placing of one card that is looked at (plans.h).
#pragma once

#include "bullet/levels.h"
#include "kit/player.h"

namespace bullet {

class Mind {
  public:
    static constexpr std::uint16_t most_nodes = 800;

    void start(const State& seen, Seat seat, const Level& level, kit::Rng rng);
    bool step(std::uint32_t work);
    kit::Action choice() const { return choice_; }

  private:
    enum class Stage : std::uint8_t { decided, replying, planning, following };

    bool decide(kit::Action action);
    bool mistake();
    Request request() const;
    int boldness() const;
    void follow(std::size_t which);
    bool finish_following();
    bool finish_option();
    kit::Action place_from_mind() const;
    kit::Action help_teammate() const;
    kit::Action pass_for_help() const;

    const State* state_ = nullptr;
    const Board* board_ = nullptr;
    const Level* level_ = nullptr;
    kit::Rng rng_{};
    kit::Action choice_ = kit::no_answer;
    Seat seat_ = kit::nobody;
    Stage stage_ = Stage::decided;
    int risk_ = 0, bold_ = 0;  // of a hit, in thousandths: as it is, and as is dared
    // The best few plans, and what may follow the one that is looked at.
    static constexpr std::size_t most_width = 4;
    kit::FixedList<Plan, most_width> plans_{};
    std::uint8_t following_ = 0;
    std::uint16_t nodes_each_ = 0;
    Plan best_{};
    std::int32_t best_value_ = 0;
    Board after_{};
    Planner planner_{}, next_{};
};

}  // namespace bullet
