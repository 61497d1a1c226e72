// What the lessons have in common: two at the table, and where things lie then.
#pragma once

#include "bluff/rules.h"
#include "bluff_cartridge/table_of.h"
#include "bluff_scene/layout.h"
#include "stage/lesson.h"

namespace bluff_cartridge {

using Do = stage::LessonStep::Do;

inline constexpr int lesson_seats = 2;
inline constexpr kit::Seat learner = 0, rival = 1;
inline constexpr kit::Config lesson_table = table_of(lesson_seats, 1, false, bluff::first_seat);

// Captions hide whole things: how good the rival's hand is, or the words at the bottom.
inline constexpr stage::Rect acting_band = {61, stage::scene_area.y, 179, 43},
                             watching_band = bluff_scene::bottom_area;

inline constexpr int own_row = bluff_scene::own_place(lesson_seats), rivals_row = 0;
constexpr stage::Rect scoring_card(int row, int slot) {
    return bluff_scene::card_area(lesson_seats, row, slot);
}
constexpr stage::Rect scoring_hand(int row) { return bluff_scene::cards_area(lesson_seats, row); }
// The two that were dealt face-down.
inline constexpr stage::Rect hidden_cards =
    scoring_card(own_row, 3).around(scoring_card(own_row, 4));
inline constexpr stage::Rect own_rank = bluff_scene::rank_area(lesson_seats, own_row).inset(2);
inline constexpr stage::Rect playing_hand =
    bluff_scene::held_card_area(0).around(bluff_scene::held_card_area(1));

}  // namespace bluff_cartridge
