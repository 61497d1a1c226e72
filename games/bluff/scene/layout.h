// Where everything lies on the table: the others' rows above, then the claim with the deck, the
// Scoring Hand of whoever looks, and below it what can be done.
#pragma once

#include "bluff/content.h"
#include "kit/seat.h"
#include "stage/scene.h"

namespace bluff_scene {

using stage::Point;
using stage::Rect;

// ---- Rows -------------------------------------------------------------------------------------

// Places count from the top; the last one is that of whoever sits at the bottom.
constexpr int own_place(int seats) { return seats - 1; }
constexpr int place_of(kit::Seat seat, kit::Seat bottom, int seats) {
    return (seat + seats - bottom - 1) % seats;
}
constexpr kit::Seat seat_at(int place, kit::Seat bottom, int seats) {
    return static_cast<kit::Seat>((bottom + 1 + place) % seats);
}

inline constexpr Rect others_area{0, stage::scene_area.y, stage::screen_size, 104};
inline constexpr Rect own_area{0, 148, stage::screen_size, 42};
constexpr int row_height(int seats) { return others_area.height / (seats - 1); }
constexpr Rect row_area(int seats, int place) {
    if (place == own_place(seats)) return own_area;
    return {0, others_area.y + place * row_height(seats), stage::screen_size, row_height(seats)};
}

// Who sits there: portrait (not with five at the table), name, marks.
inline constexpr int name_width = 54, name_margin = 3;  // nine letters, right of a lit row's edge
constexpr Rect name_area(int seats, int place) {
    const Rect row = row_area(seats, place);
    return {row.x, row.y, seats == 2 ? 60 : name_margin + name_width + 1, row.height};
}

// The five cards of a Scoring Hand.
constexpr Rect card_area(int seats, int place, int slot) {
    const Rect row = row_area(seats, place);
    if (place == own_place(seats)) return {2 + 36 * slot, row.y + 1, 34, 40};
    if (seats == 2) return {61 + 36 * slot, row.y + 43, 34, 56};
    return {60 + 29 * slot, row.y + (seats == 3 ? 5 : 1), 27, row.height - (seats == 3 ? 10 : 2)};
}
constexpr Rect cards_area(int seats, int place) {
    return card_area(seats, place, 0).around(card_area(seats, place, bluff::scoring_size - 1));
}

// How good the hand is, as far as it is seen.
constexpr Rect rank_area(int seats, int place) {
    const Rect row = row_area(seats, place);
    if (place == own_place(seats)) return {183, row.y, 57, row.height};
    if (seats == 2) return {61, row.y + 4, 178, 34};
    return {206, row.y, 34, row.height};
}

// ---- The middle -------------------------------------------------------------------------------

inline constexpr Rect claim_area{0, 120, 172, 28};
inline constexpr Rect deck_area{172, 120, 68, 28};
inline constexpr Rect middle_area = claim_area.around(deck_area);
static_assert(others_area.bottom() == middle_area.y && middle_area.bottom() == own_area.y);

// ---- What can be done -------------------------------------------------------------------------

inline constexpr Rect bottom_area{0, own_area.bottom(), stage::screen_size, 34};
static_assert(bottom_area.bottom() == stage::hints_area.y);

// PLAY: a row for each card of the Playing Hand, a column for each ability.
constexpr Rect play_card_area(int index) { return {2, bottom_area.y + 17 * index, 44, 16}; }
constexpr Rect tile_area(int index, int ability) {
    return {48 + 48 * ability, bottom_area.y + 17 * index, 47, 16};
}
// ... and once that is chosen: the card, and what the hands concerned become.
inline constexpr Rect chosen_card_area{3, bottom_area.y + 1, 30, 32};
inline constexpr Rect outlook_area{36, bottom_area.y, 204, 34};

// RESPOND: the Playing Hand, three buttons, and what comes of each.
constexpr Rect held_card_area(int index) { return {2 + 28 * index, bottom_area.y, 26, 21}; }
constexpr Rect button_area(int index) { return {61 + 60 * index, bottom_area.y, 58, 21}; }
// In place of the Playing Hand, where several people look on: at one's own cards, behind a curtain.
inline constexpr Rect look_area{1, bottom_area.y, 58, 21};
inline constexpr Rect consequence_area{0, bottom_area.y + 22, stage::screen_size, 12};

// ROUND_END: one button for everybody.
inline constexpr Rect go_on_area{170, bottom_area.y + 7, 68, 21};

}  // namespace bluff_scene
