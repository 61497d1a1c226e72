// A game's own menu, opened from its chamber.
#pragma once

#include "shell/menus/list_page.h"
#include "shell/menus/navigation.h"

namespace shell {

class GameMenu final : public ListPage {
  public:
    GameMenu(const console::Runtime& runtime, const storage::Store& store, Navigation& navigation);

    // `banner` may be missing: then the title stands there.
    void set_up(const stage::Cartridge& cartridge, const stage::Sprite* banner);
    void opened(stage::Console& console) override;
    void uncovered(stage::Console& console) override;

    enum class Item : std::uint8_t { go_on, new_match, lesson, replays, scores, rules, count };
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

    const storage::Store& store_;
    Navigation& navigation_;
    const stage::Cartridge* cartridge_ = nullptr;
    const stage::Sprite* banner_ = nullptr;
    storage::RunningMatch running_;  // as it was shown last
    kit::Text<16> standing_;
    kit::Text<8> replay_count_;
    std::array<stage::ListRow, count> rows_{};
};

}  // namespace shell
