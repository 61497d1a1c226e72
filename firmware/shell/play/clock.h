// The time that a person has for a decision, counted in frames: so a film of it is the same on
// every machine. It stands still under menus and curtains and while a story is told, and starts
// anew after undo and resume. The rules see only its end, as an ordinary action.
#pragma once

#include <algorithm>

#include "kit/game.h"

namespace play {

class Clock {
  public:
    static constexpr int frames_a_second = 60;

    void stop() { *this = {}; }
    // It is this seat's decision: the clock that runs goes on, another one starts.
    void set(kit::Seat seat, const kit::Clock& clock) {
        if (seat_ == seat && clock_ == clock) return;
        seat_ = seat;
        clock_ = clock;
        left_ = clock.seconds * frames_a_second;
    }
    bool runs() const { return clock_.seconds > 0; }
    // One frame; true: another second has begun, or the time is up.
    bool step() { return --left_ % frames_a_second == 0; }
    bool is_up() const { return left_ <= 0; }
    int frames_left() const { return left_; }
    int frames() const { return clock_.seconds * frames_a_second; }
    int seconds_left() const { return (left_ + frames_a_second - 1) / frames_a_second; }
    // The last third, ten seconds at most: it is counted aloud.
    bool is_short() const { return seconds_left() <= std::min(10, clock_.seconds / 3); }

  private:
    kit::Seat seat_ = kit::nobody;
    kit::Clock clock_{};
    int left_ = 0;
};

}  // namespace play
