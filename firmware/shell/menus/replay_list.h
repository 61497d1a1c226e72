// The finished matches of a game, newest first; starred ones stay for ever.
#pragma once

#include "shell/menus/list_page.h"
#include "shell/menus/navigation.h"
#include "shell/menus/question.h"

namespace shell {

class ReplayListScreen final : public ListPage {
  public:
    ReplayListScreen(const console::Runtime& runtime, storage::Store& store,
                     Navigation& navigation);

    void set_up(const stage::Cartridge& cartridge);
    void opened(stage::Console& console) override;
    void uncovered(stage::Console& console) override;

  protected:
    std::string_view title() const override { return "Replays"; }
    std::span<const stage::Hint> hints() const override;
    void chosen(stage::Console& console, int row) override;
    void more(stage::Console& console) override;
    std::string_view help(int row) const override;
    std::string_view empty_words() const override {
        return "No replays yet.\nEvery finished match becomes one; the last twenty stay, and all "
               "that you star.";
    }

  private:
    enum class Asked : std::uint8_t { nothing, what, whether };
    struct Line {
        storage::ReplayName name;
        storage::Summary summary;
        storage::Read read;  // of the summary
        std::array<char, 24> label;
        std::array<char, 12> value;
    };

    void refresh();
    void write(Line& line);
    void answered(stage::Console& console, int answer);
    Line& here() { return lines_[static_cast<std::size_t>(list_.cursor())]; }

    storage::Store& store_;
    Navigation& navigation_;
    Question question_;
    Asked asked_ = Asked::nothing;
    const stage::Cartridge* cartridge_ = nullptr;
    std::size_t count_ = 0;
    std::array<Line, storage::replay_limit + 1> lines_{};
    std::array<stage::ListRow, storage::replay_limit + 1> rows_{};
};

// "Won", "Lost", "Drawn"; "Played", if there was nobody to win against, or people played each
// other.
std::string_view ended_word(storage::Ended ended);
// The title of a game's mode, "Campaign" or "3 players"; nothing if the game has only one.
using ModeTitle = kit::Text<24>;
void mode_title(const stage::Cartridge& cartridge, std::uint8_t mode, ModeTitle& out);

}  // namespace shell
