#include "console/note.h"

namespace console {

void Note::crashed(std::string_view reason) {
    title_ = "It crashed";
    text_.fill(0);
    std::copy_n(reason.begin(), std::min(reason.size(), text_.size() - 1), text_.begin());
}

void Note::battery_empty(int) {
    constexpr std::string_view text = "Charge now, or switch off.";
    title_ = "Battery empty";
    text_.fill(0);
    std::copy_n(text.begin(), text.size(), text_.begin());
}

void Note::key(stage::Console& console, stage::KeyPress press) {
    if (!press.tapped(stage::Key::a) && !press.tapped(stage::Key::b)) return;
    open_ = false;
    console.sound(stage::Cue::back);
    console.close();
}

void Note::draw(stage::Canvas& canvas) const {
    const stage::Theme& theme = canvas.theme();
    constexpr stage::Rect box{16, 60, 208, 120};
    canvas.shade(stage::screen_area, theme.paper);
    canvas.rounded(box, 8, theme.panel);
    canvas.rounded_frame(box, 8, theme.warn, 2);
    canvas.text({120, 68}, title_, stage::medium, theme.warn, stage::Align::centre);
    canvas.paragraph({28, 92, 184, 64}, text_.data(), stage::small, theme.ink);
    canvas.text({120, 162}, "A close", stage::small, theme.faint, stage::Align::centre);
}

}  // namespace console
