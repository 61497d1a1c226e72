// The end of a match: who won and why, every seat's score, what it adds to the statistics, the code
// to share it, and where to go from here.
#pragma once

#include "console/runtime.h"
#include "kit/share_code.h"
#include "shell/play/session.h"
#include "stage/list.h"
#include "stage/tween.h"

namespace play {

class Results final : public stage::Screen {
  public:
    enum class Choice : std::uint8_t { replay, again, home, none };

    Results(const console::Runtime& runtime, Session& session)
        : runtime_(runtime), session_(session) {}

    // nullptr: there is no such screen, and no row for it.
    void set_replay(stage::Screen* viewer) { replay_ = viewer; }
    stage::Screen* replay() const { return replay_; }

    void show(stage::Console& console);
    // What was chosen since this was last asked; for `again` the new match has begun.
    Choice taken();

    void opened(stage::Console& console) override;
    void key(stage::Console& console, stage::KeyPress press) override;
    bool tick(stage::Console& console) override;
    void draw(stage::Canvas& canvas) const override;

  private:
    enum class Mood : std::uint8_t { won, lost, even };
    Mood mood() const;
    void headline(kit::TextOut& out) const;
    void choose(stage::Console& console, Choice choice);
    stage::List list() const;
    bool has_figures() const { return !session_.cartridge().statistics.empty(); }
    void rank_seats();
    void draw_headline(stage::Canvas& canvas) const;
    void draw_seats(stage::Canvas& canvas) const;
    void draw_figures(stage::Canvas& canvas) const;
    void draw_goal(stage::Canvas& canvas) const;

    const console::Runtime& runtime_;
    Session& session_;
    stage::Screen* replay_ = nullptr;
    kit::Outcome outcome_{};
    Goal goal_;
    stage::Figures figures_{};
    kit::CodeText code_;
    std::array<kit::Seat, kit::max_seats> ranked_{};
    std::array<stage::ListRow, 3> rows_{};
    std::array<Choice, 3> choices_{};
    std::size_t count_ = 0;
    int cursor_ = 0;
    bool figures_page_ = false;
    Choice taken_ = Choice::none;
    stage::Tween band_;  // half the width of the headline's band
};

}  // namespace play
