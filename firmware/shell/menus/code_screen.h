// Typing a share code, checked with every character.
#pragma once

#include "shell/menus/code_check.h"
#include "shell/menus/typing_page.h"

namespace shell {

class CodeScreen final : public TypingPage {
  public:
    CodeScreen(const console::Runtime& runtime, kit::Games games)
        : TypingPage(runtime, kit::code_alphabet, room_), games_(games) {}

    // What X puts there while nothing is typed: the code of the match that was played or watched
    // last, say. Empty: nothing.
    void set_paste(std::string_view code);
    void opened(stage::Console&) override;
    // The good code that was typed, told once; nullptr: the screen was left without one.
    const kit::Shared* take();

  protected:
    std::string_view title() const override { return "Share code"; }
    void typed_anew() override;
    void done(stage::Console& console) override;
    std::string_view done_word() const override;
    Mood mood() const override;
    std::string_view message() const override { return message_.view(); }
    int wrong_group() const override { return check_.wrong_group; }
    int places() const override { return check_.length > 0 ? check_.length : 3 * group; }

  private:
    char room_[kit::max_code_symbols];
    kit::Games games_;
    CodeCheck check_;
    kit::Text<96> message_;
    kit::CodeText paste_;
    bool taken_ = true;
};

}  // namespace shell
