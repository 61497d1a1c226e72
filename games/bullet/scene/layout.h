// Where everything lies: the sight at the left, what can be done at the right, the others below.
#pragma once

#include "bullet/rules.h"
#include "bullet/table.h"
#include "bullet_art/pictures.h"
#include "stage/scene.h"

namespace bullet_scene {

using bullet::Board;
using bullet::Seat;
using bullet::Space;
using bullet::Spaces;
using bullet::State;
using stage::Canvas;
using stage::Point;
using stage::Rect;

inline constexpr int cell_size = bullet_art::cell_size;
inline constexpr Rect info_area{0, 16, 240, 12};
inline constexpr Rect sight_area{2, 40, 120, 144};
inline constexpr Rect left_area{0, 28, 124, 162};
inline constexpr Rect column_area{124, 28, 116, 162};
inline constexpr Rect hitbox_area{2, 184, 120, 6};
inline constexpr Rect strip_area{0, 190, 240, 34};
// A hint says why here.
inline constexpr Rect reason_area{0, 190, 240, 34};

constexpr Rect head_area(int column) {
    return {sight_area.x + column * cell_size, 28, cell_size, 12};
}
inline constexpr Rect heads_area{sight_area.x, 28, sight_area.width, 12};
constexpr Point cell_corner(Space space) {
    return {sight_area.x + bullet::column_of(space) * cell_size,
            sight_area.y + bullet::row_of(space) * cell_size};
}
constexpr Rect cell_area(Space space) {
    const Point at = cell_corner(space);
    return {at.x, at.y, cell_size, cell_size};
}

// ---- The right column ---------------------------------------------------------------------------

inline constexpr Rect bag_area{125, 29, 60, 14};
inline constexpr Rect points_area{187, 29, 52, 14};
inline constexpr Rect timer_area{124, 44, 116, 2};
constexpr Rect action_area(int i) { return {125 + 23 * i, 46, 22, 17}; }
constexpr Rect mind_area(int i) { return {194 + 15 * i, 46, 15, 17}; }  // beside three actions
inline constexpr int cards_shown = 4;
constexpr Rect card_area(int place) {
    return {125 + 58 * (place % 2), 64 + 56 * (place / 2), 57, 55};
}
inline constexpr Rect cards_area{124, 63, 116, 113};
constexpr Rect slot_area(int i) { return {125 + 38 * i, 176, 37, 13}; }

// ---- The strip below ----------------------------------------------------------------------------

inline constexpr int rival_width = 34;
// The others, clockwise: the first is the one to the left.
constexpr Seat other_seat(const State& state, Seat me, int number) {
    return static_cast<Seat>((me + 1 + number) % state.seats);
}
constexpr Rect rival_area(const State& state, int number) {
    const int others = state.seats - 1;
    return {240 - rival_width * (others - number), strip_area.y, rival_width, strip_area.height};
}
// Her own picture, where there is room for it, and words beside it.
constexpr bool has_boss(const State& state) { return state.mode == bullet::Mode::boss_battle; }
constexpr bool has_portrait(const State& state) { return state.seats <= 7 && !has_boss(state); }
Rect boss_area(const State& state);
Rect boss_pattern_area(const State& state, int place);
constexpr Rect portrait_area() { return {1, strip_area.y + 1, 32, 32}; }
// Where there is none the hearts, and her name beside them, stand for her.
constexpr Rect own_area(const State& state) {
    return has_portrait(state) ? portrait_area()
                               : Rect{column_area.x, info_area.y, column_area.width - 1, 12};
}
constexpr Rect motto_area(const State& state) {
    return {36, strip_area.y, 240 - rival_width * (state.seats - 1) - 38, strip_area.height};
}

// ---- Where a cursor can stand -------------------------------------------------------------------

struct Spot {
    enum class What : std::uint8_t {
        space,
        head,
        life,
        bag,
        points,
        action,
        mind,
        card,  // place in the hand
        slot,
        self,   // the own picture, or the own hearts
        rival,  // number of the other
        boss,
        boss_pattern,  // place among the active ones
        info
    };
    What what = What::bag;
    std::uint8_t index = 0;

    constexpr bool operator==(const Spot&) const = default;
};

// The first card of the hand that is shown when this one must be.
constexpr int first_card(int cursor) {
    return cursor < cards_shown ? 0 : (cursor - cards_shown + 2) / 2 * 2;
}

// `top`: the first card that is shown.
Rect spot_area(const State& state, const Spot& spot, int top);
bool has_slots(const State& state);
bool has_team_actions(const State& state);
// The next one in a direction; the same if there is none.
Spot spot_beside(const State& state, Seat me, const Spot& spot, int top, bullet::Direction way);

}  // namespace bullet_scene
