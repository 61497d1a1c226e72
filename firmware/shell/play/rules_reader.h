// The rules of a game, page by page. It opens at the page in question.
#pragma once

#include "console/runtime.h"
#include "stage/cartridge.h"

namespace play {

class RulesReader final : public stage::Screen {
  public:
    explicit RulesReader(const console::Runtime& runtime) : runtime_(runtime) {}

    // Opens itself; without pages it says so and stays closed.
    void show(stage::Console& console, const stage::Cartridge& cartridge, int page);

    void key(stage::Console& console, stage::KeyPress press) override;
    void draw(stage::Canvas& canvas) const override;

  private:
    int last_line() const;
    void turn_to(stage::Console& console, int page);
    void scroll(stage::Console& console, int lines);

    const console::Runtime& runtime_;
    const stage::Cartridge* cartridge_ = nullptr;
    int page_ = 0, line_ = 0;
};

}  // namespace play
