// The bottom line of every screen: what the buttons do now. Buttons are drawn as round caps with
// their letters, directions as a small cross with the arms that count lit.
#pragma once

#include <span>
#include <string_view>

#include "stage/canvas.h"
#include "stage/keys.h"

namespace stage {

// Several keys may share a meaning: `keys_of(Key::left, Key::right)`.
using KeySet = std::uint8_t;
template <typename... Keys>
constexpr KeySet keys_of(Keys... keys) {
    return static_cast<KeySet>(((1u << static_cast<unsigned>(keys)) | ...));
}
inline constexpr KeySet any_direction = keys_of(Key::up, Key::down, Key::left, Key::right);

struct Hint {
    KeySet keys;
    std::string_view says;
    constexpr Hint(Key key, std::string_view text) : keys(keys_of(key)), says(text) {}
    constexpr Hint(KeySet set, std::string_view text) : keys(set), says(text) {}
};

inline constexpr Rect hints_area{0, 224, screen_size, 16};

// Keys are the ones the screen reacts to; with `left_handed` the buttons that stand for them are
// drawn. What does not fit is set in the tiny font, and if need be cut.
void draw_hints(Canvas& canvas, std::span<const Hint> hints, bool left_handed = false);
// They fit in the larger font.
bool hints_fit(std::span<const Hint> hints, bool left_handed = false);
// One button or a set of directions alone, for texts and lessons; returns its width.
int draw_keys(Canvas& canvas, Point at, KeySet keys, bool left_handed = false);
int keys_width(KeySet keys, bool left_handed = false);

}  // namespace stage
