// One number that says whether a game behaves as before, and the same on console and PC.
//
// A fixed set of matches (random settings and seeds, random actions, and now and then a decision of
// each computer player) is played, and all that happens is hashed. The work is fixed, too: a few
// seconds on the chip. A change of a game that changes its signature says so in its commit.
#pragma once

#include "kit/player.h"

namespace kit {

class Signature {
  public:
    static constexpr std::uint32_t matches = 8;
    static constexpr std::uint32_t longest = 64;      // actions of each
    static constexpr std::uint32_t player_every = 7;  // actions

    // `scratch` as for a decision; more is not used, so that the number is the same everywhere.
    Signature(const Game& game, std::span<std::byte> scratch);
    // About `work` nodes more; true when the value stands.
    bool step(std::uint32_t work);
    std::uint32_t matches_done() const { return match_; }
    Hash value() const { return hash_.value(); }

  private:
    void begin_match();
    void take(Action action);

    const Game& game_;
    std::span<std::byte> scratch_;
    StateBytes* state_ = nullptr;
    Thinking thinking_;
    Rng rng_{};
    Hasher hash_;
    std::uint32_t match_ = 0, actions_ = 0;
};

// All at once.
Hash signature(const Game& game, std::span<std::byte> scratch);

}  // namespace kit
