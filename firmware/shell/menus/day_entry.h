// Typing the number of a day.
#pragma once

#include <utility>

#include "shell/menus/day.h"
#include "shell/menus/typing_page.h"

namespace shell {

class DayEntry final : public TypingPage {
  public:
    DayEntry(const console::Runtime& runtime, const Chambers& chambers)
        : TypingPage(runtime, "0123456789", room_), chambers_(chambers) {}

    void opened(stage::Console&) override {
        set_typed({});
        taken_ = 0;
    }
    // The day that was typed, told once; 0: the screen was left without one.
    int take() { return std::exchange(taken_, 0); }

  protected:
    std::string_view title() const override { return "Which day?"; }
    void typed_anew() override;
    void done(stage::Console& console) override;
    std::string_view done_word() const override { return "use it"; }
    Mood mood() const override { return number_ != 0 ? Mood::good : Mood::plain; }
    std::string_view message() const override { return message_.view(); }
    int places() const override { return static_cast<int>(std::size(room_)); }

  private:
    const Chambers& chambers_;
    char room_[4];
    int number_ = 0;  // of a day that can be played; 0: of none
    int taken_ = 0;
    kit::Text<64> message_;
};
static_assert(storage::last_day == 9999, "as many digits as are typed");

}  // namespace shell
