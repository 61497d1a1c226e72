// The sixth chamber: the challenge of the day, and behind it the numbered ones.
//
// The console has no clock. Which day it is, a computer tells it on the cable, or the player counts
// it up or types it; what was said last is kept. Days before and after it can be looked at and
// played as well.
#pragma once

#include "shell/menus/day_entry.h"
#include "shell/menus/list_page.h"
#include "shell/menus/navigation.h"
#include "shell/menus/question.h"
#include "shell/menus/result_entry.h"
#include "storage/store.h"

namespace shell {

class DayScreen final : public ListPage {
  public:
    // `question` may be another screen's; `numbered` are the other challenges.
    DayScreen(const console::Runtime& runtime, storage::Store& store, Navigation& navigation,
              const Chambers& chambers, Question& question, stage::Screen& numbered,
              ResultCode& code, stage::Screen& check);

    void opened(stage::Console& console) override;
    void uncovered(stage::Console& console) override;

    int day() const { return day_; }
    // A computer says that it is this day.
    storage::Written told(stage::Console& console, int day);

  protected:
    std::string_view title() const override { return "Challenge of the day"; }
    std::span<const stage::Hint> hints() const override;
    void chosen(stage::Console& console, int row) override;
    void changed(stage::Console& console, int row, int direction) override;
    void left(stage::Console& console) override;
    std::string_view help(int row) const override;
    void draw_ground(stage::Canvas& canvas) const override;

  private:
    enum class Row : std::uint8_t { day, type, check, numbered, count };

    void read_book();
    void show(int day);
    // What was counted up or typed is the day from now on.
    void keep(stage::Console& console);
    void ask(stage::Console& console);

    storage::Store& store_;
    Navigation& navigation_;
    const Chambers& chambers_;
    Question& question_;
    stage::Screen& numbered_;
    DayEntry day_entry_;
    ResultEntry result_entry_;
    int day_ = 0;    // that is shown; 0: none can be played
    int today_ = 0;  // as the console knows it; 0: nobody has said
    bool told_ = false;
    bool asks_ = false;  // whether to begin
    storage::DayResult best_;
    kit::Text<8> number_;
    std::array<stage::ListRow, static_cast<std::size_t>(Row::count)> rows_{};
};

}  // namespace shell
