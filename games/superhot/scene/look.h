// How cards and figures look: stark white, black and red, and a shape beside every colour.
#pragma once

#include <array>

#include "stage/words.h"
#include "superhot_art/pictures.h"
#include "superhot_scene/layout.h"

namespace superhot_scene {

using stage::Canvas;
using stage::Colour;
using superhot::Card;

// White, black and red, whatever the theme; red is vermilion for the colour-blind.
struct Ink {
    Colour white, snow, grey, steel, black, red, blush;
    Colour faint;  // letters of second lines and of what is closed; steel is for lines only
};
extern const Ink standard_ink, colour_blind_ink;
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

// A card in a box of this size has its picture twice as large.
inline constexpr Rect large_card{0, 0, 68, 92};
// What a card is in The Line: cost, family, shots, picture, name.
void draw_line_card(Canvas& canvas, const Rect& box, Card card, const CardState& state);
// What it is in a hand: value, picture, name.
void draw_hand_card(Canvas& canvas, const Rect& box, Card card, const CardState& state);
// The back of a card of a hand that the viewer does not see.
void draw_card_back(Canvas& canvas, const Rect& box);
// A number in the shape of its currency; below zero: nobody knows.
void draw_badge(Canvas& canvas, Point at, superhot::Currency currency, int number);
// Where the words about the cursor stand; to measure them no colours are needed.
stage::InfoBar info_bar(const Ink& ink = {});

// Draws `part`, which lies on `ground`, with each pixel `scale` times as large.
template <class Draw>
void magnify(Canvas& canvas, Point at, const Rect& part, int scale, Colour ground, Draw draw) {
    std::array<Colour, 64> pixels;  // row by row, for there is no memory for a picture
    for (int y = 0; y < part.height; ++y) {
        const Rect row{part.x, part.y + y, part.width, 1};
        if (!canvas.shows({at.x, at.y + y * scale, part.width * scale, scale})) continue;
        Canvas small(pixels.data(), row, canvas.theme());
        small.fill(row, ground);
        draw(small);
        for (int x = 0; x < part.width; ++x)
            if (const Colour colour = pixels[static_cast<std::size_t>(x)]; colour != ground)
                canvas.fill({at.x + x * scale, at.y + y * scale, scale, scale}, colour);
    }
}

struct ButtonLook {
    std::string_view label;
    bool enabled = true, cursor = false, marked = false;
};
void draw_button(Canvas& canvas, const Rect& box, const ButtonLook& look);

// For cards: at most six letters, five in a Line of seven.
std::string_view short_name_in_line(Card card, bool narrow = false);
std::string_view short_name_in_hand(Card card);

}  // namespace superhot_scene
