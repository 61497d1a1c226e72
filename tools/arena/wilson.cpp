#include "arena/wilson.h"

#include <algorithm>
#include <cmath>

namespace arena {

Interval wilson(std::int64_t wins, std::int64_t draws, std::int64_t losses) {
    const auto count = static_cast<double>(wins + draws + losses);
    if (count == 0) return {.share = 0.5, .low = 0, .high = 1};
    constexpr double z = 1.959963984540054;
    const double share = (static_cast<double>(wins) + static_cast<double>(draws) / 2) / count;
    const double stretch = 1 + z * z / count;
    const double centre = (share + z * z / (2 * count)) / stretch;
    const double half =
        z / stretch * std::sqrt(share * (1 - share) / count + z * z / (4 * count * count));
    return {
        .share = share, .low = std::max(0.0, centre - half), .high = std::min(1.0, centre + half)};
}

}  // namespace arena
