// How pieces look: cards, marks and frames, on the baize of a tavern's table.
#pragma once

#include <string_view>

#include "bluff_art/pictures.h"
#include "bluff_scene/sight.h"
#include "stage/canvas.h"

namespace bluff_scene {

using stage::Canvas;
using stage::Point;
using stage::Rect;
using Tint = stage::Colour;

namespace ink {

inline constexpr Tint night = stage::rgb(0x120a0c), panel = stage::rgb(0x221410),
                      lit_baize = stage::rgb(0x185038), lit_wood = stage::rgb(0x5c3c22),
                      edge = stage::rgb(0x8c6438), paper = bluff_art::card_paper,
                      worn = stage::rgb(0xdcc496), dark = stage::rgb(0x20100c),
                      cream = stage::rgb(0xfff0d0), faint = stage::rgb(0xc8b490),
                      brass = stage::rgb(0xf4b848), back = stage::rgb(0x6c1620),
                      lattice = stage::rgb(0xb04444), ember = stage::rgb(0xff7a4c);

}  // namespace ink

// ---- Cards ------------------------------------------------------------------------------------

// Any size from 26 x 16 up: the value, the suit's sign and, where there is room, its letter.
void draw_face(Canvas& canvas, const Rect& box, bluff::Card card, Tint paper = ink::paper);
void draw_back(Canvas& canvas, const Rect& box);
// Its card is on its way.
void draw_gap(Canvas& canvas, const Rect& box);
// As a viewer sees it: what lies face-down has the edge of the back, and a mark if it is known.
void draw_sight(Canvas& canvas, const Rect& box, const Sight& sight);
// The card that everybody waits for.
void draw_great_card(Canvas& canvas, const Rect& box, bluff::Card card);

// ---- Marks ------------------------------------------------------------------------------------

// The cursor: corners outside the box.
void draw_corners(Canvas& canvas, const Rect& box, Tint colour);
inline constexpr int cursor_room = 2;
// A claim will strike here: `box` around a card or a hand. The badge covers nothing but the suit's
// letter on `card`.
void draw_aim(Canvas& canvas, const Rect& box, const Rect& card, bluff::Suit ability);
// What was claimed with a card of the stack, 11 x 13 pixels; a bullet may have hit it.
inline constexpr int icon_width = 11;
void draw_stack_icon(Canvas& canvas, Point at, bluff::Suit claimed, bool hit);
// Cards in a Playing Hand, face-down: 6 x 9 pixels each.
void draw_small_backs(Canvas& canvas, Point at, int count);
void draw_dealer(Canvas& canvas, Point at);  // 9 x 11 pixels
void draw_bubble(Canvas& canvas, const Rect& box, std::string_view text, Tint paper);

// ---- Furniture --------------------------------------------------------------------------------

void draw_plank(Canvas& canvas, const Rect& box);
void draw_button(Canvas& canvas, const Rect& box, std::string_view label, bool open, bool here);
inline constexpr int fuse_length = 60;
// What is left of the fuse, of `fuse_length`.
void draw_fuse(Canvas& canvas, Point at, int left, int frame);

}  // namespace bluff_scene
