// What stands beside and below the arena: seats, market, deck, and the turn's own row.
#pragma once

#include "blast_scene/layout.h"
#include "stage/words.h"

namespace blast_scene {

struct SeatLook {
    bool active = false;
    bool lit = false;  // something has just happened to it
};
void draw_seat(Canvas& canvas, const State& state, Seat seat, const SeatLook& look);
void draw_market(Canvas& canvas, const State& state);
// How many cards are left and when OVERTIME can come; once it is out, which tile goes when.
void draw_deck(Canvas& canvas, const State& state);
// Moves, Speed-Ups and hand of a seat, `spent`: how many Moves the choice would take.
void draw_turn(Canvas& canvas, const State& state, Seat seat, int spent);
// The same in the corner of the words.
inline constexpr Rect pips_area{156, 200, 36, 24};
void draw_pips(Canvas& canvas, const State& state, Seat seat, int spent);

// Words in two lines, and beside them in a choice the Moves.
constexpr stage::InfoBar bar_for(const stage::Theme& theme, const Rect& area, int width) {
    return {.area = area,
            .width = width,
            .paper = theme.panel,
            .edge = theme.edge,
            .ink = theme.ink,
            .faint = theme.ink,
            .refused_paper = theme.panel,
            .refused_ink = theme.bad,
            .grave_paper = theme.panel,
            .grave_ink = theme.warn};
}
constexpr stage::InfoBar choice_bar(const stage::Theme& theme) {
    return bar_for(theme, words_area, pips_area.x - words_area.x - 3);
}

// Who does something: a plate in the seat's colour with its letter.
inline constexpr int plate_width = 13, plate_height = 13;
void draw_plate(Canvas& canvas, Seat seat, Point at);
// The same as the console's mark of a seat.
void draw_small_plate(Canvas& canvas, Point at, Seat seat);

// Draw Phases left until OVERTIME comes by itself, in the last round before that: BLA-090. 0: not
// yet.
int idle_left(const State& state);

}  // namespace blast_scene
