// Every button lights up while it is pressed, and stays marked once it has been.
#pragma once

#include "console/runtime.h"

namespace shell {

class ButtonTest final : public stage::Screen {
  public:
    explicit ButtonTest(const console::Runtime& runtime) : runtime_(runtime) {}

    void opened(stage::Console& console) override;
    void key(stage::Console& console, stage::KeyPress press) override;
    bool tick(stage::Console& console) override;
    void draw(stage::Canvas& canvas) const override;

  private:
    const console::Runtime& runtime_;
    std::uint8_t down_ = 0, seen_ = 0;  // a bit for each hal::Button
};

}  // namespace shell
