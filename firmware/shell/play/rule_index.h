// All pages of a game's rules as a list: choosing one opens the reader there.
#pragma once

#include <algorithm>
#include <array>

#include "shell/menus/list_page.h"
#include "shell/play/rules_reader.h"

namespace play {

class RuleIndex final : public shell::ListPage {
  public:
    static constexpr std::size_t most_pages = 32;

    RuleIndex(const console::Runtime& runtime, RulesReader& reader)
        : ListPage(runtime, {8, 26, 224, 9 * 20}, 20), reader_(reader) {}

    // Opens itself, with the cursor on a page.
    void show(stage::Console& console, const stage::Cartridge& cartridge, int page,
              const kit::Config* match) {
        const std::size_t count = std::min(cartridge.rules.size(), most_pages);
        if (count == 0) return console.toast("This game brings no rules along");
        cartridge_ = &cartridge;
        match_ = match;
        reader_.aim_at(cartridge, match);
        for (std::size_t i = 0; i < count; ++i) rows_[i] = {.label = cartridge.rules[i].title};
        list_.set_rows({rows_.data(), count});
        list_.set_cursor(page);
        console.sound(stage::Cue::open);
        console.open(*this);
    }

  private:
    std::string_view title() const override { return cartridge_->game.info.title; }
    std::span<const stage::Hint> hints() const override {
        using stage::Key;
        static constexpr stage::Hint hints[] = {
            {stage::keys_of(Key::up, Key::down), "move"}, {Key::a, "read"}, {Key::b, "back"}};
        return hints;
    }
    void chosen(stage::Console& console, int row) override {
        reader_.show(console, *cartridge_, row, match_);
    }
    std::string_view help(int) const override { return reader_.target(); }

    RulesReader& reader_;
    const stage::Cartridge* cartridge_ = nullptr;
    const kit::Config* match_ = nullptr;
    std::array<stage::ListRow, most_pages> rows_{};
};

}  // namespace play
