// Does everything on this board work? Four tests that a person judges, two that judge themselves.
// None of them writes: a test must not cost a saved match.
#pragma once

#include <array>

#include "shell/button_test.h"
#include "shell/light_test.h"
#include "shell/picture_test.h"
#include "shell/sound_test.h"
#include "stage/list.h"

namespace shell {

class SelfTest {
  public:
    explicit SelfTest(console::Runtime& runtime);

    std::span<const stage::ListRow> rows() const { return rows_; }
    // Opens the test of this row, or runs it and shows the result in its row.
    void start(stage::Console& console, int row);

  private:
    enum class Row { picture, buttons, sound, light, storage, clock, count };
    stage::ListRow& row(Row which) { return rows_[static_cast<std::size_t>(which)]; }

    PictureTest picture_;
    ButtonTest buttons_;
    SoundTest sound_;
    LightTest light_;
    std::array<stage::ListRow, static_cast<std::size_t>(Row::count)> rows_;
};

}  // namespace shell
