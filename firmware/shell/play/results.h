// The end of a match: the game's own picture of it, with who won and why; then every seat's score,
// what it adds to the statistics, the code to share it, also as a QR code, and where to go from
// here.
#pragma once

#include "console/runtime.h"
#include "kit/share_code.h"
#include "shell/menus/qr_screen.h"
#include "shell/play/session.h"
#include "stage/list.h"
#include "stage/tween.h"

namespace play {

// The room of a figure, its title and its number, on the page of so many: up to four under each
// other, more in two columns.
constexpr int figure_width(std::size_t figures) { return figures > 4 ? 104 : 216; }

class Results final : public stage::Screen {
  public:
    enum class Choice : std::uint8_t { replay, again, home, none };

    // `result` is where that of a day is written.
    Results(const console::Runtime& runtime, Session& session, shell::QrScreen& qr,
            shell::ResultCode& result)
        : runtime_(runtime), session_(session), qr_(qr), result_(result) {}

    // What is chosen here begins another match, so A has to be meant: not taken before so long a
    // pause without it.
    static constexpr int guard_frames = 60;
    // Before the picture it leads on to the scores only: the pause of any story (scene_driver.h).
    static constexpr int picture_guard_frames = 24;

    // nullptr: there is no such screen, and no row for it.
    void set_replay(stage::Screen* viewer) { replay_ = viewer; }
    stage::Screen* replay() const { return replay_; }

    // The picture is for the first time that they are shown.
    void show(stage::Console& console, bool first);
    // What was chosen since this was last asked; for `again` the new match has begun.
    Choice taken();

    void opened(stage::Console& console) override;
    void key(stage::Console& console, stage::KeyPress press) override;
    bool tick(stage::Console& console) override;
    void draw(stage::Canvas& canvas) const override;

  private:
    enum class Mood : std::uint8_t { won, lost, even };
    // The picture, until A leads on; then the scores.
    void show_scores(stage::Console& console);
    void key_picture(stage::Console& console, stage::KeyPress press);
    int finale_step() const { return finale_.value() / stage::frames_a_step; }
    void draw_picture(stage::Canvas& canvas) const;
    void draw_scores(stage::Canvas& canvas) const;
    Mood mood() const;
    void headline(kit::TextOut& out) const;
    void choose(stage::Console& console, Choice choice);
    stage::List list() const;
    bool has_figures() const { return !session_.cartridge().statistics.empty(); }
    bool can_be_shared() const { return goal_.is_for_everybody() || !code_.empty(); }
    void show_qr(stage::Console& console);
    void add_stars(kit::TextOut& out) const;
    void rank_seats();
    void draw_headline(stage::Canvas& canvas, const stage::Rect& band) const;
    void draw_seats(stage::Canvas& canvas) const;
    void draw_figures(stage::Canvas& canvas) const;
    void draw_goal(stage::Canvas& canvas) const;

    const console::Runtime& runtime_;
    Session& session_;
    shell::QrScreen& qr_;
    shell::ResultCode& result_;
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
    bool picture_ = false;
    stage::Tween finale_;  // its frames
    int guard_ = 0;        // frames in which A is not taken
    stage::Tween band_;    // half the width of the headline's band
};

}  // namespace play
