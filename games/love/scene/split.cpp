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
               leather_dark = stage::rgb(0x3c2016);

// `tint`: of the frame of what is chosen.
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

constexpr std::string_view results[] = {"WIN", "TIE", "LOSE"};
Tint tint_of(const stage::Theme& theme, int result) {
    const Tint tints[] = {theme.good, ink::pink, theme.bad};
    return tints[result];
}

// One number that the other may fire: how often of a hundred that wins, ties, loses.
void draw_column(Canvas& canvas, int column, int columns, std::string_view title,
                 const std::uint32_t (&chances)[3]) {
    const Rect top = odds_cell(column, 0, columns);
    canvas.text({top.centre().x + 1, top.y - 14}, title, stage::small, ink::cream, Align::centre);
    for (int row = 0; row < 3; ++row) {
        const Rect cell = odds_cell(column, row, columns);
        if (!canvas.shows(cell)) continue;
        const int part = percent(chances[row]);
        // The cell fills from below: seen before it is read.
        const int high = (cell.height * part + 50) / 100;
        canvas.fill({cell.x, cell.y, cell.width, cell.height - high}, leather_dark);
        canvas.fill({cell.x, cell.bottom() - high, cell.width, high},
                    stage::blend(tint_of(canvas.theme(), row), leather_dark, 150));
        if (part == 0) continue;
        kit::Text<8> number;
        number.number(part);
        canvas.text({cell.centre().x + 1, cell.y + 1}, number.view(), stage::small, ink::cream,
                    Align::centre);
    }
}

}  // namespace

void Scene::draw_tabs(Canvas& canvas, const MatchView& view) const {
    if (!canvas.shows({0, odds_area.y, stage::screen_size, tabs_area.height})) return;
    const bool here = selection_.spot() == Spot::odds;
    const Rect odds{tabs_area.x + 1, tabs_area.y + 1, 34, 13};
    const Rect stakes{odds.right(), odds.y, 44, 13};
    canvas.rounded(tabs_area, 4, leather_dark);
    canvas.rounded(selection_.odds() ? odds : stakes, 3, here ? ink::brass : ink::worn);
    canvas.text({odds.centre().x + 1, odds.y}, "ODDS", stage::small,
                selection_.odds() ? ink::dark : ink::faint, Align::centre);
    canvas.text({stakes.centre().x + 1, stakes.y}, "STAKES", stage::small,
                selection_.odds() ? ink::faint : ink::dark, Align::centre);
    canvas.rounded_frame(tabs_area, 4, here ? ink::cream : leather_edge);
    if (!selection_.odds()) return;
    const State& state = shown(view);
    const Seat other =
        state.phase == love::Phase::challenger_splits ? state.duel.defender : state.turn_seat;
    kit::Text<40> title;
    title.add(state.bullets[other] > 0 ? "if " : "against ").add(view.seat(other).name.view());
    if (state.bullets[other] > 0) title.add(" fires");
    constexpr int width = stage::screen_size - tabs_area.right() - 6;
    canvas.text_fitted({stage::screen_size - 3, tabs_area.y + 1}, width, title.view(),
                       font_for(title.view(), width), ink::faint, Align::right);
}

void Scene::draw_stakes(Canvas& canvas, const MatchView& view) const {
    Stakes stakes;
    about_split(view, shown(view), stakes);
    const std::string_view meaning[] = {stakes.win.view(), stakes.tie.view(), stakes.lose.view()};
    for (int row = 0; row < 3; ++row) {
        const int y = tabs_area.bottom() + 8 + row * 24;
        canvas.rounded({4, y - 1, 34, 17}, 4, tint_of(canvas.theme(), row));
        canvas.text({21, y + 1}, results[row], stage::small, ink::dark, Align::centre);
        canvas.text_fitted({44, y + 1}, 192, meaning[row], font_for(meaning[row], 192), ink::cream);
    }
}

void Scene::draw_odds(Canvas& canvas, const MatchView& view) const {
    const State& state = shown(view);
    const bool attacks = state.phase == love::Phase::challenger_splits;
    const int bullets = state.bullets[attacks ? state.duel.defender : state.turn_seat];
    const int columns = bullets + 1;
    for (int row = 0; row < 3 && canvas.shows({0, odds_top, odds_left, 3 * odds_row}); ++row)
        canvas.text({odds_left - 4, odds_cell(0, row, columns).y + 1}, results[row], stage::small,
                    tint_of(canvas.theme(), row), Align::right);
    const std::size_t fire = odds_of_;
    for (int column = 0; column < columns; ++column) {
        const auto weapon = bullets == 0 ? love::fist_weapon : static_cast<std::size_t>(column);
        // The table is told from the challenger's side.
        const love::DuelOdds& odds =
            attacks ? love::duel_odds[fire][weapon] : love::duel_odds[weapon][fire];
        kit::Text<8> title;
        if (bullets == 0)
            title.add("fists");
        else
            title.number(column);
        draw_column(canvas, column, columns, title.view(),
                    {attacks ? odds.won : odds.lost, odds.tied, attacks ? odds.lost : odds.won});
    }
    // What it is about, in a line.
    const Point line{4, odds_cells.bottom() + 7};
    if (!canvas.shows({line.x, line.y, 234, 12})) return;
    Stakes stakes;
    about_split(view, state, stakes);
    kit::Text<64> about;
    about.add("Win: ").add(stakes.win.view()).add('.');
    canvas.text_fitted(line, 234, about.view(), stage::small, ink::rope);
}

void Scene::draw_split(Canvas& canvas, const MatchView& view) const {
    const State& state = shown(view);
    const Bout bout = Bout::of(state);
    const int all = state.bullets[state.decider()];
    const Spot spot = selection_.spot();
    if (canvas.shows(heads_area)) {
        draw_sky(canvas, heads_area);
        draw_heads(canvas, view, bout, {state.bullets[bout.seats[0]], state.bullets[bout.seats[1]]},
                   true);
        draw_big_heart(canvas, {120, heads_area.y + 29}, love::colour_of(bout.heart));
        if (bout.claimed)
            canvas.sprite(art::big_rope, {120 - art::big_rope.width / 2,
                                          heads_area.y + 28 - art::big_rope.height / 2});
        if (spot == Spot::challenger || spot == Spot::defender)
            canvas.frame(spot_area(spot), ink::brass, 2);
    }
    canvas.fill(
        {0, heads_area.bottom(), stage::screen_size, stage::hints_area.y - heads_area.bottom()},
        ink::wood);
    const bool marked = notice_.marked();
    const Tint tint = marked ? ink::cream : spot == Spot::bullets ? ink::brass : leather_edge;
    draw_pouch(canvas, Side::keep, all - selection_.fire(), all, tint);
    draw_pouch(canvas, Side::fire, selection_.fire(), all, tint);
    if (marked) {
        const Rect box = pouch_area(Side::fire);
        canvas.text({box.centre().x, box.y + 2}, "★", stage::medium, ink::brass, Align::centre);
    }
    if (!canvas.shows(odds_area)) return;
    draw_tabs(canvas, view);
    if (selection_.odds())
        draw_odds(canvas, view);
    else
        draw_stakes(canvas, view);
}

}  // namespace love_scene
