// The message that lies over the screen for a moment: when it comes, slides and goes.
//
// At rest it goes after two seconds by the clock. While something moves it goes after as many
// frames as make two seconds, and not by the clock: so it never goes in the middle of a motion at
// another frame than on another machine.
#pragma once

#include "console/awake.h"
#include "kit/text.h"
#include "stage/toast.h"
#include "stage/tween.h"

namespace console {

class ToastLine {
  public:
    // `icon`: a picture that stays, or none.
    void show(std::string_view text, stage::Mood mood, const stage::Sprite* icon,
              std::uint64_t now_us, bool left_handed);
    void hide();
    bool shown() const { return !text_.empty(); }
    std::string_view text() const { return text_.view(); }
    // If nothing moves then.
    std::uint64_t end_us() const { return end_us_; }
    // What is told of a screen goes with it; what is told in leaving one is of the next.
    void key_given() { fresh_ = false; }
    bool of_this_key() const { return fresh_; }

    // A frame of a motion, its own or another. True: it goes with this frame.
    bool frame() { return shown() && --frames_ == 0; }
    // One frame of sliding in. True: it is not there yet.
    bool step(int speed) { return sunk_.step(speed); }
    bool moving() const { return sunk_.moving(); }
    // Empty while there is none.
    stage::Rect area() const;
    void draw(stage::Canvas& canvas) const;

  private:
    kit::Text<96> text_;
    stage::Mood mood_ = stage::Mood::plain;
    const stage::Sprite* icon_ = nullptr;
    stage::Tween sunk_;
    std::uint64_t end_us_ = never_us;
    int frames_ = 0;
    bool fresh_ = false;  // since the last key was given
};

}  // namespace console
