#include "bullet_art/pictures.h"

namespace bullet_art {

using bullet::Asks;
using bullet::Verb;
using stage::Colour;
using stage::rgb;

namespace {

// Bright enough for dark numbers (4.5 : 1 and more), and of different brightness.
constexpr Tones tones[bullet::colour_count] = {
    {rgb(0xffb4aa), rgb(0xff665c), rgb(0xc82c40), rgb(0x3c0818)},
    {rgb(0xb0dcff), rgb(0x58a4ff), rgb(0x2858c8), rgb(0x081840)},
    {rgb(0xb8ffb0), rgb(0x58d868), rgb(0x1c8c4c), rgb(0x042818)},
    {rgb(0xfff8c0), rgb(0xffdc48), rgb(0xd08c18), rgb(0x382004)},
    {rgb(0xffd0f4), rgb(0xff8ce0), rgb(0xb43ca8), rgb(0x380830)},
};

constexpr std::size_t at_index(int i) { return static_cast<std::size_t>(i); }

void paint_bullet(Canvas& canvas, const stage::Sprite& sprite, Point at, int colour) {
    const Tones& t = tones_of(colour);
    const Colour palette[16] = {0, t.light, t.base, t.shade, t.outline};
    canvas.sprite(sprite, at, palette);
}

// Where the number stands in a cell: the triangle has its room below.
Point number_place(int colour, Point cell) {
    return {cell.x + 8, cell.y + (colour == bullet::green ? 6 : 4)};
}

Deed deed_of(const bullet::Effect& effect) {
    const bullet::Step& step = effect[0];
    switch (step.verb) {
        case Verb::discard:
            return Deed::change;
        case Verb::swap:
            return step.scope == bullet::Scope::row ? Deed::swap_row : Deed::swap;
        case Verb::warp:
            return Deed::home;
        case Verb::place:
            return Deed::stoke;
        case Verb::move_component:
            return Deed::lead;
        case Verb::clear:
            return Deed::swallow;
        case Verb::move:
            return Deed::drop;
        case Verb::put:
            if (step.from == bullet::Area::pan) return Deed::off_pans;
            if (step.to == bullet::Area::mind) return Deed::to_mind;
            return step.to == bullet::Area::pan ? Deed::to_pan : Deed::to_bag;
        default:
            return Deed::draw;
    }
}

void draw_sign(Canvas& canvas, Sign sign, Point at) {
    canvas.sprite(art::sign[static_cast<std::size_t>(sign)], at);
}

}  // namespace

const Tones& tones_of(int colour) { return tones[colour % bullet::colour_count]; }

void draw_bullet(Canvas& canvas, bullet::Type type, Point cell) {
    if (!canvas.shows({cell.x, cell.y, cell_size, cell_size})) return;
    if (bullet::is_special(type))
        return canvas.sprite(art::special[type - bullet::immobilizer], cell + Point{3, 3});
    const int colour = bullet::colour_of(type);
    paint_bullet(canvas, art::bullet[at_index(colour)], cell + Point{1, 1}, colour);
    const char digit = static_cast<char>('0' + bullet::number_of(type));
    canvas.text(number_place(colour, cell), {&digit, 1}, stage::medium, tones_of(colour).outline);
    if (bullet::has_star(type)) canvas.sprite(art::star, cell + Point{17, 0});
}

void draw_bullet_flash(Canvas& canvas, bullet::Type type, Point cell, Colour colour) {
    if (bullet::is_special(type)) return;
    canvas.silhouette(art::bullet[at_index(bullet::colour_of(type))], cell + Point{1, 1}, colour);
}

void draw_small_bullet(Canvas& canvas, bullet::Type type, Point at) {
    if (!canvas.shows({at.x, at.y, small_size, small_size}) || bullet::is_special(type)) return;
    const int colour = bullet::colour_of(type);
    paint_bullet(canvas, art::bullet_small[at_index(colour)], at, colour);
    const char digit = static_cast<char>('0' + bullet::number_of(type));
    canvas.text(at + Point{3, 1}, {&digit, 1}, stage::tiny, tones_of(colour).outline);
}

void draw_mark(Canvas& canvas, int colour, Point at, Colour in) {
    canvas.silhouette(art::bullet_mark[at_index(colour)], at, in);
}
void draw_mark(Canvas& canvas, int colour, Point at) {
    draw_mark(canvas, colour, at, tones_of(colour).base);
}

void draw_effect(Canvas& canvas, const bullet::Effect& effect, Point at) {
    const bullet::Step& step = effect[0];
    if (step.verb != Verb::move || step.n != 1)
        return canvas.sprite(art::deed[static_cast<std::size_t>(deed_of(effect))], at);
    constexpr bullet::Direction ways[] = {bullet::up, bullet::down, bullet::left, bullet::right};
    canvas.sprite(art::way[4], at);
    for (std::size_t i = 0; i < 4; ++i)
        if ((step.ways & ways[i]) != 0) canvas.sprite(art::way[i], at);
}
void draw_powerup(Canvas& canvas, bullet::Powerup kind, Point at) {
    canvas.sprite(art::powerup[kind], at);
}
void draw_team_action(Canvas& canvas, int action, Point at) {
    canvas.sprite(art::team[at_index(action)], at);
}

void draw_heart(Canvas& canvas, Point at, bool full) {
    constexpr std::uint8_t whole[] = {0x36, 0x7f, 0x7f, 0x3e, 0x1c, 0x08};
    constexpr std::uint8_t outline[] = {0x36, 0x49, 0x41, 0x22, 0x14, 0x08};
    for (int y = 0; y < 6; ++y)
        for (int x = 0; x < 7; ++x)
            if (((full ? whole : outline)[y] >> (6 - x) & 1) != 0)
                canvas.pixel({at.x + x, at.y + y}, full ? blood : faint);
}

// ---- Patterns
// ------------------------------------------------------------------------------------

// An x lies behind what is asked for and cleared as well: its tips are seen at the corners.
void draw_pattern_cell(Canvas& canvas, const bullet::Cell& cell, Point at) {
    if (cell.clears) draw_sign(canvas, Sign::clear, at);
    const Point middle = at + Point{1, 0};
    const auto letter = [&](char c, Colour colour) {
        if (cell.clears) canvas.fill({at.x + 1, at.y, 5, 7}, well);
        canvas.text(middle, {&c, 1}, stage::tiny, colour);
    };
    switch (cell.asks) {
        case Asks::nothing:
            break;
        case Asks::empty:
            draw_sign(canvas, Sign::empty, at);
            break;
        case Asks::any:
            draw_sign(canvas, Sign::any, at);
            break;
        case Asks::red:
        case Asks::blue:
        case Asks::green:
        case Asks::yellow:
        case Asks::pink:
            draw_mark(canvas, static_cast<int>(cell.asks) - static_cast<int>(Asks::red), at);
            break;
        case Asks::one:
        case Asks::two:
        case Asks::three:
        case Asks::four:
            letter(
                static_cast<char>('1' + static_cast<int>(cell.asks) - static_cast<int>(Asks::one)),
                ink);
            break;
        case Asks::same_number:
            letter('=', cyan);
            break;
        case Asks::same_colour:
            letter('#', cyan);
            break;
        case Asks::component:
            draw_sign(canvas, Sign::component, at);
            break;
    }
    if (cell.alone) draw_sign(canvas, Sign::empty, at);
}

namespace {

bullet::Grid read_turned(std::string_view text, int turns) {
    bullet::Grid grid = bullet::read_grid(text);
    for (int i = 0; i < turns; ++i) grid = bullet::turned(grid);
    return grid;
}

// Its frame may reach a pixel or two over the area.
void paint_grid(Canvas& canvas, const bullet::Grid& grid, const Rect& area) {
    const Point corner{area.centre().x - grid.width * pattern_cell / 2,
                       area.centre().y - grid.height * pattern_cell / 2};
    canvas.frame(
        {corner.x - 1, corner.y - 1, grid.width * pattern_cell + 1, grid.height * pattern_cell + 1},
        edge);
    for (int row = 0; row < grid.height; ++row)
        for (int column = 0; column < grid.width; ++column)
            draw_pattern_cell(canvas, grid.at(row, column),
                              corner + Point{column * pattern_cell, row * pattern_cell});
}

}  // namespace

bullet::Grid grid_of(bullet::PatternId id, int turns) {
    return read_turned(bullet::grid_text(id), turns);
}
void draw_grid(Canvas& canvas, bullet::PatternId id, int turns, const Rect& area) {
    if (canvas.shows(area.inset(-2))) paint_grid(canvas, grid_of(id, turns), area);
}
bullet::Grid boss_grid_of(bullet::BossPattern id, int turns) {
    return read_turned(bullet::boss_grid_text(id), turns);
}
void draw_boss_grid(Canvas& canvas, bullet::BossPattern id, int turns, const Rect& area) {
    if (canvas.shows(area.inset(-2))) paint_grid(canvas, boss_grid_of(id, turns), area);
}

const stage::Sprite& portrait_of(bullet::Heroine heroine) {
    static constexpr const stage::Sprite* portraits[] = {
        &art::portrait_esfir, &art::portrait_rose, &art::portrait_vesta,  &art::portrait_ynn,
        &art::portrait_jane,  &art::portrait_nawa, &art::portrait_planil, &art::portrait_balance};
    return *portraits[heroine];
}

const stage::Sprite& portrait_of_boss(bullet::Boss boss) {
    static constexpr const stage::Sprite* portraits[] = {
        &art::boss_hollow_comet,       &art::boss_double_exposure,
        &art::boss_celestial_cleaning, &art::boss_collective_consciousness,
        &art::boss_internal_affairs,   &art::boss_knife_and_fork,
        &art::boss_second_thought,     &art::boss_tipping_scale};
    return *portraits[boss];
}

}  // namespace bullet_art
