// The lessons of a game that has several, with a tick at those that were done.
#pragma once

#include "shell/menus/list_page.h"
#include "shell/menus/navigation.h"
#include "shell/page.h"

namespace shell {

class LessonList final : public ListPage {
  public:
    LessonList(const console::Runtime& runtime, const Remembered& remembered,
               Navigation& navigation)
        : ListPage(runtime, {8, page_top + 4, 224, 8 * row_height}, row_height),
          remembered_(remembered),
          navigation_(navigation) {}

    void set_up(const stage::Cartridge& cartridge) {
        cartridge_ = &cartridge;
        list_.set_cursor(0);
        refresh();
    }
    void uncovered(stage::Console&) override { refresh(); }

  protected:
    std::string_view title() const override { return "Lessons"; }
    std::span<const stage::Hint> hints() const override {
        static constexpr stage::Hint words[] = {
            {stage::keys_of(stage::Key::up, stage::Key::down), "move"},
            {stage::Key::a, "learn"},
            {stage::Key::b, "back"}};
        return words;
    }
    void chosen(stage::Console& console, int row) override {
        navigation_.learn(console, *cartridge_, cartridge_->lessons[static_cast<std::size_t>(row)]);
    }
    std::string_view help(int row) const override {
        const auto lesson = static_cast<std::size_t>(row);
        if (remembered_.place_in(cartridge_->game.info.id, lesson) > 0)
            return "Goes on where you left it";
        return cartridge_->lessons[lesson].teaches;
    }

  private:
    static constexpr int row_height = 22;

    // A cursor on a lesson that was done goes on to the next one that was not.
    void refresh() {
        const std::size_t count = std::min(cartridge_->lessons.size(), rows_.size());
        for (std::size_t i = 0; i < count; ++i)
            rows_[i] = {.label = cartridge_->lessons[i].title, .value = is_done(i) ? "✓" : ""};
        list_.set_rows({rows_.data(), count});
        auto next = static_cast<std::size_t>(list_.cursor());
        while (next < count && is_done(next)) ++next;
        if (next < count) list_.set_cursor(static_cast<int>(next));
    }
    bool is_done(std::size_t lesson) const {
        return remembered_.knows_lesson(cartridge_->game.info.id, lesson);
    }

    const Remembered& remembered_;
    Navigation& navigation_;
    const stage::Cartridge* cartridge_ = nullptr;
    std::array<stage::ListRow, Remembered::most_lessons> rows_{};
};

}  // namespace shell
