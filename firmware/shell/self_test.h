// Does everything on this board work? Four tests that a person judges, two that judge themselves,
// and the null game, with which the whole console can be tried: a lesson, then a match. None of
// them writes to the storage: a test must not cost a saved match.
#pragma once

#include <array>

#include "shell/button_test.h"
#include "shell/light_test.h"
#include "shell/picture_test.h"
#include "shell/play/room.h"
#include "shell/sound_test.h"
#include "stage/list.h"

namespace shell {

class SelfTest {
  public:
    SelfTest(console::Runtime& runtime, play::Room& room);

    std::span<const stage::ListRow> rows() const { return rows_; }
    // Opens the test of this row, or runs it and shows the result in its row.
    void start(stage::Console& console, int row);

  private:
    enum class Row { picture, buttons, sound, light, storage, clock, round, lesson, count };
    void play_round(stage::Console& console);
    stage::ListRow& row(Row which) { return rows_[static_cast<std::size_t>(which)]; }

    play::Room& room_;
    PictureTest picture_;
    ButtonTest buttons_;
    SoundTest sound_;
    LightTest light_;
    std::array<stage::ListRow, static_cast<std::size_t>(Row::count)> rows_;
};

}  // namespace shell
