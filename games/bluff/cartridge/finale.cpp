#include "bluff_cartridge/finale.h"

#include "bluff_art/pictures.h"
#include "stage/enlarge.h"
#include "stage/seat_mark.h"

namespace bluff_cartridge {

using stage::Canvas;
using stage::Colour;
using stage::Finale;
using stage::Point;
using stage::Rect;
using stage::rgb;
namespace art = bluff_art::art;

namespace {

constexpr Colour brass = rgb(0xf4b848), old_brass = rgb(0x8c6438), gloom = rgb(0x120a0c);
constexpr int table_edge = 112;

void draw_tavern(Canvas& canvas) {
    bluff_art::lay(canvas, art::wood, {0, 0, stage::screen_size, table_edge});
    bluff_art::lay(canvas, art::baize,
                   {0, table_edge, stage::screen_size, stage::finale_area.height - table_edge});
    canvas.fill({0, table_edge - 3, stage::screen_size, 3}, old_brass);
    canvas.fill({0, table_edge, stage::screen_size, 2}, gloom);
}

void draw_framed(Canvas& canvas, const Finale& ending, kit::Seat seat, Point at, Colour frame) {
    const Rect box{at.x, at.y, bluff_art::portrait_big_size, bluff_art::portrait_big_size};
    canvas.fill(box.inset(-4), gloom);
    canvas.frame(box.inset(-3), frame, 3);
    bluff_art::draw_portrait_big(canvas, bluff_art::face_of(ending.sitters[seat]), at);
    stage::draw_seat_mark(canvas, {at.x + 2, at.y + 2}, seat);
}

// Chips of a winner, one on the other.
void draw_pile(Canvas& canvas, Point foot, int chips) {
    for (int i = 0; i < chips; ++i) {
        const Rect chip{foot.x - 8, foot.y - 5 * (i + 1), 17, 6};
        canvas.rounded(chip, 2, gloom);
        canvas.rounded({chip.x + 1, chip.y + 1, 15, 4}, 1, i % 2 == 0 ? brass : rgb(0xac1820));
        canvas.fill({chip.x + 4, chip.y + 1, 3, 4}, rgb(0xfff0d0));
        canvas.fill({chip.x + 10, chip.y + 1, 3, 4}, rgb(0xfff0d0));
    }
}

// Those at whose table it was: at its edge, each with what is left of the drink.
void draw_guests(Canvas& canvas, const Finale& ending, std::span<const kit::Seat> seats) {
    const int many = static_cast<int>(seats.size());
    for (int i = 0; i < many; ++i) {
        const Point at{stage::spread(i, many) - 18, 130};
        const kit::Seat seat = seats[static_cast<std::size_t>(i)];
        canvas.frame({at.x - 1, at.y - 1, 24, 24}, old_brass);
        bluff_art::draw_portrait(canvas, bluff_art::face_of(ending.sitters[seat]), at);
        canvas.sprite(i % 2 == 0 ? art::glass : art::bottle,
                      {at.x + 27, at.y + 22 - (i % 2 == 0 ? art::glass : art::bottle).height});
    }
}

void draw_won(Canvas& canvas, const Finale& ending) {
    draw_tavern(canvas);
    const auto victors = ending.victors();
    const int many = static_cast<int>(victors.size());
    {
        const auto wall = canvas.clipped({0, 0, stage::screen_size, table_edge - 3});
        if (ending.step >= 3)
            stage::draw_glory(canvas, {120, 56}, ending.eased(3, 14, 170), ending.step / 10,
                              rgb(0x5c3c22));
    }
    for (int i = 0; i < many; ++i) {
        const int room = std::min(many * 66, stage::screen_size);
        const int middle = stage::spread(i, many, 120 - room / 2, room);
        // It comes down like a picture that is hung.
        const int y = ending.eased(0, 8, 100) - 76;
        draw_framed(canvas, ending, victors[static_cast<std::size_t>(i)],
                    {middle - bluff_art::portrait_big_size / 2, y}, brass);
    }
    canvas.sprite(art::lamp, {120 - art::lamp.width / 2, 0});
    // Two piles grow; sparks come and go around the frame.
    if (many < 3)
        for (const int side : {-1, 1}) {
            draw_pile(canvas, {120 + side * 76, 122}, ending.done(8, 24, 9));
            draw_pile(canvas, {120 + side * 98, 126}, ending.done(10, 26, 6));
        }
    constexpr Point sparks[] = {{66, 12}, {166, 20}, {60, 70}, {172, 76}, {30, 34}, {204, 44}};
    for (int i = 0; i < 6; ++i)
        if (ending.step >= 10 + i && (ending.step / 2 + i) % 3 != 0)
            canvas.sprite(art::spark[static_cast<std::size_t>((ending.step / 4 + i) % 2)],
                          sparks[i]);
    draw_guests(canvas, ending, ending.others());
}

void draw_lost(Canvas& canvas, const Finale& ending) {
    draw_tavern(canvas);
    // The lamp is out.
    canvas.shade(stage::finale_area, gloom);
    const kit::Seat winner = ending.ranked[0];
    const kit::Seat loser = ending.owner == kit::nobody ? ending.ranked.back() : ending.owner;
    if (winner != loser) draw_framed(canvas, ending, winner, {176, 24}, brass);
    constexpr Point mine{8, 24};
    draw_framed(canvas, ending, loser, mine, old_brass);
    // Three shots, and a hole for each of them.
    constexpr Point shots[] = {{36, 10}, {8, 32}, {34, 42}};
    for (int i = 0; i < 3; ++i) {
        const int since = ending.step - 3 - 4 * i;
        if (since < 0) continue;
        const Point hole = mine + shots[i];
        canvas.sprite(art::hole, hole);
        if (since < 3) canvas.sprite(art::flash, hole + Point{-5, -5});
    }
    // The last card falls on the table.
    const int y = 6 - 150 + ending.eased(14, 24, 150);
    constexpr int width = 2 * bluff_art::fin_big_width, height = 2 * bluff_art::fin_big_height;
    canvas.fill({120 - width / 2 - 3, y - 3, width + 6, height + 6}, gloom);
    canvas.frame({120 - width / 2 - 2, y - 2, width + 4, height + 4}, old_brass, 2);
    stage::draw_large(canvas, art::fin_big, {120 - width / 2, y}, 2);
    if (winner != loser) draw_pile(canvas, {204, 132}, 6);
    canvas.sprite(art::bottle, {20, 118});
    canvas.sprite(art::glass, {44, 126});
}

}  // namespace

void draw_finale(Canvas& canvas, const Finale& ending) {
    (ending.sad() ? draw_lost : draw_won)(canvas, ending);
}

}  // namespace bluff_cartridge
