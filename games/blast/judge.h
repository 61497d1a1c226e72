// What the end of a turn is worth to a seat, in hundredths of a Heart or so.
#pragma once

#include "blast/levels.h"
#include "blast/outlook.h"
#include "blast/personalities.h"

namespace blast {

// Who is out for certain cannot be worth more than this; who wins for certain is not worth less.
inline constexpr int surely_out = -15000, surely_won = 25000;

class Judge {
  public:
    void start(const State& state, const Level& level, const Personality& personality);
    // `end.active` ends its turn.
    int worth(const State& end, Seat viewer);
    // It overlooks the clock in this turn.
    bool careless() const { return careless_; }
    const Outlook& outlook() const { return outlook_; }  // of the last one

    ForecastStep& step() { return outlook_.step(); }

    // What a card is worth that is held `held` times already.
    int card_worth(Card card, int held) const;

  private:
    int own_worth(const State& end) const;
    int threat(const State& end) const;
    int rival_worth(const State& end, Seat rival) const;
    int economy(const State& end) const;
    int place_worth(const State& end) const;

    const Level* level_;
    const Personality* personality_;
    Seat viewer_;
    bool careless_;
    Outlook outlook_;
};

}  // namespace blast
