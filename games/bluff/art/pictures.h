// The pictures of Bluff the Bullet: four suits, five faces, and a tavern at night.
//
// A suit is drawn once and painted for what it lies on: ink on a card, bright on baize and walnut.
#pragma once

#include "bluff/characters.h"
#include "bluff/content.h"
#include "bluff_art/art.h"
#include "stage/canvas.h"
#include "stage/match_view.h"

namespace bluff_art {

// What every card is printed on. The ink of each suit stands at 4.5:1 on it at least.
inline constexpr stage::Colour card_paper = stage::rgb(0xf2e4c4);

enum class Ground : std::uint8_t { paper, dark };

// Three tones of a suit; letters and frames of that suit are in the base.
struct Tones {
    stage::Colour light, base, deep;
};
const Tones& tones_of(const stage::Canvas& canvas, bluff::Suit suit, Ground ground = Ground::paper);

inline constexpr int suit_size = 15, suit_small_size = 9, suit_big_size = 48;
void draw_suit(stage::Canvas& canvas, bluff::Suit suit, stage::Point at,
               Ground ground = Ground::paper);
void draw_suit_small(stage::Canvas& canvas, bluff::Suit suit, stage::Point at,
                     Ground ground = Ground::paper);
void draw_suit_big(stage::Canvas& canvas, bluff::Suit suit, stage::Point at,
                   Ground ground = Ground::paper);

// The characters of characters.h in their order, and anybody who is a person.
enum class Face : std::uint8_t { slate, belle, grudge, stranger, person };
inline Face face_of(const stage::Sitter& sitter) {
    return sitter.person() ? Face::person : static_cast<Face>(sitter.character);
}
inline constexpr int portrait_size = 22, portrait_big_size = 56;
void draw_portrait(stage::Canvas& canvas, Face face, stage::Point at);
void draw_portrait_big(stage::Canvas& canvas, Face face, stage::Point at);

// art::honest and art::liar: what a called card turned out to be.
inline constexpr int verdict_size = 28;

// art::fin_big and art::fin_small.
inline constexpr int fin_big_width = 48, fin_big_height = 64;
inline constexpr int fin_small_width = 13, fin_small_height = 15;

// Marks on cards: art::eye and art::fold, whose place is the right upper corner.
inline constexpr int eye_width = 7, eye_height = 5, fold_size = 6;

// art::spark, art::hole and art::flash: of the fuse, and of a shot.
inline constexpr int spark_size = 9, hole_size = 11, flash_size = 21;

// art::lamp, art::bottle and art::glass.
inline constexpr int lamp_width = 24, lamp_height = 20;
inline constexpr int bottle_width = 8, bottle_height = 16;
inline constexpr int glass_width = 8, glass_height = 10;

inline constexpr int chip_size = 9;
// A round won, or one still to win.
void draw_chip(stage::Canvas& canvas, bool won, stage::Point at);

// Covers an area with art::wood or art::baize. The pattern hangs on the screen's corner, so
// neighbouring areas join without a seam.
inline void lay(stage::Canvas& canvas, const stage::Sprite& tile, const stage::Rect& area) {
    canvas.tiles(tile, area, {0, 0});
}

}  // namespace bluff_art
