// The menu over a running match. It decides nothing by itself: the play screen asks what was
// chosen when it is uncovered.
#pragma once

#include <array>

#include "console/runtime.h"
#include "shell/play/session.h"
#include "stage/dialog.h"
#include "stage/list.h"

namespace play {

class PauseMenu final : public stage::Screen {
  public:
    enum class Choice : std::uint8_t {
        hint,
        undo,
        redo,
        rules,
        restart,
        new_match,
        settings,
        picture,
        leave,
        none
    };

    PauseMenu(const console::Runtime& runtime, const Session& session)
        : runtime_(runtime), session_(session) {}

    // nullptr: there is no such screen, and no row for it.
    void set_new_match(stage::Screen* form) { new_match_ = form; }
    stage::Screen* new_match() const { return new_match_; }
    void set_settings(stage::Screen* settings) { settings_ = settings; }

    // Opens it with the cursor on a row, or on the rules if there is no hint to be had. `hint`:
    // somebody is there to be helped; `hides`: a clock waits, so nobody shall go on thinking.
    void show(stage::Console& console, Choice first, bool hint, bool hides);
    // What was chosen since this was last asked.
    Choice taken();

    void key(stage::Console& console, stage::KeyPress press) override;
    void draw(stage::Canvas& canvas) const override;
    bool covers() const override { return false; }

  private:
    static constexpr std::size_t most_rows = static_cast<std::size_t>(Choice::none);
    void add(Choice choice, std::string_view label, bool enabled);
    void choose(stage::Console& console, Choice choice);
    void ask(stage::Console& console, Choice choice, const stage::DialogText& text);
    // Stars are to be won, and nothing has cost any so far.
    bool costs_stars(Choice choice) const;
    stage::List list() const;
    stage::Rect area() const;

    const console::Runtime& runtime_;
    const Session& session_;
    stage::Screen *new_match_ = nullptr, *settings_ = nullptr;
    std::array<stage::ListRow, most_rows> rows_{};
    std::array<Choice, most_rows> choices_{};
    std::size_t count_ = 0;
    int cursor_ = 0;
    Choice taken_ = Choice::none;
    stage::Dialog question_{{}};
    Choice asked_ = Choice::none;  // what the question is about; none: nothing is asked
    bool hides_ = false;
    kit::Text<56> heading_;
};

}  // namespace play
