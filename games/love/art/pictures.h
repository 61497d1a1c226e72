// The pictures of Bullets of Love: wanted posters, four signs, Hearts and rope, and high noon.
//
// What belongs to a seat or a colour is drawn once and painted in its tones.
#pragma once

#include <array>

#include "love/characters.h"
#include "love/content.h"
#include "love_art/art.h"
#include "stage/canvas.h"
#include "stage/match_view.h"

namespace love_art {

// Four tones of a colour, and one that letters on it are read in.
struct Tones {
    stage::Colour light, base, shade, deep, letter;
};
// Red stays what every eye calls red, and so on: letters and names speak of these colours.
const Tones& tones_of(const stage::Canvas& canvas, love::Colour colour);

// A picture whose first four colours are tones.
void paint(stage::Canvas& canvas, const stage::Sprite& picture, stage::Point at,
           love::Colour colour, stage::Flip flip = {});

// Whose poster it is: the characters of characters.h, and the Stranger, who is any person.
inline constexpr std::size_t stranger = love::characters.size();
inline std::size_t face_of(const stage::Sitter& sitter) {
    return sitter.person() ? stranger : sitter.character;
}
enum class Pose : std::uint8_t { waiting, firing, beaten };
// Each has a build of its own, facing right; fired from, a gun ends at the same height.
const stage::Sprite& duellist(std::size_t face, Pose pose);
inline constexpr int portrait_width = 28, portrait_height = 30;

inline constexpr int sign_size = 11, emblem_size = 24;
inline constexpr int heart_width = 17, heart_height = 16;  // with the room for a Lasso
inline constexpr int big_heart_width = 45, big_heart_height = 41;
inline constexpr int cartridge_width = 7, cartridge_height = 12;
inline constexpr int round_width = 15, round_height = 34;
inline constexpr int chip_width = 19, chip_height = 11;
inline constexpr int duellist_width = 64, duellist_height = 76;

enum class Deed : std::uint8_t { duel, claim, reload, end };

}  // namespace love_art
