// The pictures of Blast Tactics: a walled garden court, and four Bombons with their bombs.
//
// Everything on a square is given the square's left top corner and comes in two sizes. What belongs
// to a seat is drawn once and painted in its tones; antenna, letter and notch tell the seat as
// well.
#pragma once

#include "blast/content.h"
#include "blast/squares.h"
#include "blast_art/art.h"
#include "kit/seat.h"
#include "stage/canvas.h"

namespace blast_art {

using stage::Canvas;
using stage::Point;
using stage::Rect;

// Arenas of up to 9 squares are drawn in full, those of up to 12 reduced.
enum class Scale : std::uint8_t { full, reduced };
constexpr int square_size(Scale scale) { return scale == Scale::full ? 20 : 15; }

// --- Seats: White, Black, Pink and Blue.

struct Tones {
    stage::Colour light, base, shade, deep, outline, letter;
};
// The same in every theme: the seats are called by their colours, and differ in brightness.
const Tones& tones_of(kit::Seat seat);

// A picture whose first six colours are tones.
void paint(Canvas& canvas, const stage::Sprite& picture, Point at, kit::Seat seat,
           stage::Flip flip = {});

// --- The court.

// Turf for a whole area at once; `corner` is that of any light square of the chessboard.
void lay_turf(Canvas& canvas, const Rect& area, Point corner, Scale scale);
void lay_outside(Canvas& canvas, const Rect& area);
// The cut edge of the turf, on a square outside that has floor north of it.
void draw_ledge(Canvas& canvas, Point at, Scale scale);
// The border around an arena, `border` wide.
inline constexpr int border = 6;
void draw_border(Canvas& canvas, const Rect& arena);
void draw_block(Canvas& canvas, Point at, Scale scale);
inline constexpr int crumble_frames = 3;
void draw_crumbling(Canvas& canvas, Point at, Scale scale, int frame);
// A whole tile that turns over and falls; `part` of 256 of it is done.
void draw_flip(Canvas& canvas, const Rect& tile, int part);

// What a square is made of, on turf that is laid already: nothing for bare floor. `drift`: how many
// pixels belts have run, any number.
void draw_terrain(Canvas& canvas, blast::Terrain terrain, Point at, Scale scale, int drift = 0);

// --- Things.

void draw_item(Canvas& canvas, blast::Item item, Point at, Scale scale);

struct Bomb {
    kit::Seat owner = 0;
    bool sparking = false;
    bool endless = false;  // a second rim: its owner has Flame-Max
    bool blink = false;    // the other half of a blink, while sparking
};
void draw_bomb(Canvas& canvas, const Bomb& bomb, Point at, Scale scale);

enum class Pose : std::uint8_t { stand, step, hurt, ghost };
struct Figure {
    kit::Seat seat = 0;
    blast::Direction facing = blast::south;
    Pose pose = Pose::stand;
    const Bomb* under = nullptr;    // it stands on it: raised, and a small one before its feet
    const Bomb* carried = nullptr;  // on the head, instead of the antenna
};
void draw_figure(Canvas& canvas, const Figure& figure, Point at, Scale scale);
// What a figure on this square may cover, whatever it does: more than the square.
Rect figure_area(Point at, Scale scale);

enum class Flame : std::uint8_t { centre, across, along, north, east, south, west };
enum class Blaze : std::uint8_t { growing, full, fading };
// An arm goes across (east to west) or along (north to south); the others are its ends.
void draw_flame(Canvas& canvas, Flame flame, Blaze blaze, Point at, Scale scale);

// --- Warnings.

// On the turf, under everything that stands on it: the square burns in so many seats' time.
void draw_danger(Canvas& canvas, Point at, Scale scale, int seats);
// Around the tile that is flipped next; on one of its pillars stands the token of the holder.
void draw_caution_stripes(Canvas& canvas, const Rect& tile);
void draw_caution(Canvas& canvas, kit::Seat holder, Point at, Scale scale);

// --- Marks for boxes and texts.

enum class Mark : std::uint8_t { heart, extra_move, skull, turn, bomb, flame, endless, speed };
inline constexpr int mark_size = 10;
void draw_mark(Canvas& canvas, Mark mark, Point at);
inline constexpr int antenna_width = 10, antenna_height = 7;
void draw_antenna(Canvas& canvas, kit::Seat seat, Point at);
inline constexpr int notch_width = 5, notch_height = 4;
void draw_notch(Canvas& canvas, kit::Seat seat, Point at, stage::Colour colour);

// --- Cards.

inline constexpr int card_icon_size = 10;
void draw_card_icon(Canvas& canvas, blast::Card card, Point at);
inline constexpr int market_width = 22, market_height = 30;
void draw_market_card(Canvas& canvas, blast::Card card, Point at);
void draw_market_gap(Canvas& canvas, Point at);
inline constexpr int card_width = 60, card_height = 84;
void draw_card(Canvas& canvas, blast::Card card, Point at);

// --- The bar, and the editor's palette.

enum class Deed : std::uint8_t { lay, path, card, buy, end, place, launch, discard };
inline constexpr int deed_width = 18, deed_height = 14;
void draw_deed(Canvas& canvas, Deed deed, Point at, bool usable = true);
// With its word under it. Launching and discarding are no tiles of the bar, but of the hand.
inline constexpr int deed_tile_width = 36, deed_tile_height = 28;
void draw_deed_tile(Canvas& canvas, Deed deed, Point at, bool usable, bool chosen);

enum class Tool : std::uint8_t {
    tile_k,
    tile_h,
    tile_v,
    tile_x,
    block,
    start,
    teleport,
    power,
    hole,
    turf,
    belt,
    final,
    erase,
    mirror,
    ring,
    undo,
    test,
};
inline constexpr int tool_size = 13;
void draw_tool(Canvas& canvas, Tool tool, Point at, bool usable = true);

// --- Large: who has won, and what Y explains.

inline constexpr int winner_size = 48;
void draw_winner(Canvas& canvas, kit::Seat seat, Point at);

}  // namespace blast_art
