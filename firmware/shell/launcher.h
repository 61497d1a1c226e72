// The first screen: turn the cylinder, see what is in the chamber, pull the trigger.
#pragma once

#include "console/runtime.h"
#include "shell/chambers.h"
#include "stage/screen.h"
#include "stage/tween.h"

namespace shell {

class Launcher final : public stage::Screen {
  public:
    void key(stage::Console& console, stage::KeyPress press) override;
    bool tick(stage::Console& console) override;
    void draw(stage::Canvas& canvas) const override;

    int selected() const { return chamber_at(turn_.target()); }

  private:
    static int chamber_at(int turn);
    void turn_by(stage::Console& console, int steps);
    void pull_trigger(stage::Console& console);
    void draw_banner(stage::Canvas& canvas, int index, int x) const;
    void draw_status(stage::Canvas& canvas) const;

    stage::Tween turn_;    // 256 a chamber; grows and shrinks without end, wraps at rest
    stage::Tween banner_;  // x of the new banner, sliding in
    int leaving_ = 0;      // the chamber whose banner slides out
};

}  // namespace shell
