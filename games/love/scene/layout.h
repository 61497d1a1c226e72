// Where everything lies on the table: a strip for each seat, the viewer's at the bottom, then the
// hand and what can be done, and the words about it.
#pragma once

#include "love_scene/selection.h"
#include "stage/scene.h"

namespace love_scene {

using stage::Point;
using stage::Rect;

// ---- Seats ----------------------------------------------------------------------------------

inline constexpr int status_height = 33;
// `place` 0 .. 3 from the top.
constexpr Rect strip_area(int place) {
    return {0, stage::scene_area.y + place * status_height, stage::screen_size, status_height};
}
inline constexpr Rect strips_area{0, stage::scene_area.y, stage::screen_size,
                                  love::seat_count* status_height};
// The viewer sits at the bottom, the left neighbour at the top.
constexpr int place_of(love::Seat seat, love::Seat bottom) {
    return (seat + love::seat_count - bottom - 1) % love::seat_count;
}
constexpr love::Seat seat_at(int place, love::Seat bottom) {
    return static_cast<love::Seat>((bottom + 1 + place) % love::seat_count);
}

// Whose cards lie in front: who sits at the bottom; to the all-seeing those of whoever acts.
inline love::Seat hand_owner(const stage::MatchView& view) {
    return view.viewer() == kit::all_seeing ? view.shown_as<love::State>().turn_seat
                                            : view.bottom();
}

// Parts of a strip.
constexpr Rect portrait_area(int place) { return {7, strip_area(place).y + 1, 28, 30}; }
constexpr Rect score_area(int place) { return {139, strip_area(place).y, 33, 17}; }
constexpr Rect cards_area(int place) { return {172, strip_area(place).y + 2, 24, 12}; }
constexpr Rect bullets_area(int place) { return {197, strip_area(place).y + 2, 42, 12}; }
inline constexpr int bullet_pitch = 7, small_card_pitch = 8;
// A Heart is shown in a box of this size.
constexpr Rect heart_area(int place, int index) {
    return {38 + 17 * index, strip_area(place).y + 15, 17, 16};
}
constexpr Rect hearts_area(int place) { return {38, strip_area(place).y + 15, 136, 16}; }
constexpr Rect loves_area(int place) { return {176, strip_area(place).y + 16, 63, 14}; }

// ---- The hand and what can be done ----------------------------------------------------------

inline constexpr Rect hand_area{0, strips_area.bottom(), 99, 52};
inline constexpr int card_width = 28, card_height = 42;
constexpr Rect card_area(int index) {
    return {5 + 31 * index, hand_area.y + 7, card_width, card_height};
}
// With all that a card there covers when it is raised or under the cursor.
constexpr Rect card_room(int index) {
    const Rect card = card_area(index);
    return Rect{card.x - 2, card.y - 7, card.width + 4, card.height + 10}.common(hand_area);
}
inline constexpr Rect deeds_area{99, strips_area.bottom(), 141, 52};
constexpr Rect deed_area(int index) {
    return {deeds_area.x + 1 + index % 2 * 70, deeds_area.y + 1 + index / 2 * 26, 69, 25};
}

// While cards are chosen: what they are worth.
inline constexpr Rect choice_line{deeds_area.x + 30, deeds_area.y + 21, 109, 12};

// ---- Words, the deck, the goal --------------------------------------------------------------

inline constexpr Rect info_area{0, hand_area.bottom(), stage::screen_size, 24};
inline constexpr Rect stock_area{208, info_area.y, 32, 24};
static_assert(info_area.bottom() == stage::hints_area.y);
// Where a hint stands that is too long for the bar above: there it would hide a rival's name.
inline constexpr Rect advice_area{0, info_area.bottom() - stage::reason_height, stage::screen_size,
                                  stage::reason_height};
static_assert(advice_area.y > strips_area.bottom());

// What the cursor frames when something is looked at.
constexpr Rect part_area(int place, Part part) {
    switch (part) {
        case Part::poster:
            return portrait_area(place).inset(-1);
        case Part::hearts:
            return hearts_area(place);
        case Part::score:
            return score_area(place);
        case Part::hand:
            return cards_area(place).inset(-1);
        case Part::bullets:
            return bullets_area(place).inset(-1);
        case Part::loves:
            return loves_area(place);
        case Part::deck:
            return {stock_area.x, stock_area.y + 1, stock_area.width, 12};
        default:
            return {stock_area.x, stock_area.y + 12, stock_area.width, 12};
    }
}

}  // namespace love_scene
