#include "bluff_art/pictures.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace bluff_art {

using stage::rgb;

// The sheets follow the tables of content.h and characters.h.
static_assert(std::size(art::suit) == bluff::suit_count);
static_assert(std::size(art::suit_small) == bluff::suit_count);
static_assert(std::size(art::suit_big) == bluff::suit_count);
static_assert(std::size(art::portrait) == bluff::characters.size() + 1);
static_assert(std::size(art::portrait_big) == bluff::characters.size() + 1);
static_assert(static_cast<std::size_t>(Face::person) == bluff::characters.size());

namespace {

using SuitTones = std::array<Tones, bluff::suit_count>;

constexpr Tones ink{rgb(0x6a6890), rgb(0x1c1628), rgb(0x08060c)};
constexpr Tones moonlight{rgb(0xe8f0f8), rgb(0x9cacc4), rgb(0x5c6880)};

// By ground: feathers, wine, brass and blood.
constexpr std::array<SuitTones, 2> standard{{
    {{ink,
      {rgb(0xc070b8), rgb(0x7c2070), rgb(0x4c1048)},
      {rgb(0xc09838), rgb(0x785008), rgb(0x4c3004)},
      {rgb(0xf07058), rgb(0xac1820), rgb(0x700c18)}}},
    {{moonlight,
      {rgb(0xf8c8f0), rgb(0xd880cc), rgb(0xa04c98)},
      {rgb(0xfff0b0), rgb(0xf0c048), rgb(0xb08024)},
      {rgb(0xffb8a0), rgb(0xf46450), rgb(0xb43028)}}},
}};
// Okabe and Ito's sky blue, bluish green and vermilion.
constexpr std::array<SuitTones, 2> colour_blind{{
    {{ink,
      {rgb(0x70a8e8), rgb(0x0a4c9c), rgb(0x062c60)},
      {rgb(0x58b898), rgb(0x006448), rgb(0x003c2c)},
      {rgb(0xf0a070), rgb(0xa83c00), rgb(0x682400)}}},
    {{moonlight,
      {rgb(0xc0e4ff), rgb(0x56b4e9), rgb(0x2878b0)},
      {rgb(0xa0f0d8), rgb(0x30c09a), rgb(0x10805f)},
      {rgb(0xffc898), rgb(0xf08030), rgb(0xb05010)}}},
}};

constexpr stage::Colour lamplit_edge = rgb(0xe0bc78);

bool shows(const stage::Canvas& canvas, const stage::Sprite& picture, stage::Point at) {
    return canvas.shows({at.x, at.y, picture.width, picture.height});
}

// Every suit has three colours of its own in the sheet, in the order of the suits.
void paint_suit(stage::Canvas& canvas, const stage::Sprite& picture, bluff::Suit suit,
                stage::Point at, Ground ground) {
    if (!shows(canvas, picture, at)) return;
    const Tones& tones = tones_of(canvas, suit, ground);
    std::array<stage::Colour, 16> palette{};
    const std::size_t first = 1 + std::size_t{3} * suit;
    palette[first] = tones.light;
    palette[first + 1] = tones.base;
    palette[first + 2] = tones.deep;
    canvas.sprite(picture, at, palette.data());
}

}  // namespace

const Tones& tones_of(const stage::Canvas& canvas, bluff::Suit suit, Ground ground) {
    const bool other = &canvas.theme() == &stage::colour_blind_theme;
    return (other ? colour_blind : standard)[static_cast<std::size_t>(ground)][suit];
}

void draw_suit(stage::Canvas& canvas, bluff::Suit suit, stage::Point at, Ground ground) {
    paint_suit(canvas, art::suit[suit], suit, at, ground);
}

void draw_suit_small(stage::Canvas& canvas, bluff::Suit suit, stage::Point at, Ground ground) {
    paint_suit(canvas, art::suit_small[suit], suit, at, ground);
}

void draw_suit_big(stage::Canvas& canvas, bluff::Suit suit, stage::Point at, Ground ground) {
    const stage::Sprite& picture = art::suit_big[suit];
    if (!shows(canvas, picture, at)) return;
    std::array<stage::Colour, 16> palette;
    std::copy_n(picture.palette, palette.size(), palette.begin());
    if (ground == Ground::dark) palette[1] = lamplit_edge;
    canvas.sprite(picture, at, palette.data());
}

void draw_portrait(stage::Canvas& canvas, Face face, stage::Point at) {
    canvas.sprite(art::portrait[static_cast<std::size_t>(face)], at);
}

void draw_portrait_big(stage::Canvas& canvas, Face face, stage::Point at) {
    canvas.sprite(art::portrait_big[static_cast<std::size_t>(face)], at);
}

void draw_chip(stage::Canvas& canvas, bool won, stage::Point at) {
    canvas.sprite(art::chip[won ? 0 : 1], at);
}

}  // namespace bluff_art
