#include "shell/menus/replay_list.h"

#include <algorithm>
#include <utility>

#include "shell/page.h"

namespace shell {

using stage::Key;

namespace {

constexpr int replay_row_height = 20;
constexpr stage::Rect replay_list_area{8, page_top + 3, 224, 9 * replay_row_height};
constexpr auto kept = storage::kept_replays;

auto newer_unstarred(const storage::ReplayList& list, const storage::ReplayName& name) {
    return std::count_if(list.all().begin(), list.all().end(), [&](const auto& each) {
        return each.match > name.match && !each.starred;
    });
}

}  // namespace

std::string_view ended_word(storage::Ended ended) {
    switch (ended) {
        case storage::Ended::lost:
            return "Lost";
        case storage::Ended::won:
            return "Won";
        case storage::Ended::drawn:
            return "Drawn";
        case storage::Ended::scored:
            return "Played";
    }
    return {};
}

void mode_title(const stage::Cartridge& cartridge, std::uint8_t mode, ModeTitle& out) {
    if (const stage::ScoreKinds* kinds = cartridge.score_kinds; kinds != nullptr) {
        if (mode < kinds->count) kinds->title(mode, out);
        return;
    }
    const auto fields = cartridge.game.info.form.fields;
    if (cartridge.mode_field >= fields.size()) return;
    const kit::Field& field = fields[cartridge.mode_field];
    if (mode < field.lowest() || mode > field.highest()) return;
    if (field.choices.empty())
        out.number(mode).add(' ').add(field.word);
    else if (const std::string_view title = field.choices[mode].title;
             title.find_first_not_of("0123456789") == title.npos)
        out.add("to ").add(title);  // a bare number stands behind scores: it is what they go to
    else
        out.add(title);
}

ReplayListScreen::ReplayListScreen(const console::Runtime& runtime, storage::Store& store,
                                   Navigation& navigation)
    : ListPage(runtime, replay_list_area, replay_row_height),
      store_(store),
      navigation_(navigation),
      question_(runtime.settings()) {}

void ReplayListScreen::set_up(const stage::Cartridge& cartridge) { cartridge_ = &cartridge; }

void ReplayListScreen::opened(stage::Console&) {
    refresh();
    list_.set_cursor(0);
}

void ReplayListScreen::refresh() {
    count_ = 0;
    const storage::ReplayList known = store_.replays();
    for (const storage::ReplayName& name : known.all()) {
        Line& line = lines_[count_];
        line.name = name;
        line.summary = {};
        line.read = storage::replays::summary(name, line.summary);
        // What no game can show is in every list: it must be seen, and it can be deleted.
        const std::uint8_t game = line.summary.game;
        const bool anybodys =
            line.read != storage::Read::ok || navigation_.cartridge_of(game) == nullptr;
        if (!anybodys && game != cartridge_->game.info.id) continue;
        write(line);
        ++count_;
    }
    list_.set_rows({rows_.data(), count_});
}

void ReplayListScreen::write(Line& line) {
    kit::TextOut label(line.label.data(), line.label.size());
    const std::size_t row = static_cast<std::size_t>(&line - lines_.data());
    label.add(line.name.starred ? "★ " : "  ");
    if (line.read != storage::Read::ok || line.summary.game != cartridge_->game.info.id) {
        label.add(line.read == storage::Read::ok      ? "Of another game"
                  : line.read == storage::Read::newer ? "Of a newer Sixgun"
                                                      : "Damaged");
        rows_[row] = {.label = label.view()};
        return;
    }
    label.add(ended_word(line.summary.ended));
    ModeTitle mode;
    mode_title(*cartridge_, line.summary.mode, mode);
    if (!mode.empty()) label.add(", ").add(mode.view());
    kit::TextOut value(line.value.data(), line.value.size());
    value.number(line.summary.score);
    rows_[row] = {.label = label.view(), .value = value.view()};
}

std::string_view ReplayListScreen::help(int row) const {
    return lines_[static_cast<std::size_t>(row)].name.starred ? "Starred: stays until deleted"
                                                              : "The last twenty stay";
}

std::span<const stage::Hint> ReplayListScreen::hints() const {
    static constexpr stage::Hint some[] = {{stage::keys_of(Key::up, Key::down), "move"},
                                           {Key::a, "watch"},
                                           {Key::x, "star, delete"},
                                           {Key::b, "back"}};
    static constexpr stage::Hint none[] = {{Key::b, "back"}};
    if (count_ == 0) return none;
    return some;
}

void ReplayListScreen::chosen(stage::Console& console, int) {
    navigation_.watch(console, here().name.match);
}

void ReplayListScreen::more(stage::Console& console) {
    if (count_ == 0) return console.sound(stage::Cue::refuse);
    console.sound(stage::Cue::open);
    asked_ = Asked::what;
    kit::Text<120> text;
    text.add(ended_word(here().summary.ended)).add(", score ").number(here().summary.score);
    text.add(", ").number(here().summary.actions);
    text.add(here().summary.actions == 1 ? " action." : " actions.");
    if (here().name.starred && newer_unstarred(store_.replays(), here().name) >= kept)
        text.add("\nUnstarred it goes: twenty newer ones are kept.");
    question_.ask(console,
                  {.title = "This replay",
                   .text = text.view(),
                   .answers = {here().name.starred ? "Unstar" : "★ Star", "Delete", "Back"},
                   .cancel = 2});
}

void ReplayListScreen::uncovered(stage::Console& console) {
    const int answer = question_.take_answer();
    if (answer == Question::none) return refresh();
    answered(console, answer);
}

void ReplayListScreen::answered(stage::Console& console, int answer) {
    const Asked asked = std::exchange(asked_, Asked::nothing);
    if (asked == Asked::what && answer == 0) {
        if (!storage::replays::star(here().name.match, !here().name.starred)) {
            const auto names = store_.replays();
            const auto starred = std::count_if(names.all().begin(), names.all().end(),
                                               [](const auto& each) { return each.starred; });
            console.toast(starred >= storage::starred_limit ? "Too many are starred already"
                                                            : "It could not be changed");
        }
        return refresh();
    }
    if (asked == Asked::what && answer == 1) {
        asked_ = Asked::whether;
        return question_.ask(console, {.title = "Delete it?",
                                       .text = "A deleted replay does not come back. The scores "
                                               "stay as they are.",
                                       .answers = {"Delete", "Keep"},
                                       .first = 1,
                                       .cancel = 1,
                                       .grave = true});
    }
    if (asked == Asked::whether && answer == 0) {
        if (!storage::replays::remove(here().name.match)) console.toast("It could not be deleted");
        refresh();
    }
}

}  // namespace shell
