// What a code that was typed is, before it is kept: its picture, its name, and four characters to
// compare with the console that it came from.
#pragma once

#include "console/runtime.h"
#include "stage/workshop.h"

namespace shell {

class KeepPage final : public stage::Screen {
  public:
    explicit KeepPage(const console::Runtime& runtime) : runtime_(runtime) {}

    void show(stage::Console& console, const stage::Workshop& workshop,
              const stage::Record& record);
    // True once, if it is to be kept.
    bool take();

    void key(stage::Console& console, stage::KeyPress press) override;
    void draw(stage::Canvas& canvas) const override;

    std::string_view check() const { return check_.view(); }

  private:
    const console::Runtime& runtime_;
    const stage::Workshop* workshop_ = nullptr;
    stage::Record record_{};
    kit::Text<16> check_;
    bool taken_ = true;
};

}  // namespace shell
