// A match with its present position: plays, undoes, redoes, goes anywhere.
//
// A position follows from the actions before it, so going back means replaying. Checkpoints (copies
// of the state at every so-many-th action) bound that work: they share a fixed block, and when it
// is full every second one is given up and the distance doubles.
#pragma once

#include "kit/match.h"

namespace kit {

class Timeline {
  public:
    static constexpr std::size_t most_checkpoints = 64;

    // The block holds the present state and the checkpoints: at least one state of the game, better
    // eight or more. It and the match are the caller's and stay in use.
    Timeline(Match& match, std::span<std::byte> block) : match_(match), block_(block) {}

    // Starts a new match.
    Verdict begin(const Game& game, const Config& config, Seed seed);
    // Takes the match as it is (it was decoded, or copied) and goes to its cursor.
    Verdict resume(const Game& game);

    const Game& game() const { return *game_; }
    const Match& match() const { return match_; }
    const StateBytes* state() const { return block_.data(); }
    Seat turn() const { return game_->turn(state()); }

    // Applies an action and appends it to the match; refuses what the rules refuse.
    Verdict play(Action action, Events& events);
    // False at the beginning (one less than nothing is too many) and at the end.
    bool undo() { return go_to(std::size_t{match_.cursor} - 1); }
    bool redo() { return go_to(std::size_t{match_.cursor} + 1); }
    // To the position after `cursor` actions, if there are that many.
    bool go_to(std::size_t cursor);

    // How many actions were applied to get where we are: what undo costs.
    std::uint32_t work() const { return work_; }

  private:
    StateBytes* present() { return block_.data(); }
    StateBytes* checkpoint(std::size_t i) { return block_.data() + (i + 1) * stride_; }
    void open(const Game& game);
    void remember();
    void advance_to(std::size_t cursor);

    Match& match_;
    std::span<std::byte> block_;
    const Game* game_ = nullptr;
    std::size_t stride_ = 0, capacity_ = 0;       // of a state; for checkpoints
    std::size_t distance_ = 1, checkpoints_ = 0;  // number i is the state after (i + 1) * distance
    std::size_t at_ = 0;                          // actions in the present state
    std::uint32_t work_ = 0;
};

}  // namespace kit
