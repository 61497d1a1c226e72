// The pictures of Bullet: an arcade in deep space. Each colour of a bullet has a shape, so that
// nothing is told by colour alone.
#pragma once

#include "bullet/content.h"
#include "bullet_art/art.h"
#include "stage/canvas.h"

namespace bullet_art {

using stage::Canvas;
using stage::Point;
using stage::Rect;

// ---- The colours of the table
// --------------------------------------------------------------------

inline constexpr stage::Colour deep = stage::rgb(0x0a0820);  // behind everything
inline constexpr stage::Colour well = stage::rgb(0x14103a);  // cells, boxes, cards
inline constexpr stage::Colour edge = stage::rgb(0x3c3478);  // between cells, round boxes
inline constexpr stage::Colour ink = stage::rgb(0xf6f2ff);
inline constexpr stage::Colour faint = stage::rgb(0x9c96cc);  // ghosts, what cannot be done
inline constexpr stage::Colour amber = stage::rgb(0xffc440);  // danger: always a filled plate
inline constexpr stage::Colour on_amber = stage::rgb(0x1c1004);
inline constexpr stage::Colour cyan = stage::rgb(0x6ae0ff);  // the cursor, and where it can go
inline constexpr stage::Colour blood = stage::rgb(0xff6a8c);

// Light, middle, shade and outline of a bullet's colour, 0 .. 4.
struct Tones {
    stage::Colour light, base, shade, outline;
};
const Tones& tones_of(int colour);

// ---- Bullets
// -------------------------------------------------------------------------------------

// For cells of 24 pixels: the shape, its number and a star in the corner.
inline constexpr int cell_size = 24;
void draw_bullet(Canvas& canvas, bullet::Type type, Point cell);
// Only its shape in one colour: shadows and flashes.
void draw_bullet_flash(Canvas& canvas, bullet::Type type, Point cell, stage::Colour colour);
// For cells of 10 pixels.
inline constexpr int small_size = 10;
void draw_small_bullet(Canvas& canvas, bullet::Type type, Point at);
// The shape alone, 7 pixels: heads of columns, cards, words.
inline constexpr int mark_size = 7;
void draw_mark(Canvas& canvas, int colour, Point at);
void draw_mark(Canvas& canvas, int colour, Point at, stage::Colour in);

// ---- Icons
// ---------------------------------------------------------------------------------------

inline constexpr int icon_size = 11;
enum class Deed : std::uint8_t {
    draw,
    change,
    swap,
    swap_row,
    home,
    stoke,
    to_bag,
    lead,
    swallow,
    to_mind,
    to_pan,
    off_pans,
    drop
};
// What an action does at a glance.
void draw_effect(Canvas& canvas, const bullet::Effect& effect, Point at);
void draw_powerup(Canvas& canvas, bullet::Powerup kind, Point at);
void draw_team_action(Canvas& canvas, int action, Point at);

// A life: a full heart, or the outline of one; 7 pixels.
void draw_heart(Canvas& canvas, Point at, bool full);

// ---- Patterns
// ------------------------------------------------------------------------------------

inline constexpr int pattern_cell = 8;
enum class Sign : std::uint8_t { any, empty, clear, component };
// One cell of a pattern card, in cells of 8 pixels.
void draw_pattern_cell(Canvas& canvas, const bullet::Cell& cell, Point at);
// The whole card's grid in the middle of an area; `turns`: quarter turns.
void draw_grid(Canvas& canvas, bullet::PatternId id, int turns, const Rect& area);
bullet::Grid grid_of(bullet::PatternId id, int turns);
bullet::Grid boss_grid_of(bullet::BossPattern id, int turns);
void draw_boss_grid(Canvas& canvas, bullet::BossPattern id, int turns, const Rect& area);

// ---- Heroines
// ------------------------------------------------------------------------------------

inline constexpr int portrait_size = 32;
const stage::Sprite& portrait_of(bullet::Heroine heroine);
const stage::Sprite& portrait_of_boss(bullet::Boss boss);

}  // namespace bullet_art
