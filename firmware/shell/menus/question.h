// A question over whatever is on. Whoever asked looks for the answer when it is uncovered again:
//
//   question_.ask(console, {.title = "Delete?", .answers = {"Delete", "Keep"}, .cancel = 1});
//   void uncovered(...) { if (question_.take_answer() == 0) ... }
//
// X may have a meaning, too, which is named in the bottom line: it answers with `more`.
#pragma once

#include "console/settings.h"
#include "kit/text.h"
#include "stage/dialog.h"
#include "stage/screen.h"

namespace shell {

class Question final : public stage::Screen {
  public:
    static constexpr int none = -1, more = -2;

    explicit Question(const console::Settings& settings) : settings_(settings) {}

    // Title, answers and what X does must stay; the text is copied.
    void ask(stage::Console& console, const stage::DialogText& text, std::string_view on_x = {});
    // What was answered since it was asked, told once.
    int take_answer();

    void key(stage::Console& console, stage::KeyPress press) override;
    void draw(stage::Canvas& canvas) const override;
    bool covers() const override { return false; }

  private:
    const console::Settings& settings_;
    kit::Text<256> text_;
    stage::Dialog dialog_{{}};
    std::string_view on_x_;
    int answer_ = none;
};

}  // namespace shell
