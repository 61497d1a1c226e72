// The pictures of SUPERHOT: stark white, black and red.
//
// They are drawn for a white card. Red is danger (enemies, bullets, blood), black and grey is the
// player and what he can use. Everybody in The Line faces right, where time flows.
#pragma once

#include "stage/sprite.h"
#include "superhot/content.h"

namespace superhot_art {

inline constexpr int picture_size = 28;

// The half that counts in a hand, and the half that counts in The Line. Bullets have both.
const stage::Sprite& picture_in_hand(superhot::Card card);
const stage::Sprite& picture_in_line(superhot::Card card);
// A card that lies face down in The Line: "KO" on broken glass, whatever it was.
const stage::Sprite& knocked_out_picture();

// Signs of 11 x 11 pixels. All but the first three and `fire` are of one colour, so that
// Canvas::silhouette can give them any other.
enum class Sign : std::uint8_t {
    fighting,  // red hexagon
    dodge,     // black triangle
    mixed,     // red hexagon in a black triangle
    enemy,     // head
    location,  // column
    object,    // box
    bullet,
    done,
    fire,
    stock
};
inline constexpr int sign_size = 11;
const stage::Sprite& picture(Sign sign);
const stage::Sprite& sign_of(superhot::Currency currency);
const stage::Sprite& sign_of(superhot::Family family);

// The same shapes as large as a number needs: 17 x 15.
const stage::Sprite& badge_of(superhot::Currency currency);
inline constexpr int badge_width = 17, badge_height = 15;

}  // namespace superhot_art
