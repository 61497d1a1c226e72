// The lessons of a game that has several.
#pragma once

#include "shell/menus/list_page.h"
#include "shell/menus/navigation.h"
#include "shell/page.h"

namespace shell {

class LessonList final : public ListPage {
  public:
    LessonList(const console::Runtime& runtime, Navigation& navigation)
        : ListPage(runtime, {8, page_top + 4, 224, 8 * row_height}, row_height),
          navigation_(navigation) {}

    void set_up(const stage::Cartridge& cartridge) {
        cartridge_ = &cartridge;
        std::size_t count = 0;
        for (const stage::Lesson& lesson : cartridge.lessons)
            if (count < rows_.size()) rows_[count++] = {.label = lesson.title};
        list_.set_rows({rows_.data(), count});
        list_.set_cursor(0);
    }

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
        return cartridge_->lessons[static_cast<std::size_t>(row)].teaches;
    }

  private:
    static constexpr int row_height = 22;
    Navigation& navigation_;
    const stage::Cartridge* cartridge_ = nullptr;
    std::array<stage::ListRow, 16> rows_{};
};

}  // namespace shell
