// The editor's screen: the arena at the left, the palette over its right edge, the first check that
// fails in the row below.
#pragma once

#include "blast_editor/bench_view.h"
#include "stage/hints.h"
#include "stage/workshop.h"

namespace blast_editor {

class ArenaEditor final : public stage::Editor {
  public:
    void edit(stage::Workbench& bench, const stage::Record& record) override;

    void opened(stage::Console& console) override;
    void uncovered(stage::Console& console) override;
    void darkened(stage::Console& console) override;
    void abandoned(stage::Console& console) override;
    void key(stage::Console& console, stage::KeyPress press) override;
    bool tick(stage::Console& console) override;
    void draw(stage::Canvas& canvas) const override;

    // For tests.
    const Draft& draft() const { return draft_; }
    Square cursor() const { return cursor_; }
    bool on_palette() const { return button_ >= 0; }
    int button() const { return button_; }
    bool holds(Tool tool) const { return holding_ && tool_ == tool; }
    Mirror mirror() const { return mirror_; }
    const blast::ArenaProblem& problem() const { return problem_; }

  private:
    void look_again();  // at what is shown of the draft
    void aim();         // at what A would do
    void changed(stage::Console& console);
    void start_blinking(stage::Console& console);
    bool lit() const;
    Square trouble() const { return lit() ? problem_.square : blast::no_square; }

    void move(stage::Console& console, Direction way);
    void move_on_palette(stage::Console& console, Direction way);
    void damage_aim(stage::Console& console) const;
    void damage_words(stage::Console& console) const;
    void press_button(stage::Console& console);
    void use(stage::Console& console);
    void pick(stage::Console& console);
    void go_to_palette(stage::Console& console, int button);
    void refuse(stage::Console& console, const char* why) const;
    void keep(stage::Console& console);
    void leave(stage::Console& console);

    bool has_final() const { return draft_.arena().final_tile < draft_.arena().tile_count; }
    int tool_here() const;
    int topic() const;
    void prompt(kit::TextOut& out) const;
    std::span<const stage::Hint> hints() const;
    void draw_strip(stage::Canvas& canvas) const;
    void draw_verdict(stage::Canvas& canvas) const;

    stage::Workbench* bench_ = nullptr;
    Draft draft_;
    bool kept_ = true;
    int rest_ = 0;  // frames until it is kept
    Mirror mirror_ = Mirror::off;
    bool ring_ = false;
    Tool tool_{};
    bool holding_ = false;
    Square cursor_ = 0;
    int button_ = 0;  // of the palette; -1: the cursor is in the arena
    Attempt attempt_;
    blast::ArenaProblem problem_;
    std::uint8_t symmetries_ = 0;
    int blink_ = 0;  // frames left of it
};

// All that an arena has, in a few plain words: "left like right", or "uneven". Two mirrors make a
// half turn, a quarter turn makes two.
std::string_view name_of_symmetries(std::uint8_t symmetries);

}  // namespace blast_editor
