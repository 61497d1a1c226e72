// The clock that holds and repeats go by: the real one at rest, the frames while something moves.
//
// A panel's frames are never exactly as long as ours, so a repeat that fell due by the real clock
// would meet another frame of the motion on every board. Counted in frames it meets the same one
// everywhere: what is seen is the same film.
#pragma once

#include <cstdint>

namespace console {

inline constexpr std::uint64_t frame_us = 16'667;

class KeyClock {
  public:
    // What it shows at this time, as far as the frames have come.
    std::uint64_t at(std::uint64_t us) const { return us - behind_us_; }
    // When it will show this, if nothing moves.
    std::uint64_t real(std::uint64_t us) const { return us + behind_us_; }

    // A frame of a motion: one frame after the last one, however long that took.
    void frame(std::uint64_t now_us) {
        if (moving_) behind_us_ = now_us - (frame_at_us_ + frame_us);
        moving_ = true;
        frame_at_us_ = at(now_us);
    }
    void rest() { moving_ = false; }

  private:
    // Frames come late, never early: it falls behind and never runs ahead.
    std::uint64_t behind_us_ = 0, frame_at_us_ = 0;
    bool moving_ = false;
};

}  // namespace console
