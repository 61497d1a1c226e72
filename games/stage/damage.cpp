#include "stage/damage.h"

namespace stage {

namespace {

// Pixels that take as long as the commands of one more rectangle and its turn of the loop.
constexpr int rectangle_cost = 128;

// What joining two rectangles adds to the pixels sent.
int waste(const Rect& a, const Rect& b) { return a.around(b).area() - a.area() - b.area(); }

}  // namespace

void Damage::add(const Rect& area) {
    Rect fresh = bounds_.common(area);
    if (fresh.empty()) return;
    for (;;) {
        int best = -1;
        int least = rectangle_cost;
        for (int i = 0; i < count_; ++i) {
            const Rect& other = areas_[static_cast<std::size_t>(i)];
            const int cost = waste(fresh, other);
            // Overlapping ones must not stay apart; a full list must give up a place.
            if (fresh.overlaps(other) || (best < 0 && count_ == most) || cost <= least) {
                const bool forced = fresh.overlaps(other);
                if (best < 0 || cost < least || forced) {
                    best = i;
                    least = cost;
                }
                if (forced) break;
            }
        }
        if (best < 0) break;
        // The joined rectangle may meet others in turn.
        fresh = fresh.around(areas_[static_cast<std::size_t>(best)]);
        remove(best);
    }
    areas_[static_cast<std::size_t>(count_++)] = fresh;
}

int Damage::area() const {
    int sum = 0;
    for (const Rect& rect : areas()) sum += rect.area();
    return sum;
}

}  // namespace stage
