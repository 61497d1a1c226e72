#include "stage/damage.h"

#include <limits>

#include "stage/hot.h"

namespace stage {

namespace {

// Pixels that take as long as the commands of one more rectangle and its turn of the loop.
constexpr int rectangle_cost = 128;

// What joining two rectangles adds to the pixels sent.
int waste(const Rect& a, const Rect& b) { return a.around(b).area() - a.area() - b.area(); }

}  // namespace

int Damage::partner_of(const Rect& fresh) const {
    int best = none;
    int least = count_ == most ? std::numeric_limits<int>::max() : rectangle_cost;
    for (int i = 0; i < count_; ++i) {
        const Rect& other = areas_[static_cast<std::size_t>(i)];
        if (fresh.overlaps(other)) return i;
        const int cost = waste(fresh, other);
        if (cost < least) {
            least = cost;
            best = i;
        }
    }
    return best;
}

STAGE_HOT void Damage::add(const Rect& area) {
    Rect fresh = bounds_.common(area);
    if (fresh.empty()) return;
    // A joined rectangle may meet others in turn.
    for (int partner; (partner = partner_of(fresh)) != none;) {
        Rect& other = areas_[static_cast<std::size_t>(partner)];
        fresh = fresh.around(other);
        other = areas_[static_cast<std::size_t>(--count_)];
    }
    areas_[static_cast<std::size_t>(count_++)] = fresh;
}

int Damage::area() const {
    int sum = 0;
    for (const Rect& rect : areas()) sum += rect.area();
    return sum;
}

}  // namespace stage
