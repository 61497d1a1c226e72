// The rules of a game, page by page. It opens at the page in question; out of a match it says below
// the pages what this one is played for.
#pragma once

#include "console/runtime.h"
#include "stage/cartridge.h"

namespace play {

class RulesReader final : public stage::Screen {
  public:
    explicit RulesReader(const console::Runtime& runtime) : runtime_(runtime) {}

    // Opens itself; without pages it says so and stays closed.
    void show(stage::Console& console, const stage::Cartridge& cartridge, int page,
              const kit::Config* match = nullptr);
    // What is said of the match, from then on; empty without one.
    void aim_at(const stage::Cartridge& cartridge, const kit::Config* match);
    std::string_view target() const { return target_.view(); }

    void key(stage::Console& console, stage::KeyPress press) override;
    void draw(stage::Canvas& canvas) const override;

  private:
    int lines_shown() const;
    stage::Rect text_area() const;
    int last_line() const;
    void turn_to(stage::Console& console, int page);
    void scroll(stage::Console& console, int lines);

    const console::Runtime& runtime_;
    const stage::Cartridge* cartridge_ = nullptr;
    int page_ = 0, line_ = 0;
    kit::Text<40> target_;
};

}  // namespace play
