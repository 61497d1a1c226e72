// The last resort of a player whose plans all end in certain death: every way of walking, with a
// card played or bought and played on the way, and again after that, till one of them saves it.
#pragma once

#include "blast/state.h"

namespace blast {

class Rescue {
  public:
    // For the seat at turn. Nothing hidden is looked at: blocks stay what they are.
    void start(const State& seen);
    // One node a call; true at the end.
    bool step();

    bool found() const { return found_; }
    // What to begin with, if a way was found; it may be to stay.
    kit::Action choice() const { return way_.length == 0 ? kit::Action{end_turn} : way_.acts[0]; }

  private:
    static constexpr std::size_t most_acts_kept = 10, most_ways = 120, most_moves = 4;
    static constexpr int most_nodes = 600;
    // What is done with each square that the walks from a position come to.
    enum class Task : std::uint8_t { flood, look, branch };
    // Acts after which all walks are tried.
    struct Way {
        std::array<kit::Action, most_acts_kept> acts;
        std::uint8_t length;
        std::uint32_t end;  // tells positions apart
    };

    void begin();
    void flood();
    bool next_square();
    void look(Square square, bool phased);
    void branch(Square from, bool phased);
    bool walk_to(Square square, bool phased, State& state, Way& way) const;
    void play_cards(const State& state, const Way& way, Card only);
    void keep(const State& state, const Way& way);
    bool extend(State& state, Way& way, kit::Action action) const;
    bool saved(const Board& board) const;

    State root_, here_;
    std::array<Way, most_ways> ways_;
    std::uint8_t way_count_, now_;
    bool found_;
    Task task_;
    int nodes_left_;
    Squares doomed_;  // nobody can stay here
    Way way_;
    // Of the walks from `here_`: the movements they take, and where they come from.
    std::array<std::array<std::uint8_t, square_count>, 2> moves_;
    std::array<std::array<Square, square_count>, 2> from_, stop_;
    Squares shifted_to_;  // by a Phase Shift itself, not on foot behind it
    Square at_;           // that is looked at or branched from
    bool at_phased_;
};

}  // namespace blast
