// What Y explains: the thing under the cursor, large, in one plain sentence, and the rule behind
// it. From there the way leads to all pages of the rules.
#pragma once

#include "shell/play/rule_index.h"
#include "stage/scene.h"

namespace play {

class TopicScreen final : public stage::Screen {
  public:
    TopicScreen(const console::Runtime& runtime, RuleIndex& pages)
        : runtime_(runtime), pages_(pages) {}
    RuleIndex& pages() { return pages_; }

    // `match`: in which it is asked, if one goes on.
    void show(stage::Console& console, const stage::Cartridge& cartridge, int topic,
              const kit::Config* match = nullptr);
    // What the scene's cursor is on, as it is in this position.
    void show(stage::Console& console, const stage::Cartridge& cartridge, const stage::Scene& scene,
              const stage::MatchView& view, const kit::Config* match = nullptr);
    // The same for the game's workshop.
    void show_workshop(stage::Console& console, const stage::Cartridge& cartridge, int topic);

    void key(stage::Console& console, stage::KeyPress press) override;
    void draw(stage::Canvas& canvas) const override;

  private:
    using Fill = void (*)(int number, stage::Topic& out);
    void open(stage::Console& console, const stage::Cartridge& cartridge, int topic, Fill fill);
    void read(int topic);
    stage::Rect here_area() const;
    stage::Rect rule_area() const;
    int lines_shown() const;
    int last_line() const;

    const console::Runtime& runtime_;
    RuleIndex& pages_;
    const stage::Cartridge* cartridge_ = nullptr;
    const kit::Config* match_ = nullptr;  // in which it is asked
    void (*draw_picture_)(stage::Canvas& canvas, int number) = nullptr;
    Fill fill_ = nullptr;
    int number_ = 0, line_ = 0;
    stage::Topic topic_;
};

}  // namespace play
