// A page that is a list: what the game menu, the new match, the replays and the erasing have in
// common. The page below says what its rows are and what choosing one means.
#pragma once

#include "console/runtime.h"
#include "stage/hints.h"
#include "stage/list.h"
#include "stage/shake.h"

namespace shell {

class ListPage : public stage::Screen {
  public:
    void key(stage::Console& console, stage::KeyPress press) final;
    bool tick(stage::Console& console) override;
    void draw(stage::Canvas& canvas) const final;

  protected:
    ListPage(const console::Runtime& runtime, const stage::Rect& list_area, int row_height,
             const stage::Font& font = stage::medium)
        : runtime_(runtime), list_(list_area, font, row_height) {}
    ~ListPage() = default;

    virtual std::string_view title() const = 0;
    virtual std::span<const stage::Hint> hints() const = 0;
    virtual void chosen(stage::Console& console, int row) = 0;
    // -1: left, 1: right; of rows that are adjustable.
    virtual void changed(stage::Console&, int /*row*/, int /*direction*/) {}
    virtual void more(stage::Console&) {}  // X
    // The cursor is on another row: what else shows it is to be damaged.
    virtual void moved(stage::Console&, int /*row*/) {}
    virtual void left(stage::Console& console) { console.close(); }
    // The line under the list; buttons as stage::name_buttons has them, here and below.
    virtual std::string_view help(int /*row*/) const { return {}; }
    // Why a row that is not enabled cannot be chosen.
    virtual std::string_view why_not(int /*row*/) const { return {}; }
    // Everything but list, help and hints.
    virtual void draw_ground(stage::Canvas& canvas) const;
    // What rows show besides their words.
    virtual void draw_rows(stage::Canvas&) const {}
    // What is shown instead of rows where there are none.
    virtual std::string_view empty_words() const { return {}; }

    // The sound, the shaking row and the reason.
    void refuse(stage::Console& console, std::string_view why);

    static constexpr int help_y = 208;
    static constexpr stage::Rect help_area{0, help_y, stage::screen_size, 12};

    const console::Runtime& runtime_;
    stage::List list_;

  private:
    stage::Rect shaken_area() const;
    stage::Shake shake_;
};

}  // namespace shell
