// The sounds one by one, and a scale over the range of a small speaker.
#pragma once

#include "console/runtime.h"
#include "stage/list.h"

namespace shell {

class SoundTest final : public stage::Screen {
  public:
    explicit SoundTest(console::Runtime& runtime);

    void opened(stage::Console&) override { list_.set_cursor(0); }
    void key(stage::Console& console, stage::KeyPress press) override;
    void draw(stage::Canvas& canvas) const override;

  private:
    console::Runtime& runtime_;
    stage::List list_;
};

}  // namespace shell
