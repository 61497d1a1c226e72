// How cards and figures look: stark white, black and red, and a shape beside every colour.
#pragma once

#include "stage/canvas.h"
#include "superhot_art/pictures.h"
#include "superhot_scene/layout.h"

namespace superhot_scene {

using stage::Canvas;
using stage::Colour;
using superhot::Card;

// White, black and red, whatever the theme; red is vermilion for the colour-blind.
struct Ink {
    Colour white, snow, grey, steel, black, red, blush;
};
const Ink& ink_of(const Canvas& canvas);

// How a card stands in the decision.
enum class Frame : std::uint8_t {
    calm,    // nothing is being decided
    open,    // may be chosen: solid
    closed,  // may not: dotted, and pale
};

struct CardState {
    Frame frame = Frame::calm;
    bool cursor = false;
    bool target = false;  // aimed at
    bool knocked_out = false;
    bool hardened = false;
    bool marked = false;         // a hint points at it
    std::string_view note = {};  // instead of the name
    int value = -1;              // of a glass
    bool aid = false;            // the partner's
    int order = 0;               // chosen: which one, from 1; lifted
};

// What a card is in The Line: cost, family, shots, picture, name.
void draw_line_card(Canvas& canvas, const Rect& box, Card card, const CardState& state);
// What it is in a hand: value, picture, name.
void draw_hand_card(Canvas& canvas, const Rect& box, Card card, const CardState& state);
// The back of a card of a hand that the viewer does not see.
void draw_card_back(Canvas& canvas, const Rect& box);
// A number in the shape of its currency.
void draw_badge(Canvas& canvas, Point at, superhot::Currency currency, int number);
// A line of words in the small font, in the tiny one if it would be wider than `width`.
void draw_words(Canvas& canvas, Point at, int width, std::string_view words, Colour colour);

struct ButtonLook {
    std::string_view label;
    bool enabled = true, cursor = false, marked = false;
};
void draw_button(Canvas& canvas, const Rect& box, const ButtonLook& look);

// At most six letters, for cards.
std::string_view short_name_in_line(Card card);
std::string_view short_name_in_hand(Card card);

}  // namespace superhot_scene
