// How much of a boss's pattern is there: where it lies nearest to being complete, and what is still
// missing.
#pragma once

#include "bullet_scene/layout.h"

namespace bullet_scene {

struct Gap {
    bool complete = false;
    Space anchor = bullet::no_space;  // none: a recipe, which lies nowhere
    std::uint8_t met = 0;             // which of the shape's wishes, one bit each
    std::uint8_t missing = 0;         // how many are not
    std::uint8_t blocked = 0;         // of these: spaces that have to be empty

    constexpr bool operator==(const Gap&) const = default;
};

Gap gap_of(const State& state, Seat seat, const bullet::ActivePattern& active);
// Where the wish lies.
constexpr Space space_of(const Gap& gap, const bullet::Shape::Wish& wish) {
    return static_cast<Space>(gap.anchor + wish.shift);
}

}  // namespace bullet_scene
