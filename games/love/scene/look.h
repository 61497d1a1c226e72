// How pieces look: Hearts, Lassos, bullets, posters, on the wood of a saloon's table.
#pragma once

#include <string_view>

#include "love/state.h"
#include "love_art/pictures.h"
#include "stage/canvas.h"

namespace love_scene {

using love::Seat;
using stage::Canvas;
using stage::Point;
using stage::Rect;
using Tint = stage::Colour;

namespace ink {

inline constexpr Tint wood = stage::rgb(0x2c1a16), lit_wood = stage::rgb(0x4c2e20),
                      grain = stage::rgb(0x241412), edge = stage::rgb(0x6c4830),
                      night = stage::rgb(0x180c10), paper = stage::rgb(0xecd6a6),
                      worn = stage::rgb(0xc9a974), dark = stage::rgb(0x2a1410),
                      cream = stage::rgb(0xfff0d0), faint = stage::rgb(0xb09478),
                      brass = stage::rgb(0xf0b040), rope = stage::rgb(0xf4d898),
                      pink = stage::rgb(0xf890a0), rose = stage::rgb(0xa82444);

}  // namespace ink

// A Heart in its box of 17 x 16 pixels, with its letter.
void draw_heart(Canvas& canvas, Point at, love::Colour colour, bool claimed);
// Rays around it.
void draw_glow(Canvas& canvas, Point centre, int radius, int frame, Tint colour);

// The wanted poster of whoever sits there.
void draw_poster(Canvas& canvas, Point at, Seat seat, const stage::Sitter& sitter);
// What a name or a sentence is written in, so that nothing of it is cut: small, or tiny.
const stage::Font& font_for(std::string_view text, int width);
// Sign and letter of a colour, 20 x 11 pixels.
void draw_badge(Canvas& canvas, Point at, love::Colour colour);
inline constexpr int badge_width = 20;

// Cartridges in a row, `pitch` 7: available ones, then spent ones as outlines. The last `lit` of
// the available are about to go.
void draw_bullets(Canvas& canvas, Point at, int available, int lit = 0);
// A Love chip and the sign of the partner, 30 x 11 pixels.
void draw_love(Canvas& canvas, Point at, Seat partner);

struct CardState {
    bool cursor = false, raised = false, closed = false;
};
// A Lasso card as its owner sees it.
void draw_lasso(Canvas& canvas, const Rect& card, love::Colour colour, const CardState& state);
void draw_lasso_back(Canvas& canvas, const Rect& card);
// 7 x 12 pixels: what everybody knows of a card in a hand.
enum class Known : std::uint8_t { back, unknown, colour };
void draw_small_card(Canvas& canvas, Point at, Known known, love::Colour colour = 0);

// What everybody could remember of a hand (LOV-143), as far as the memory aid shows it; returns its
// width.
int draw_known_hand(Canvas& canvas, Point at, const love::State& state, Seat seat, int pitch);
// In a replay: what the hand is.
void draw_open_hand(Canvas& canvas, Point at, const love::State& state, Seat seat, int pitch);
// Somebody can win with the next turn: 9 x 13 pixels.
void draw_alarm(Canvas& canvas, Point at);

// Planks, from edge to edge.
void draw_wood(Canvas& canvas, const Rect& area, Tint wood);
// A strip of parchment with notched ends.
void draw_ribbon(Canvas& canvas, const Rect& area, Tint paper = ink::paper);

}  // namespace love_scene
