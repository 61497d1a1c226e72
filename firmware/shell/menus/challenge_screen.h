// The sixth chamber: all challenges on a grid, with the stars that were won.
#pragma once

#include "console/runtime.h"
#include "shell/menus/challenge.h"
#include "shell/menus/doors.h"
#include "shell/menus/question.h"

namespace shell {

class ChallengeScreen final : public stage::Screen {
  public:
    ChallengeScreen(const console::Runtime& runtime, const storage::Store& store, Doors& doors,
                    Cartridges cartridges)
        : runtime_(runtime),
          store_(store),
          doors_(doors),
          cartridges_(cartridges),
          question_(runtime.settings()) {}

    void opened(stage::Console& console) override;
    void uncovered(stage::Console& console) override;
    void key(stage::Console& console, stage::KeyPress press) override;
    void draw(stage::Canvas& canvas) const override;

    int number() const { return cursor_ + 1; }

  private:
    int stars(int number) const;
    // The next number without a star, the cursor's own last; 0 if all have one.
    int next_unsolved(int after) const;
    void go_to(stage::Console& console, int cursor);
    void ask(stage::Console& console);
    void draw_cell(stage::Canvas& canvas, int index) const;

    const console::Runtime& runtime_;
    const storage::Store& store_;
    Doors& doors_;
    Cartridges cartridges_;
    Question question_;
    kit::Text<16> title_;  // of the question
    int cursor_ = 0;
};

// Three stars side by side, the won ones filled; `width` 7 pixels each.
void draw_stars(stage::Canvas& canvas, stage::Point at, int stars, stage::Colour won,
                stage::Colour open);

}  // namespace shell
