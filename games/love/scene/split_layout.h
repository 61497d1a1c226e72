// Where a split lies: the duellists above, what is kept at the left and fired at the right, the
// odds below.
#pragma once

#include "love_scene/arena.h"
#include "love_scene/layout.h"
#include "stage/screen.h"

namespace love_scene {

enum class Side : std::uint8_t { keep, fire };

constexpr Rect pouch_area(Side side) { return {side == Side::keep ? 3 : 122, 67, 115, 60}; }
constexpr Rect pouch_count(Side side) {
    const Rect pouch = pouch_area(side);
    return {pouch.right() - 24, pouch.y + 2, 20, 17};
}
// The bullets of a pouch stand side by side from its outer end, so that few have to move.
constexpr Rect round_area(Side side, int index) {
    const Rect pouch = pouch_area(side);
    const int x = side == Side::keep ? pouch.x + 5 + 18 * index : pouch.right() - 20 - 18 * index;
    return {x, pouch.y + 22, 15, 34};
}

inline constexpr Rect odds_area{0, 129, 240, 95};
// Odds or stakes: the button that turns the one into the other.
inline constexpr Rect tabs_area{2, odds_area.y, 80, 15};
constexpr Rect spot_area(Spot spot) {
    switch (spot) {
        case Spot::challenger:
        case Spot::defender:
            return head_area(spot == Spot::challenger ? 0 : 1);
        case Spot::odds:
            return tabs_area;
        default:
            return pouch_area(Side::fire);
    }
}
inline constexpr int odds_left = 44, odds_top = 158, odds_row = 14;
inline constexpr Rect odds_cells{odds_left, odds_top, 7 * 26, 3 * odds_row};
// A column for each number that the other may fire; few are wider.
constexpr Rect odds_cell(int column, int row, int columns) {
    const int pitch = std::min(odds_cells.width / columns, 49);
    return {odds_left + column * pitch, odds_top + row * odds_row, pitch - 1, odds_row - 1};
}

// What changes when the cursor comes to a spot or leaves it: of the pouch its frame and no more.
inline void damage_spot(stage::Console& console, Spot spot) {
    const Rect area = spot_area(spot);
    if (spot != Spot::bullets) return console.damage(area);
    const int side = 2, corner = 6;
    const Rect sides = {area.x, area.y + corner, side, area.height - 2 * corner};
    console.damage({area.x, area.y, area.width, corner});
    console.damage(sides);
    console.damage(sides.moved(area.width - side, 0));
    console.damage({area.x, area.bottom() - corner, area.width, corner});
}

// What changes when another number is fired.
inline void damage_split(stage::Console& console, int all, int before, int now) {
    const auto changed = [&](Side side, int from, int to) {
        for (int i = std::min(from, to); i < std::max(from, to); ++i)
            console.damage(round_area(side, i));
        console.damage(pouch_count(side));
    };
    changed(Side::fire, before, now);
    changed(Side::keep, all - before, all - now);
}

}  // namespace love_scene
