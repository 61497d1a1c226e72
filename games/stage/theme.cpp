#include "stage/colour.h"

namespace stage {

// Gunmetal and brass: dark blued steel, warm paper-white letters, brass for what is chosen.
const Theme standard_theme{
    .paper = rgb(0x101418),
    .panel = rgb(0x20282e),
    .edge = rgb(0x56626a),
    .ink = rgb(0xf8ecd4),
    .faint = rgb(0xa09c90),
    .accent = rgb(0xf0a838),
    .on_accent = rgb(0x181008),
    .good = rgb(0x70d088),
    .bad = rgb(0xf86458),
    .warn = rgb(0xffe070),
    .seat = {rgb(0xf8705c), rgb(0x60acf8), rgb(0x78cc68), rgb(0xf4d450), rgb(0xc49cf8),
             rgb(0xf09040), rgb(0x58d8d8), rgb(0xf89cc8)},
};

// Okabe and Ito's colours, lightened where the dark ground or a neighbour asks for it. Good and bad
// are sky blue and vermilion, a pair that every kind of colour vision keeps apart.
const Theme colour_blind_theme{
    .paper = rgb(0x0c1014),
    .panel = rgb(0x1c242c),
    .edge = rgb(0x66727c),
    .ink = rgb(0xffffff),
    .faint = rgb(0xa8acb0),
    .accent = rgb(0xf0e442),
    .on_accent = rgb(0x000000),
    .good = rgb(0x56b4e9),
    .bad = rgb(0xf07828),
    .warn = rgb(0xe69f00),
    .seat = {rgb(0xe07020), rgb(0x48a8e8), rgb(0xf0e442), rgb(0xf0c0e0), rgb(0xb8e8a0),
             rgb(0x5888e8), rgb(0x70b8b8), rgb(0xe8a010)},
};

}  // namespace stage
