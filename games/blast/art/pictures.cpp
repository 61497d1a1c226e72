#include "blast_art/pictures.h"

#include <algorithm>
#include <array>
#include <iterator>

#include "stage/scene.h"

namespace blast_art {

using stage::Colour;
using stage::rgb;
using stage::Sprite;

namespace {

constexpr std::array<Tones, blast::most_seats> seat_tones{{
    {rgb(0xffffff), rgb(0xeef0fa), rgb(0xb4bcd8), rgb(0x747ca4), rgb(0x181829), rgb(0x181829)},
    {rgb(0x70789c), rgb(0x3a3e58), rgb(0x262a42), rgb(0x181a2c), rgb(0xdedfef), rgb(0xffffff)},
    {rgb(0xffd4ec), rgb(0xff94c8), rgb(0xe05c9c), rgb(0x98306c), rgb(0x3c0c2c), rgb(0x3c0c2c)},
    {rgb(0x88c0ff), rgb(0x2f72e4), rgb(0x2050b4), rgb(0x142c70), rgb(0x0c1430), rgb(0xffffff)},
}};

constexpr Colour dark = rgb(0x181829);
constexpr Colour warning = rgb(0xffd030);
constexpr Colour danger = rgb(0xc83820), danger_plate = rgb(0x8c1820);

using Palette = std::array<Colour, 16>;

bool hidden(const Canvas& canvas, const Sprite& picture, Point at) {
    return !canvas.shows({at.x, at.y, picture.width, picture.height});
}

template <class Enum>
constexpr std::size_t number(Enum value) {
    return static_cast<std::size_t>(value);
}

// Where there are two of a picture, or of a sheet.
const Sprite& pick(Scale scale, const Sprite& full, const Sprite& reduced) {
    return scale == Scale::full ? full : reduced;
}
const Sprite* sheet(Scale scale, const Sprite* full, const Sprite* reduced) {
    return scale == Scale::full ? full : reduced;
}

// Only the grey of it: what cannot be chosen.
void draw_usable(Canvas& canvas, const Sprite& picture, Point at, bool usable) {
    if (hidden(canvas, picture, at)) return;
    if (usable) return canvas.sprite(picture, at);
    Palette palette;
    std::transform(picture.palette, picture.palette + palette.size(), palette.begin(),
                   [](Colour colour) {
                       const int red = colour >> 11, green = (colour >> 5) & 63, blue = colour & 31;
                       const int grey = 40 + (red * 4 + green * 3 + blue * 2) / 3;
                       return rgb(grey, grey, grey + 12);
                   });
    canvas.sprite(picture, at, palette.data());
}

}  // namespace

const Tones& tones_of(kit::Seat seat) { return seat_tones[seat % blast::most_seats]; }

void paint(Canvas& canvas, const Sprite& picture, Point at, kit::Seat seat, stage::Flip flip) {
    if (hidden(canvas, picture, at)) return;
    const Tones& tones = tones_of(seat);
    Palette palette;
    std::copy_n(picture.palette, palette.size(), palette.begin());
    const Colour own[]{tones.light, tones.base,    tones.shade,
                       tones.deep,  tones.outline, tones.letter};
    std::copy(std::begin(own), std::end(own), palette.begin() + 1);
    canvas.sprite(picture, at, palette.data(), flip);
}

void lay_turf(Canvas& canvas, const Rect& area, Point corner, Scale scale) {
    canvas.tiles(pick(scale, art::turf, art::turf_reduced), area, corner);
}

void lay_outside(Canvas& canvas, const Rect& area) { canvas.tiles(art::outside, area, {}); }

void draw_ledge(Canvas& canvas, Point at, Scale scale) {
    canvas.sprite(pick(scale, art::ledge, art::ledge_reduced), at);
}

void draw_border(Canvas& canvas, const Rect& arena) {
    const Rect outer = arena.inset(-border);
    const int right = arena.right(), bottom = arena.bottom();
    canvas.tiles(art::wall_across, {arena.x, outer.y, arena.width, border}, {arena.x, outer.y});
    canvas.tiles(art::wall_across, {arena.x, bottom, arena.width, border}, {arena.x, bottom});
    canvas.tiles(art::wall_along, {outer.x, arena.y, border, arena.height}, {outer.x, arena.y});
    canvas.tiles(art::wall_along, {right, arena.y, border, arena.height}, {right, arena.y});
    for (const int x : {outer.x, right})
        for (const int y : {outer.y, bottom}) canvas.sprite(art::wall_corner, {x, y});
}

void draw_block(Canvas& canvas, Point at, Scale scale) {
    canvas.sprite(pick(scale, art::block, art::block_reduced), at);
}

void draw_crumbling(Canvas& canvas, Point at, Scale scale, int frame) {
    static_assert(std::size(art::crumble) == crumble_frames);
    canvas.sprite(sheet(scale, art::crumble, art::crumble_reduced)[frame], at);
}

void draw_flip(Canvas& canvas, const Rect& tile, int part) {
    if (!canvas.shows(tile)) return;
    lay_outside(canvas, tile);
    // The turf tips over, its underside comes up, and falls.
    constexpr int edge = 96, flat = 144, end = 256;
    const bool over = part >= edge;
    const int tilt = part < edge   ? (edge - part) * 256 / edge
                     : part < flat ? (part - edge) * 256 / (flat - edge)
                                   : (end - part) * 256 / (end - flat);
    const int width = part < flat ? tile.width : tile.width * tilt / 256;
    const int height = tile.height * tilt / 256;
    const Rect slab{tile.centre().x - width / 2, tile.centre().y - height / 2, width, height};
    const Colour face = over ? rgb(0x943818) : rgb(0x88c658);
    const Colour line = over ? rgb(0x5c2210) : rgb(0x4a8a39);
    const auto inside = canvas.clipped(tile);
    canvas.fill({slab.x, slab.bottom(), slab.width, 3}, rgb(0x5c2210));
    canvas.fill(slab, face);
    for (int third = 1; third < 3; ++third) {
        canvas.fill({slab.x + width * third / 3, slab.y, 1, height}, line);
        canvas.fill({slab.x, slab.y + height * third / 3, width, 1}, line);
    }
    canvas.frame(slab, line, 2);
}

namespace {

struct Way {
    bool along, back;  // north or south; south or west
};
constexpr Way way_of(blast::Direction direction) {
    return {direction == blast::north || direction == blast::south,
            direction == blast::south || direction == blast::west};
}

void draw_teleport(Canvas& canvas, Way way, Point at, Scale scale) {
    const Sprite& pad = sheet(scale, art::teleport, art::teleport_reduced)[way.along ? 0 : 1];
    canvas.sprite(pad, at, pad.palette, {way.back && !way.along, way.back && way.along});
}

// The rails hang on the square, what runs between them on the screen: neighbours run as one.
void draw_belt(Canvas& canvas, Way way, Point at, Scale scale, int drift) {
    const Rect square{at.x, at.y, square_size(scale), square_size(scale)};
    const std::size_t turned = way.back ? 1 : 0;
    const int run = way.along == way.back ? drift : -drift;
    if (way.along)
        canvas.tiles(sheet(scale, art::belt_along, art::belt_along_reduced)[turned], square,
                     {at.x, run});
    else
        canvas.tiles(sheet(scale, art::belt_across, art::belt_across_reduced)[turned], square,
                     {run, at.y});
}

}  // namespace

void draw_terrain(Canvas& canvas, blast::Terrain terrain, Point at, Scale scale, int drift) {
    const int size = square_size(scale);
    switch (terrain.ground()) {
        case blast::Ground::outside:
            return lay_outside(canvas, {at.x, at.y, size, size});
        case blast::Ground::grey:
            return canvas.sprite(pick(scale, art::pillar, art::pillar_reduced), at);
        case blast::Ground::hole:
            return canvas.sprite(pick(scale, art::hole, art::hole_reduced), at);
        case blast::Ground::floor:
            break;
    }
    switch (terrain.feature()) {
        case blast::Feature::none:
            return;
        case blast::Feature::teleport:
            return draw_teleport(canvas, way_of(terrain.arrow()), at, scale);
        case blast::Feature::power:
            return canvas.sprite(pick(scale, art::power, art::power_reduced), at);
        case blast::Feature::turf:
            return canvas.sprite(pick(scale, art::cracked, art::cracked_reduced), at);
        case blast::Feature::belt:
            return draw_belt(canvas, way_of(terrain.arrow()), at, scale, drift);
    }
}

void draw_item(Canvas& canvas, blast::Item item, Point at, Scale scale) {
    canvas.sprite(sheet(scale, art::item, art::item_reduced)[number(item)], at);
}

void draw_bomb(Canvas& canvas, const Bomb& bomb, Point at, Scale scale) {
    const int size = square_size(scale);
    if (!canvas.shows({at.x, at.y, size, size})) return;
    const int frame = !bomb.sparking ? 0 : bomb.blink ? 2 : 1;
    paint(canvas, sheet(scale, art::bomb, art::bomb_reduced)[frame], at, bomb.owner);
    if (bomb.endless) canvas.sprite(pick(scale, art::rim, art::rim_reduced), at);
    const Point notch = scale == Scale::full ? Point{7, bomb.endless ? 13 : 14} : Point{5, 9};
    paint(canvas, art::notch[bomb.owner % blast::most_seats], at + notch, bomb.owner);
}

namespace {

// Where the parts of a figure are, from the corner of its own picture.
struct Build {
    int overhang;  // how far it is higher than its square
    int rim;       // of the bomb it stands on: down to here it is seen
    int sink;      // of all but the feet, in a step
    Point antenna, letter, carried;
};
constexpr Build builds[]{{2, 13, 1, {5, 0}, {6, 13}, {4, -4}}, {2, 9, 0, {4, 0}, {5, 10}, {3, -3}}};
constexpr int raise = 4;       // on a bomb
constexpr int small_left = 2;  // how far the small bomb is left of the square

enum Frame : std::uint8_t { behind, beside = 2, front = 4, hurt = 6, carrying, ghost };

std::size_t frame_of(const Figure& figure) {
    if (figure.pose == Pose::ghost) return ghost;
    if (figure.pose == Pose::hurt) return hurt;
    if (figure.carried != nullptr) return carrying;
    constexpr Frame views[]{behind, beside, front, beside};
    return views[number(figure.facing)] + std::size_t{figure.pose == Pose::step};
}

}  // namespace

void draw_figure(Canvas& canvas, const Figure& figure, Point at, Scale scale) {
    const Rect whole = figure_area(at, scale);
    if (!canvas.shows(whole)) return;
    const Build& build = builds[number(scale)];
    const std::size_t frame = frame_of(figure), seat = figure.seat % blast::most_seats;
    const Point corner = at + Point{0, -build.overhang - (figure.under != nullptr ? raise : 0)};
    const Rect rim{at.x + 5, at.y + build.rim, square_size(scale) - 11, 1};
    const int bottom = figure.under != nullptr ? rim.y : whole.bottom();
    {
        const auto seen = canvas.clipped({whole.x, whole.y, whole.width, bottom - whole.y});
        const bool step = frame < hurt && frame % 2 == 1;
        const Point sunk{0, step ? build.sink : 0};
        if (figure.carried == nullptr)
            paint(canvas, sheet(scale, art::antenna, art::antenna_reduced)[seat],
                  corner + build.antenna + sunk, figure.seat);
        paint(canvas, sheet(scale, art::figure, art::figure_reduced)[frame], corner, figure.seat,
              {frame / 2 == beside / 2 && figure.facing == blast::west, false});
        paint(canvas, sheet(scale, art::letter, art::letter_reduced)[seat],
              corner + build.letter + sunk, figure.seat);
    }
    if (figure.under != nullptr) {
        canvas.fill(rim, tones_of(figure.seat).outline);
        // In the colours of its owner the rim alone is lost: so the bomb is shown once more, small.
        const Sprite& small = art::carried_reduced[figure.under->sparking ? 1 : 0];
        constexpr stage::Flip aside{true, false};  // the fuse, away from the letter
        const Point foot{at.x - small_left, whole.bottom() - 1 - small.height};
        for (const Point by : {Point{-1, 0}, Point{1, 0}, Point{0, -1}, Point{0, 1}})
            canvas.silhouette(small, foot + by, rgb(0xfff34a), aside);
        paint(canvas, small, foot, figure.under->owner, aside);
    }
    if (figure.carried != nullptr) {
        // In the top row there is no room above the head: the bomb is held before it.
        Point head = corner + build.carried;
        head.y = std::max(head.y, stage::scene_area.y);
        paint(canvas,
              sheet(scale, art::carried, art::carried_reduced)[figure.carried->sparking ? 1 : 0],
              head, figure.carried->owner);
    }
}

Rect figure_area(Point at, Scale scale) {
    const Build& build = builds[number(scale)];
    const int above = build.overhang + raise - build.carried.y, size = square_size(scale);
    return {at.x - small_left - 1, at.y - above, size + small_left + 1, size + above + 1};
}

void draw_flame(Canvas& canvas, Flame flame, Blaze blaze, Point at, Scale scale) {
    constexpr std::size_t parts = 5;
    static_assert(std::size(art::flame) == parts * 3);
    // The ends in the south and the west are the others, turned over.
    constexpr std::uint8_t part_of[]{0, 1, 2, 4, 3, 4, 3};
    const std::size_t part = number(blaze) * parts + part_of[number(flame)];
    const Sprite& picture = sheet(scale, art::flame, art::flame_reduced)[part];
    canvas.sprite(picture, at, picture.palette, {flame == Flame::west, flame == Flame::south});
}

void draw_danger(Canvas& canvas, Point at, Scale scale, int seats) {
    const int size = square_size(scale);
    const Rect square{at.x, at.y, size, size};
    if (!canvas.shows(square)) return;
    // Lines of two pixels that go on in the next square.
    {
        const auto inside = canvas.clipped(square);
        canvas.hatch(square, danger, 5);
        canvas.hatch({at.x - 4, at.y, size + 4, size}, danger, 5);
    }
    const stage::Font& font = scale == Scale::full ? stage::small : stage::tiny;
    const char digit[]{static_cast<char>('0' + seats % 10), '\0'};
    const Rect plate{at.x + (size - font.width) / 2 - 2, at.y + (size - font.height) / 2,
                     font.width + 3, font.height};
    canvas.rounded(plate, 2, danger_plate);
    canvas.text({plate.x + 2, plate.y}, digit, font, rgb(0xffffff));
}

void draw_caution_stripes(Canvas& canvas, const Rect& tile) {
    constexpr int width = 3;
    const Rect sides[]{{tile.x, tile.y, tile.width, width},
                       {tile.x, tile.bottom() - width, tile.width, width},
                       {tile.x, tile.y, width, tile.height},
                       {tile.right() - width, tile.y, width, tile.height}};
    for (const Rect& side : sides) {
        const auto inside = canvas.clipped(side);
        canvas.fill(side, warning);
        for (int shift = 0; shift < 4; ++shift)
            canvas.hatch({tile.x - 8 + shift, tile.y, tile.width + 8, tile.height}, dark, 8);
    }
}

void draw_caution(Canvas& canvas, kit::Seat holder, Point at, Scale scale) {
    paint(canvas, pick(scale, art::caution, art::caution_reduced), at, holder);
}

void draw_mark(Canvas& canvas, Mark mark, Point at) {
    static_assert(std::size(art::mark) == number(Mark::speed) + 1);
    canvas.sprite(art::mark[number(mark)], at);
}

void draw_antenna(Canvas& canvas, kit::Seat seat, Point at) {
    paint(canvas, art::antenna[seat % blast::most_seats], at, seat);
}

void draw_notch(Canvas& canvas, kit::Seat seat, Point at, Colour colour) {
    canvas.silhouette(art::notch[seat % blast::most_seats], at, colour);
}

namespace {

// What a card's frame is made of: its ground is dark enough for light letters.
struct CardFace {
    const char* first;
    const char* second;
    Colour edge, ground;
    const Sprite* picture;
};
constexpr CardFace faces[]{
    {"Bomb", "Push", rgb(0x8cd8ff), rgb(0x1c4878), &art::picture_push},
    {"Bomb", "Cannon", rgb(0xc8a8f8), rgb(0x4c2888), &art::picture_cannon},
    {"Bomb", "Roll", rgb(0xffba6b), rgb(0x743010), &art::picture_roll},
    {"Fast", "Detonate", rgb(0xfff34a), rgb(0x5c4408), &art::picture_fast},
    {"Phase", "Shift", rgb(0xdedfef), rgb(0x363c5c), &art::picture_phase},
    {"OVERTIME", "", rgb(0xff9a21), rgb(0x8c1820), &art::picture_overtime},
};
static_assert(std::size(faces) == number(blast::overtime) + 1);
static_assert(std::size(art::card_icon) == std::size(faces));
static_assert(std::size(art::card_sign) == std::size(faces));

void draw_card_frame(Canvas& canvas, const CardFace& face, const Rect& area) {
    canvas.rounded(area, 3, dark);
    canvas.rounded(area.inset(1), 2, face.edge);
    canvas.fill(area.inset(3), face.ground);
}

}  // namespace

void draw_card_icon(Canvas& canvas, blast::Card card, Point at) {
    canvas.sprite(art::card_icon[number(card)], at);
}

void draw_market_card(Canvas& canvas, blast::Card card, Point at) {
    const Rect area{at.x, at.y, market_width, market_height};
    if (!canvas.shows(area)) return;
    draw_card_frame(canvas, faces[number(card)], area);
    canvas.sprite(art::card_sign[number(card)], at + Point{3, 7});
}

void draw_market_gap(Canvas& canvas, Point at) {
    canvas.dotted_frame({at.x, at.y, market_width, market_height}, canvas.theme().faint);
}

void draw_card(Canvas& canvas, blast::Card card, Point at) {
    const Rect area{at.x, at.y, card_width, card_height};
    if (!canvas.shows(area)) return;
    const CardFace& face = faces[number(card)];
    draw_card_frame(canvas, face, area);
    canvas.fill({at.x + 3, at.y + 3, card_width - 6, 48}, dark);
    canvas.sprite(*face.picture, at + Point{4, 4});
    const int middle = at.x + card_width / 2;
    const int first = face.second[0] != '\0' ? 53 : 59;
    canvas.text({middle, at.y + first}, face.first, stage::small, rgb(0xffffff),
                stage::Align::centre);
    canvas.text({middle, at.y + 66}, face.second, stage::small, rgb(0xffffff),
                stage::Align::centre);
}

void draw_deed(Canvas& canvas, Deed deed, Point at, bool usable) {
    static_assert(std::size(art::deed) == number(Deed::discard) + 1);
    draw_usable(canvas, art::deed[number(deed)], at, usable);
}

void draw_deed_tile(Canvas& canvas, Deed deed, Point at, bool usable, bool chosen) {
    const Rect area{at.x, at.y, deed_tile_width, deed_tile_height};
    if (!canvas.shows(area)) return;
    constexpr const char* words[]{"LAY", "PATH", "CARD", "BUY", "END", "PLACE", "FIRE", "DROP"};
    static_assert(std::size(words) == std::size(art::deed));
    const stage::Theme& theme = canvas.theme();
    canvas.rounded(area, 3, dark);
    canvas.rounded(area.inset(1), 2, chosen ? theme.accent : theme.edge);
    canvas.fill(area.inset(chosen ? 3 : 2), theme.panel);
    draw_deed(canvas, deed, at + Point{(deed_tile_width - deed_width) / 2, 3}, usable);
    canvas.text({area.centre().x, at.y + 15}, words[number(deed)], stage::small,
                usable ? theme.ink : theme.faint, stage::Align::centre);
}

void draw_tool(Canvas& canvas, Tool tool, Point at, bool usable) {
    // Three sheets, one after the other: together they have too many colours.
    constexpr std::size_t pieces = std::size(art::tool_piece);
    constexpr std::size_t features = std::size(art::tool_feature);
    static_assert(pieces == number(Tool::teleport) && pieces + features == number(Tool::final));
    static_assert(pieces + features + std::size(art::tool_way) == number(Tool::test) + 1);
    const std::size_t index = number(tool);
    const Sprite& picture = index < pieces              ? art::tool_piece[index]
                            : index < pieces + features ? art::tool_feature[index - pieces]
                                                        : art::tool_way[index - pieces - features];
    draw_usable(canvas, picture, at, usable);
}

void draw_winner(Canvas& canvas, kit::Seat seat, Point at) {
    if (!canvas.shows({at.x, at.y, winner_size, winner_size})) return;
    paint(canvas, art::antenna_big[seat % blast::most_seats], at + Point{14, 2}, seat);
    paint(canvas, art::winner, at, seat);
    const Sprite& letter = art::letter_big[seat % blast::most_seats];
    paint(canvas, letter, at + Point{(winner_size - letter.width) / 2, 32}, seat);
}

}  // namespace blast_art
