// Where everything lies, from top to bottom: the figures that lose the game, the goals, The Line
// and the time below it, the hand, what can be done, and the words about what the cursor is on.
#pragma once

#include "stage/scene.h"
#include "superhot/state.h"

namespace superhot_scene {

using stage::Point;
using stage::Rect;

inline constexpr Rect status_area{0, 16, 240, 14};
inline constexpr Rect goals_area{0, 30, 240, 27};
inline constexpr Rect line_area{0, 57, 240, 62};
inline constexpr Rect time_area{0, 119, 240, 9};
inline constexpr Rect hand_area{0, 128, 240, 57};
inline constexpr Rect buttons_area{0, 185, 240, 15};
inline constexpr Rect info_area{0, 200, 240, 24};
inline constexpr int words_width = 234;  // of a line of them
static_assert(status_area.y == stage::scene_area.y && info_area.bottom() == stage::hints_area.y);

// ---- The Line: slot 1 is the rightmost, the card to come lies at the left -----------------------

constexpr int slot_pitch(int slots) { return slots > 6 ? 31 : 36; }
constexpr Rect slot_area(int slot, int slots) {
    const int pitch = slot_pitch(slots);
    return {240 - (slot + 1) * pitch, line_area.y + 2, pitch - 2, 58};
}
// By its number, as events say it.
constexpr Rect slot_numbered(int number, int slots) {
    return slot_area(number < 1 ? 0 : (number > slots ? slots : number) - 1, slots);
}
// The top of the Obstacles Deck: cut off at the screen's left edge, on its way in.
constexpr Rect next_area(int slots) {
    const Rect last = slot_area(slots - 1, slots);
    return {last.x - 2 - last.width, last.y, last.width, last.height};
}
constexpr Rect time_slot(int slot, int slots) {
    const Rect card = slot_area(slot, slots);
    return {card.x, time_area.y, card.width, time_area.height};
}
constexpr Rect fire_area(int slots) {
    return {0, time_area.y, slot_area(slots - 1, slots).x - 1, time_area.height};
}

// ---- The hand -----------------------------------------------------------------------------------

inline constexpr int visible_cards = 6;
inline constexpr int hand_pitch = 39, hand_lift = 3;
constexpr Rect hand_slot(int place) {  // 0 .. 5 from the left
    return {4 + place * hand_pitch, hand_area.y + hand_lift, 36, 51};
}
// With all that a card there covers when it is chosen.
constexpr Rect hand_damage(int place) {
    const Rect card = hand_slot(place);
    return {card.x - 2, card.y - hand_lift, card.width + 4, card.height + hand_lift + 1};
}

// Where the System's points stand, beside its button.
inline constexpr int points_at = 70;

// ---- The System's glitches lie where a hand would -----------------------------------------------

inline constexpr int glitch_columns = 3;
constexpr Rect glitch_area(int index) {  // 0 .. 5
    return {2 + index % glitch_columns * 79, hand_area.y + 1 + index / glitch_columns * 28, 78, 26};
}

// ---- Goals --------------------------------------------------------------------------------------

inline constexpr int goal_tiles = 4;
// Up to two goals have a row each; more stand in two columns.
constexpr Rect goal_area(int index, int count) {
    if (count <= 1) return {0, goals_area.y, 240, 26};
    if (count == 2) return {0, goals_area.y + index * 13, 240, 13};
    return {index % 2 * 120, goals_area.y + index / 2 * 13, 120, 13};
}

// Where its words begin, behind the box to tick.
constexpr Point goal_words(int index, int count) {
    const Rect box = goal_area(index, count);
    return {box.x + (count > 2 ? 11 : 14), box.y + (count <= 1 ? 1 : 0)};
}

// What is lit of a goal when the cursor is on it: the line with its name.
constexpr Rect goal_cursor_area(int index, int count) {
    const Rect box = goal_area(index, count);
    return {box.x, box.y, box.width, 13};
}

// ---- Piles spread out over the table ------------------------------------------------------------

inline constexpr Rect pile_title{0, 16, 240, 18};
// Of a goal on its page: which cards count.
inline constexpr Rect goal_text{20, 23, 216, 23};
inline constexpr int pile_columns = 6, pile_rows = 2;
constexpr Rect pile_slot(int place) {
    return {5 + place % pile_columns * 39, 44 + place / pile_columns * 76, 35, 58};
}

}  // namespace superhot_scene
