// A game's own menu, opened from its chamber.
#pragma once

#include "shell/chambers.h"
#include "shell/menus/list_page.h"
#include "shell/menus/navigation.h"

namespace shell {

class GameMenu final : public ListPage {
  public:
    GameMenu(const console::Runtime& runtime, const storage::Store& store,
             const Remembered& remembered, Navigation& navigation, const Chambers& chambers);

    // `banner` may be missing: then the title stands there.
    void set_up(const stage::Cartridge& cartridge, const stage::Sprite* banner);
    void opened(stage::Console& console) override;
    void uncovered(stage::Console& console) override;

    // Workshop and ladder have a row only where there is one.
    enum class Item : std::uint8_t {
        go_on,
        new_match,
        workshop,
        ladder,
        lesson,
        replays,
        scores,
        rules,
        count
    };
    const stage::Cartridge& cartridge() const { return *cartridge_; }

  protected:
    std::string_view title() const override { return cartridge_->game.info.title; }
    std::span<const stage::Hint> hints() const override;
    void chosen(stage::Console& console, int row) override;
    std::string_view why_not(int row) const override;
    void draw_ground(stage::Canvas& canvas) const override;

  private:
    static constexpr std::size_t count = static_cast<std::size_t>(Item::count);
    void refresh();
    void count_victories();
    // Lessons are left to be done, and nothing was played yet.
    bool is_learner() const;
    // The row on which it opens.
    int first_row() const;
    void add(Item item, const stage::ListRow& row);
    Item item_at(int row) const { return items_[static_cast<std::size_t>(row)]; }

    const storage::Store& store_;
    const Remembered& remembered_;
    Navigation& navigation_;
    const Chambers& chambers_;
    const stage::Cartridge* cartridge_ = nullptr;
    const stage::Sprite* banner_ = nullptr;
    storage::RunningMatch running_;  // as it was shown last
    kit::Text<16> standing_;
    kit::Text<8> learnt_;  // how many lessons, of a game that has several
    kit::Text<16> climbed_;
    kit::Text<24> scored_;  // "won 3 of 7", in all modes together
    std::size_t rows_shown_ = 0;
    std::array<stage::ListRow, count> rows_{};
    std::array<Item, count> items_{};
};

}  // namespace shell
