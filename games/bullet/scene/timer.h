// The time that is left, as a bar over the chips (BUL-200).
//
// It shrinks, blinks in the last half minute and turns red in the last ten seconds, each of which
// the shell counts aloud.
#pragma once

#include "bullet_scene/layout.h"

namespace bullet_scene {

class Timer {
  public:
    // One frame: damages what has changed. It stands still while nobody decides.
    void tick(stage::MatchView& view);
    // Nobody is on the clock; the whole scene will be drawn.
    void stop() { *this = {}; }
    void draw(Canvas& canvas) const;

  private:
    enum class Tone : std::uint8_t { none, calm, late, last };
    struct Look {
        Tone tone = Tone::none;
        bool dark = false;  // it blinks, twice a second at most
        std::uint8_t width = 0;
        constexpr bool operator==(const Look&) const = default;
    };
    static Look look_of(stage::TimeLeft time, bool calm);

    Look look_;
};

}  // namespace bullet_scene
