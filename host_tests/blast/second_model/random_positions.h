// Positions by lot: crowded boards with many bombs, carried ones too, flipped tiles, ghosts, cards.
// Far more happens there than in matches from the start.
#pragma once

#include "blast/rules.h"
#include "second_model.h"

namespace second {

class RandomPositions {
  public:
    // Own arenas take their time to be found: so many are drawn once.
    RandomPositions(kit::Rng& rng, int own_arenas);
    // At least two live. In nobody's turn yet: begin_turn goes on from here.
    blast::State next(kit::Rng& rng) const;

  private:
    std::vector<Arena> own;
};

}  // namespace second
