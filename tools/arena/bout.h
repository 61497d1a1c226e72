// One deal between two players, in every seating.
#pragma once

#include <memory>
#include <string>

#include "arena/arena.h"
#include "kit/match.h"

namespace arena {

class Bout {
  public:
    explicit Bout(const Contest& contest);

    // Adds the deal's matches to `tally`. Returns what went wrong, with the match as text, if
    // anything.
    std::string play(Pairing pairing, std::int64_t deal, Tally& tally);

  private:
    using Seating = std::array<std::uint8_t, kit::max_seats>;  // 0 or 1: which of the two

    Seating seating(int number) const;
    // Plays until the end; the outcome is in `outcome_`.
    std::string play_match(const Seating& seating, Pairing pairing, kit::Seed seed);
    void decide(const Seating& seating, Pairing pairing, kit::Seed seed);
    void count(const Seating& seating, Tally& tally) const;

    const Contest& contest_;
    int seats_;
    kit::Outcome outcome_{};
    const char* trouble_ = nullptr;
    std::unique_ptr<kit::AnyState> state_ = std::make_unique<kit::AnyState>();
    std::unique_ptr<kit::Match> match_ = std::make_unique<kit::Match>();
    std::vector<std::byte> scratch_ = std::vector<std::byte>(kit::Thinking::scratch_size);
};

}  // namespace arena
