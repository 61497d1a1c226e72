// The light in each of its colours.
#pragma once

#include "console/runtime.h"

namespace shell {

class LightTest final : public stage::Screen {
  public:
    explicit LightTest(console::Runtime& runtime) : runtime_(runtime) {}

    void opened(stage::Console& console) override;
    void key(stage::Console& console, stage::KeyPress press) override;
    void draw(stage::Canvas& canvas) const override;

  private:
    void show();

    console::Runtime& runtime_;
    int colour_ = 0;
};

}  // namespace shell
