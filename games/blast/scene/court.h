// The arena and what stands on it.
#pragma once

#include "blast/forecast.h"
#include "blast_scene/layout.h"

namespace blast_scene {

// Colours of marks, the same in every theme like the arena that they are drawn on.
namespace ink {
inline constexpr stage::Colour night = stage::rgb(0x181829), light = stage::rgb(0xffffff),
                               ember = stage::rgb(0xff9a21), gold = stage::rgb(0xfff34a),
                               sky = stage::rgb(0x8cd8ff), violet = stage::rgb(0xc8a8f8),
                               danger = stage::rgb(0xa01818);
}

// The floor, without what stands on it.
void draw_floor(Canvas& canvas, const Court& court, const blast::Board& board, int drift = 0);
// Hatched squares with the number of seats until they burn, under the pieces.
void draw_dangers(Canvas& canvas, const Court& court, const blast::Board& board,
                  const blast::Danger& danger);
// The same number beside what stands there, over the pieces.
void draw_danger_tags(Canvas& canvas, const Court& court, const blast::Board& board,
                      const blast::Danger& danger);
// In how many turns the next tile is flipped, on its pillar.
void draw_flip_tag(Canvas& canvas, const Court& court, const State& state);
// The tile that is flipped next, with the holder's token.
void draw_next_flip(Canvas& canvas, const Court& court, const blast::Board& board);

// Blocks, items and bombs; sparks may blink.
void draw_things(Canvas& canvas, const Court& court, const blast::Board& board, bool blink);
// `hurt`: those that have just been hit; `hidden`: those that are drawn elsewhere.
void draw_figures(Canvas& canvas, const Court& court, const blast::Board& board,
                  blast::SeatSet hurt = 0, blast::SeatSet hidden = 0);

// Pieces as a position has them.
blast_art::Bomb bomb_look(const blast::Board& board, blast::BombNumber bomb, bool blink = false);
void draw_figure_of(Canvas& canvas, const Court& court, const blast::Board& board, Seat seat,
                    Point at, const blast_art::Figure& look);
// On its square, with the bomb under it.
void draw_standing(Canvas& canvas, const Court& court, const blast::Board& board, Seat seat,
                   blast_art::Pose pose = blast_art::Pose::stand);

// Squares of the arena that a clip shows.
template <class Visit>
void each_shown_square(const Canvas& canvas, const Court& court, Visit visit) {
    const Rect seen = canvas.clip().common(court.floor);
    if (seen.empty()) return;
    const int size = court.size();
    const int left = (seen.x - court.floor.x) / size, top = (seen.y - court.floor.y) / size;
    const int right = (seen.right() - 1 - court.floor.x) / size;
    const int bottom = (seen.bottom() - 1 - court.floor.y) / size;
    for (int row = top; row <= bottom; ++row)
        for (int column = left; column <= right; ++column) visit(blast::square_at(column, row));
}

}  // namespace blast_scene
