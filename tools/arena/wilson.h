// How sure a share of wins is.
#pragma once

#include <cstdint>

namespace arena {

struct Interval {
    double share, low, high;
    // The two are not equally strong, for all that 95 of 100 such contests tell: `par` is the share
    // of one who is as strong as the others.
    bool significant(double par = 0.5) const { return low > par || high < par; }
};

// Wilson's score interval at 95 %; a draw counts half a win.
Interval wilson(std::int64_t wins, std::int64_t draws, std::int64_t losses);

}  // namespace arena
