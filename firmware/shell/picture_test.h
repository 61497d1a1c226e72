// Test pictures: colours, greys, edges and full fields, one after the other.
#pragma once

#include "console/runtime.h"

namespace shell {

class PictureTest final : public stage::Screen {
  public:
    explicit PictureTest(const console::Runtime& runtime) : runtime_(runtime) {}

    void opened(stage::Console&) override { pattern_ = 0; }
    void key(stage::Console& console, stage::KeyPress press) override;
    void draw(stage::Canvas& canvas) const override;

  private:
    const console::Runtime& runtime_;
    int pattern_ = 0;
};

}  // namespace shell
