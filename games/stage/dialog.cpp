#include "stage/dialog.h"

namespace stage {

namespace {
constexpr int width = 212;
constexpr int margin = 12;
constexpr int title_height = 26;
constexpr int answer_height = 24;
constexpr int most_text = 132;
const Font& body_font = small;
}  // namespace

Dialog::Dialog(const DialogText& text) : text_(text), cursor_(text.first) {
    for (const std::string_view answer : text_.answers) count_ += answer.empty() ? 0 : 1;
    const int inner = width - 2 * margin;
    const int body = std::min(paragraph_height(inner, text_.text, body_font, 2), most_text);
    const int height = title_height + margin + body + margin + answer_height + margin;
    area_ = {(screen_size - width) / 2, (screen_size - height) / 2, width, height};
}

Rect Dialog::answer_area(int index) const {
    const int gap = 6, inner = width - 2 * margin;
    // One answer alone does not need the whole width.
    const int each = std::min((inner - gap * (count_ - 1)) / count_, 110);
    const int used = each * count_ + gap * (count_ - 1);
    return {area_.x + (area_.width - used) / 2 + index * (each + gap),
            area_.bottom() - margin - answer_height + 2, each, answer_height};
}

Reply Dialog::key(KeyPress press) {
    const Rect before = answer_area(cursor_);
    if (press.tapped(Key::a)) return {Did::chosen, before, {}};
    if (press.tapped(Key::b)) {
        if (text_.cancel < 0) return {Did::refused, before, {}};
        cursor_ = text_.cancel;
        return {Did::chosen, before, answer_area(cursor_)};
    }
    const int by = press.tapped(Key::right) || press.tapped(Key::down) ? 1
                   : press.tapped(Key::left) || press.tapped(Key::up)  ? -1
                                                                       : 0;
    const int next = std::clamp(cursor_ + by, 0, count_ - 1);
    if (next == cursor_) return {};
    cursor_ = next;
    return {Did::moved, before, answer_area(cursor_)};
}

void Dialog::draw(Canvas& canvas) const {
    const Theme& theme = canvas.theme();
    const Colour head = text_.grave ? theme.bad : theme.accent;
    canvas.shade(screen_area, theme.paper);
    if (!canvas.shows(area_.inset(-3))) return;
    canvas.rounded(area_.inset(-3), 9, theme.paper);
    canvas.rounded(area_, 7, theme.panel);
    {
        const auto top = canvas.clipped({area_.x, area_.y, area_.width, title_height});
        canvas.rounded(area_, 7, head);
    }
    canvas.rounded_frame(area_, 7, head, 2);
    const auto title_y = [&](const Font& font) {
        return area_.y + (title_height - font.height) / 2;
    };
    int left = area_.x + margin;
    if (text_.grave)
        left += canvas.text({left, title_y(medium)}, "\u26a0 ", medium, theme.on_accent);
    const int room = area_.right() - margin - left;
    const Font& title = text_width(text_.title, medium) <= room ? medium : small;
    canvas.text_fitted({left, title_y(title)}, room, text_.title, title, theme.on_accent);
    canvas.paragraph({area_.x + margin, area_.y + title_height + margin, width - 2 * margin,
                      answer_area(0).y - margin / 2 - area_.y - title_height - margin},
                     text_.text, body_font, theme.ink, Align::left, 2);
    for (int i = 0; i < count_; ++i) {
        const Rect box = answer_area(i);
        const bool here = i == cursor_;
        if (here)
            canvas.rounded(box, 5, theme.accent);
        else
            canvas.rounded_frame(box, 5, theme.edge);
        const std::string_view answer = text_.answers[static_cast<std::size_t>(i)];
        const bool fits = text_width(answer, medium) <= box.width - 8;
        const Font& font = fits ? medium : small;
        canvas.text_fitted({box.centre().x, box.y + (box.height - font.height) / 2}, box.width - 6,
                           answer, font, here ? theme.on_accent : theme.ink, Align::centre);
    }
}

}  // namespace stage
