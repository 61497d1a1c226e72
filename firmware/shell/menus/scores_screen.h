// What was played of a game and how it went: a table for each mode.
#pragma once

#include "console/runtime.h"
#include "shell/chambers.h"
#include "shell/menus/navigation.h"
#include "stage/hints.h"

namespace shell {

class ScoresScreen final : public stage::Screen {
  public:
    ScoresScreen(const console::Runtime& runtime, const storage::Store& store,
                 const Chambers& chambers)
        : runtime_(runtime), store_(store), chambers_(chambers) {}

    void set_up(const stage::Cartridge& cartridge);
    void key(stage::Console& console, stage::KeyPress press) override;
    void draw(stage::Canvas& canvas) const override;

  private:
    // To the kind of match that was played last, if any was.
    void turn_to_last_played();
    void draw_table(stage::Canvas& canvas, const storage::Tally& tally) const;

    const console::Runtime& runtime_;
    const storage::Store& store_;
    const Chambers& chambers_;
    const stage::Cartridge* cartridge_ = nullptr;
    // Behind the modes comes the ladder, if there is one.
    bool on_ladder() const { return mode_ >= modes_; }
    int pages() const { return modes_ + (cartridge_->ladder != nullptr ? 1 : 0); }

    int mode_ = 0, modes_ = 1;  // counted from the first
    int first_mode_ = 0;
};

}  // namespace shell
