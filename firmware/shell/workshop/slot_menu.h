// What can be done with a slot: with what is in it, or to fill it.
#pragma once

#include "shell/menus/list_page.h"
#include "shell/workshop/shelf.h"

namespace shell {

class SlotMenu final : public ListPage {
  public:
    enum class Choice : std::uint8_t {
        edit,
        test,
        rename,
        copy,
        erase,
        share,
        make,       // an empty one
        use_model,  // from what is built in
        take,       // from a code
        none
    };

    explicit SlotMenu(const console::Runtime& runtime);

    void show(stage::Console& console, const stage::Workshop& workshop, int number,
              const ArenaSlot& slot);
    // What was chosen since this was last asked; the menu is closed then.
    Choice taken();

  protected:
    std::string_view title() const override { return title_.view(); }
    std::span<const stage::Hint> hints() const override;
    void chosen(stage::Console& console, int row) override;
    std::string_view help(int row) const override;
    std::string_view why_not(int row) const override;
    void draw_rows(stage::Canvas& canvas) const override;

  private:
    static constexpr std::size_t most_rows = 6;
    void add(Choice choice, std::string_view label, bool enabled = true);
    Choice choice_at(int row) const { return choices_[static_cast<std::size_t>(row)]; }

    const stage::Workshop* workshop_ = nullptr;
    ArenaSlot slot_;
    const char* problem_ = nullptr;
    kit::Text<40> title_;
    std::array<stage::ListRow, most_rows> rows_{};
    std::array<Choice, most_rows> choices_{};
    std::size_t count_ = 0;
    Choice taken_ = Choice::none;
};

}  // namespace shell
