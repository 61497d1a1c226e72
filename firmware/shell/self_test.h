// Does everything on this board work? Four tests that a person judges, two that judge themselves,
// one that is compared with another machine, and the null game, with which the whole console can
// be tried. None of the tests writes: a test must not cost a saved match, and the null game saves
// only its own.
#pragma once

#include <array>

#include "shell/button_test.h"
#include "shell/light_test.h"
#include "shell/menus/menus.h"
#include "shell/picture_test.h"
#include "shell/rules_test.h"
#include "shell/sound_test.h"
#include "stage/list.h"

namespace shell {

class SelfTest {
  public:
    SelfTest(console::Runtime& runtime, RulesTest& rules, Menus& menus);

    std::span<const stage::ListRow> rows() const { return rows_; }
    // Opens the test of this row, or runs it and shows the result in its row.
    void start(stage::Console& console, int row);

  private:
    enum class Row { picture, buttons, sound, light, storage, clock, rules, null_game, count };
    stage::ListRow& row(Row which) { return rows_[static_cast<std::size_t>(which)]; }

    Menus& menus_;
    PictureTest picture_;
    ButtonTest buttons_;
    SoundTest sound_;
    LightTest light_;
    RulesTest& rules_;
    std::array<stage::ListRow, static_cast<std::size_t>(Row::count)> rows_;
};

}  // namespace shell
