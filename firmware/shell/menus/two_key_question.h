// A question for what cannot be taken back: it needs X and then A, so that no single key pressed
// too often, and no pocket, can answer it.
#pragma once

#include "console/settings.h"
#include "kit/text.h"
#include "stage/dialog.h"
#include "stage/screen.h"

namespace shell {

class TwoKeyQuestion final : public stage::Screen {
  public:
    explicit TwoKeyQuestion(const console::Settings& settings) : settings_(settings) {}

    // The title must stay; the text is copied.
    void ask(stage::Console& console, std::string_view title, std::string_view text);
    // Answered with yes since it was asked; told once.
    bool take_yes();

    void key(stage::Console& console, stage::KeyPress press) override;
    void draw(stage::Canvas& canvas) const override;
    bool covers() const override { return false; }

  private:
    void show_dialog();

    const console::Settings& settings_;
    std::string_view title_;
    kit::Text<200> text_;
    kit::Text<256> shown_;
    kit::Text<24> answer_;
    stage::Dialog dialog_{{}};
    bool armed_ = false, yes_ = false;
};

}  // namespace shell
