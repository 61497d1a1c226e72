// The ladder of a game: one climber's rungs with the stars that were won, the next one under the
// cursor; X: the table of all climbers and rungs.
#pragma once

#include "console/runtime.h"
#include "shell/menus/ladder.h"
#include "shell/menus/navigation.h"
#include "shell/menus/question.h"

namespace shell {

// All pairings with their stars, a row for each climber.
void draw_ladder_table(stage::Canvas& canvas, const stage::Ladder& ladder, const Climb& climb,
                       int top);

class LadderScreen final : public stage::Screen {
  public:
    LadderScreen(const console::Runtime& runtime, const storage::Store& store,
                 Navigation& navigation, const Chambers& chambers)
        : runtime_(runtime),
          store_(store),
          navigation_(navigation),
          chambers_(chambers),
          question_(runtime.settings()) {}

    void set_up(const stage::Cartridge& cartridge);
    void opened(stage::Console& console) override;
    void uncovered(stage::Console& console) override;
    void key(stage::Console& console, stage::KeyPress press) override;
    void draw(stage::Canvas& canvas) const override;

    // What is under the cursor.
    stage::Pairing pairing() const;

  private:
    const stage::Ladder& ladder() const { return *cartridge_->ladder; }
    Climb climb() const { return {store_.challenges(), chambers_, *cartridge_}; }
    void ask(stage::Console& console);
    void go_to(stage::Console& console, int climber, int rung);
    void draw_climber(stage::Canvas& canvas) const;
    void draw_rung(stage::Canvas& canvas, int place) const;

    const console::Runtime& runtime_;
    const storage::Store& store_;
    Navigation& navigation_;
    const Chambers& chambers_;
    const stage::Cartridge* cartridge_ = nullptr;
    Question question_;
    kit::Text<40> title_;  // of the question
    int climber_ = 0;
    int rung_ = 0;  // its place in her row
    bool table_ = false;
};

}  // namespace shell
