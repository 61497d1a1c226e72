#include "superhot_cartridge/finale.h"

#include "stage/enlarge.h"
#include "stage/seat_mark.h"
#include "superhot/state.h"
#include "superhot_art/art.h"
#include "superhot_art/pictures.h"

namespace superhot_cartridge {

using stage::Canvas;
using stage::Colour;
using stage::Finale;
using stage::Point;
using stage::Rect;
using stage::rgb;

namespace {

constexpr Colour wall = rgb(0xf4f6f8), side = rgb(0xdde2e7), floor = rgb(0xc3c9d1),
                 corner = rgb(0x848b96), black = rgb(0x0b0c10), dark = rgb(0x1c2028),
                 grey = rgb(0x3a3e48), red = rgb(0xe8192c), deep_red = rgb(0x9e0d1d);
constexpr Rect back_wall{56, 18, 128, 84};

// A room that one looks into from its fourth wall.
void draw_room(Canvas& canvas, Colour front, Colour beside, Colour below, Colour edges) {
    constexpr Rect all = stage::finale_area;
    canvas.fill(all, beside);
    canvas.triangle({0, all.bottom()}, {back_wall.x, back_wall.bottom()},
                    {all.right() - 1, all.bottom()}, below);
    canvas.triangle({back_wall.x, back_wall.bottom()}, {back_wall.right() - 1, back_wall.bottom()},
                    {all.right() - 1, all.bottom()}, below);
    canvas.fill(back_wall, front);
    canvas.frame(back_wall, edges);
    canvas.line({0, 0}, {back_wall.x, back_wall.y}, edges);
    canvas.line({all.right() - 1, 0}, {back_wall.right() - 1, back_wall.y}, edges);
    canvas.line({0, all.bottom() - 1}, {back_wall.x, back_wall.bottom() - 1}, edges);
    canvas.line({all.right() - 1, all.bottom() - 1},
                {back_wall.right() - 1, back_wall.bottom() - 1}, edges);
}

// Somebody who was hit: the picture in splinters of 4 x 4 of its pixels, which have flown `force`
// pixels at most, the farther the nearer to the wound they were.
void draw_splinters(Canvas& canvas, const stage::Sprite& who, Point at, int scale, int force) {
    if (force == 0) return stage::draw_large(canvas, who, at, scale);
    constexpr int cell = 4;
    constexpr Point wound{10, 10};
    for (int y = 0; y < who.height; y += cell)
        for (int x = 0; x < who.width; x += cell) {
            const int dx = x + cell / 2 - wound.x, dy = y + cell / 2 - wound.y;
            const int near = std::max(2, 26 - std::abs(dx) - std::abs(dy));
            // Each goes its own way, a little.
            const int own = (x * 7 + y * 13) % 5 - 2;
            const Point fly{(dx + 5 + own) * near * force / 256, (dy + own) * near * force / 256};
            const Point to = at + fly;
            const auto piece =
                canvas.clipped({to.x + x * scale, to.y + y * scale, cell * scale, cell * scale});
            if (!canvas.clip().empty()) stage::draw_large(canvas, who, to, scale);
        }
}

struct Foe {
    std::uint8_t picture;  // of the bottom halves
    Point at;
    std::uint8_t scale, hit;  // the step in which it is
};
constexpr Foe foes[] = {{3, {20, 44}, 2, 12}, {1, {166, 46}, 2, 18}, {0, {78, 14}, 3, 5}};

void draw_won(Canvas& canvas, const Finale& ending) {
    draw_room(canvas, wall, side, floor, corner);
    for (const Foe& foe : foes) {
        const stage::Sprite& who = superhot_art::art::bottom[foe.picture];
        // The bullet on its way, with its trail, until it is there.
        const int way = ending.done(foe.hit - 5, foe.hit, 100);
        const int size = foe.scale * who.width;
        if (way < 100) canvas.rounded({foe.at.x + 8, foe.at.y + size - 5, size - 16, 6}, 3, floor);
        draw_splinters(canvas, who, foe.at, foe.scale, ending.eased(foe.hit, foe.hit + 10, 80));
        if (way == 0 || way == 100) continue;
        const Point wound = foe.at + Point{10 * foe.scale, 10 * foe.scale};
        const Point muzzle{120, 150};
        const Point now{muzzle.x + (wound.x - muzzle.x) * way / 100,
                        muzzle.y + (wound.y - muzzle.y) * way / 100};
        canvas.triangle({muzzle.x - 2, muzzle.y}, {muzzle.x + 2, muzzle.y}, now, red);
        canvas.disc(now, 3, black);
    }
    // Word by word, as it is said.
    const int shown = ending.done(20, 26, 2);
    if (shown == 0) return;
    canvas.fill({16, 112, 208, 44}, black);
    canvas.huge_text({84, 134}, "SUPER", 2, rgb(0xffffff));
    if (shown < 2) return;
    canvas.fill({147, 112, 77, 44}, red);
    canvas.huge_text({184, 134}, "HOT", 2, rgb(0xffffff));
}

// Glass that a bullet has gone through: lines from the hole to the edges, as long as `reach`.
void draw_cracks(Canvas& canvas, Point hole, int reach) {
    constexpr Colour glint = rgb(0xc3c9d1);
    for (int ray = 0; ray < 16; ++ray) {
        // Bent at a third of the way.
        const int length = reach * (10 + ray * 7 % 6) / 12;
        const Point bend = stage::on_ray(hole, ray, length / 3) + Point{ray % 3 - 1, ray % 5 - 2};
        const Point end = stage::on_ray(hole, ray, length) + Point{(ray % 4 - 2) * 4, ray % 3 * 4};
        canvas.line(hole, bend, glint);
        canvas.line(bend, end, ray % 2 == 0 ? glint : corner);
        if (ray % 3 != 0) continue;
        const Point next = stage::on_ray(hole, ray + 1, length / 2);
        canvas.line(stage::on_ray(hole, ray, length / 2), next, corner);
    }
}

void draw_lost(Canvas& canvas, const Finale& ending) {
    draw_room(canvas, dark, black, rgb(0x14161c), grey);
    constexpr Point hole{178, 74};
    for (const int x : {66, 104}) {
        stage::draw_large(canvas, superhot_art::art::bottom[1], {x, 50}, 1);
        canvas.fill({x + 6, 78, 18, 2}, deep_red);
    }
    // The man with the gun, whose bullet comes at whoever looks.
    stage::draw_large(canvas, superhot_art::art::bottom[0], {2, 40}, 4);
    constexpr Point muzzle{112, 64};
    const int way = ending.done(2, 10, 100);
    if (way > 0 && way < 100) {
        const Point now{muzzle.x + (hole.x - muzzle.x) * way / 100,
                        muzzle.y + (hole.y - muzzle.y) * way / 100};
        canvas.triangle(muzzle, now + Point{0, -2 - way / 20}, now + Point{0, 2 + way / 20}, red);
        canvas.disc(now, 2 + way / 20, rgb(0xffb9ac));
    }
    if (way < 100) return;
    draw_cracks(canvas, hole, ending.eased(10, 20, 150));
    if (ending.step < 16) {
        canvas.ring(hole, 10, 2, corner);
        return canvas.disc(hole, 8, black);
    }
    canvas.fill({hole.x - 45, hole.y - 45, 90, 90}, corner);
    stage::draw_large(canvas, superhot_art::knocked_out_picture(), {hole.x - 42, hole.y - 42}, 3);
    // What runs down the glass.
    for (int i = 0; i < 7; ++i)
        canvas.rounded({hole.x - 40 + 13 * i, hole.y + 42, 5,
                        4 + ending.eased(16 + i % 3, 30, 14 + i * 11 % 20)},
                       2, i % 2 == 0 ? red : deep_red);
}

}  // namespace

// It is one event for both sides, so the System celebrates before the broken glass.
void draw_finale(Canvas& canvas, const Finale& ending) {
    const auto& state = *reinterpret_cast<const superhot::State*>(ending.state);
    bool fighters_won = false;
    for (const kit::Seat seat : ending.victors()) fighters_won |= seat != state.system_seat();
    (fighters_won ? draw_won : draw_lost)(canvas, ending);
    if (ending.seats() == 1) return;
    Point at{6, 6};
    for (const kit::Seat seat : ending.victors()) {
        stage::draw_large(canvas, at, stage::seat_mark_size, stage::seat_mark_size, 2,
                          [&](Canvas& piece) { stage::draw_seat_mark(piece, {}, seat); });
        at.x += 28;
    }
}

}  // namespace superhot_cartridge
