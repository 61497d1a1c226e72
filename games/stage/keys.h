// From button edges to key presses.
//
// A and B and the d-pad act on the edge; the d-pad repeats. X and Y have a second meaning when held
// (the console's: mute, screenshot), so a tap acts on release and a hold acts after half a second.
// A and B report a hold too, after their edge: a screen that has no use for it asks
// `press.tapped(Key::a)`, which is false for holds.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string_view>

#include "kit/text.h"

namespace stage {

enum class Key : std::uint8_t { up, down, left, right, a, b, x, y };
inline constexpr int key_count = 8;

enum class Press : std::uint8_t { edge, repeat, hold };

struct KeyPress {
    Key key;
    Press press;
    constexpr bool operator==(const KeyPress&) const = default;
    // Pressed (or repeated): what a cursor or a choice reacts to.
    constexpr bool tapped(Key which) const { return key == which && press != Press::hold; }
    constexpr bool held(Key which) const { return key == which && press == Press::hold; }
};

inline constexpr std::uint64_t hold_us = 500'000;
inline constexpr std::uint64_t repeat_after_us = 320'000;
inline constexpr std::uint64_t repeat_every_us = 100'000;  // six frames

// Which key a button stands for in left-handed mode, and the other way round: the d-pad and the
// four buttons change places (up = X, right = A, down = B, left = Y).
constexpr Key left_handed_twin(Key key) {
    constexpr Key twins[key_count] = {Key::x,     Key::b,    Key::y,  Key::a,
                                      Key::right, Key::down, Key::up, Key::left};
    return twins[static_cast<std::size_t>(key)];
}

// What is printed on the button that stands for a key, for sentences.
constexpr std::string_view button_name(Key key, bool left_handed) {
    constexpr std::string_view names[key_count] = {"UP", "DOWN", "LEFT", "RIGHT",
                                                   "A",  "B",    "X",    "Y"};
    return names[static_cast<std::size_t>(left_handed ? left_handed_twin(key) : key)];
}

// The one way a sentence names buttons: "Hold {X} anywhere" says the key that the screen reacts to,
// and becomes what is printed on its button. Everything in braces must be such a name.
void name_buttons(kit::TextOut& out, std::string_view sentence, bool left_handed);

class Keys {
  public:
    // Whatever is held counts as let go.
    void set_left_handed(bool on);
    bool left_handed() const { return left_handed_; }

    // A button edge happened. True and `out` filled if it is a key press.
    bool edge(Key physical, bool pressed, std::uint64_t at_us, KeyPress& out);
    // Time passed. True and `out` filled if a held key repeats or a hold begins; call until false.
    bool elapsed(std::uint64_t now_us, KeyPress& out);
    // When `elapsed` will next have something to say; max if nothing is held.
    std::uint64_t next_us() const;
    bool held(Key key) const { return down_[static_cast<std::size_t>(key)]; }
    // What is held says no more: for a press that was used up (it woke the screen, say).
    void forget();

  private:
    static constexpr std::uint64_t never = std::numeric_limits<std::uint64_t>::max();

    std::array<bool, key_count> down_{};
    std::array<std::uint64_t, key_count> due_us_ = {never, never, never, never,
                                                    never, never, never, never};
    std::array<bool, key_count> spent_{};  // the hold was reported, the release is no tap
    bool left_handed_ = false;
};

}  // namespace stage
