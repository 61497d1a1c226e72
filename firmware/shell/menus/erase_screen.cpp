#include "shell/menus/erase_screen.h"

#include "shell/page.h"

namespace shell {

using stage::Key;

namespace {

constexpr int erase_row_height = 22;
constexpr stage::Rect erase_list_area{8, page_top + 4, 224, 8 * erase_row_height};

}  // namespace

EraseScreen::EraseScreen(console::Runtime& runtime, storage::Store& store, Remembered& remembered,
                         kit::Games games)
    : ListPage(runtime, erase_list_area, erase_row_height),
      console_(runtime),
      store_(store),
      remembered_(remembered),
      games_(games),
      question_(runtime.settings()) {}

void EraseScreen::opened(stage::Console&) {
    list_games();
    list_.set_cursor(0);
}

void EraseScreen::list_games() {
    std::array<bool, 256> left{};
    for (std::size_t i = 0; i < store_.tallies().rows(); ++i)
        left[store_.tallies().row(i).game] = true;
    const storage::ReplayList replays = store_.replays();
    for (const storage::ReplayName& name : replays.all()) {
        storage::Summary summary;
        if (storage::replays::summary(name, summary) == storage::Read::ok)
            left[summary.game] = true;
    }
    count_ = 0;
    for (const kit::Game* each : games_) {
        const std::uint8_t game = each->info.id;
        if (!left[game] && store_.running(game).loaded == storage::Loaded::none) continue;
        rows_[count_] = {.label = each->info.title};
        listed_[count_++] = each;
    }
    rows_[count_] = {.label = "Everything"};
    list_.set_rows({rows_.data(), count_ + 1});
}

std::span<const stage::Hint> EraseScreen::hints() const {
    static constexpr stage::Hint words[] = {
        {stage::keys_of(Key::up, Key::down), "move"}, {Key::a, "erase..."}, {Key::b, "back"}};
    return words;
}

std::string_view EraseScreen::help(int row) const {
    return everything(row) ? "Games, pictures, arenas, settings"
                           : "Match, replays, scores, lessons";
}

void EraseScreen::chosen(stage::Console& console, int row) {
    kit::Text<200> text;
    if (everything(row)) {
        text.add(
            "All matches, replays, scores, lessons, pictures, arenas, stars and settings of this "
            "console are erased.");
        return question_.ask(console, "Erase everything?", text.view());
    }
    text.add("The running match, all replays (starred ones too), scores and lessons of ");
    text.add(listed_[static_cast<std::size_t>(row)]->info.title).add(" are erased.");
    question_.ask(console, "Erase this game?", text.view());
}

void EraseScreen::uncovered(stage::Console& console) {
    if (question_.take_yes()) erase(console, list_.cursor());
}

void EraseScreen::erase(stage::Console& console, int row) {
    bool gone = false;
    if (everything(row)) {
        // What is not ours was refused at power-on; whoever erases everything means that, too.
        gone = (store_.saves() || store_.format()) && store_.erase_everything();
        remembered_.clear();
        console_.change({});
    } else {
        const kit::Game& game = *listed_[static_cast<std::size_t>(row)];
        gone = store_.erase(game.info.id);
        remembered_.forget(game);
    }
    list_games();
    console.damage_all();
    console.sound(gone ? stage::Cue::choose : stage::Cue::refuse);
    console.toast(gone ? "Erased" : "Not everything could be erased");
}

}  // namespace shell
