#include "blast_cartridge/finale.h"

#include "blast_art/pictures.h"
#include "stage/enlarge.h"

namespace blast_cartridge {

using blast_art::Blaze;
using blast_art::Flame;
using blast_art::Pose;
using blast_art::Scale;
using stage::Canvas;
using stage::Finale;
using stage::Point;
using stage::Rect;

namespace {

constexpr int square = blast_art::square_size(Scale::full);
constexpr Rect court{10, 14, 11 * square, 7 * square};

// What a blast looks like so many steps after it began; none before and after.
void draw_blast(Canvas& canvas, Point middle, int arms, int since) {
    if (since < 0 || since > 8) return;
    const auto inside = canvas.clipped(court);
    const Blaze blaze = since < 2 ? Blaze::growing : since < 6 ? Blaze::full : Blaze::fading;
    const auto at = [&](Flame part, int right, int down) {
        blast_art::draw_flame(canvas, part, blaze,
                              {middle.x + right * square, middle.y + down * square}, Scale::full);
    };
    at(Flame::centre, 0, 0);
    for (int i = 1; i < arms; ++i) {
        at(Flame::across, -i, 0), at(Flame::across, i, 0);
        at(Flame::along, 0, -i), at(Flame::along, 0, i);
    }
    at(Flame::west, -arms, 0), at(Flame::east, arms, 0);
    at(Flame::north, 0, -arms), at(Flame::south, 0, arms);
}

constexpr Point on(int column, int row) {
    return {court.x + column * square, court.y + row * square};
}

void draw_court(Canvas& canvas) {
    blast_art::lay_outside(canvas, stage::finale_area);
    blast_art::draw_border(canvas, court);
    blast_art::lay_turf(canvas, court, {court.x, court.y}, Scale::full);
}

// Twice as large, with all that belongs to it.
void draw_figure(Canvas& canvas, const blast_art::Figure& figure, Point at) {
    constexpr int over = 14;  // an antenna, or a bomb on the head
    stage::draw_large(canvas, {at.x - 8, at.y - 2 * over}, square + 8, square + over + 4, 2,
                      [&](Canvas& piece) {
                          blast_art::draw_figure(piece, figure, {4, over}, Scale::full);
                      });
}

void draw_won(Canvas& canvas, const Finale& ending) {
    draw_court(canvas);
    for (const Point block : {on(0, 0), on(1, 0), on(0, 1), on(10, 0), on(9, 0), on(10, 1)})
        blast_art::draw_block(canvas, block, Scale::full);
    // Fireworks, one after the other; the last ones stay.
    draw_blast(canvas, on(2, 2), 1, ending.step - 4);
    draw_blast(canvas, on(8, 3), 1, ending.step - 10);
    draw_blast(canvas, on(5, 1), 1, ending.step - 16);
    draw_blast(canvas, on(2, 2), 2, std::min(ending.step - 20, 5));
    draw_blast(canvas, on(8, 2), 2, std::min(ending.step - 22, 5));
    // Who has won jumps for joy, on a stand.
    const auto victors = ending.victors();
    const int many = static_cast<int>(victors.size());
    const int room = std::min(many * 90, court.width);
    for (int i = 0; i < many; ++i) {
        const int middle = stage::spread(i, many, 120 - room / 2, room);
        for (int step = 0; step < (many < 3 ? 2 : 1); ++step)
            for (int x = -1 - step; x <= step; ++x)
                blast_art::draw_block(canvas, {middle + x * square, 110 + step * square - 6},
                                      Scale::full);
        constexpr int leap[] = {0, 10, 16, 18, 16, 10};
        const int up = ending.step == stage::finale_steps ? 10 : leap[(ending.step + 3 * i) % 6];
        blast_art::draw_winner(canvas, victors[static_cast<std::size_t>(i)],
                               {middle - blast_art::winner_size / 2, 104 - 48 + 4 - up});
    }
    const auto others = ending.others();
    for (int i = 0; i < static_cast<int>(others.size()); ++i) {
        constexpr int places[] = {34, 174, 204};
        blast_art::Figure loser{.seat = others[static_cast<std::size_t>(i)], .pose = Pose::hurt};
        blast_art::draw_figure(canvas, loser, {places[i], 128 - i % 2 * 2}, Scale::full);
    }
}

void draw_lost(Canvas& canvas, const Finale& ending) {
    draw_court(canvas);
    const kit::Seat loser = ending.owner == kit::nobody ? ending.ranked.back() : ending.owner;
    constexpr Point middle = on(5, 4);
    for (int column = 0; column < 11; column += 2)
        for (const int row : {1, 5}) {
            if (column == 4 || column == 6 || (column >= 8 && row == 5)) continue;
            blast_art::draw_block(canvas, on(column, row), Scale::full);
        }
    // The bomb ticks at its feet; then the court burns in a cross, and what rises from the hole is
    // a ghost.
    const int since = ending.step - 8;
    if (since < 0) {
        const blast_art::Bomb bomb{
            .owner = ending.ranked[0], .sparking = true, .blink = ending.step % 4 < 2};
        draw_figure(canvas, {.seat = loser, .pose = Pose::stand}, middle + Point{-10, -30});
        blast_art::draw_bomb(canvas, bomb, middle, Scale::full);
    } else {
        blast_art::draw_terrain(canvas, blast::Ground::hole, middle, Scale::full);
        draw_blast(canvas, middle, std::min(1 + since, 5), std::min(since * 3 / 4, 7));
        if (since > 6) {
            const int rise = ending.eased(14, stage::finale_steps, 74);
            draw_figure(canvas, {.seat = loser, .pose = Pose::ghost},
                        middle + Point{-10 + (ending.step / 3 % 2 == 0 ? 2 : -2), 4 - rise});
        }
    }
    if (ending.ranked[0] != loser)
        blast_art::draw_winner(canvas, ending.ranked[0], {182, 104 - ending.step / 2 % 2 * 4});
}

}  // namespace

void draw_finale(Canvas& canvas, const Finale& ending) {
    (ending.sad() ? draw_lost : draw_won)(canvas, ending);
}

}  // namespace blast_cartridge
