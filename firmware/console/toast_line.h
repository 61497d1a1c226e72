// The message that lies over the screen for a moment: when it comes, slides and goes.
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
              std::uint64_t now_us);
    void hide();
    bool shown() const { return !text_.empty(); }
    std::uint64_t end_us() const { return end_us_; }

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
};

}  // namespace console
