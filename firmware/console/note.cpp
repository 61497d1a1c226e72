#include "console/note.h"

#include "stage/hints.h"

namespace console {

void Note::show(stage::Console& console, std::string_view title, std::string_view text,
                bool grave) {
    text_.clear();
    stage::name_buttons(text_, text, settings_.left_handed);
    dialog_ = stage::Dialog({.title = title, .text = text_.view(), .cancel = 0, .grave = grave});
    console.open(*this);
}

void Note::key(stage::Console& console, stage::KeyPress press) {
    if (dialog_.key(press).did != stage::Did::chosen) return;
    console.sound(stage::Cue::back);
    console.close();
}

void Note::draw(stage::Canvas& canvas) const {
    dialog_.draw(canvas);
    constexpr stage::Hint hints[] = {{stage::keys_of(stage::Key::a, stage::Key::b), "OK"}};
    stage::draw_hints(canvas, hints, settings_.left_handed);
}

}  // namespace console
