#include "bullet_cartridge/finale.h"

#include "bullet/state.h"
#include "bullet_art/pictures.h"
#include "stage/enlarge.h"
#include "stage/seat_mark.h"

namespace bullet_cartridge {

using bullet::State;
using bullet_art::portrait_size;
using stage::Canvas;
using stage::Colour;
using stage::Finale;
using stage::Point;
using stage::Rect;
using stage::rgb;

namespace {

constexpr Colour dusk = rgb(0x1e1650), gold = rgb(0xffc440), glow = rgb(0x3c3478),
                 pale = rgb(0xf6f2ff);
constexpr int large = 2 * portrait_size;

void draw_space(Canvas& canvas, int drift) {
    canvas.fill(stage::finale_area, bullet_art::deep);
    for (int i = 0; i < 60; ++i) {
        const int speed = 1 + i % 3;
        const Point star{i * 97 % 240, (i * 53 + drift * speed) % stage::finale_area.height};
        if (i % 7 == 0)
            canvas.fill({star.x, star.y, 2, 2}, bullet_art::faint);
        else
            canvas.pixel(star, i % 2 == 0 ? pale : bullet_art::faint);
    }
}

const stage::Sprite& face(const State& state, kit::Seat seat) {
    return bullet_art::portrait_of(state.at(seat).heroine);
}

void draw_frame(Canvas& canvas, Point at, int size, Colour colour) {
    canvas.frame({at.x - 2, at.y - 2, size + 4, size + 4}, colour, 2);
}

// A heroine, twice as large as the others.
void draw_great(Canvas& canvas, const State& state, kit::Seat seat, Point at, Colour frame) {
    stage::draw_large(canvas, face(state, seat), at, 2);
    draw_frame(canvas, at, large, frame);
    stage::draw_seat_mark(canvas, {at.x + 2, at.y + 2}, seat);
}

// Small ones in a row; whoever is out lies in the dark.
void draw_row(Canvas& canvas, const State& state, std::span<const kit::Seat> seats, int y,
              bool out) {
    const int many = static_cast<int>(seats.size());
    for (int i = 0; i < many; ++i) {
        const kit::Seat seat = seats[static_cast<std::size_t>(i)];
        const Point at{stage::spread(i, many) - portrait_size / 2, y};
        canvas.sprite(face(state, seat), at);
        if (out) canvas.shade({at.x, at.y, portrait_size, portrait_size}, bullet_art::deep);
        canvas.frame({at.x - 1, at.y - 1, portrait_size + 2, portrait_size + 2}, out ? glow : gold);
        stage::draw_seat_mark(canvas, {at.x + 1, at.y + 1}, seat);
    }
}

// Bullets in a ring, so far from its middle.
void draw_ring(Canvas& canvas, Point middle, int distance, int turn, int shapes) {
    for (int ray = 0; ray < 16; ++ray) {
        const Point at = stage::on_ray(middle, ray + turn, distance);
        const int colour = (ray + turn) % shapes;
        bullet_art::draw_small_bullet(canvas, bullet::type_of(colour, 1 + ray % 4, false),
                                      {at.x - 5, at.y - 5});
    }
}

// The sky is swept clear: what was in it flies away from her in rings.
void draw_won(Canvas& canvas, const Finale& ending, const State& state) {
    draw_space(canvas, 0);
    const auto victors = ending.victors();
    const auto others = ending.others();
    const int many = static_cast<int>(victors.size());
    const Point middle{120, others.empty() ? 80 : 62};
    stage::draw_glory(canvas, middle, ending.eased(0, 12, 190), ending.step / 8 % 2, dusk);
    stage::draw_glory(canvas, middle, ending.eased(4, 16, 90), 1 + ending.step / 8 % 2, glow);
    for (int ring = 0; ring < 3; ++ring) {
        const int far = ending.eased(2 + 5 * ring, 30, 150 - 38 * ring);
        if (far > 30) draw_ring(canvas, middle, far, ring, bullet::colour_count);
    }
    for (int i = 0; i < many && many <= 3; ++i) {
        const Point at{stage::spread(i, many, 120 - 38 * many, 76 * many) - large / 2,
                       middle.y - large / 2};
        draw_great(canvas, state, victors[static_cast<std::size_t>(i)], at, gold);
    }
    if (many > 3) draw_row(canvas, state, victors, middle.y - portrait_size / 2, false);
    draw_row(canvas, state, others, 122, true);
}

// A bag that was too full: bullets rain, and bury her.
void draw_rain(Canvas& canvas, const Finale& ending, int rows) {
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < 10; ++column) {
            const int lands = 6 + 5 * row + column * 7 % 5;
            const int ground = stage::finale_area.bottom() - 24 * (row + 1);
            const int y = ground - (lands - std::min(ending.step, lands)) * 22;
            if (y + 24 <= 0) continue;
            bullet_art::draw_bullet(
                canvas,
                bullet::type_of((column * 3 + row * 2) % bullet::colour_count,
                                1 + (column + row) % 4, (column * 5 + row) % 9 == 0),
                {24 * column, y});
        }
}

void draw_lost(Canvas& canvas, const Finale& ending, const State& state) {
    draw_space(canvas, 2 * ending.step);
    const kit::Seat loser = ending.owner == kit::nobody ? ending.ranked.back() : ending.owner;
    const Point at{120 - large / 2, 48};
    draw_great(canvas, state, loser, at, bullet_art::blood);
    if (ending.step > 14) canvas.shade({at.x, at.y, large, large}, bullet_art::deep);
    draw_rain(canvas, ending, 3);
    const auto victors = ending.victors();
    draw_row(canvas, state, victors, 8, false);
}

// Alone for a score: she stands among what she has cleared.
void draw_scored(Canvas& canvas, const Finale& ending, const State& state) {
    draw_space(canvas, ending.step);
    const Point middle{120, 66};
    stage::draw_glory(canvas, middle, ending.eased(0, 14, 190), 0, dusk);
    draw_ring(canvas, middle, 40 + ending.eased(4, 20, 16), ending.step / 6, bullet::colour_count);
    draw_great(canvas, state, ending.ranked[0], {middle.x - large / 2, middle.y - large / 2},
               bullet_art::cyan);
    draw_rain(canvas, ending, 1);
}

// ---- Boss Battle

// A picture in two halves that slide along the cut.
void draw_halves(Canvas& canvas, const stage::Sprite& boss, Point at, int apart) {
    for (int y = 0; y < large; y += 2) {
        const int cut = large / 2 + (y - large / 2) / 3;
        const auto part = [&](int from, int to, Point moved) {
            const auto inside =
                canvas.clipped({at.x + from + moved.x, at.y + y + moved.y, to - from, 2});
            if (!canvas.clip().empty()) stage::draw_large(canvas, boss, at + moved, 2);
        };
        part(0, cut, {-apart, apart / 2});
        part(cut, large, {apart, -apart / 2});
    }
}

void draw_boss_battle(Canvas& canvas, const Finale& ending, const State& state) {
    const bool beaten = !ending.victors().empty();
    draw_space(canvas, beaten ? 0 : 2 * ending.step);
    const stage::Sprite& boss = bullet_art::portrait_of_boss(state.boss.who);
    const Point at{120 - large / 2, 14}, middle{120, 14 + large / 2};
    if (beaten) {
        stage::draw_glory(canvas, middle, ending.eased(8, 18, 190), ending.step / 8 % 2, dusk);
        const int apart = ending.eased(8, 24, 18);
        if (apart == 0) {
            stage::draw_large(canvas, boss, {at.x + ending.step % 2 * 2, at.y}, 2);
        } else {
            draw_halves(canvas, boss, at, apart);
            // Its five shields fly off.
            for (int i = 0; i < 5; ++i) {
                const Point star = stage::on_ray(middle, 3 * i + 1, 30 + ending.eased(8, 28, 42));
                canvas.text({star.x, star.y - 6}, "★", stage::small, gold, stage::Align::centre);
            }
        }
        return draw_row(canvas, state, ending.ranked, 116 - (ending.step / 3 % 2) * 3, false);
    }
    // It throws all it has.
    for (int i = 0; i < 7; ++i) {
        const int far = (ending.step * 6 + i * 26) % 156;
        for (int ray = 5; ray <= 11; ++ray) {
            const Point b = stage::on_ray(middle, ray, far);
            bullet_art::draw_small_bullet(
                canvas, bullet::type_of((ray + i) % bullet::colour_count, 1 + i % 4, false),
                {b.x - 5, b.y - 5});
        }
    }
    draw_row(canvas, state, ending.ranked, 120, ending.step > 10);
    canvas.fill({at.x - 6, at.y - 6, large + 12, large + 12}, bullet_art::deep);
    stage::draw_large(canvas, boss, at, 2);
    canvas.frame({at.x - 4, at.y - 4, large + 8, large + 8}, bullet_art::blood, 3);
}

}  // namespace

void draw_finale(Canvas& canvas, const Finale& ending) {
    const State& state = *reinterpret_cast<const State*>(ending.state);
    if (state.mode == bullet::Mode::boss_battle) return draw_boss_battle(canvas, ending, state);
    if (ending.sad()) return draw_lost(canvas, ending, state);
    if (state.mode == bullet::Mode::score_attack) return draw_scored(canvas, ending, state);
    draw_won(canvas, ending, state);
}

}  // namespace bullet_cartridge
