// A playing card of any size, from 20 x 24 up: cream face with a corner mark, a picture and a name,
// or a patterned back. What is legal, chosen or known shows by shape: frame, height, fold,
// hatching.
#pragma once

#include <string_view>

#include "stage/canvas.h"

namespace stage {

struct CardFace {
    std::string_view corner = {};  // value or letter, top left, on the tint
    Colour tint = 0;               // suit; 0: no tint
    const Sprite* mark = nullptr;  // suit sign, top right
    const Sprite* art = nullptr;   // in the middle
    std::string_view symbol = {};  // in the middle, large, where there is no art
    std::string_view name = {};    // at the bottom
};

struct CardLook {
    int width = 28, height = 40;
    bool face_up = true;
    bool selected = false;  // the cursor is on it: thick frame
    bool raised = false;    // chosen: lifted, with a shadow
    bool disabled = false;  // hatched
    bool folded = false;    // face down for others, its owner knows it: a folded corner
};

inline constexpr int card_lift = 5;

// Everything a card at this place covers in any look of this size: damage it when the look changes.
Rect card_area(Point at, const CardLook& look);
// `at`: the top left corner of the card when it is not raised.
void draw_card(Canvas& canvas, Point at, const CardFace& face, const CardLook& look);

}  // namespace stage
