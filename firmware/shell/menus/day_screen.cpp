#include "shell/menus/day_screen.h"

#include <algorithm>
#include <utility>

#include "console/status.h"
#include "shell/page.h"

namespace shell {

using stage::Key;
using stage::Rect;

namespace {

constexpr Rect day_card_area{12, page_top + 2, 216, 88};
constexpr Rect day_list_area{12, day_card_area.bottom() + 4, 216, 84};
constexpr int emblem_size = 32;

}  // namespace

DayScreen::DayScreen(const console::Runtime& runtime, storage::Store& store, Navigation& navigation,
                     const Chambers& chambers, Question& question, stage::Screen& numbered,
                     ResultCode& code, stage::Screen& check)
    : ListPage(runtime, day_list_area, day_list_area.height / static_cast<int>(Row::count)),
      store_(store),
      navigation_(navigation),
      chambers_(chambers),
      question_(question),
      numbered_(numbered),
      day_entry_(runtime, chambers),
      result_entry_(runtime, chambers, code, check) {}

void DayScreen::read_book() {
    const storage::DayBook book = store_.day_book();
    today_ = book.today;
    told_ = book.told;
    best_ = book.best(day_);
}

void DayScreen::show(int day) {
    day_ = day_challenge(chambers_, day).number;
    if (day_ == 0) day_ = day_challenge(chambers_, neighbour_of_day(chambers_, day, 1)).number;
    if (day_ == 0) day_ = day_challenge(chambers_, neighbour_of_day(chambers_, day, -1)).number;
    read_book();
    number_.clear();
    number_.number(day_);
    rows_ = {{{.label = "Play day", .value = number_.view(), .adjustable = true},
              {.label = "Type the day"},
              {.label = "Check a result"},
              {.label = "Numbered challenges"}}};
    list_.set_rows(rows_);
}

void DayScreen::opened(stage::Console&) {
    asks_ = false;
    read_book();
    show(std::max(today_, 1));
    list_.set_cursor(0);
}

void DayScreen::uncovered(stage::Console& console) {
    const int answer = question_.take_answer();
    if (std::exchange(asks_, false)) {
        if (answer == 0) {
            const Challenge of = day_challenge(chambers_, day_);
            return navigation_.begin(console, *of.cartridge, of.start);
        }
        return;
    }
    const int typed = day_entry_.take();
    show(typed != 0 ? typed : day_);
    if (typed == 0) return;
    list_.set_cursor(0);
    keep(console);
}

storage::Written DayScreen::told(stage::Console& console, int day) {
    const storage::Written written = store_.set_day(day, true);
    if (written != storage::Written::ok) return written;
    if (!runtime_.on_top(*this)) return written;
    show(day);
    console.damage_all();
    return written;
}

void DayScreen::keep(stage::Console& console) {
    if (day_ == today_) return;
    if (const storage::Written written = store_.set_day(day_, false);
        written != storage::Written::ok && written != storage::Written::no_storage)
        console.toast(storage::words(written));
    read_book();
}

void DayScreen::changed(stage::Console& console, int, int direction) {
    const int next = neighbour_of_day(chambers_, day_, direction);
    console.sound(next == day_ ? stage::Cue::refuse : stage::Cue::toggle);
    show(next);
    console.damage(day_card_area);
    console.damage(list_.row_area(0));
    console.damage(help_area);
}

void DayScreen::left(stage::Console& console) {
    if (day_ > today_) keep(console);
    console.close();
}

void DayScreen::chosen(stage::Console& console, int row) {
    switch (static_cast<Row>(row)) {
        case Row::day:
            return ask(console);
        case Row::type:
            return console.open(day_entry_);
        case Row::check:
            return console.open(result_entry_);
        case Row::numbered:
            return console.open(numbered_);
        case Row::count:
            break;
    }
}

// Only what is lost is asked about.
void DayScreen::ask(stage::Console& console) {
    if (day_ > today_) keep(console);
    const Challenge of = day_challenge(chambers_, day_);
    navigation_.count_if_over(console, *of.cartridge);
    if (store_.running(of.cartridge->game.info.id).loaded == storage::Loaded::none)
        return navigation_.begin(console, *of.cartridge, of.start);
    asks_ = true;
    question_.ask(console,
                  {.title = "Give up the match?",
                   .text = "A match of this game is not finished. The challenge of the day "
                           "gives it up.",
                   .answers = {"Play", "Back"},
                   .first = 1,
                   .cancel = 1,
                   .grave = true});
}

std::span<const stage::Hint> DayScreen::hints() const {
    static constexpr stage::Hint on_day[] = {
        {stage::keys_of(Key::left, Key::right), "day"}, {Key::a, "play"}, {Key::b, "back"}};
    static constexpr stage::Hint elsewhere[] = {
        {stage::keys_of(Key::up, Key::down), "move"}, {Key::a, "choose"}, {Key::b, "back"}};
    if (list_.cursor() == 0) return on_day;
    return elsewhere;
}

std::string_view DayScreen::help(int row) const {
    switch (static_cast<Row>(row)) {
        case Row::day:
            if (today_ == 0) return "No clock here: count up or type it";
            if (day_ < today_) return "An earlier day";
            if (day_ > today_) return "A later day";
            return told_ ? "Today, when a computer said so last"
                         : "Today, as you counted or typed it";
        case Row::type:
            return "A computer on the cable knows it, too";
        case Row::check:
            return "Is somebody else's result true?";
        case Row::numbered:
            return "With a par to beat, and puzzles";
        case Row::count:
            break;
    }
    return {};
}

void DayScreen::draw_ground(stage::Canvas& canvas) const {
    ListPage::draw_ground(canvas);
    if (!canvas.shows(day_card_area)) return;
    const stage::Theme& theme = canvas.theme();
    canvas.rounded(day_card_area, 8, theme.panel);
    const Challenge of = day_challenge(chambers_, day_);
    if (of.number == 0) return;
    const int left = day_card_area.x + 10, right = day_card_area.right() - 10;
    int y = day_card_area.y + 8;
    kit::Text<32> words("Day ");
    words.number(day_);
    canvas.text({left, y}, words.view(), stage::large, theme.ink);
    if (const stage::Sprite* emblem = of.cartridge->emblem; emblem != nullptr)
        canvas.sprite(*emblem, {right - emblem_size, y});
    y += 26;
    words.clear();
    print_date(day_, words);
    canvas.text({left, y}, words.view(), stage::small, theme.faint);
    y += 15;
    kit::Text<64> game(of.cartridge->game.info.title);
    game.add(": ").add(of.title());
    canvas.text_fitted({left, y}, right - left, game.view(), stage::small, theme.ink);
    y += 17;
    words.clear();
    if (best_.day == 0) {
        words.add("Not played yet");
    } else {
        words.add("Your best: ");
        print_result(best_.ended, best_.score, words);
    }
    canvas.text_fitted({left, y}, right - left, words.view(), stage::small,
                       best_.day == 0 ? theme.faint : theme.accent);
}

}  // namespace shell
