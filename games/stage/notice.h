// What a scene says about a choice: why it is refused, with a shake of what was tried, and that a
// hint points here.
#pragma once

#include "stage/match_view.h"
#include "stage/shake.h"

namespace stage {

class Notice {
  public:
    // `info`: where the reason is read (words.h).
    void refuse(MatchView& view, const char* why, const Rect& info, const Rect& tried);
    // nullptr: nothing was refused.
    const char* why_not() const { return why_not_; }
    // Of what was tried, in pixels to the right.
    int offset() const { return shake_.offset(); }

    void mark() { marked_ = true; }
    bool marked() const { return marked_; }

    // Another choice is looked at: damages what this changes.
    void forget(MatchView& view, const Rect& info);
    void clear() { *this = {}; }
    // One frame; true: go on. `tried`: what shakes.
    bool tick(MatchView& view, const Rect& tried);

  private:
    const char* why_not_ = nullptr;
    Shake shake_;
    Rect tried_;
    bool marked_ = false;
};

}  // namespace stage
