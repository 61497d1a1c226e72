#include "love_scene/arena.h"

#include "kit/text.h"
#include "love_scene/words.h"
#include "stage/font.h"

namespace love_scene {

using love_art::paint;
using love_art::Pose;
using love_art::tones_of;
using stage::Align;
using stage::blend;
using stage::rgb;
namespace art = love_art::art;

Bout Bout::of(const State& state) {
    const love::Duel& duel = state.duel;
    return {.seats = {state.turn_seat, duel.defender},
            .heart = duel.heart,
            .claimed = state.is_claimed(duel.heart),
            .fists = {duel.fired[love::challenger] == love::fists,
                      duel.fired[love::defender] == love::fists}};
}

// ---- The place ------------------------------------------------------------------------------

namespace {

constexpr std::array sky{rgb(0x241038), rgb(0x341444), rgb(0x4c1a4c), rgb(0x6c2250), rgb(0x902e4c),
                         rgb(0xb44044), rgb(0xd4583c), rgb(0xec7c3c), rgb(0xf8a448)};
constexpr int band = (horizon - stage::scene_area.y) / static_cast<int>(sky.size());
static_assert(band * sky.size() == horizon - stage::scene_area.y);

constexpr Point sun{120, 100};
constexpr Tint sunlight = rgb(0xfff0b0), haze = rgb(0xffc860), dust = rgb(0x54242c),
               far_dust = rgb(0x8c4034), near_dust = rgb(0x3c1824);

constexpr int feet = horizon + 3;

}  // namespace

void draw_sky(Canvas& canvas, const Rect& area) {
    const auto inside = canvas.clipped(area);
    for (std::size_t i = 0; i < sky.size(); ++i)
        canvas.fill({0, stage::scene_area.y + static_cast<int>(i) * band, stage::screen_size, band},
                    sky[i]);
}

void draw_desert(Canvas& canvas) {
    draw_sky(canvas, {0, stage::scene_area.y, stage::screen_size, horizon - stage::scene_area.y});
    canvas.disc(sun, 40, haze);
    canvas.disc(sun, 35, sunlight);
    canvas.sprite(art::mesa, {-8, horizon - art::mesa.height});
    canvas.sprite(art::mesa, {112, horizon - art::mesa.height});
    canvas.sprite(art::mesa, {232, horizon - art::mesa.height});
    canvas.sprite(art::cactus, {72, horizon - 15});
    canvas.sprite(art::cactus, {158, horizon - 16});
    canvas.fill({0, horizon, stage::screen_size, 6}, far_dust);
    canvas.fill({0, horizon + 6, stage::screen_size, 24}, dust);
    canvas.fill({0, horizon + 30, stage::screen_size, stage::hints_area.y - horizon - 30},
                near_dust);
    canvas.shade({0, horizon + 28, stage::screen_size, 4}, dust);
    canvas.shade({0, horizon + 5, stage::screen_size, 2}, dust);
    for (const Point tuft : {Point{98, 158}, {132, 162}, {92, 206}, {140, 212}})
        canvas.sprite(art::tuft, tuft);
    canvas.sprite(art::skull, {112, 207});
}

namespace {

Point place_of_duellist(int side) {
    return {side == 0 ? 6 : stage::screen_size - 6 - love_art::duellist_width,
            feet - love_art::duellist_height};
}

void draw_duellist(Canvas& canvas, int side, Seat seat, const stage::Sitter& sitter, Pose pose,
                   bool flash) {
    const Point at = place_of_duellist(side);
    const bool mirrored = side == 1;
    canvas.rounded({at.x + (mirrored ? 16 : 4), feet - 3, 44, 6}, 3, near_dust);
    paint(canvas, love_art::duellist(love_art::face_of(sitter), pose), at, seat, {.x = mirrored});
    if (flash)
        canvas.sprite(art::flash,
                      {mirrored ? at.x - art::flash.width + 1 : at.x + love_art::duellist_width - 1,
                       at.y + 17},
                      art::flash.palette, {.x = mirrored});
}

void draw_countdown(Canvas& canvas, std::string_view words) {
    const Rect box = bubble_area;
    const Rect bubble{box.x + 1, box.y + 1, 48, 36};
    canvas.rounded(bubble.inset(-1), 10, ink::dark);
    canvas.rounded(bubble, 9, ink::cream);
    canvas.triangle({bubble.right() - 12, bubble.bottom() - 2},
                    {bubble.right() - 2, bubble.bottom() - 5}, {box.right() - 1, box.bottom() - 2},
                    ink::cream);
    const bool digit = words.size() == 1;
    if (digit)
        canvas.huge_text({bubble.centre().x, bubble.centre().y}, words, 2, ink::dark);
    else
        canvas.text({bubble.centre().x + 1, bubble.y + 6}, words, stage::large, ink::rose,
                    Align::centre);
}

// ---- Dice -----------------------------------------------------------------------------------

constexpr int die = 24, die_pitch = 28, dice_top = 160;

constexpr int mat_middle(int side) { return side == 0 ? 46 : 194; }

Point die_place(int side, int index, int count) {
    const int columns = std::min(count, 3), rows = (count + 2) / 3;
    const int in_row = index < 3 ? columns : count - 3;
    const int middle = mat_middle(side);
    const int row = index / 3;
    return {middle - in_row * die_pitch / 2 + 2 + index % 3 * die_pitch,
            dice_top + (rows == 1 ? die_pitch / 2 : row * die_pitch)};
}

void draw_dice(Canvas& canvas, const Bout& bout, int side, const Rolls& rolls) {
    if (!canvas.shows(mat_area(side))) return;
    const auto s = static_cast<std::size_t>(side);
    const int count = bout.dice_count[s];
    const love_art::Tones& tones = tones_of(canvas, bout.seats[s]);
    if (count == 0) {
        const Point middle{mat_middle(side), dice_top + 14};
        canvas.text(middle, "holds", stage::medium, ink::faint, Align::centre);
        canvas.text({middle.x, middle.y + 15}, "fire", stage::medium, ink::faint, Align::centre);
        return;
    }
    for (int i = 0; i < count; ++i) {
        const stage::Roll& roll = rolls[s][static_cast<std::size_t>(i)];
        Point at = die_place(side, i, count);
        if (bout.fists[s]) {
            at.x += 16;
            canvas.sprite(art::fist, {at.x - 36, at.y});
        }
        // Thrown from its owner's side.
        const int height = roll.height();
        at.y -= height;
        at.x += (side == 0 ? -height : height) / 3;
        // A die with three values shows each of them twice.
        const int shown = bout.fists[s] ? (roll.shown() - 1) % love::fist_sides + 1 : roll.shown();
        stage::draw_die(canvas, at, shown,
                        {.size = die,
                         .body = bout.fists[s] ? rgb(0xe0a878) : tones.base,
                         .pips = bout.fists[s] ? ink::dark : tones.letter,
                         .tilt = roll.tilt()});
    }
}

void draw_total(Canvas& canvas, int side, int total, Tint colour) {
    if (total < 0) return;
    kit::Text<4> digits;
    digits.number(total);
    canvas.text({side == 0 ? 116 : 125, totals_area.y + 4}, digits.view(), stage::large, colour,
                side == 0 ? Align::right : Align::left);
}

}  // namespace

// ---- The Heart ------------------------------------------------------------------------------

void draw_big_heart(Canvas& canvas, Point middle, love::Colour colour, int crack) {
    const Point at{middle.x - love_art::big_heart_width / 2,
                   middle.y - love_art::big_heart_height / 2};
    const Rect box{at.x, at.y, love_art::big_heart_width, love_art::big_heart_height};
    if (!canvas.shows(box.inset(-2 * crack - 1))) return;
    const auto whole = [&](Point place) {
        paint(canvas, art::big_heart, place, colour);
        // The sign in ivory, so that it stands out.
        const std::array<Tint, 16> ivory{0, rgb(0xffffff), rgb(0xf8ecd0), rgb(0xd0b088),
                                         tones_of(canvas, colour).deep};
        canvas.sprite(art::emblem[colour], {place.x + 11, place.y + 7}, ivory.data());
    };
    if (crack == 0) return whole(at);
    // A jagged line down the middle; each row belongs to a half up to there.
    constexpr int jags[] = {0, 1, 2, 3, 4, 3, 2, 1};
    for (int row = 0; row < love_art::big_heart_height; ++row) {
        const int cut = at.x + 20 + jags[row % 8];
        const int drop = crack / 2;
        {
            const auto left = canvas.clipped({at.x - crack, at.y + row + drop, cut - at.x, 1});
            whole({at.x - crack, at.y + drop});
        }
        const auto right = canvas.clipped({cut + crack, at.y + row + drop, 60, 1});
        whole({at.x + crack, at.y + drop});
    }
}

// ---- All of it ------------------------------------------------------------------------------

void draw_heads(Canvas& canvas, const stage::MatchView& view, const Bout& bout,
                std::array<int, 2> bullets, bool narrow) {
    if (!canvas.shows(heads_area)) return;
    for (int side = 0; side < 2; ++side) {
        const auto s = static_cast<std::size_t>(side);
        const Seat seat = bout.seats[s];
        const std::string_view name = view.seat(seat).name.view();
        const bool left = side == 0;
        const Align align = left ? Align::left : Align::right;
        const int y = heads_area.y + 3, x = left ? 34 : 206;
        // Something `width` wide, `along` from the poster.
        const auto beside = [&](int along, int width) {
            return left ? x + along : x - along - width;
        };
        draw_poster(canvas, {left ? 3 : 209, y}, seat, view.seat(seat));
        canvas.frame(head_area(side), ink::dark);
        const Point named{narrow ? (left ? 3 : 238) : x, narrow ? y + 32 : y - 2};
        canvas.text_fitted(named, 84, name, font_for(name, 84), ink::cream, align);
        const int row = narrow ? y + 3 : y + 11;
        draw_badge(canvas, {beside(0, badge_width), row}, seat);
        const Point pips{beside(narrow ? 0 : badge_width + 4, 42), narrow ? row + 13 : row};
        if (bout.fists[s])
            canvas.text({left ? pips.x : pips.x + 42, pips.y}, "fists", stage::small, ink::rope,
                        align);
        else
            draw_bullets(canvas, pips, bullets[s]);
    }
}

void draw_arena(Canvas& canvas, const stage::MatchView& view, const Bout& bout,
                const ArenaLook& look) {
    draw_desert(canvas);
    draw_heads(canvas, view, bout, look.bullets);
    for (int side = 0; side < 2; ++side) {
        const auto s = static_cast<std::size_t>(side);
        draw_duellist(canvas, side, bout.seats[s], view.seat(bout.seats[s]), look.pose[s],
                      look.flash[s]);
        if (!look.ready[s]) continue;
        const Rect tag{side == 0 ? 14 : 182, horizon + 8, 44, 14};
        canvas.rounded(tag, 4, ink::brass);
        canvas.text({tag.centre().x, tag.y + 1}, "READY", stage::small, ink::dark, Align::centre);
    }
    if (look.glow >= 0) draw_glow(canvas, look.heart, 31, look.glow, ink::cream);
    draw_big_heart(canvas, look.heart, love::colour_of(bout.heart), look.crack);
    if (bout.claimed && look.rope >= 0)
        canvas.sprite(art::big_rope, {look.heart.x - art::big_rope.width / 2,
                                      look.heart.y - art::big_rope.height / 2 - 2 + look.rope});
    if (!look.countdown.empty()) draw_countdown(canvas, look.countdown);
    if (look.rolls != nullptr)
        for (int side = 0; side < 2; ++side) draw_dice(canvas, bout, side, *look.rolls);
    const bool decided = look.totals[0] >= 0 && look.totals[1] >= 0;
    if (decided) {
        canvas.rounded(totals_area, 6, ink::night);
        for (const int y : {12, 20}) canvas.fill({119, totals_area.y + y, 3, 3}, ink::faint);
        for (int side = 0; side < 2; ++side)
            draw_total(canvas, side, look.totals[static_cast<std::size_t>(side)],
                       tones_of(canvas, bout.seats[static_cast<std::size_t>(side)]).light);
    }
    if (look.headline.empty() || !canvas.shows(ribbon_area.inset(-2))) return;
    draw_ribbon(canvas, ribbon_area, look.grave ? ink::rose : ink::paper);
    if (look.grave) {
        canvas.text({120, ribbon_area.y + 3}, look.headline, stage::large, ink::cream,
                    Align::centre);
        canvas.text({120, ribbon_area.bottom() + 6}, look.line, stage::medium, ink::pink,
                    Align::centre);
        return;
    }
    const bool one = look.line.empty();
    const auto line = [&](int y, std::string_view text, Tint colour) {
        canvas.text_fitted({120, ribbon_area.y + y}, ribbon_text, text, stage::small, colour,
                           Align::centre);
    };
    line(one ? 9 : 3, look.headline, ink::dark);
    line(15, look.line, ink::rose);
}

}  // namespace love_scene
