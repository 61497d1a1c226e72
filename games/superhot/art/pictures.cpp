#include "superhot_art/pictures.h"

#include <iterator>

#include "superhot_art/art.h"

namespace superhot_art {

using superhot::Card;

// The sheets follow the tables of content.h; Bullets and the knocked out card come after them.
static_assert(std::size(art::top) == superhot::tops.size() + 1);
static_assert(std::size(art::bottom) == superhot::bottoms.size() + 2);

const stage::Sprite& picture_in_hand(Card card) {
    if (card >= superhot::obstacle_count) return art::top[superhot::tops.size()];
    return art::top[static_cast<std::size_t>(superhot::obstacles[card].top)];
}

const stage::Sprite& picture_in_line(Card card) {
    if (card >= superhot::obstacle_count) return art::bottom[superhot::bottoms.size()];
    return art::bottom[static_cast<std::size_t>(superhot::obstacles[card].bottom)];
}

const stage::Sprite& knocked_out_picture() { return art::bottom[superhot::bottoms.size() + 1]; }

const stage::Sprite& picture(Sign sign) { return art::sign[static_cast<std::size_t>(sign)]; }

// Currencies and families are in the same order among the signs.
const stage::Sprite& sign_of(superhot::Currency currency) {
    return art::sign[static_cast<std::size_t>(currency)];
}
const stage::Sprite& sign_of(superhot::Family family) {
    return art::sign[static_cast<std::size_t>(Sign::enemy) + static_cast<std::size_t>(family)];
}

const stage::Sprite& badge_of(superhot::Currency currency) {
    return art::badge[static_cast<std::size_t>(currency)];
}

}  // namespace superhot_art
