// Erasing: what one game has left on the console, or all there is. Games that have left nothing
// are not listed.
#pragma once

#include "shell/menus/list_page.h"
#include "shell/menus/remembered.h"
#include "shell/menus/two_key_question.h"

namespace shell {

class EraseScreen final : public ListPage {
  public:
    EraseScreen(console::Runtime& runtime, storage::Store& store, Remembered& remembered,
                kit::Games games);

    void opened(stage::Console& console) override;
    void uncovered(stage::Console& console) override;

  protected:
    std::string_view title() const override { return "Erase"; }
    std::span<const stage::Hint> hints() const override;
    void chosen(stage::Console& console, int row) override;
    std::string_view help(int row) const override;

  private:
    bool everything(int row) const { return row == static_cast<int>(count_); }
    void list_games();
    void erase(stage::Console& console, int row);

    console::Runtime& console_;
    storage::Store& store_;
    Remembered& remembered_;
    kit::Games games_;
    TwoKeyQuestion question_;
    std::array<const kit::Game*, storage::most_games> listed_{};
    std::size_t count_ = 0;
    std::array<stage::ListRow, storage::most_games + 1> rows_{};
};

}  // namespace shell
