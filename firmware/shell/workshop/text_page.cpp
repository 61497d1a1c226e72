#include "shell/workshop/text_page.h"

#include <algorithm>

#include "console/status.h"
#include "kit/check.h"
#include "shell/page.h"

namespace shell {

using stage::Key;
using stage::Rect;

namespace {

constexpr int text_columns = 12, text_rows = 6, text_keys = text_columns * text_rows;
constexpr int caret_left = text_keys - 2, caret_right = text_keys - 1;
constexpr int lines_shown = 5, text_line_height = 12;
constexpr Rect text_area{6, page_top, 228, lines_shown* text_line_height + 2};
constexpr Rect text_message_area{8, text_area.bottom() + 2, 224, 25};
constexpr Rect text_words_area{0, text_area.y, stage::screen_size,
                               text_message_area.bottom() - text_area.y};
constexpr stage::GridShape text_board{
    {7, text_message_area.bottom() + 2}, text_columns, text_rows, 17, 15, 2};

}  // namespace

TextPage::TextPage(const console::Runtime& runtime) : runtime_(runtime), board_(text_board, 1) {
    board_.set_wrap(true);
}

void TextPage::begin(std::string_view characters, std::size_t most, std::string_view text) {
    kit::check(characters.size() <= caret_left && most <= longest, "a text that is never typed");
    characters_ = characters;
    most_ = most;
    count_ = std::min(text.size(), most);
    std::copy_n(text.begin(), count_, text_.begin());
    caret_ = count_;
    board_.set_cell({});
    changed();
}

void TextPage::go_to(stage::Console& console, std::size_t place) {
    caret_ = std::min(place, count_);
    damage_words(console);
}

void TextPage::damage_words(stage::Console& console) const {
    console.damage(text_words_area);
    console.damage(stage::hints_area);
}

// ---- Keys ---------------------------------------------------------------------------------------

void TextPage::key(stage::Console& console, stage::KeyPress key_press) {
    if (key_press.tapped(Key::x)) return done(console);
    if (key_press.tapped(Key::b)) return take_back(console);
    if (key_press.held(Key::b)) {  // whatever is written
        console.sound(stage::Cue::back);
        return console.close();
    }
    if (stage::report(console, board_.key(key_press)) == stage::Did::chosen) press(console);
}

void TextPage::press(stage::Console& console) {
    const stage::Cell cell = board_.cell();
    const int index = cell.row * text_columns + cell.column;
    if (index == caret_left || index == caret_right) {
        if (index == caret_left && caret_ > 0) return go_to(console, caret_ - 1);
        if (index == caret_right && caret_ < count_) return go_to(console, caret_ + 1);
        return console.sound(stage::Cue::refuse);
    }
    const auto at = static_cast<std::size_t>(index);
    if (at >= characters_.size() || count_ == most_) return console.sound(stage::Cue::refuse);
    put(console, characters_[at]);
}

void TextPage::put(stage::Console& console, char c) {
    std::copy_backward(text_.begin() + static_cast<std::ptrdiff_t>(caret_),
                       text_.begin() + static_cast<std::ptrdiff_t>(count_),
                       text_.begin() + static_cast<std::ptrdiff_t>(count_) + 1);
    text_[caret_++] = c;
    ++count_;
    changed();
    damage_words(console);
}

void TextPage::take_back(stage::Console& console) {
    console.sound(stage::Cue::back);
    if (count_ == 0) return console.close();
    if (caret_ == 0) return console.sound(stage::Cue::refuse);
    std::copy(text_.begin() + static_cast<std::ptrdiff_t>(caret_),
              text_.begin() + static_cast<std::ptrdiff_t>(count_),
              text_.begin() + static_cast<std::ptrdiff_t>(caret_) - 1);
    --caret_;
    --count_;
    changed();
    damage_words(console);
}

// ---- Drawing ------------------------------------------------------------------------------------

void TextPage::draw(stage::Canvas& canvas) const {
    draw_page(canvas, title());
    console::draw_status(canvas, 228, 6, runtime_.power(), runtime_.settings());
    if (canvas.shows(text_area)) draw_text(canvas);
    if (canvas.shows(text_message_area)) draw_message(canvas);
    draw_board(canvas);
    const stage::Hint hints[] = {{Key::a, "type"},
                                 {Key::b, count_ == 0 ? "back" : "delete, held: leave"},
                                 {Key::x, done_word()}};
    stage::draw_hints(canvas, hints, runtime_.settings().left_handed);
}

void TextPage::draw_text(stage::Canvas& canvas) const {
    const stage::Theme& theme = canvas.theme();
    const stage::Font& font = is_short() ? stage::medium : stage::small;
    const int length = is_short() ? static_cast<int>(most_) : line_length;
    canvas.rounded(text_area, 4, theme.panel);
    const int height = is_short() ? stage::medium.height : text_line_height;
    const int here = is_short() ? 0 : static_cast<int>(caret_) / length;
    // The line of the caret is always among those shown.
    const int first = is_short() ? 0 : std::max(0, here - (lines_shown - 1));
    const int shown = is_short() ? 1 : lines_shown;
    const int left = is_short() ? 120 - length * font.width / 2 : text_area.x;
    const int top = is_short() ? text_area.centre().y - height / 2 : text_area.y + 1;
    const stage::Colour ink = mood() == Mood::good ? theme.good : theme.ink;
    for (int line = first; line < first + shown; ++line) {
        const auto from = static_cast<std::size_t>(line * length);
        const int y = top + (line - first) * height;
        canvas.text({left, y},
                    kit::first_of(kit::behind(text(), from), static_cast<std::size_t>(length)),
                    font, ink);
    }
    if (is_short())
        for (std::size_t i = count_; i < most_; ++i)
            canvas.fill({left + static_cast<int>(i) * font.width + 3, top + height / 2, 2, 2},
                        theme.edge);
    const int column = static_cast<int>(caret_) - here * length;
    const Rect caret{left + column * font.width, top + (here - first) * height, 2, height};
    canvas.fill(caret, theme.accent);
}

void TextPage::draw_message(stage::Canvas& canvas) const {
    const stage::Theme& theme = canvas.theme();
    const Mood now = mood();
    const stage::Colour ink = now == Mood::good  ? theme.good
                              : now == Mood::bad ? theme.bad
                                                 : theme.faint;
    int left = text_message_area.x;
    if (now != Mood::plain)
        left += canvas.text({left, text_message_area.y}, now == Mood::good ? "✓ " : "✗ ",
                            stage::small, ink);
    kit::Text<160> words;
    stage::name_buttons(words, message(), runtime_.settings().left_handed);
    canvas.paragraph(
        {left, text_message_area.y, text_message_area.right() - left, text_message_area.height},
        words.view(), stage::small, ink);
}

void TextPage::draw_board(stage::Canvas& canvas) const {
    for (int index = 0; index < text_keys; ++index) {
        const Rect area = board_.cell_area({index % text_columns, index / text_columns});
        if (canvas.shows(area)) draw_key(canvas, index, area);
    }
    board_.draw(canvas);
}

void TextPage::draw_key(stage::Canvas& canvas, int index, const Rect& area) const {
    const stage::Theme& theme = canvas.theme();
    const bool moves_caret = index >= caret_left;
    if (!moves_caret && index >= static_cast<int>(characters_.size())) return;
    canvas.rounded(area, 3, theme.panel);
    const stage::Point middle = area.centre();
    if (moves_caret) {
        const int way = index == caret_left ? -1 : 1;
        canvas.triangle({middle.x + way * 4, middle.y}, {middle.x - way * 3, middle.y - 4},
                        {middle.x - way * 3, middle.y + 4}, theme.accent);
        return;
    }
    const std::string_view c = characters_.substr(static_cast<std::size_t>(index), 1);
    if (c == " ") {  // a space is shown as the bar that it is typed with
        canvas.fill({middle.x - 5, middle.y + 3, 10, 1}, theme.ink);
        canvas.fill({middle.x - 5, middle.y + 1, 1, 2}, theme.ink);
        canvas.fill({middle.x + 4, middle.y + 1, 1, 2}, theme.ink);
        return;
    }
    canvas.text({middle.x - stage::small.width / 2, area.y + 2}, c, stage::small, theme.ink);
}

}  // namespace shell
