// Typing the result of somebody else, as its page of letters has it.
#pragma once

#include "shell/menus/result_check.h"
#include "shell/menus/typing_page.h"

namespace shell {

class ResultEntry final : public TypingPage {
  public:
    // What is typed goes into `code`.
    ResultEntry(const console::Runtime& runtime, const Chambers& chambers, ResultCode& code,
                stage::Screen& check)
        : TypingPage(runtime, kit::code_alphabet, code.symbols),
          chambers_(chambers),
          code_(code),
          check_(check) {}

    void opened(stage::Console&) override { set_typed({}); }

  protected:
    std::string_view title() const override { return "A result"; }
    void typed_anew() override;
    void done(stage::Console& console) override;
    std::string_view done_word() const override { return "check it"; }
    Mood mood() const override { return mood_; }
    std::string_view message() const override { return message_.view(); }
    int places() const override { return 5 * group; }

  private:
    const Chambers& chambers_;
    ResultCode& code_;
    stage::Screen& check_;
    Mood mood_ = Mood::plain;
    kit::Text<96> message_;
};

}  // namespace shell
