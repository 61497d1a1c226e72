// Where everything lies: the viewer's cards large at the bottom, the others' in columns at the top,
// the deck between them.
#pragma once

#include "nullgame/rules.h"
#include "stage/card.h"
#include "stage/scene.h"

namespace nullgame_scene {

using namespace nullgame;

struct SeatPlace {
    stage::Rect area;  // everything of this seat
    stage::Point name;
    stage::Point hole, pile;  // left top corners of the cards
    stage::CardLook card;     // their size
    stage::Point total;
    stage::Rect meter;
    bool large;
};

inline constexpr stage::CardLook small_card{.width = 28, .height = 38};
inline constexpr stage::CardLook large_card{.width = 38, .height = 54};
inline constexpr stage::Point deck_at{14, 113};
inline constexpr stage::Rect deck_row{0, 108, stage::screen_size, 32};
inline constexpr stage::Rect choices_area{100, 195, 132, 25};

constexpr stage::Rect choice_area(int choice) {
    return {choices_area.x + choice * 69, choices_area.y, 63, choices_area.height};
}

inline constexpr stage::Rect own_cards_area{4, 157, 92, 65};
// All but the seat at the bottom.
stage::Rect rivals_area(std::size_t players);

// `bottom`: the seat that sits at the bottom.
SeatPlace place_of(std::size_t seat, std::size_t bottom, std::size_t players);

}  // namespace nullgame_scene
