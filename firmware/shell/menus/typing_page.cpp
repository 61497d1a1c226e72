#include "shell/menus/typing_page.h"

#include <algorithm>

#include "console/status.h"
#include "kit/check.h"
#include "shell/page.h"

namespace shell {

using stage::Key;
using stage::Rect;

namespace {

constexpr int key_width = 24, key_height = 22, key_gap = 3;
constexpr int groups_across = 4, group_width = 50, group_height = 22;
constexpr int typed_lines = 2;
constexpr Rect typed_area{20, page_top + 2, groups_across* group_width, typed_lines* group_height};
constexpr Rect message_area{12, typed_area.bottom() + 3, 216, 28};
constexpr Rect typed_words_area{0, typed_area.y, stage::screen_size,
                                message_area.bottom() - typed_area.y};
constexpr int board_top = message_area.bottom() + 5;

// Rows are full: the cursor is always on a key.
int columns_for(std::string_view alphabet) {
    const int columns = alphabet.size() % 8 == 0 ? 8 : 5;
    kit::check(static_cast<int>(alphabet.size()) % columns == 0, "a board has full rows");
    return columns;
}

stage::GridShape board_shape(std::string_view alphabet) {
    const int key_columns = columns_for(alphabet);
    const int rows = static_cast<int>(alphabet.size()) / key_columns;
    const int height = rows * (key_height + key_gap) - key_gap;
    const int width = key_columns * (key_width + key_gap) - key_gap;
    const int space = stage::hints_area.y - board_top;
    return {{(stage::screen_size - width) / 2, board_top + (space - height) / 2 - 2},
            key_columns,
            rows,
            key_width,
            key_height,
            key_gap};
}

}  // namespace

TypingPage::TypingPage(const console::Runtime& runtime, std::string_view alphabet,
                       std::span<char> room)
    : runtime_(runtime), alphabet_(alphabet), board_(board_shape(alphabet), 2), typed_(room) {
    board_.set_wrap(true);
}

void TypingPage::set_typed(std::string_view symbols) {
    count_ = 0;
    for (const char c : symbols)
        if (alphabet_.find(c) != std::string_view::npos && count_ < most())
            typed_[static_cast<std::size_t>(count_++)] = c;
    caret_ = count_;
    typed_anew();
}

void TypingPage::go_to_group(stage::Console& console, int index) {
    caret_ = std::clamp(index * group, 0, count_);
    console.damage(typed_area);
}

void TypingPage::damage_words(stage::Console& console) const {
    console.damage(typed_words_area);
    console.damage(stage::hints_area);
}

void TypingPage::key(stage::Console& console, stage::KeyPress press) {
    if (press.tapped(Key::x)) return done(console);
    if (press.tapped(Key::b)) return take_back(console);
    if (press.held(Key::b)) {  // all of it, and out
        console.sound(stage::Cue::back);
        return console.close();
    }
    const stage::Reply reply = board_.key(press);
    if (stage::report(console, reply) != stage::Did::chosen) return;
    const stage::Cell cell = board_.cell();
    type(console,
         alphabet_[static_cast<std::size_t>(cell.row * columns_for(alphabet_) + cell.column)]);
}

void TypingPage::type(stage::Console& console, char c) {
    if (caret_ == most()) return console.sound(stage::Cue::refuse);
    typed_[static_cast<std::size_t>(caret_++)] = c;
    count_ = std::max(count_, caret_);
    typed_anew();
    damage_words(console);
}

// At the end the last one goes; further back only the caret does.
void TypingPage::take_back(stage::Console& console) {
    console.sound(stage::Cue::back);
    if (count_ == 0) return console.close();
    if (caret_ == count_) --count_;
    if (caret_ > 0) --caret_;
    typed_anew();
    damage_words(console);
}

// The first that is seen: where there are more lines than are shown, the caret's is the last.
int TypingPage::first_group() const {
    const int line = std::min(caret_, most() - 1) / (group * groups_across);
    return std::max(line - (typed_lines - 1), 0) * groups_across;
}

stage::Point TypingPage::place(int index) const {
    const int which = index / group - first_group();
    return {typed_area.x + which % groups_across * group_width + 7 + index % group * 9,
            typed_area.y + which / groups_across * group_height + 3};
}

void TypingPage::draw(stage::Canvas& canvas) const {
    draw_page(canvas, title());
    console::draw_status(canvas, 228, 6, runtime_.power(), runtime_.settings());
    kit::Text<24> way_out;
    stage::name_buttons(way_out, "{B} held: leave", runtime_.settings().left_handed);
    canvas.text({200, 6}, way_out.view(), stage::small, canvas.theme().faint, stage::Align::right);
    if (canvas.shows(typed_area)) draw_typed(canvas);
    if (canvas.shows(message_area)) draw_message(canvas);
    draw_board(canvas);
    const stage::Hint hints[] = {
        {Key::a, "type"}, {Key::b, count_ == 0 ? "back" : "delete"}, {Key::x, done_word()}};
    stage::draw_hints(canvas, hints, runtime_.settings().left_handed);
}

void TypingPage::draw_typed(stage::Canvas& canvas) const {
    const stage::Theme& theme = canvas.theme();
    const int begin = first_group() * group;
    const int shown = std::min(std::max({places(), count_, caret_ + (caret_ < most() ? 1 : 0)}),
                               begin + typed_lines * groups_across * group);
    for (int first = begin; first < shown; first += group) {
        const stage::Point at = place(first);
        const Rect box{at.x - 5, at.y - 2, group * 9 + 9, 20};
        const bool bad = first / group == wrong_group();
        canvas.rounded(box, 4, theme.panel);
        if (bad) canvas.rounded_frame(box, 4, theme.bad, 2);
    }
    for (int i = begin; i < shown; ++i) {
        const stage::Point at = place(i);
        if (i < count_)
            canvas.text(at, typed().substr(static_cast<std::size_t>(i), 1), stage::medium,
                        mood() == Mood::good ? theme.good : theme.ink);
        else
            canvas.fill({at.x + 3, at.y + 8, 2, 2}, theme.edge);
        if (i == caret_) canvas.fill({at.x, at.y + 15, 8, 2}, theme.accent);
    }
}

void TypingPage::draw_message(stage::Canvas& canvas) const {
    const stage::Theme& theme = canvas.theme();
    const Mood now = mood();
    const stage::Colour ink = now == Mood::good  ? theme.good
                              : now == Mood::bad ? theme.bad
                                                 : theme.faint;
    int left = message_area.x;
    if (now != Mood::plain)
        left +=
            canvas.text({left, message_area.y}, now == Mood::good ? "✓ " : "✗ ", stage::small, ink);
    canvas.paragraph({left, message_area.y, message_area.right() - left, message_area.height},
                     message(), stage::small, ink);
}

void TypingPage::draw_board(stage::Canvas& canvas) const {
    const stage::Theme& theme = canvas.theme();
    const int key_columns = columns_for(alphabet_);
    for (std::size_t i = 0; i < alphabet_.size(); ++i) {
        const int index = static_cast<int>(i);
        const Rect area = board_.cell_area({index % key_columns, index / key_columns});
        if (!canvas.shows(area)) continue;
        canvas.rounded(area, 4, theme.panel);
        canvas.text({area.x + (area.width - stage::medium.width) / 2 + 1,
                     area.y + (area.height - stage::medium.height) / 2},
                    alphabet_.substr(i, 1), stage::medium, theme.ink);
    }
    board_.draw(canvas);
}

}  // namespace shell
