#include "shell/menus/erase_screen.h"

#include "shell/page.h"

namespace shell {

using stage::Key;

namespace {

constexpr int row_height = 22;
constexpr stage::Rect list_area{8, page_top + 4, 224, 8 * row_height};

}  // namespace

EraseScreen::EraseScreen(console::Runtime& runtime, storage::Store& store, Remembered& remembered,
                         Cartridges cartridges)
    : ListPage(runtime, list_area, row_height),
      console_(runtime),
      store_(store),
      remembered_(remembered),
      cartridges_(cartridges),
      question_(runtime.settings()) {
    std::size_t count = 0;
    for (const stage::Cartridge* each : cartridges_)
        rows_[count++] = {.label = each->game.info.title};
    rows_[count++] = {.label = "Everything"};
    list_.set_rows({rows_.data(), count});
}

void EraseScreen::opened(stage::Console&) { list_.set_cursor(0); }

std::span<const stage::Hint> EraseScreen::hints() const {
    static constexpr stage::Hint words[] = {
        {stage::keys_of(Key::up, Key::down), "move"}, {Key::a, "erase..."}, {Key::b, "back"}};
    return words;
}

std::string_view EraseScreen::help(int row) const {
    return everything(row) ? "All games, stars and settings" : "Match, replays and scores";
}

void EraseScreen::chosen(stage::Console& console, int row) {
    kit::Text<200> text;
    if (everything(row)) {
        text.add("All matches, replays, scores, stars and settings of this console are erased.");
        return question_.ask(console, "Erase everything?", text.view());
    }
    text.add("The running match, all replays (starred ones too) and the scores of ");
    text.add(cartridges_[static_cast<std::size_t>(row)]->game.info.title).add(" are erased.");
    question_.ask(console, "Erase this game?", text.view());
}

void EraseScreen::uncovered(stage::Console& console) {
    if (question_.take_yes()) erase(console, list_.cursor());
}

void EraseScreen::erase(stage::Console& console, int row) {
    bool gone = false;
    if (everything(row)) {
        gone = store_.erase_everything();
        remembered_.clear();
        console_.change({});
    } else {
        const kit::Game& game = cartridges_[static_cast<std::size_t>(row)]->game;
        gone = store_.erase(game.info.id);
        remembered_.forget(game);
    }
    console.sound(gone ? stage::Cue::choose : stage::Cue::refuse);
    console.toast(gone ? "Erased" : "Not everything could be erased");
}

}  // namespace shell
