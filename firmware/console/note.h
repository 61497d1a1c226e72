// Something that has to be read: a dialog with one answer over whatever is on.
#pragma once

#include <string_view>

#include "console/settings.h"
#include "kit/text.h"
#include "stage/dialog.h"
#include "stage/screen.h"

namespace console {

class Note final : public stage::Screen {
  public:
    explicit Note(const Settings& settings) : settings_(settings) {}

    // Opens it. The title must stay; the text is copied. `grave` paints it as danger.
    void show(stage::Console& console, std::string_view title, std::string_view text, bool grave);

    void key(stage::Console& console, stage::KeyPress press) override;
    void draw(stage::Canvas& canvas) const override;
    bool covers() const override { return false; }

  private:
    const Settings& settings_;
    kit::Text<256> text_;
    stage::Dialog dialog_{{}};
};

}  // namespace console
