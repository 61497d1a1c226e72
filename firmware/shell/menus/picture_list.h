// The pictures that were taken with X, newest first, each with a look at it.
#pragma once

#include "shell/menus/list_page.h"
#include "shell/menus/picture_view.h"

namespace shell {

class PictureList final : public ListPage {
  public:
    explicit PictureList(const console::Runtime& runtime);

    void opened(stage::Console& console) override;
    void uncovered(stage::Console& console) override;

    const PictureView& view() const { return view_; }

  protected:
    std::string_view title() const override { return "Pictures"; }
    std::span<const stage::Hint> hints() const override;
    void chosen(stage::Console& console, int row) override;
    void moved(stage::Console& console, int row) override;
    void more(stage::Console& console) override;
    std::string_view help(int) const override { return "Hold {X} anywhere: a picture. 16 stay"; }
    void draw_ground(stage::Canvas& canvas) const override;
    std::string_view empty_words() const override {
        return "No pictures yet.\nHold {X} anywhere: what is on the screen is kept here. The last "
               "sixteen stay.";
    }

  private:
    void refresh();

    PictureView view_;
    storage::ShotList shots_;
    std::array<kit::Text<8>, storage::kept_shots + 1> labels_{};
    std::array<stage::ListRow, storage::kept_shots + 1> rows_{};
};

}  // namespace shell
