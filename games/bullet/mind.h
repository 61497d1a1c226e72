// How a computer player of Bullet decides.
//
// It places bullets while that is safe enough, and looks for something to do when it is not, or
// when all are placed: a powerup that is due, the best plan (plans.h), an odd job (jobs.h), help
// for an ally. `hard` sees what comes after its best few plans. A plan is found anew after
// each of its moves: nothing is kept between decisions.
//
// Against a boss she completes its patterns before she ends her round (demands.h), and keeps AP
// back for that where its anger would cost more than a plan brings.
//
// A node is one placing of one card that is looked at (plans.h).
#pragma once

#include "bullet/demands.h"
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
    enum class Stage : std::uint8_t { decided, replying, planning, serving, following };

    bool decide(kit::Action action);
    bool mistake();
    Request request() const;
    int boldness() const;
    void rank_plans();
    bool compares() const;
    void follow(std::size_t which);
    void look_further();
    bool finish_serving();
    bool weigh(std::int32_t next);
    bool finish_option();
    kit::Action place_from_mind() const;
    int harm_of(kit::Action job) const;
    kit::Action help_ally() const;
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
    // Against a boss: what can be done for its patterns after that plan, and without any.
    bool serves_ = false;
    Service service_{};
    Plan served_{};
};

}  // namespace bullet
