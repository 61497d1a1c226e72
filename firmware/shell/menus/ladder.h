// How far a player has come on the ladder of a game (stage/ladder.h): stars for each pairing, kept
// with those of the challenges.
#pragma once

#include "shell/chambers.h"
#include "stage/cartridge.h"
#include "storage/challenges.h"

namespace shell {

static_assert(stage::Ladder::most * stage::Ladder::most <= static_cast<int>(storage::ladder_size));
static_assert(storage::ladder_first + game_chambers * storage::ladder_size <=
              storage::challenge_count);

// Where the stars of a pairing are kept. The game is in one of the chambers.
std::uint32_t place_of(const Chambers& chambers, const stage::Cartridge& cartridge,
                       stage::Pairing pairing);
// The one that a match is about; none if its game has no ladder or is in no chamber.
stage::Pairing pairing_of(const Chambers& chambers, const stage::Cartridge& cartridge,
                          const kit::Config& config);

class Climb {
  public:
    Climb(const storage::Challenges& stars, const Chambers& chambers,
          const stage::Cartridge& cartridge)
        : stars_(stars), chambers_(chambers), cartridge_(cartridge), ladder_(*cartridge.ladder) {}

    int stars(stage::Pairing pairing) const;
    // Pairings that were won, and all there are: of one climber, or of all.
    int won(int climber) const;
    int all(int climber) const;
    int won() const;
    int all() const;
    // Her rungs from below; `most` has room for all.
    using Rungs = kit::FixedList<std::uint8_t, stage::Ladder::most>;
    Rungs rungs(int climber) const;
    // The lowest one without a star, by its place in `rungs`; the highest of all if there is none.
    int next(int climber) const;

  private:
    const storage::Challenges& stars_;
    const Chambers& chambers_;
    const stage::Cartridge& cartridge_;
    const stage::Ladder& ladder_;
};

}  // namespace shell
