// The right column: the bag, action points, actions, cards and slots; or a list over it.
#pragma once

#include "bullet_scene/questions.h"

namespace bullet_scene {

// What it takes to use a card: nothing but A, some moves before it, or it cannot be used.
struct Badge {
    bullet::PatternId card = bullet::no_pattern;
    std::int8_t clears = -1;  // -1: not at all
    std::int8_t price = 0;    // AP of moves before it
    constexpr bool operator==(const Badge&) const = default;
};
using Badges = std::array<Badge, bullet::most_patterns_of_one + 1>;  // in the order of the hand
Badges badges_now(const Board& board);

struct ColumnLook {
    int top = 0;          // first card that is shown
    int risk = 0;         // of the next bullet, in a hundred
    bool may_act = true;  // else nothing can be done at the moment
    int held_turns = 0;   // of the card that is aimed
    int held_card = -1;
    const Badges* badges = nullptr;
};
void draw_column(Canvas& canvas, const State& state, Seat seat, const ColumnLook& look);
void draw_list(Canvas& canvas, const State& state, std::string_view title, const Entries& entries,
               int cursor);
inline constexpr int list_rows = 8;
Rect list_row_area(int row);
inline constexpr Rect list_help_area{124, 148, 116, 42};

}  // namespace bullet_scene
