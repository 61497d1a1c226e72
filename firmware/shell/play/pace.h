// A computer player's thinking, counted by frames: so many slices belong to each frame, done in
// the time between frames if there is some, at the next frame otherwise. So the console shows the
// same number of frames on every machine, and a key is answered after one slice at the latest.
#pragma once

#include "shell/play/session.h"

namespace play {

class Pace {
  public:
    static constexpr int a_frame = 2;  // slices

    // A thought begins. The choice is not shown before `least` frames have passed (see
    // Cartridge::pause_frames); where that leaves time, it begins with the next frame: the one that
    // took an action saves it and draws all of the screen.
    void start(int least) {
        frames_ = 0;
        least_ = least;
        slices_ = least > 1 ? 0 : a_frame;
    }
    // Between frames: one slice. True: more of this frame's are left.
    bool work(Session& session) {
        if (!session.thinking() || slices_ == 0) return false;
        session.think_on();
        return --slices_ > 0 && session.thinking();
    }
    // At a frame: what is left of its slices. True when the choice may be shown.
    bool tick(Session& session) {
        while (work(session)) {
        }
        slices_ = a_frame;
        ++frames_;
        return !session.thinking() && frames_ >= least_;
    }
    // The choice may be shown as soon as it stands.
    void hurry() { least_ = 0; }
    int frames() const { return frames_; }

  private:
    int frames_ = 0, least_ = 0, slices_ = 0;
};

}  // namespace play
