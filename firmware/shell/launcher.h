// The first screen: turn the cylinder, see what is in the chamber, pull the trigger.
#pragma once

#include "console/runtime.h"
#include "shell/chambers.h"
#include "stage/screen.h"
#include "stage/tween.h"

namespace shell {

class Launcher final : public stage::Screen {
  public:
    Launcher(const console::Runtime& runtime) : runtime_(runtime) {}

    void key(stage::Console& console, stage::KeyPress press) override;
    bool tick(stage::Console& console) override;
    void draw(stage::Canvas& canvas) const override;

    int selected() const { return chamber_at(turn_.target()); }

  private:
    static int chamber_at(int turn);
    void turn_by(stage::Console& console, int steps);
    void pull_trigger(stage::Console& console);
    void draw_banners(stage::Canvas& canvas) const;

    const console::Runtime& runtime_;
    stage::Tween turn_;    // 256 a chamber; beyond the sixth while turning, back in range at rest
    stage::Tween hammer_;  // how far it is lifted, in pixels
};

}  // namespace shell
