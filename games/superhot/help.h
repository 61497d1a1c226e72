// The Help card: open at any decision (HOT-330, HOT-331). The last page is for matches with a
// System.
#pragma once

#include <array>
#include <string_view>

namespace superhot {

struct HelpPage {
    std::string_view title, text;
};

inline constexpr std::array<HelpPage, 4> help_pages{{
    {"A turn",
     "1 Wait: discard, let slot 1 pass, go to 6. Or Move.\n"
     "2 Use cards on The Line.\n"
     "3 Take new cards, refill the hand to 4.\n"
     "4 Empty as many slots as you used cards.\n"
     "5 Check the goals.\n"
     "6 What is face up acts.\n"
     "7 The Line slides and is refilled."},
    {"Symbols",
     "Hexagon: Fighting. Triangle: Dodge. Hexagon in a triangle: either.\n"
     "Head: Enemy. Column: Location. Box: Object.\n"
     "Dots: Bullets it shoots each turn.\n"
     "Use no more cards than needed."},
    {"You lose when",
     "4 Bullets are in one hand.\n"
     "The Bullets Deck is empty.\n"
     "Your hand cannot be refilled to 4.\n"
     "The Line cannot be refilled.\n"
     "Two players: 5 Bullets in both hands."},
    {"The System",
     "SWAP, Mixed 6: two neighbours change places.\n"
     "RESTORE, Fighting 4: a knocked out card stands up.\n"
     "DELETE, Dodge 6: an Obstacle leaves The Line.\n"
     "RICOCHET, Dodge 7: an Obstacle becomes the top Bullet of the discard.\n"
     "HARDEN, Fighting 6: an Obstacle costs 2 more for a turn.\n"
     "LAG, Mixed 7: the next Move empties a slot more."},
}};

}  // namespace superhot
