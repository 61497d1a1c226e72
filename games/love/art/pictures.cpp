#include "love_art/pictures.h"

#include <algorithm>
#include <iterator>

namespace love_art {

using stage::rgb;

// The sheets follow the tables of content.h.
static_assert(std::size(art::portrait) == love::characters.size() + 1);
static_assert(std::size(art::sign) == love::colour_count);
static_assert(std::size(art::emblem) == love::colour_count);

namespace {

// In the order of characters.h; behind them a person.
constexpr const stage::Sprite* duellists[] = {art::duellist_finch, art::duellist_ruth,
                                              art::duellist_pike, art::duellist_lou,
                                              art::duellist_stranger};
static_assert(std::size(duellists) == stranger + 1);

constexpr stage::Colour pale = rgb(0xfff8e8);

constexpr std::array<Tones, love::colour_count> standard{{
    {rgb(0xff9a84), rgb(0xee4c40), rgb(0xa82430), rgb(0x5c1020), pale},
    {rgb(0xa0d0ff), rgb(0x4a98f0), rgb(0x2a5cb0), rgb(0x142c60), rgb(0x081838)},
    {rgb(0xb0f09a), rgb(0x5cb850), rgb(0x2e7838), rgb(0x143c20), rgb(0x0c2814)},
    {rgb(0xfff4a8), rgb(0xf4cc3c), rgb(0xb4841c), rgb(0x5c4010), rgb(0x402c08)},
}};
// Okabe and Ito's vermilion, sky blue, bluish green and yellow.
constexpr std::array<Tones, love::colour_count> colour_blind{{
    {rgb(0xffb488), rgb(0xe8681c), rgb(0xa04008), rgb(0x501c00), pale},
    {rgb(0xa8dcff), rgb(0x56b4e9), rgb(0x1c64a4), rgb(0x0c2c54), rgb(0x082038)},
    {rgb(0x80e0c0), rgb(0x009e73), rgb(0x006448), rgb(0x003424), pale},
    {rgb(0xfffcc0), rgb(0xf0e442), rgb(0xa89c10), rgb(0x504a00), rgb(0x383400)},
}};

}  // namespace

const stage::Sprite& duellist(std::size_t face, Pose pose) {
    return duellists[face][static_cast<std::size_t>(pose)];
}

const Tones& tones_of(const stage::Canvas& canvas, love::Colour colour) {
    const bool other = &canvas.theme() == &stage::colour_blind_theme;
    return (other ? colour_blind : standard)[colour % love::colour_count];
}

void paint(stage::Canvas& canvas, const stage::Sprite& picture, stage::Point at,
           love::Colour colour, stage::Flip flip) {
    if (!canvas.shows({at.x, at.y, picture.width, picture.height})) return;
    const Tones& tones = tones_of(canvas, colour);
    std::array<stage::Colour, 16> palette;
    std::copy_n(picture.palette, palette.size(), palette.begin());
    palette[1] = tones.light;
    palette[2] = tones.base;
    palette[3] = tones.shade;
    palette[4] = tones.deep;
    canvas.sprite(picture, at, palette.data(), flip);
}

}  // namespace love_art
