// A split: bullets to keep, bullets to fire, and what the dice say about it.
#include <algorithm>

#include "love/duel_odds.h"
#include "love_scene/scene.h"
#include "love_scene/split_layout.h"
#include "stage/font.h"

namespace love_scene {

using love_art::tones_of;
using stage::Align;
using stage::MatchView;
namespace art = love_art::art;

namespace {

constexpr Tint leather = stage::rgb(0x5c3420), leather_edge = stage::rgb(0x8c5430),
               leather_dark = stage::rgb(0x3c2016), desk_wood = ink::wood;

void draw_pouch(Canvas& canvas, Side side, int count, int all, Tint tint) {
    const Rect box = pouch_area(side);
    if (!canvas.shows(box)) return;
    canvas.rounded(box, 6, leather_dark);
    canvas.rounded({box.x, box.y, box.width, box.height - 2}, 6,
                   side == Side::fire ? leather : leather_dark);
    canvas.rounded_frame(box, 6, side == Side::fire ? tint : leather_edge,
                         side == Side::fire ? 2 : 1);
    for (int i = 0; i < all; ++i) {
        const Rect place = round_area(side, i);
        canvas.sprite(art::round[i < count ? 0 : 1], {place.x, place.y});
    }
    if (!canvas.shows({box.x, box.y, box.width, 20})) return;
    // Stitches.
    for (int x = box.x + 6; x < box.right() - 6; x += 6) {
        canvas.fill({x, box.y + 19, 3, 1}, leather_edge);
    }
    canvas.text({box.x + 7, box.y + 3}, side == Side::keep ? "KEEP" : "FIRE", stage::medium,
                side == Side::fire ? ink::cream : ink::faint);
    kit::Text<4> digits;
    digits.number(count);
    canvas.text({box.right() - 7, box.y + 3}, digits.view(), stage::medium,
                side == Side::fire ? ink::brass : ink::cream, Align::right);
}

// In percent, never rounded to certainty that is none.
int percent(std::uint32_t chance) {
    const auto rounded = static_cast<int>((chance * 100 + kit::certain / 2) / kit::certain);
    if (rounded == 0 && chance > 0) return 1;
    if (rounded == 100 && chance < kit::certain) return 99;
    return rounded;
}

}  // namespace

void Scene::draw_odds(Canvas& canvas, const MatchView& view) const {
    if (!canvas.shows(odds_area)) return;
    const stage::Theme& theme = canvas.theme();
    const bool attacks = shown_.phase == love::Phase::challenger_splits;
    const Seat other = attacks ? shown_.duel.defender : shown_.turn_seat;
    const std::string_view results[] = {"WIN", "TIE", "LOSE"};
    const Tint tints[] = {theme.good, ink::pink, theme.bad};
    if (!odds_) {
        kit::Text<48> win, tie, lose;
        about_split(view, shown_, win, tie, lose);
        const std::string_view meaning[] = {win.view(), tie.view(), lose.view()};
        for (int row = 0; row < 3; ++row) {
            const int y = odds_area.y + 12 + row * 24;
            canvas.rounded({4, y - 1, 34, 17}, 4, tints[row]);
            canvas.text({21, y + 1}, results[row], stage::small, ink::dark, Align::centre);
            canvas.text_fitted({44, y + 1}, 192, meaning[row], stage::small, ink::cream);
        }
        return;
    }
    const int bullets = shown_.bullets[other];
    if (canvas.shows({0, odds_area.y, stage::screen_size, 14})) {
        kit::Text<48> title;
        title.add("Your odds if ").add(name_of(view, other));
        title.add(bullets > 0 ? " fires" : " has only");
        canvas.text_fitted({120, odds_area.y + 2}, 232, title.view(), stage::small, ink::faint,
                           Align::centre);
    }
    const int columns = bullets + 1;
    for (int row = 0; row < 3 && canvas.shows({0, odds_top, odds_left, 3 * odds_row}); ++row)
        canvas.text({odds_left - 4, odds_cell(0, row, columns).y + 1}, results[row], stage::small,
                    tints[row], Align::right);
    for (int column = 0; column < columns; ++column) {
        const bool fists = bullets == 0;
        const std::size_t weapon = fists ? love::fist_weapon : static_cast<std::size_t>(column);
        const Rect top = odds_cell(column, 0, columns);
        const Rect head{top.x, top.y - 14, top.width, 13};
        if (canvas.shows(head)) {
            kit::Text<8> number;
            if (fists)
                number.add("fists");
            else
                number.number(column);
            canvas.text({head.centre().x + 1, head.y}, number.view(), stage::small, ink::cream,
                        Align::centre);
        }
        const auto fire = static_cast<std::size_t>(selection_.fire());
        // The table is told from the challenger's side.
        const love::DuelOdds& odds =
            attacks ? love::duel_odds[fire][weapon] : love::duel_odds[weapon][fire];
        const std::uint32_t chances[] = {attacks ? odds.won : odds.lost, odds.tied,
                                         attacks ? odds.lost : odds.won};
        for (int row = 0; row < 3; ++row) {
            const Rect cell = odds_cell(column, row, columns);
            if (!canvas.shows(cell)) continue;
            const int part = percent(chances[row]);
            // The cell fills from below: seen before it is read.
            const int high = (cell.height * part + 50) / 100;
            canvas.fill({cell.x, cell.y, cell.width, cell.height - high}, leather_dark);
            canvas.fill({cell.x, cell.bottom() - high, cell.width, high},
                        stage::blend(tints[row], leather_dark, 120));
            if (part == 0) continue;
            kit::Text<8> number;
            number.number(part);
            canvas.text({cell.centre().x + 1, cell.y + 1}, number.view(), stage::small, ink::cream,
                        Align::centre);
        }
    }
    // What it is about, in a line.
    const Point line{4, odds_cells.bottom() + 7};
    if (!canvas.shows({line.x, line.y, 234, 12})) return;
    kit::Text<48> win, tie, lose;
    about_split(view, shown_, win, tie, lose);
    kit::Text<64> about;
    about.add("Win: ").add(win.view()).add('.');
    canvas.text_fitted(line, 234, about.view(), stage::small, ink::rope);
}

void Scene::draw_split(Canvas& canvas, const MatchView& view) const {
    const Bout bout = Bout::of(shown_);
    const Seat seat = shown_.decider();
    const int all = shown_.bullets[seat];
    if (canvas.shows(heads_area)) {
        draw_sky(canvas, heads_area);
        draw_heads(canvas, view, bout,
                   {shown_.bullets[bout.seats[0]], shown_.bullets[bout.seats[1]]}, true);
        draw_big_heart(canvas, {120, heads_area.y + 29}, love::colour_of(bout.heart));
        if (bout.claimed)
            canvas.sprite(art::big_rope, {120 - art::big_rope.width / 2,
                                          heads_area.y + 28 - art::big_rope.height / 2});
    }
    const Rect below{0, heads_area.bottom(), stage::screen_size,
                     stage::hints_area.y - heads_area.bottom()};
    canvas.fill(below, desk_wood);
    const Tint tint = marked_ ? ink::cream : ink::brass;
    draw_pouch(canvas, Side::keep, all - selection_.fire(), all, tint);
    draw_pouch(canvas, Side::fire, selection_.fire(), all, tint);
    if (marked_) {
        const Rect box = pouch_area(Side::fire);
        canvas.text({box.centre().x, box.y + 2}, "★", stage::medium, ink::brass, Align::centre);
    }
    draw_odds(canvas, view);
}

}  // namespace love_scene
