// Is the battery being charged? A charger that tops up a full cell works in bursts of a second or
// two; it counts as charging until it has rested for longer than it does between two bursts.
#pragma once

#include <cstdint>

namespace drivers {

class Charger {
  public:
    // The console looks every few seconds: a rest must outlast several looks, or the memory of a
    // burst would be gone before anyone asks.
    static constexpr std::uint64_t rest_us = 10'000'000;

    // `plugged`: there is USB power, without which the charger's pin says nothing.
    bool look(bool plugged, bool working, std::uint64_t now_us) {
        if (!plugged) {
            worked_ = false;
        } else if (working) {
            worked_ = true;
            worked_at_us_ = now_us;
        }
        return worked_ && now_us - worked_at_us_ < rest_us;
    }

  private:
    std::uint64_t worked_at_us_ = 0;
    bool worked_ = false;
};

}  // namespace drivers
