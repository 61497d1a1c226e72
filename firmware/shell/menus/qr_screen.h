// A QR code on a page of its own, as large as it gets, with what it is in letters below. A code
// that is too long for one line has a page of letters behind it.
#pragma once

#include "console/runtime.h"
#include "shell/menus/result_code.h"
#include "shell/share.h"

namespace shell {

class QrScreen final : public stage::Screen {
  public:
    explicit QrScreen(const console::Runtime& runtime) : runtime_(runtime) {}

    // Opens it, or says that the text is too long. All three are copied. The caption is one line:
    // without it there is room for the largest code.
    void show(stage::Console& console, std::string_view title, std::string_view text,
              std::string_view caption = {});
    // Those of a share code, of a challenge, and of an arena.
    void show_match(stage::Console& console, std::string_view game, std::string_view code);
    void show_challenge(stage::Console& console, int number, std::string_view caption);
    void show_arena(stage::Console& console, std::string_view title, std::string_view text);
    // What was made of a day. The code stays the caller's.
    void show_result(stage::Console& console, int day, const ResultCode& code,
                     std::string_view caption);

    void key(stage::Console& console, stage::KeyPress press) override;
    void draw(stage::Canvas& canvas) const override;

  private:
    void open(stage::Console& console, std::string_view title, std::string_view caption);
    void draw_letters(stage::Canvas& canvas) const;

    const console::Runtime& runtime_;
    kit::Text<24> title_;
    kit::Text<48> caption_;
    const ResultCode* letters_ = nullptr;  // on the page behind; nullptr: there is none
    bool turned_ = false;                  // to that page
    stage::Qr qr_;
};

}  // namespace shell
