#include "love_cartridge/finale.h"

#include "love_art/pictures.h"
#include "love_scene/arena.h"
#include "stage/enlarge.h"
#include "stage/font.h"

namespace love_cartridge {

using love_art::Pose;
using stage::Canvas;
using stage::Finale;
using stage::Point;
using stage::rgb;
namespace art = love_art::art;

namespace {

constexpr int ground = 150;  // where feet stand

void draw_duellist(Canvas& canvas, const Finale& ending, kit::Seat seat, Pose pose, int middle,
                   int feet, bool left) {
    const Point at{middle - love_art::duellist_width / 2, feet - love_art::duellist_height};
    canvas.rounded({middle - 22, feet - 3, 44, 6}, 3, rgb(0x3c1824));
    love_art::paint(canvas, love_art::duellist(love_art::face_of(ending.sitters[seat]), pose), at,
                    seat, {.x = left});
}

// A wanted poster, struck through: this one is not wanted any more.
void draw_loser(Canvas& canvas, const Finale& ending, kit::Seat seat, Point at) {
    love_scene::draw_poster(canvas, at, seat, ending.sitters[seat]);
    for (int i = 0; i < 2; ++i) {
        canvas.line({at.x + 3 + i, at.y + 4}, {at.x + 27 + i, at.y + 28}, love_scene::ink::rose);
        canvas.line({at.x + 27 + i, at.y + 4}, {at.x + 3 + i, at.y + 28}, love_scene::ink::rose);
    }
}

void draw_won(Canvas& canvas, const Finale& ending) {
    canvas.fill({0, 0, stage::screen_size, stage::scene_area.y}, rgb(0x180c28));
    love_scene::draw_desert(canvas);
    const auto victors = ending.victors();
    const int many = static_cast<int>(victors.size());
    // The heart rises like a second sun, and beats.
    const int rise = ending.eased(4, 18, 76);
    const int beat = ending.step > 18 && ending.step % 6 < 2 ? 1 : 0;
    const Point heart{120, 118 - rise};
    if (rise > 0) {
        if (ending.step >= 14) love_scene::draw_glow(canvas, heart, 34, ending.step, rgb(0xfff4a8));
        love_scene::draw_big_heart(canvas, heart, victors[0]);
        canvas.sprite(art::big_rope, {heart.x - art::big_rope.width / 2,
                                      heart.y - art::big_rope.height / 2 - 2 - beat});
    }
    for (int i = 0; i < many; ++i) {
        const int middle = stage::spread(i, many, many < 3 ? 50 : 0, many < 3 ? 140 : 240);
        const kit::Seat seat = victors[static_cast<std::size_t>(i)];
        draw_duellist(canvas, ending, seat,
                      many > 1 || ending.step < 4 ? Pose::waiting : Pose::firing, middle, ground,
                      many > 1 && i >= many / 2);
    }
    // Small hearts go up beside, each from its own place.
    for (int i = 0; i < 6; ++i) {
        const int up = ending.done(8 + i, stage::finale_steps - 5 + i, 96);
        const Point at{(i < 3 ? 8 : 172) + i % 3 * 24 - (up / 12 + i) % 3, 126 - up + i * 17 % 30};
        if (up > 0) love_art::paint(canvas, art::heart, at, static_cast<love::Colour>(i % 4));
    }
    const auto others = ending.others();
    for (int i = 0; i < static_cast<int>(others.size()); ++i)
        draw_loser(canvas, ending, others[static_cast<std::size_t>(i)],
                   {i == 0 ? 6 : 240 - 34 * (static_cast<int>(others.size()) - i) - 2, 124});
}

void draw_lost(Canvas& canvas, const Finale& ending) {
    // Night has come.
    constexpr std::array night{rgb(0x080a18), rgb(0x0c1024), rgb(0x101830), rgb(0x18203c),
                               rgb(0x202848)};
    for (int i = 0; i < 5; ++i)
        canvas.fill({0, 25 * i, stage::screen_size, 25}, night[static_cast<std::size_t>(i)]);
    for (int i = 0; i < 26; ++i) canvas.pixel({i * 83 % 240, i * 37 % 100}, rgb(0xa0a8d0));
    canvas.disc({196, 30}, 18, rgb(0xe8e4d0));
    canvas.disc({188, 26}, 16, night[0]);
    for (const int x : {-30, 96, 190})
        canvas.silhouette(art::mesa, {x, 125 - art::mesa.height}, rgb(0x0a0c1c));
    canvas.fill({0, 125, stage::screen_size, 35}, rgb(0x241c2c));
    canvas.fill({0, 125, stage::screen_size, 3}, rgb(0x342838));
    for (const Point tuft : {Point{96, 134}, {140, 140}, {20, 152}}) canvas.sprite(art::tuft, tuft);
    const bool hit = ending.step >= 8;
    const kit::Seat winner = ending.ranked[0];
    const kit::Seat loser = ending.owner == kit::nobody ? ending.ranked.back() : ending.owner;
    // The shot, and who it was for.
    draw_duellist(canvas, ending, winner, ending.step < 5 ? Pose::waiting : Pose::firing, 200,
                  ground, true);
    if (ending.step >= 6 && ending.step < 11)
        canvas.sprite(art::flash, {146, ground - 59}, art::flash.palette, {.x = true});
    draw_duellist(canvas, ending, loser, hit ? Pose::beaten : Pose::waiting,
                  40 - ending.eased(8, 14, 4), ground, false);
    // The heart falls, and breaks where it lies.
    const int fall = ending.done(8, 16, 256);
    const Point heart{118, 34 + 72 * fall * fall / 65536};
    love_scene::draw_big_heart(canvas, heart, loser, ending.eased(16, 22, 8));
    if (ending.step >= 20) canvas.sprite(art::skull, {112, 142});
}

}  // namespace

void draw_finale(Canvas& canvas, const Finale& ending) {
    (ending.sad() ? draw_lost : draw_won)(canvas, ending);
}

}  // namespace love_cartridge
