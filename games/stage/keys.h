// From button edges to key presses.
//
// A and B and the d-pad act on the edge. X and Y have a second meaning when held (the console's:
// mute, screenshot), so a tap acts on release and a hold acts after half a second.
#pragma once

#include <array>
#include <cstdint>

namespace stage {

enum class Key : std::uint8_t { up, down, left, right, a, b, x, y };
inline constexpr int key_count = 8;

enum class Press : std::uint8_t { edge, repeat, hold };

struct KeyPress {
    Key key;
    Press press;
};

class Keys {
  public:
    // Left-handed: the d-pad and the four buttons change places (up = X, right = A, down = B, left
    // = Y).
    void set_left_handed(bool on) { left_handed_ = on; }
    bool left_handed() const { return left_handed_; }

    // A button edge happened. True and `out` filled if it is a key press.
    bool edge(Key physical, bool pressed, std::uint64_t at_us, KeyPress& out);
    // Time passed. True and `out` filled if a held key repeats or a hold begins; call until false.
    bool elapsed(std::uint64_t now_us, KeyPress& out);
    // When `elapsed` will next have something to say; max if nothing is held.
    std::uint64_t next_us() const;
    bool held(Key key) const { return down_[static_cast<std::size_t>(key)]; }

  private:
    std::array<bool, key_count> down_{};
    std::array<std::uint64_t, key_count> due_us_{};
    std::array<bool, key_count> spent_{};  // the hold was reported, the release is no tap
    bool left_handed_ = false;
};

}  // namespace stage
