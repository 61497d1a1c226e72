// Behind the challenge of the day: the numbered challenges of all games that are loaded on a grid,
// with the stars that were won.
#pragma once

#include "console/runtime.h"
#include "shell/menus/challenge.h"
#include "shell/menus/navigation.h"
#include "shell/menus/qr_screen.h"
#include "shell/menus/question.h"

namespace shell {

class ChallengeScreen final : public stage::Screen {
  public:
    ChallengeScreen(const console::Runtime& runtime, const storage::Store& store,
                    Navigation& navigation, QrScreen& qr, const Chambers& chambers)
        : runtime_(runtime),
          store_(store),
          navigation_(navigation),
          qr_(qr),
          chambers_(chambers),
          total_(playable_challenges(chambers)),
          question_(runtime.settings()) {}

    void opened(stage::Console& console) override;
    void uncovered(stage::Console& console) override;
    void key(stage::Console& console, stage::KeyPress press) override;
    void draw(stage::Canvas& canvas) const override;

    // To the question about this one, which can be played, once the screen is open.
    void ask_for(stage::Console& console, int number);

    // For whoever asks while this screen does not.
    Question& question() { return question_; }
    // Of the challenge under the cursor.
    int number() const { return number_at(cursor_); }

  private:
    int number_at(int index) const { return playable_challenge(chambers_, index); }
    int stars_at(int index) const;
    // The next one without a star, this one last; -1 if all have one.
    int next_unsolved(int after) const;
    void go_to(stage::Console& console, int cursor);
    void ask(stage::Console& console);
    void show_qr(stage::Console& console);
    void draw_cell(stage::Canvas& canvas, int index) const;

    const console::Runtime& runtime_;
    const storage::Store& store_;
    Navigation& navigation_;
    QrScreen& qr_;
    const Chambers& chambers_;
    int total_;
    Question question_;
    kit::Text<16> title_;  // of the question
    bool asks_again_ = false;
    bool goes_on_ = false;  // it is the match that runs
    int cursor_ = 0;        // among those that can be played
};

// Three stars side by side, the won ones filled; `width` 7 pixels each.
void draw_stars(stage::Canvas& canvas, stage::Point at, int stars, stage::Colour won,
                stage::Colour open);

}  // namespace shell
