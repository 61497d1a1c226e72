// A kept picture in a frame, with its number; A shows it whole, with a strip in a corner. It is
// unpacked row by row each time it is drawn.
#pragma once

#include "console/runtime.h"
#include "shell/menus/question.h"
#include "storage/shots.h"

namespace shell {

// Draws a picture with its middle column in the middle of the screen, all of it or every second
// pixel of it, `at` being where its middle column and first row come to lie.
void draw_shot(stage::Canvas& canvas, std::uint16_t number, stage::Point at, int step);

class PictureView final : public stage::Screen {
  public:
    explicit PictureView(const console::Runtime& runtime)
        : runtime_(runtime), question_(runtime.settings()) {}

    // Which of the list it shows; it stays within the list.
    void set_place(int place) { place_ = place; }
    int place() const { return place_; }

    void opened(stage::Console& console) override;
    void uncovered(stage::Console& console) override;
    void key(stage::Console& console, stage::KeyPress press) override;
    void draw(stage::Canvas& canvas) const override;

    // Asks whether to delete the picture; whoever is uncovered then calls `answered`.
    void ask(stage::Console& console, int place);
    // True: a picture was deleted.
    bool answered(stage::Console& console);

  private:
    void look(stage::Console& console);
    void turn(stage::Console& console, int by);

    void draw_frame(stage::Canvas& canvas, std::uint16_t number) const;
    void draw_strip(stage::Canvas& canvas, std::uint16_t number) const;

    const console::Runtime& runtime_;
    Question question_;
    storage::ShotList shots_;
    int place_ = 0;
    bool whole_ = false;  // a strip instead of the frame
    storage::Read read_ = storage::Read::missing;
};

}  // namespace shell
