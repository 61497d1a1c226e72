// Looking through whole turns: every sensible way to use the cards of a hand, or to spend the
// System's points, one action a node, in slices of any size.
//
// A plan is the list of actions from the position to the end of the turn. To see each set of uses
// once, targets are taken from slot 1 on, cards of equal value in a fixed order, and of cards with
// the same top half only the one is tried that comes back as the mildest obstacle.
#pragma once

#include "superhot/judge.h"

namespace superhot {

inline constexpr std::size_t longest_plan = 20;
inline constexpr std::size_t most_plans = 7;

struct Plan {
    std::int32_t value;
    std::uint8_t length;
    bool waits;
    std::array<kit::Action, longest_plan> actions;

    std::span<const kit::Action> all() const { return {actions.data(), length}; }
};

enum class Eye : std::uint8_t { beginner, usual };

struct SearchLimits {
    std::uint32_t nodes;
    std::uint8_t plans = 1;  // how many of the best are kept
    // Destroy what is worth having and knock out the rest, instead of trying both.
    bool narrow = false;
    Eye eye = Eye::usual;
    std::uint8_t noise = 0;  // added to a plan's value at random, in points
};

class TurnSearch {
  public:
    static constexpr std::size_t most_choices = 40;

    // From a decision of a Normal player in phases 1 and 2, or of the System.
    void start(const State& root, const SearchLimits& limits, kit::Rng& noise);
    // Spends at most `work` nodes, and says by how many it changed `work`; true when done.
    bool step(std::uint32_t& work, kit::Rng& noise);

    std::uint32_t nodes() const { return nodes_; }
    std::span<const Plan> plans() const { return {plans_.data(), count_}; }  // best first

  private:
    struct Frame {
        State state;
        std::array<kit::Action, most_choices> choices;
        std::uint8_t count, next;
        std::uint8_t from_slot;   // targets below it have been passed
        std::uint8_t blind;       // cards drawn and not looked at
        std::uint8_t last_added;  // place of the card added last among its equals, 255: none
        std::uint8_t steps;       // glitches, or cards discarded
    };

    void open(Frame& frame);
    void list_choices(Frame& frame) const;
    void list_adds(Frame& frame) const;
    void list_uses(Frame& frame) const;
    void list_system(Frame& frame) const;
    void take(const Frame& from, kit::Action action, Frame& to) const;
    void keep(const Frame& frame, kit::Action last);
    std::int32_t value_of(const Frame& frame) const;

    SearchLimits limits_{};
    std::uint32_t nodes_ = 0;
    std::uint8_t depth_ = 0, count_ = 0;
    std::array<kit::Action, longest_plan> path_{};
    std::array<Plan, most_plans> plans_{};
    std::array<Frame, longest_plan> frames_{};
    std::int32_t noise_ = 0;
};

// How much harm The Line does to the Normal side, for the System.
std::int32_t harm(const State& state);

}  // namespace superhot
